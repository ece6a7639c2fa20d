// Engraved ornament as SVG path data, for the stage and for the page: acanthus scrolls, shells, rosettes.
// Scrolls are drawn as an engraver does: a stem that winds up ever tighter, thick to thin, with leaves on its outside.

/** Path data that fills a box from (0, 0) to (width, height). */
export interface Ornament {
  readonly width: number;
  readonly height: number;
  readonly path: string;
}

/** Takes a point of a drawing to where it is wanted: mirrored, turned. */
type Turn = (x: number, y: number) => readonly [number, number];

/** A point of a stem, and where the stem heads there, in radians. */
interface Bud {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

interface Growth {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly length: number;
  /** How much it turns in all, in radians; clockwise is positive. */
  readonly turn: number;
  /** How late it turns: 1 evenly, higher more and more towards its end. */
  readonly late: number;
}

const STEPS = 40;
const AS_IT_IS: Turn = (x, y) => [x, y];

function figure(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A closed outline, always drawn the same way round, so that shapes that overlap leave no holes. */
function closed(kind: 'L' | 'C', outline: readonly (readonly [number, number])[], turn: Turn): string {
  const turned = outline.map(([x, y]) => turn(x, y));
  const area = turned.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = turned[(index + 1) % turned.length] as readonly [number, number];
    return sum + x * nextY - nextX * y;
  }, 0);
  const [first, ...others] = (area < 0 ? turned.toReversed() : turned).map(
    ([x, y]) => `${figure(x)} ${figure(y)}`,
  );
  return `M${first ?? ''}${kind}${others.join(' ')}Z`;
}

/** The middle line of a stem. */
function grow({ x, y, heading, length, turn, late }: Growth): Bud[] {
  const buds: Bud[] = [{ x, y, heading }];
  let [px, py] = [x, y];
  for (let step = 1; step <= STEPS; step += 1) {
    const now = heading + turn * ((step - 0.5) / STEPS) ** (late + 1);
    px += (Math.cos(now) * length) / STEPS;
    py += (Math.sin(now) * length) / STEPS;
    buds.push({ x: px, y: py, heading: heading + turn * (step / STEPS) ** (late + 1) });
  }
  return buds;
}

/** A stem, thick at its root and thin at its end. */
function stem(buds: readonly Bud[], root: number, tip: number, turn: Turn): string {
  const side = (which: 1 | -1): [number, number][] =>
    buds.map(({ x, y, heading }, index) => {
      const half = (which * (root + (tip - root) * (index / STEPS))) / 2;
      return [x - Math.sin(heading) * half, y + Math.cos(heading) * half];
    });
  return closed('L', [...side(1), ...side(-1).toReversed()], turn);
}

/** A leaf of acanthus that leaves a stem, `side` 1 to its right, and bends back at its tip. */
function leaf({ x, y, heading }: Bud, side: 1 | -1, size: number, lean: number, turn: Turn): string {
  const angle = heading + side * lean;
  const [dx, dy] = [Math.cos(angle) * size, Math.sin(angle) * size];
  const [nx, ny] = [-dy * side, dx * side];
  const at = (along: number, across: number): [number, number] => [
    x + dx * along + nx * across,
    y + dy * along + ny * across,
  ];
  return closed(
    'C',
    [
      at(-0.1, 0),
      at(0.1, 0.42),
      at(0.7, 0.46),
      at(1, -0.02),
      at(0.86, 0.1),
      at(0.62, 0.06),
      at(0.5, -0.06),
      at(0.4, -0.16),
      at(0.2, -0.22),
      at(-0.1, 0),
    ],
    turn,
  );
}

/** A petal from its root in a direction. */
function petal(x: number, y: number, angle: number, length: number, width: number, turn: Turn): string {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number, across: number): [number, number] => [
    x + dx * length * along - dy * width * across,
    y + dy * length * along + dx * width * across,
  ];
  return closed(
    'C',
    [
      at(0, 0),
      at(0.35, 0.12),
      at(0.55, 0.62),
      at(0.85, 0.5),
      at(0.97, 0.42),
      at(1, 0.14),
      at(1, 0),
      at(1, -0.14),
      at(0.97, -0.42),
      at(0.85, -0.5),
      at(0.55, -0.62),
      at(0.35, -0.12),
      at(0, 0),
    ],
    turn,
  );
}

