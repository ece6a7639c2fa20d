// The pen of all that is drawn as printed pictures: smooth outlines through places, limbs and ribbons, and flat shapes in layers of them.
import { around, ellipse, placed, polygon, polyline, type Placing } from './draw.ts';
import type { Ink, Shape } from './shape.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
  /** Whether an outline through it has a corner here. */
  readonly corner: boolean;
}

const rounded = (value: number): string => String(Math.round(value * 100) / 100);
const pair = (x: number, y: number): string => `${rounded(x)} ${rounded(y)}`;

/** Reads `12,30 40,50! 60,70`: places in the square, a `!` after those that are corners. */
function spots(text: string): Spot[] {
  return text.split(' ').map((word) => {
    const [x, y] = word.replace('!', '').split(',').map(Number);
    return { x: x!, y: y!, corner: word.endsWith('!') };
  });
}

/** The place before the first is the first itself, and so at the other end: for lines that are open. */
const within = (all: readonly Spot[], index: number): Spot =>
  all[Math.min(Math.max(index, 0), all.length - 1)]!;

/** An ellipse around `x`, `y`, turned by `turn` degrees clockwise; a circle when there is one radius. */
export function oval(x: number, y: number, rx: number, ry = rx, turn = 0): string {
  return turn === 0 ? ellipse(x, y, rx, ry) : placed(ellipse(0, 0, rx, ry), { x, y, turn });
}

/** An open line with straight pieces. */
export function track(text: string): string {
  return polyline(...spots(text).map(({ x, y }) => [x, y] as const));
}

/** A closed outline with straight sides. */
export function poly(text: string): string {
  return `${track(text)}Z`;
}

/** The smooth piece from `b` to `c`, of a line that comes from `a` and goes on to `d`. */
function smooth(a: Spot, b: Spot, c: Spot, d: Spot): string {
  const before = b.corner ? b : a;
  const after = c.corner ? c : d;
  const one = pair(b.x + (c.x - before.x) / 6, b.y + (c.y - before.y) / 6);
  const other = pair(c.x - (after.x - b.x) / 6, c.y - (after.y - b.y) / 6);
  return `C${one} ${other} ${pair(c.x, c.y)}`;
}

/** An open smooth line through all places. */
export function curve(text: string): string {
  const all = spots(text);
  const at = (index: number): Spot => within(all, index);
  const pieces = all.slice(1).map((_, i) => smooth(at(i - 1), at(i), at(i + 1), at(i + 2)));
  return `M${pair(at(0).x, at(0).y)}${pieces.join('')}`;
}

/** A closed smooth outline through all places. */
export function blob(text: string): string {
  const all = spots(text);
  const at = (index: number): Spot => all[(index + all.length) % all.length]!;
  const pieces = all.map((_, i) => smooth(at(i - 1), at(i), at(i + 1), at(i + 2)));
  return `M${pair(at(0).x, at(0).y)}${pieces.join('')}Z`;
}

/** Part of an ellipse's outline, open, from one angle to another: degrees, clockwise from straight up. */
export function arc(x: number, y: number, rx: number, from: number, to: number, ry = rx): string {
  const steps = Math.max(3, Math.ceil(Math.abs(to - from) / 30));
  const places = Array.from({ length: steps + 1 }, (_, i) => {
    const [dx, dy] = around(0, 0, 1, from + ((to - from) * i) / steps);
    return `${rounded(x + rx * dx)},${rounded(y + ry * dy)}`;
  });
  return curve(places.join(' '));
}

/** A bolt of lightning along straight pieces, `width` thick in the middle and sharp at both ends. */
export function bolt(text: string, width: number): string {
  const all = spots(text);
  const beside = (side: number) =>
    all.map(({ x, y }, i): readonly [number, number] => {
      const [from, to] = [within(all, i - 1), within(all, i + 1)];
      const long = Math.hypot(to.x - from.x, to.y - from.y);
      const wide = i === 0 || i === all.length - 1 ? 0 : (side * width) / 2;
      return [x - ((to.y - from.y) / long) * wide, y + ((to.x - from.x) / long) * wide];
    });
  return polygon(...beside(-1), ...beside(1).toReversed());
}

