// Path data of simple forms, and forms moved, turned and mirrored, so that pictures are put together from parts.

type Point = readonly [x: number, y: number];

/** A number as it stands in path data. */
function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function ellipse(x: number, y: number, across: number, down: number): string {
  const arc = `${n(across)} ${n(down)} 0 1 0`;
  return `M${n(x - across)} ${n(y)}A${arc} ${n(x + across)} ${n(y)}A${arc} ${n(x - across)} ${n(y)}Z`;
}

export function circle(x: number, y: number, radius: number): string {
  return ellipse(x, y, radius, radius);
}

/** A rectangle from its upper left corner, its own corners round by `radius`. */
export function block(left: number, top: number, width: number, height: number, radius = 0): string {
  const [right, bottom] = [left + width, top + height];
  if (radius === 0) return polygon([left, top], [right, top], [right, bottom], [left, bottom]);
  const arc = `A${n(radius)} ${n(radius)} 0 0 1`;
  return (
    `M${n(left + radius)} ${n(top)}H${n(right - radius)}${arc} ${n(right)} ${n(top + radius)}` +
    `V${n(bottom - radius)}${arc} ${n(right - radius)} ${n(bottom)}H${n(left + radius)}` +
    `${arc} ${n(left)} ${n(bottom - radius)}V${n(top + radius)}${arc} ${n(left + radius)} ${n(top)}Z`
  );
}

/** A closed form with straight edges. */
export function polygon(...corners: readonly Point[]): string {
  return `${polyline(...corners)}Z`;
}

/** An open line with corners. */
export function polyline(...corners: readonly Point[]): string {
  return `M${corners.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;
}

/** A star; its first point points up, or `turn` degrees clockwise from there. */
export function star(x: number, y: number, outer: number, inner: number, points = 5, turn = 0): string {
  const corners = Array.from({ length: 2 * points }, (_, index): Point => {
    return around(x, y, index % 2 === 0 ? outer : inner, turn + (index * 180) / points);
  });
  return polygon(...corners);
}

/** Wedges of light out of one point, each as wide as the gap beside it, from `near` to `far`. */
export function rays(x: number, y: number, near: number, far: number, count: number, turn = 0): string {
  const step = 180 / count;
  return Array.from({ length: count }, (_, index) => {
    const from = turn + 2 * index * step;
    return polygon(
      around(x, y, near, from),
      around(x, y, far, from),
      around(x, y, far, from + step),
      around(x, y, near, from + step),
    );
  }).join('');
}

/** A cog wheel with square teeth; cut a hole into it by the even-odd rule. */
export function cog(x: number, y: number, outer: number, inner: number, teeth: number): string {
  const step = 360 / teeth;
  const corners = Array.from({ length: teeth }, (_, index) => index * step).flatMap((angle): Point[] => [
    around(x, y, inner, angle - step * 0.3),
    around(x, y, outer, angle - step * 0.2),
    around(x, y, outer, angle + step * 0.2),
    around(x, y, inner, angle + step * 0.3),
  ]);
  return polygon(...corners);
}

/** The point that far from another, `angle` degrees clockwise from straight up. */
export function around(x: number, y: number, distance: number, angle: number): Point {
  const radians = ((angle - 90) * Math.PI) / 180;
  return [x + distance * Math.cos(radians), y + distance * Math.sin(radians)];
}

/** How a form is brought to another place: scaled and mirrored about the origin, turned, then moved. */
export interface Placing {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  /** Mirrored left to right. */
  readonly flip?: boolean;
}

const COMMAND = /([MLHVCSQTAZ])([^A-Z]*)/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;
/** How many numbers each repetition of a command takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7 };

/**
 * Path data brought to another place.
 * @param path in absolute commands, that is with capital letters
 */
export function placed(path: string, { x = 0, y = 0, scale = 1, turn = 0, flip = false }: Placing): string {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180) * scale, Math.sin((turn * Math.PI) / 180) * scale];
  const side = flip ? -1 : 1;
  const at = (px: number, py: number): string =>
    `${n(px * side * cos - py * sin + x)} ${n(px * side * sin + py * cos + y)}`;
  let [lastX, lastY] = [0, 0];
  let moved = '';
  for (const [, command = '', rest = ''] of path.matchAll(COMMAND)) {
    const numbers = [...rest.matchAll(NUMBER)].map(Number);
    if (command === 'Z') moved += 'Z';
    const takes = TAKES[command] ?? 0;
    for (let start = 0; takes > 0 && start < numbers.length; start += takes) {
      const part = numbers.slice(start, start + takes);
      if (command === 'A') moved += arcPlaced(part, scale, turn, flip);
      else moved += command === 'H' || command === 'V' ? 'L' : command;
      const points = command === 'H' ? [part[0]!, lastY] : command === 'V' ? [lastX, part[0]!] : part;
      const from = command === 'A' ? 5 : 0;
      const ends: string[] = [];
      for (let place = from; place < points.length; place += 2)
        ends.push(at(points[place]!, points[place + 1]!));
      moved += ends.join(' ');
      [lastX, lastY] = points.slice(-2) as [number, number];
    }
  }
  return moved;
}

function arcPlaced(part: readonly number[], scale: number, turn: number, flip: boolean): string {
  const [across = 0, down = 0, tilt = 0, large = 0, sweep = 0] = part;
  const turned = flip ? turn - tilt : turn + tilt;
  return `A${n(across * scale)} ${n(down * scale)} ${n(turned)} ${large} ${flip ? 1 - sweep : sweep} `;
}

/** Path data mirrored left to right in the square of 100. */
export function mirrored(path: string): string {
  return placed(path, { x: 100, flip: true });
}

/** A form together with its mirror image in the square of 100. */
export function both(path: string): string {
  return path + mirrored(path);
}
