// Test code: a brush that paints nothing and notes what would stand where.

/** How wide and high the ink of a letter or a figure is, in parts of the size of its face. */
const [INK_WIDTH, INK_HEIGHT] = [0.62, 0.72];

/** What was drawn, in CSS px: a text by its ink, a shape by its square of 100 by 100. */
export interface Mark {
  readonly what: 'text' | 'shape';
  /** The text, or the path data. */
  readonly of: string;
  /** Of the face of a text, in px; of the square of a shape. */
  readonly size: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Stands in for the browser's own; to be put in place of the global one. */
export class NotedPath {
  readonly of: string;

  constructor(of: string) {
    this.of = of;
  }
}

/** Notes texts, and shapes that are filled; where a text is centred, its place is that of figures (`figure`). */
export function notingBrush(marks: Mark[]): CanvasRenderingContext2D {
  let [x, y, scale, size] = [0, 0, 1, 0];
  const kept: (typeof x)[][] = [];
  const known: Record<string, unknown> = {
    save: () => kept.push([x, y, scale]),
    restore: () => ([x = 0, y = 0, scale = 1] = kept.pop() ?? []),
    translate: (dx: number, dy: number) => ([x, y] = [x + dx * scale, y + dy * scale]),
    scale: (by: number) => (scale *= by),
    measureText: (text: string) => ({
      width: size * INK_WIDTH * text.length,
      actualBoundingBoxLeft: 0,
      actualBoundingBoxRight: size * INK_WIDTH * text.length,
      actualBoundingBoxAscent: size * INK_HEIGHT,
      actualBoundingBoxDescent: 0,
    }),
    fillText: (of: string, left: number, bottom: number) => {
      // Written from its middle, and moved by half its ink.
      const right = left + size * INK_WIDTH * of.length;
      marks.push({ what: 'text', of, size, left, right, top: bottom - size * INK_HEIGHT, bottom });
    },
    fill: (path: unknown) => {
      if (!(path instanceof NotedPath)) return;
      const square = { left: x, right: x + 100 * scale, top: y, bottom: y + 100 * scale };
      marks.push({ what: 'shape', of: path.of, size: 100 * scale, ...square });
    },
  };
  const gradient = { addColorStop: () => undefined };
  return new Proxy({} as CanvasRenderingContext2D, {
    get: (_, name: string) => known[name] ?? (name.startsWith('create') ? () => gradient : () => undefined),
    set: (_, name: string, value: unknown) => {
      if (name === 'font') size = Number(/([\d.]+)px/.exec(String(value))?.[1]);
      return true;
    },
  });
}
