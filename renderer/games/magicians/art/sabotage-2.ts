// The pictures of Sabotage against players: their hands, their points, their next turn.
import { block, placed, star } from '../../parts/drawn/draw.ts';
import type { Emblems } from './emblem.ts';
import { fist, thievingHand, PIPS } from './motifs.ts';
import {
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
  track,
} from './pen.ts';

/** A notebook, 52 by 66 around the origin. */
const NOTEBOOK = [
  inked('grey', block(-22, -29, 50, 66, 2)),
  drawn('ink', 1.2, track('27,-24 27,34'), track('25,-26 25,35')),
  inked('violet', block(-26, -33, 50, 66, 3)),
  flat('ink', block(-26, -33, 8, 66)),
  flat('gold', poly('24,-33 24,-20 11,-33'), poly('24,33 24,20 11,33')),
  inked('paper', block(-10, -20, 26, 26, 2)),
  flat('ink', limb('-6,0 12,0', 3), poly('-3,-15 9,-15 7.5,0 -1.5,0')),
  flat('red', poly('-2,-6 8,-6 7.6,-2.5 -1.6,-2.5'), poly('4,33 12,33 12,46 8,42 4,46')),
];

/** Shears that are half open, their points to the right of the origin. */
const SHEARS = [
  inked('paper', poly('-4,2 34,-14 42,-20 36,-10 2,8')),
  flat('grey', poly('0,4 40,-17 36,-10 2,8')),
  inked('paper', poly('-4,-2 34,14 42,20 36,10 2,-8')),
  ...cord('red', 5, oval(-21, 13, 9, 7, -30), oval(-21, -13, 9, 7, 30)),
  inked('red', limb('-13,8 0,1', 5), limb('-13,-8 0,-1', 5)),
  inked('gold', oval(2, 0, 3)),
];

/** A glove with its first two fingers crossed: its wrist at the origin. */
const CROSSED = [
  inked('violet', poly('-12,6 12,6 19,90 -19,90')),
  inked('paper', block(-11, 0, 22, 8, 2)),
  inked('paper', blob('-9,1 -12,-10 -11,-20 0,-24 11,-20 12,-9 9,1')),
  inked('paper', limb('1,-18 -1,-32 -9,-47', 8, 6.5)),
  inked('paper', limb('-7,-16 -4,-32 7,-47', 8.5, 6.5)),
  flat('paper', blob('-10,-12 -10,-18 -5,-21 3,-21 5,-14 0,-8')),
  inked('paper', limb('5,-22 6,-12', 7.5, 7), limb('11,-19 11,-11', 7, 6.5)),
  inked('paper', limb('-9,-6 -1,-12 8,-11', 8, 7)),
];

/** The leg in plaster, its toes to the right. */
const PLASTER = [
  ...merged('paper', limb('34,6 36,40 36,72', 24, 22), limb('36,80 58,84', 24, 20)),
  inked(
    'skin',
    ...[
      [68, 77, 4.6],
      [72, 82, 4],
      [73, 88, 3.6],
    ].map(([x, y, r]) => oval(x!, y!, r!)),
  ),
  drawn(
    'grey',
    2,
    curve('24,22 36,28 47,22'),
    curve('25,38 36,44 47,38'),
    curve('25,54 36,60 47,54'),
    curve('27,72 40,70 48,74'),
    curve('54,74 52,84 56,94'),
  ),
  flat('red', placed(PIPS.heart, { x: 36, y: 36, scale: 1.3 })),
];

/** A tomato, whole, around the origin. */
const TOMATO = [
  inked('red', blob('0,-10 11,-12 18,-2 14,12 0,16 -14,12 -18,-2 -11,-12')),
  flat('paper', oval(-9, -2, 3, 5, 20)),
  inked('green', star(0, -9, 11, 4, 5, 20)),
];

