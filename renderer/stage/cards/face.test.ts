// In a fan, a face shows its whole rank and its whole symbol in the strip that is to be seen of it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { facesFor } from '../paint/faces.ts';
import { CARD_PROPORTION, facePicture, FANNED } from './card.ts';

/** How wide and high the ink of a figure is at most, in parts of the size of its face. */
const [INK_WIDTH, INK_HEIGHT] = [0.62, 0.72];

/** What was drawn, in CSS px: figures by their ink, symbols by their squares. */
interface Mark {
  readonly what: 'rank' | 'symbol';
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A brush that paints nothing and notes where ranks and symbols would stand. */
function notingBrush(marks: Mark[]): CanvasRenderingContext2D {
  let [x, y, scale, size] = [0, 0, 1, 0];
  const kept: (typeof x)[][] = [];
  const known: Record<string, unknown> = {
    save: () => kept.push([x, y, scale]),
    restore: () => ([x = 0, y = 0, scale = 1] = kept.pop() ?? []),
    translate: (dx: number, dy: number) => ([x, y] = [x + dx * scale, y + dy * scale]),
    scale: (by: number) => (scale *= by),
    measureText: () => ({
      width: size * INK_WIDTH,
      actualBoundingBoxLeft: 0,
      actualBoundingBoxRight: size * INK_WIDTH,
      actualBoundingBoxAscent: size * INK_HEIGHT,
      actualBoundingBoxDescent: 0,
    }),
    fillText: (_text: string, left: number, bottom: number) => {
      // Written from its middle, and moved by half its ink.
      const half = (size * INK_WIDTH) / 2;
      marks.push({
        what: 'rank',
        left,
        right: left + 2 * half,
        top: bottom - size * INK_HEIGHT,
        bottom,
      });
    },
    fill: (path: unknown) => {
      if (path instanceof NoPath)
        marks.push({ what: 'symbol', left: x, right: x + 100 * scale, top: y, bottom: y + 100 * scale });
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

class NoPath {}
beforeEach(() => void vi.stubGlobal('Path2D', NoPath));
afterEach(() => void vi.unstubAllGlobals());

function marksOf(width: number, strip: number, reading: 'house' | 'plain' = 'house'): Mark[] {
  const marks: Mark[] = [];
  const picture = facePicture('G', 5, strip);
  picture.paint(notingBrush(marks), width, Math.round(width * CARD_PROPORTION), facesFor(reading));
  return marks;
}

const STRIPS = [0.42, 0.5, 0.58, 0.64, 0.74, 0.85] as const;
const WIDTHS = [26, 38, 44, 73, 118, 210] as const;

test.for(WIDTHS.flatMap((width) => STRIPS.map((strip) => [width, strip] as const)))(
  'a face %d wide, of which %d shows, has one rank and one symbol, whole',
  ([width, strip]) => {
    for (const reading of ['house', 'plain'] as const) {
      const marks = marksOf(width, strip, reading);
      expect(marks.map(({ what }) => what)).toEqual(['rank', 'symbol']);
      for (const { left, right, top, bottom } of marks) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(strip * width);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeLessThanOrEqual(width * CARD_PROPORTION);
      }
      const [rank, symbol] = marks;
      expect(rank?.bottom).toBeLessThanOrEqual(symbol?.top ?? 0);
      // The rank is the largest thing that is to be seen.
      expect((rank?.bottom ?? 0) - (rank?.top ?? 0)).toBeGreaterThan(width * 0.3);
    }
  },
);

test('keys tell the strip, and a face of which enough shows is the usual one', () => {
  expect(facePicture('G', 5).key).toBe('face G5');
  expect(facePicture('G', 5, FANNED).key).toBe('face G5');
  expect(facePicture('G', 5, 0.42).key).not.toBe(facePicture('G', 5, 0.5).key);
  expect(facePicture('G', 5, 0.425).key).toBe(facePicture('G', 5, 0.42).key);
  expect(new Set([0.3, 0.5, 0.9].map((strip) => facePicture('G', 5, strip).side))).toEqual(new Set(['face']));
});
