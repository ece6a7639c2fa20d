// The pictures of the Stages, from the parlor to the grand opera.
import { block, both, star } from '../../parts/drawn/draw.ts';
import type { Shape } from '../../parts/drawn/shape.ts';
import type { Emblems } from './emblem.ts';
import { blob, cord, curve, drawn, flat, inked, oval, plain, poly, put, radiant, track } from './pen.ts';

/** Pipes of an organ from their feet up: where they stand, how high they reach, and how wide they are. */
const PIPES = [
  [22, 34, 9],
  [33, 25, 10],
  [50, 12, 13],
  [67, 25, 10],
  [78, 34, 9],
] as const;

const pipe = ([x, top, wide]: (typeof PIPES)[number]): Shape[] => [
  inked(
    'gold',
    poly(
      `${x - wide / 2},${top + wide / 2} ${x},${top} ${x + wide / 2},${top + wide / 2} ${x + wide / 2},58 ${x},68 ${x - wide / 2},58`,
    ),
  ),
  flat('paper', block(x - wide / 2 + 2, top + wide / 2 + 2, 2, 48 - top)),
  flat('ink', blob(`${x - wide / 3},57 ${x},50! ${x + wide / 3},57 ${x},60`)),
];

/** A laughing or a weeping mask, 40 tall around the origin. */
function mask(laughs: boolean): Shape[] {
  const mouth = laughs ? '-13,3! 0,7 13,3! 9,14 0,17 -9,14' : '-12,16! -8,7 0,4 8,7 12,16! 0,11';
  const eyes = laughs ? '-12,-6! -7,-11 -2,-6! -7,-8' : '-12,-9! -7,-6 -2,-8! -6,-2';
  const brow = laughs ? '-14,-12 -8,-17 -2,-13' : '-14,-10 -8,-15 -2,-16';
  const eye = blob(eyes);
  return [
    inked('paper', blob('-19,-22! 0,-18 19,-22! 19,0 11,18 0,24 -11,18 -19,0')),
    flat('ink', eye, flipped(eye), blob(mouth)),
    drawn('ink', 2, curve(brow), flipped(curve(brow))),
    flat(laughs ? 'gold' : 'blue', oval(-12, 3, 2.6), oval(12, 3, 2.6)),
  ];
}

const flipped = (d: string): string => put([flat('ink', d)], { flip: true })[0]!.d;

/** An armchair, 64 wide, the middle of its foot at the origin. */
const ARMCHAIR: readonly Shape[] = [
  inked('violet', blob('-20,-16! -22,-48 -16,-61 0,-65 16,-61 22,-48 20,-16!')),
  flat(
    'ink',
    oval(-9, -50, 1.4),
    oval(9, -50, 1.4),
    oval(0, -41, 1.4),
    oval(-9, -32, 1.4),
    oval(9, -32, 1.4),
  ),
  inked('violet', block(-21, -26, 42, 18, 5)),
  inked(
    'violet',
    blob('-33,-36 -25,-42 -18,-36 -18,-6! -30,-6! -30,-28'),
    blob('33,-36 25,-42 18,-36 18,-6! 30,-6! 30,-28'),
  ),
  inked('gold', oval(-25, -34, 4), oval(25, -34, 4)),
  inked('brown', block(-29, -7, 6, 7), block(23, -7, 6, 7)),
];

/** A lamp with a fringe, 84 tall, the middle of its foot at the origin. */
const LAMP: readonly Shape[] = [
  drawn('ink', 5, track('0,-62 0,-2')),
  drawn('gold', 2.2, track('0,-62 0,-2')),
  inked('brown', oval(0, 0, 9, 3.5)),
  inked('gold', blob('-14,-60! -9,-78 -4,-84! 4,-84! 9,-78 14,-60! 0,-57')),
  drawn('red', 2.4, ...[-13, -8.5, -4, 0.5, 5, 9.5, 13].map((x) => track(`${x},-59 ${x},-53`))),
  drawn('brown', 1.3, curve('-5,-81 -7,-72 -7,-59'), curve('5,-81 7,-72 7,-59')),
];