/**
 * A round-ended tube along a smooth line, which tapers from the width `from` to the width `to`: an arm, a finger,
 * a ribbon.
 */
export function limb(text: string, from: number, to = from): string {
  const line = sampled(spots(text));
  const last = line.length - 1;
  const place = ({ x, y }: Step, ax: number, ay: number, far: number): string =>
    `${rounded(x + ax * far)},${rounded(y + ay * far)}`;
  const half = (i: number): number => (from + ((to - from) * i) / last) / 2;
  const left = line.map((step, i) => place(step, step.dy, -step.dx, half(i)));
  const right = line.map((step, i) => place(step, -step.dy, step.dx, half(i)));
  const [start, end] = [line[0]!, line[last]!];
  const tip = place(end, end.dx, end.dy, to / 2);
  const root = place(start, -start.dx, -start.dy, from / 2);
  return blob([...left, tip, ...right.toReversed(), root].join(' '));
}

interface Step {
  readonly x: number;
  readonly y: number;
  /** The direction of the line here, of length 1. */
  readonly dx: number;
  readonly dy: number;
}

/** Places on the smooth line through all spots, close enough for a tube along it. */
function sampled(all: readonly Spot[]): Step[] {
  const places: { x: number; y: number }[] = [{ x: all[0]!.x, y: all[0]!.y }];
  const pieces = all.length === 2 ? 1 : 4;
  for (let i = 0; i < all.length - 1; i++) {
    const [a, b, c, d] = [within(all, i - 1), all[i]!, all[i + 1]!, within(all, i + 2)];
    for (let step = 1; step <= pieces; step++) {
      const t = step / pieces;
      places.push({ x: between(a.x, b.x, c.x, d.x, t), y: between(a.y, b.y, c.y, d.y, t) });
    }
  }
  return places.map(({ x, y }, i) => {
    const from = places[Math.max(i - 1, 0)]!;
    const to = places[Math.min(i + 1, places.length - 1)]!;
    const long = Math.hypot(to.x - from.x, to.y - from.y);
    return { x, y, dx: (to.x - from.x) / long, dy: (to.y - from.y) / long };
  });
}

/** The value at `t` of a smooth line (Catmull and Rom) from `b` to `c`. */
function between(a: number, b: number, c: number, d: number, t: number): number {
  const bend = (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t;
  return b + ((c - a) * t + bend) / 2;
}

/** Shapes brought to another place; their lines keep their width. */
export function put(shapes: readonly Shape[], where: Placing): Shape[] {
  return shapes.map((shape) => ({ ...shape, d: placed(shape.d, where) }));
}

/** Flat figures without an outline. */
export function flat(fill: Ink, ...paths: readonly string[]): Shape {
  return { d: paths.join(''), fill };
}

/** Figures with an ink line around each. */
export function inked(fill: Ink, ...paths: readonly string[]): Shape {
  return { d: paths.join(''), fill, line: 'ink' };
}

/** Lines alone. */
export function drawn(line: Ink, width: number, ...paths: readonly string[]): Shape {
  return { d: paths.join(''), line, width };
}

/** Figures that make one silhouette, with an ink line around the whole. */
export function merged(fill: Ink, ...paths: readonly string[]): Shape[] {
  return [
    ...paths.map((d) => ({ d, fill, line: 'ink' as const, width: 4 })),
    ...paths.map((d) => ({ d, fill })),
  ];
}

/** A thick line with an ink line on both sides: a rope, a ring, a ribbon. */
export function cord(line: Ink, width: number, ...paths: readonly string[]): Shape[] {
  return [drawn('ink', width + 4, ...paths), drawn(line, width, ...paths)];
}

/** The same, lying over another: where it crosses, its ends may not show. */
export function over(
  line: Ink,
  width: number,
  x: number,
  y: number,
  r: number,
  from: number,
  to: number,
): Shape[] {
  const edge = width / 2 + 1;
  return [
    drawn(line, width, arc(x, y, r, from + 4, to - 4)),
    drawn('ink', 2, arc(x, y, r - edge, from, to), arc(x, y, r + edge, from, to)),
  ];
}
