// The pictures of the level 5 Tricks: the impossible.
import { block, placed, star } from '../../parts/drawn/draw.ts';
import type { Shape } from '../../parts/drawn/shape.ts';
import type { Emblems } from './emblem.ts';
import {
  aside,
  blob,
  cord,
  curve,
  drawn,
  flat,
  inked,
  limb,
  merged,
  oval,
  plain,
  poly,
  put,
  radiant,
} from './pen.ts';

/** A casket, 40 wide around the origin. */
const CASKET = [
  inked('brown', blob('-20,-4! -18,-14 0,-17 18,-14 20,-4!')),
  inked('brown', block(-20, -4, 40, 22, 1.5)),
  flat(
    'gold',
    block(-14, -4, 5, 22),
    block(9, -4, 5, 22),
    poly('-14,-14 -9,-15.5 -9,-4 -14,-4'),
    poly('14,-14 9,-15.5 9,-4 14,-4'),
  ),
  inked('gold', block(-5, -8, 10, 11, 2)),
  flat('ink', oval(0, -3, 1.8), poly('-0.9,-3 0.9,-3 1.6,1 -1.6,1')),
];

/** A doorway, 40 wide and 78 tall, its threshold at the origin; behind it is one flat ink. */
function doorway(behind: 'ink' | 'gold'): Shape[] {
  return [inked('brown', block(-22, -78, 44, 80, 1)), inked(behind, block(-17, -73, 34, 74))];
}

/** A man who steps forward, 66 tall: his feet at the origin. */
const MAN_PARTS = [
  oval(0, -53, 7, 8),
  blob('-9,-43! 0,-45 9,-43! 8,-30 9,-20! -9,-20! -8,-30'),
  limb('-5,-22 -6,-10 -8,0', 8, 6),
  limb('5,-22 6,-12 6,-3', 8, 6),
  limb('-8,-40 -15,-36 -13,-52', 6, 5),
  limb('8,-40 15,-36 13,-52', 6, 5),
];
const MAN_FACE = [
  inked('skin', oval(0, -53, 7, 8), oval(-13, -54, 3.5), oval(13, -54, 3.5)),
  flat('ink', blob('-7.5,-54! -8,-60 0,-63 8,-60 7.5,-54! 3,-58 -4,-58')),
  drawn('ink', 2, curve('-4,-49 0,-50 4,-49')),
  flat('paper', poly('-4,-44 4,-44 0,-30')),
];

/** Where the man has been: his outline alone. */
function ghost(): Shape[] {
  const parts = MAN_PARTS.map((d) => placed(d, { x: 24, y: 93 }));
  return [
    ...parts.map((d) => ({ d, line: 'paper' as const, width: 4.4 })),
    ...parts.map((d) => flat('ink', d)),
  ];
}

export const tricks5: Emblems = {
  transposition: () =>
    aside(
      radiant(
        'forest',
        put(CASKET, { x: 73, y: 30, scale: 1.15 }),
        put(CASKET, { x: 27, y: 76, scale: 1.15 }),
        arrow(),
        put(arrow(), { x: 100, y: 104, turn: 180 }),
      ),
      { x: 9, y: 5, scale: 0.91 },
    ),
  'teleporting-man': () =>
    aside(
      plain(
        'plum',
        put(doorway('ink'), { x: 24, y: 95 }),
        put(doorway('gold'), { x: 76, y: 95 }),
        ghost(),
        merged('blue', ...MAN_PARTS.map((d) => placed(d, { x: 76, y: 93 }))),
        put(MAN_FACE, { x: 76, y: 93 }),
        cord('gold', 4, curve('28,11 40,4 56,4 66,9')),
        inked('gold', poly('77,17 62,15 72,2')),
      ),
      { x: 15, y: 15, scale: 0.85 },
    ),
  'vanishing-elephant': () =>
    aside(
      radiant(
        'azure',
        merged(
          'grey',
          blob('52,26 66,24 80,28 88,40! 88,52 80,60 80,92! 66,92! 64,72 52,72 50,60'),
          blob('52,70! 62,74! 60,94! 46,94! 46,74'),
          blob('24,24 38,18 52,24 58,40 52,58 40,62 30,56 24,42'),
          limb('28,46 20,58 18,76 10,84 4,78', 13, 6),
        ),
        inked('grey', blob('42,26! 58,22 70,32 68,50 58,60 48,54 46,40')),
        drawn('ink', 1.6, curve('62,32 64,42 58,52')),
        inked('paper', limb('30,58 26,68 30,76', 6, 3)),
        flat('ink', oval(33, 38, 2.4)),
        drawn('ink', 1.6, curve('29,33 33,31 37,33'), curve('21,60 17,62 16,62'), curve('19,67 15,69 14,69')),
        inked('red', blob('28,22 38,15 50,20! 46,28 40,30 36,36 32,28')),
        flat('gold', star(39, 24, 5, 2.2)),
        flat(
          'paper',
          ...[
            [84, 38, 11],
            [74, 54, 9],
            [92, 60, 8],
            [82, 72, 10],
            [70, 84, 9],
            [90, 86, 8],
            [72, 30, 7],
            [94, 26, 6],
            [62, 90, 5],
            [98, 44, 5],
          ].map(([x, y, r]) => star(x!, y!, r!, r! * 0.32, 4)),
        ),
      ),
      { x: 12, y: 12, scale: 0.88 },
    ),
};

/** A thick arrow that bends from the left casket up to the right one. */
function arrow(): Shape[] {
  return [...cord('gold', 7, curve('22,50 22,38 29,30')), inked('gold', poly('45,25 24,19 32,40'))];
}