export const stages: Emblems = {
  // An opera house with a dome and flags.
  'grand-stage': () =>
    radiant(
      'crimson',
      drawn('ink', 2, track('50,14 50,1'), both(track('19,36 19,22'))),
      inked('gold', poly('50,1 62,4.5 50,8'), both(poly('19,22 29,25 19,28'))),
      inked('green', blob('30,36! 31,22 41,14 50,12 59,14 69,22 70,36!')),
      drawn('ink', 1.4, curve('42,36 43,22 47,14'), curve('58,36 57,22 53,14')),
      inked('paper', block(26, 34, 48, 12, 1)),
      flat('ink', ...[31, 39, 47, 55, 63].map((x) => block(x, 38, 5, 5, 1))),
      inked('paper', both(block(9, 36, 20, 60))),
      inked('green', both(poly('6,37 19,28 32,37'))),
      flat('ink', both(blob('15,66! 15,51 19,46 23,51 23,66!'))),
      flat('gold', both(block(12, 71, 14, 3))),
      inked('paper', block(27, 55, 46, 41)),
      inked('gold', poly('22,57 50,42 78,57')),
      flat('red', star(50, 51.5, 5.5, 2.3)),
      flat('brown', block(30, 60, 40, 32)),
      flat('gold', blob('42,92! 42,74 50,66 58,74 58,92!'), both(blob('31,92! 31,76 35,71 39,76 39,92!'))),
      inked('paper', ...[29, 39.5, 56, 66.5].map((x) => block(x, 58, 4.5, 34, 1))),
      inked('grey', block(4, 91, 92, 4), block(0, 95, 100, 5)),
    ),
  // A concert hall with its organ.
  'great-hall': () =>
    radiant(
      'amber',
      inked('brown', blob('10,96! 10,46 16,30 50,3 84,30 90,46 90,96!')),
      flat('red', blob('15,92! 15,46 20,33 50,9 80,33 85,46 85,92!')),
      ...PIPES.flatMap(pipe),
      inked('brown', block(12, 66, 76, 10, 2)),
      flat('gold', block(14, 69, 72, 2)),
      inked('brown', block(28, 76, 44, 20)),
      inked('paper', block(31, 79, 38, 7, 1)),
      drawn('ink', 1.3, ...[35.5, 40, 44.5, 49, 53.5, 58, 62.5].map((x) => track(`${x},79 ${x},86`))),
      flat('ink', ...[34.6, 39.1, 48.1, 52.6, 57.1].map((x) => block(x, 79, 2, 4))),
      flat('gold', block(33, 89, 34, 3, 1)),
      inked('gold', both(oval(19, 86, 4))),
    ),
  // The two masks over the boards.
  theatre: () =>
    radiant(
      'azure',
      ...cord('red', 4, curve('34,70 28,80 34,88 26,97'), curve('66,70 74,80 66,88 74,97')),
      put(mask(false), { x: 67, y: 56, scale: 1.2, turn: 12 }),
      put(mask(true), { x: 34, y: 38, scale: 1.3, turn: -10 }),
    ),
  // A red windmill with lamps along its sails.
  cabaret: () =>
    radiant(
      'midnight',
      inked('red', poly('36,36 64,36 73,96 27,96')),
      inked('red', blob('33,37! 36,22 50,15 64,22 67,37!')),
      drawn('ink', 1.4, track('33,56 67,56'), track('30,76 70,76')),
      flat('gold', block(45.5, 61, 9, 11, 4)),
      inked('ink', blob('42,96! 42,84 50,79 58,84 58,96!')),
      flat('gold', block(44.5, 85, 11, 11, 4)),
      ...[45, 135, 225, 315].flatMap((turn) =>
        put(
          [
            inked('gold', block(-1.8, -44, 3.6, 42)),
            inked('paper', block(1.8, -44, 13, 32, 1)),
            drawn(
              'brown',
              1.4,
              track('6,-44 6,-12'),
              track('10.5,-44 10.5,-12'),
              track('2,-34 15,-34'),
              track('2,-23 15,-23'),
            ),
          ],
          { x: 50, y: 34, turn },
        ),
      ),
      inked('gold', oval(50, 34, 5.5)),
      flat('gold', both(star(14, 88, 7, 2.2, 4)), star(10, 60, 4, 1.4, 4), star(92, 62, 5, 1.6, 4)),
    ),
  // An armchair beside a lamp with a fringe.
  parlor: () =>
    plain(
      'forest',
      inked('red', oval(50, 92, 46, 7)),
      flat('gold', oval(50, 92, 38, 4.5)),
      flat('red', oval(50, 92, 34, 3)),
      ...put(LAMP, { x: 72, y: 92 }),
      ...put(ARMCHAIR, { x: 42, y: 94, scale: 0.9 }),
    ),
};