export const sabotage2: Emblems = {
  'steal-notebook': () =>
    plain(
      'amber',
      put(NOTEBOOK, { x: 38, y: 44, turn: -10, scale: 1.08 }),
      put(thievingHand('green'), { x: 58, y: 64, turn: 12, scale: 1.05 }),
    ),
  sabotage: () =>
    radiant(
      'smoke',
      cord('gold', 8, track('62,-4 62,33')),
      drawn(
        'brown',
        1.6,
        track('58.5,6 65.5,1'),
        track('58.5,14 65.5,9'),
        track('58.5,22 65.5,17'),
        track('58.5,30 65.5,25'),
      ),
      cord('gold', 2, curve('60,35 54,39 52,46'), curve('64,35 70,38 71,44'), curve('62,34 64,46 61,60')),
      cord('gold', 2, curve('60,64 53,60 53,54'), curve('64,64 71,62 72,55')),
      inked('brown', blob('56,64! 68,64! 82,78 82,96 72,101 52,101 42,96 42,78')),
      inked('gold', limb('55,66 69,66', 6)),
      drawn('ink', 2, curve('52,76 49,82 49,90')),
      flat('paper', poly('58,78 63,83 68,78 71,81 66,86 71,91 68,94 63,89 58,94 55,91 60,86 55,81')),
      put(SHEARS, { x: 27, y: 50, turn: -6, scale: 1.1 }),
    ),
  'permanent-injury': () =>
    plain(
      'azure',
      cord('brown', 5, track('84,18 76,98'), track('96,20 77,80')),
      cord('brown', 4, track('81,52 89,50')),
      inked('red', limb('78,14 101,18', 9)),
      PLASTER,
    ),
  'ruin-performance': () =>
    plain(
      'smoke',
      merged(
        'red',
        blob(
          '46,22 56,4! 60,24 78,12! 72,32 96,36! 76,48 92,66! 70,64 72,90 66,90 60,70 54,98 48,98 48,72 30,84! 36,64 8,66! 28,50 10,34! 34,36 30,12!',
        ),
      ),
      flat('brown', blob('36,54 50,64 68,54 62,66 50,70 40,66')),
      flat(
        'gold',
        oval(44, 40, 2.6, 4, 30),
        oval(60, 38, 2.6, 4, -30),
        oval(66, 50, 2.4, 3.6, 60),
        oval(40, 54, 2.4, 3.6, -40),
      ),
      put(TOMATO, { x: 52, y: 46, scale: 0.95, turn: -16 }),
      flat('red', oval(14, 84, 5, 6), oval(90, 84, 4, 5), oval(88, 16, 4), oval(12, 18, 4.5)),
    ),
  'public-disturbance': () =>
    radiant(
      'crimson',
      put(fist('skin', 'blue'), { x: 20, y: 68, turn: -8, scale: 1.05 }),
      put(fist('skin', 'green'), { x: 80, y: 66, turn: 8, scale: 1.05, flip: true }),
      put(fist('skin', 'violet'), { x: 50, y: 46, scale: 1.25 }),
      inked(
        'ink',
        oval(10, 92, 11, 12),
        oval(90, 92, 11, 12),
        oval(36, 90, 10, 11),
        oval(64, 90, 10, 11),
        limb('52,78 76,78', 4),
        block(56, 64, 16, 14, 1),
        blob('24,84! 28,74 40,72 49,82! 54,84 50,86 24,85'),
      ),
    ),
  'send-spy': () =>
    plain(
      'forest',
      inked(
        'gold',
        blob(
          '50,2 62,10 80,12! 80,40 86,50 80,60 80,88! 62,90 50,98 38,90 20,88! 20,60 14,50 20,40 20,12! 38,10',
        ),
      ),
      drawn('brown', 2, blob('50,9 60,15 74,18! 74,84! 60,85 50,91 40,85 26,84! 26,18! 40,15')),
      inked('ink', blob('50,16 66,23 72,38 66,52 59,57! 68,82! 32,82! 41,57! 34,52 28,38 34,23')),
      inked('paper', blob('30,38! 40,28 50,26 60,28 70,38! 60,47 50,49 40,47')),
      inked('blue', oval(51, 37.5, 9.5)),
      flat('ink', oval(51, 37.5, 4.5)),
      flat('paper', oval(48, 34, 2.4)),
      flat('brown', oval(25, 22, 2), oval(75, 22, 2), oval(25, 79, 2), oval(75, 79, 2)),
    ),
  'double-cross': () => plain('forest', put(CROSSED, { x: 50, y: 86, scale: 1.62 })),
};