function bead(x: number, y: number, radius: number, turn: Turn): string {
  const corner = radius * 0.55;
  const at = (across: number, down: number): [number, number] => [x + across, y + down];
  return closed(
    'C',
    [
      at(radius, 0),
      at(radius, corner),
      at(corner, radius),
      at(0, radius),
      at(-corner, radius),
      at(-radius, corner),
      at(-radius, 0),
      at(-radius, -corner),
      at(-corner, -radius),
      at(0, -radius),
      at(corner, -radius),
      at(radius, -corner),
      at(radius, 0),
    ],
    turn,
  );
}

/** A scroll: stem, leaves on its outside, ever smaller, and the bud it winds around. */
function scroll(
  growth: Growth,
  root: number,
  leaves: readonly (readonly [number, number])[],
  turn: Turn,
): string {
  const buds = grow(growth);
  const outside = growth.turn > 0 ? -1 : 1;
  const last = buds.at(-1) as Bud;
  const at = (part: number): Bud => buds[Math.round(part * STEPS)] as Bud;
  return (
    stem(buds, root, root * 0.4, turn) +
    leaves.map(([part, size]) => leaf(at(part), outside, size * 1.12, 0.5, turn)).join('') +
    // Smaller ones inside, between them.
    leaves
      .slice(0, 3)
      .map(([part, size]) => leaf(at(part + 0.09), outside === 1 ? -1 : 1, size * 0.7, 0.55, turn))
      .join('') +
    bead(last.x, last.y, root * 0.62, turn)
  );
}

function fan(
  x: number,
  y: number,
  angle: number,
  sizes: readonly number[],
  spread: number,
  turn: Turn,
): string {
  const middle = (sizes.length - 1) / 2;
  return sizes
    .map((size, index) => petal(x, y, angle + (index - middle) * spread, size, size * 0.3, turn))
    .join('');
}

function armOfCorner(turn: Turn): string {
  return (
    scroll(
      { x: 18, y: 22, heading: -0.2, length: 158, turn: 8.3, late: 1.55 },
      5,
      [
        [0.14, 17],
        [0.28, 17],
        [0.42, 15],
        [0.55, 12],
        [0.66, 9],
        [0.76, 6],
      ],
      turn,
    ) +
    scroll(
      { x: 34, y: 21, heading: 0.75, length: 46, turn: -5.6, late: 1.2 },
      3.2,
      [
        [0.25, 9],
        [0.5, 7],
      ],
      turn,
    )
  );
}

/** The left upper corner of a frame: two scrolls that leave a palmette. Mirror it for the others. */
export const CORNER: Ornament = {
  width: 100,
  height: 100,
  path:
    armOfCorner(AS_IT_IS) +
    armOfCorner((x, y) => [y, x]) +
    fan(19, 19, Math.PI / 4, [15, 21, 26, 21, 15], 0.5, AS_IT_IS) +
    fan(17, 17, (-3 * Math.PI) / 4, [10, 13, 10], 0.8, AS_IT_IS) +
    bead(18, 18, 4.6, AS_IT_IS),
};

/** A scallop shell, its hinge below. */
export const SHELL: Ornament = {
  width: 100,
  height: 60,
  path: fan(50, 56, -Math.PI / 2, [44, 48, 52, 54, 52, 48, 44], 0.43, AS_IT_IS) + bead(50, 54, 6, AS_IT_IS),
};

/** A rosette of eight petals. */
export const ROSETTE: Ornament = {
  width: 100,
  height: 100,
  path:
    fan(
      50,
      50,
      0,
      Array.from({ length: 8 }, () => 48),
      Math.PI / 4,
      AS_IT_IS,
    ) + bead(50, 50, 10, AS_IT_IS),
};

function around(parts: number, draw: (turn: Turn) => string): string {
  return Array.from({ length: parts }, (_, index) => {
    const angle = (index * 2 * Math.PI) / parts;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return draw((x, y) => [100 + (x - 100) * cos - (y - 100) * sin, 100 + (x - 100) * sin + (y - 100) * cos]);
  }).join('');
}

/** A round ornament for the middle of a table, eight scrolls and eight palmettes. */
export const MEDALLION: Ornament = {
  width: 200,
  height: 200,
  path: around(8, (turn) => {
    const arm: Growth = { x: 100, y: 56, heading: -Math.PI / 2 + 0.25, length: 84, turn: 7.4, late: 1.5 };
    const leaves = [
      [0.16, 10],
      [0.34, 10],
      [0.52, 8],
      [0.66, 6],
    ] as const;
    return (
      scroll(arm, 2.4, leaves, turn) +
      scroll(arm, 2.4, leaves, (x, y) => turn(200 - x, y)) +
      fan(100, 50, -Math.PI / 2, [14, 20, 26, 20, 14], 0.5, turn) +
      petal(100, 76, -Math.PI / 2, 18, 7, turn)
    );
  }),
};
