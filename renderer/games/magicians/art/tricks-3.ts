// The pictures of the level 3 Tricks: what rises, grows, and appears.
import { block } from '../../parts/drawn/draw.ts';
import type { Shape } from '../../parts/drawn/shape.ts';
import type { Emblems } from './emblem.ts';
import { gentleman, gleam } from './motifs.ts';
import {
  arc,
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

/** A sword that is stuck to the right: its guard at the origin, its blade before it. */
function sword(reach: number): Shape[] {
  return [
    inked('paper', poly(`0,-3 ${reach - 6},-3 ${reach},0 ${reach - 6},3 0,3`)),
    flat('grey', poly(`0,0 ${reach - 1},0 ${reach - 6},2.4 0,2.4`)),
    inked('red', limb('-16,0 -3,0', 5.5)),
    inked('gold', limb('-1,-9 -1,9', 4.5), oval(-18, 0, 3.6)),
  ];
}

/** A white butterfly, 20 across. */
const BUTTERFLY = [
  inked(
    'paper',
    blob('0,1! 4,-8 11,-9 9,0 0,3'),
    blob('0,1! -4,-8 -11,-9 -9,0 0,3'),
    blob('0,2! 7,2 7,8 2,8'),
    blob('0,2! -7,2 -7,8 -2,8'),
  ),
  drawn('ink', 2, track('0,-2 0,8')),
];

const orange = (x: number, y: number): Shape[] => [
  inked('gold', oval(x, y, 7)),
  flat('paper', oval(x - 2.5, y - 2.5, 1.6)),
];

/** A man in black who sits in the air with crossed legs and spread arms, 64 tall. */
const SITTING = [
  ...merged(
    'ink',
    blob('36,31! 50,27 64,31! 60,46 61,58! 39,58! 40,46'),
    limb('39,34 25,40 10,29', 10, 7),
    limb('61,34 75,40 90,29', 10, 7),
  ),
  ...merged('grey', limb('54,54 74,50 78,60 52,64', 10, 7)),
  ...merged('grey', limb('46,54 26,50 22,60 48,64', 10, 7)),
  inked('brown', limb('48,65 54,62', 7, 6), limb('59,66 66,67', 7, 6)),
  flat('paper', poly('44,29 56,29 50,47')),
  flat('red', poly('43,27 50,30 57,27 57,36 50,32.5 43,36')),
  inked('paper', oval(7, 26, 5), oval(93, 26, 5)),
  ...put(gentleman(), { x: 50, y: 16, scale: 1.05 }),
];

export const tricks3: Emblems = {
  'floating-lady': () =>
    radiant(
      'midnight',
      cord('gold', 5, oval(52, 50, 15, 40)),
      merged('violet', blob('30,42 44,40 60,42 76,47 90,52! 94,60 86,72 70,66 56,74 46,62 34,54')),
      drawn('ink', 1.5, curve('56,58 68,56 82,60'), curve('50,62 56,64 60,62'), curve('74,64 80,62 87,64')),
      inked('skin', limb('86,54 96,53', 4.5, 3.5)),
      inked('skin', limb('38,47 38,60 34,70', 5, 4)),
      inked('violet', blob('32,42 40,41 43,50 37,55 32,50')),
      inked('brown', blob('14,40 20,33 28,36 27,48 22,60 12,78 8,70 12,56')),
      inked('skin', blob('18,44 20,38 27,38 32,42! 33,48! 26,50 20,49')),
      drawn('ink', 1.4, curve('21,45 23,46 25,45')),
      cordFront(),
      gleam(14, 20, 10),
      gleam(88, 30, 7),
    ),
  'growing-orange-tree': () =>
    radiant(
      'azure',
      inked('brown', limb('50,76 49,60 50,46', 7, 5)),
      merged('green', oval(50, 30, 20), oval(33, 42, 17), oval(67, 42, 17), oval(50, 46, 18)),
      drawn('ink', 1.4, arc(38, 30, 6, 180, 280), arc(62, 26, 6, 60, 170), arc(28, 48, 6, 180, 300)),
      orange(50, 24),
      orange(33, 38),
      orange(66, 40),
      orange(49, 48),
      orange(76, 54),
      orange(26, 54),
      inked('red', poly('30,74 70,74 64,97 36,97')),
      flat('gold', poly('33.5,83 66.5,83 65.5,88 34.5,88')),
      inked('red', block(27, 70, 46, 7, 2)),
      put(BUTTERFLY, { x: 13, y: 74, turn: -15 }),
      put(BUTTERFLY, { x: 84, y: 16, turn: 20 }),
    ),
  levitation: () =>
    radiant(
      'crimson',
      cord('brown', 3.5, track('37,88 34,104'), track('63,88 66,104')),
      inked('gold', blob('32,83! 50,79 68,83! 68,90! 32,90!')),
      drawn('paper', 2.4, arc(50, 66, 24, 120, 240, 6), arc(50, 66, 14, 130, 230, 10)),
      put(SITTING, { x: 12, y: 9, scale: 0.82 }),
    ),
  'sword-box': () =>
    plain(
      'plum',
      put(sword(92), { x: 14, y: 22, turn: 24 }),
      put(sword(92), { x: 86, y: 22, turn: 156 }),
      put(sword(92), { x: 50, y: 4, turn: 90 }),
      put(sword(84), { x: 13, y: 55, turn: -3 }),
      put(sword(84), { x: 87, y: 69, turn: 183 }),
      inked('gold', block(24, 34, 52, 50, 2)),
      flat('red', block(29, 39, 42, 40)),
      flat('gold', poly('50,40 67,59 50,78 33,59')),
      flat('red', poly('50,48 60,59 50,70 40,59')),
      inked('brown', block(18, 84, 64, 6, 2)),
      cord('brown', 3, track('27,92 24,104'), track('73,92 76,104')),
    ),
  'peppers-ghost': () =>
    plain(
      'midnight',
      inked('gold', block(16, 4, 68, 92, 3)),
      flat('ink', block(21, 9, 58, 82)),
      flat('violet', poly('21,9 79,9 79,30 21,70')),
      inked(
        'blue',
        blob(
          '50,18 60,23 63,36! 72,32 76,42 66,52! 66,74 74,86! 62,82 56,88! 48,82 40,88! 36,80 27,85! 34,72 34,52! 24,42 28,32 37,36! 40,23',
        ),
      ),
      {
        d: blob(
          '50,18 60,23 63,36! 72,32 76,42 66,52! 66,74 74,86! 62,82 56,88! 48,82 40,88! 36,80 27,85! 34,72 34,52! 24,42 28,32 37,36! 40,23',
        ),
        line: 'paper',
        width: 2.4,
      },
      flat('ink', oval(45, 34, 3, 4.5), oval(56, 34, 3, 4.5), oval(50.5, 46, 3.5, 5)),
      drawn('paper', 1.8, track('24,60 60,12'), track('24,74 72,12'), track('46,88 77,50')),
    ),
};

/** The part of the ring that passes before the floating lady. */
function cordFront(): Shape[] {
  return [drawn('ink', 9, arc(52, 50, 15, 10, 172, 40)), drawn('gold', 5, arc(52, 50, 15, 8, 174, 40))];
}
