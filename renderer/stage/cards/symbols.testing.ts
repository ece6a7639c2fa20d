// Test code: what a symbol looks like at a small size, without a browser.

type Point = readonly [x: number, y: number];

/** Steps that a curve is cut into. */
const STEPS = 16;

/** The closed outlines of SVG path data with M, L, H, V, C, A and a. */
function outlinesOf(path: string): Point[][] {
  const outlines: Point[][] = [];
  let [x, y] = [0, 0];
  const to = (nextX: number, nextY: number): void => {
    outlines.at(-1)?.push([nextX, nextY]);
    [x, y] = [nextX, nextY];
  };
  for (const [, command = '', rest = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const values = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const take = (): number => values.shift() ?? 0;
    if (command === 'M') outlines.push([]);
    while (values.length > 0) {
      if (command === 'M' || command === 'L') to(take(), take());
      else if (command === 'H') to(take(), y);
      else if (command === 'V') to(x, take());
      else if (command === 'C') {
        const [from, one, two, end] = [
          [x, y],
          [take(), take()],
          [take(), take()],
          [take(), take()],
        ] as const;
        for (let step = 1; step <= STEPS; step += 1) to(...bezier(from, one, two, end, step / STEPS));
      } else if (command === 'A' || command === 'a') {
        const [rx, ry] = [take(), take()];
        take();
        const [large, sweep] = [take() === 1, take() === 1];
        const [endX, endY] = command === 'a' ? [x + take(), y + take()] : [take(), take()];
        for (const point of arc([x, y], [endX, endY], [rx, ry], large, sweep)) to(...point);
      } else throw new Error(`This code cannot draw the command ${command}.`);
    }
  }
  return outlines;
}

function bezier(from: Point, one: Point, two: Point, end: Point, t: number): Point {
  const at = (axis: 0 | 1): number =>
    (1 - t) ** 3 * from[axis] +
    3 * (1 - t) ** 2 * t * one[axis] +
    3 * (1 - t) * t ** 2 * two[axis] +
    t ** 3 * end[axis];
  return [at(0), at(1)];
}

/** An arc of an upright ellipse, as SVG's implementation notes have it (F.6.5). */
function arc(from: Point, end: Point, [rx, ry]: Point, large: boolean, sweep: boolean): Point[] {
  const [halfX, halfY] = [(from[0] - end[0]) / 2 / rx, (from[1] - end[1]) / 2 / ry];
  const apart = halfX ** 2 + halfY ** 2;
  const out = Math.sqrt(Math.max(0, 1 / apart - 1)) * (large === sweep ? -1 : 1);
  const [centreX, centreY] = [
    (from[0] + end[0]) / 2 + out * halfY * rx,
    (from[1] + end[1]) / 2 - out * halfX * ry,
  ];
  const angle = ([x, y]: Point): number => Math.atan2((y - centreY) / ry, (x - centreX) / rx);
  const start = angle(from);
  let turn = angle(end) - start;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  return Array.from({ length: STEPS }, (_, step) => {
    const now = start + (turn * (step + 1)) / STEPS;
    return [centreX + rx * Math.cos(now), centreY + ry * Math.sin(now)];
  });
}

/** How much of each px is inked, row by row, when the symbol is drawn so many px wide; holes by the even-odd rule. */
export function inkedAt(size: number, path: string): number[] {
  const outlines = outlinesOf(path);
  const isInside = (px: number, py: number): boolean =>
    outlines.reduce((odd, outline) => odd !== crosses(outline, px, py), false);
  const fine = 4;
  return Array.from({ length: size * size }, (_, index) => {
    let inked = 0;
    for (let sample = 0; sample < fine * fine; sample += 1) {
      const x = (index % size) + ((sample % fine) + 0.5) / fine;
      const y = Math.floor(index / size) + (Math.floor(sample / fine) + 0.5) / fine;
      if (isInside((x * 100) / size, (y * 100) / size)) inked += 1;
    }
    return inked / fine ** 2;
  });
}

/** Whether a ray from the point to the right crosses the outline an odd number of times. */
function crosses(outline: readonly Point[], px: number, py: number): boolean {
  let odd = false;
  outline.forEach(([x, y], index) => {
    const [beforeX, beforeY] = outline.at(index - 1) ?? [x, y];
    if (y > py !== beforeY > py && px < x + ((py - y) * (beforeX - x)) / (beforeY - y)) odd = !odd;
  });
  return odd;
}
