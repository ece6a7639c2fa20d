// The pictures of the level 2 Tricks: creatures, minds and knots.
import { block, rays, star } from '../../parts/drawn/draw.ts';
import type { Shape } from '../../parts/drawn/shape.ts';
import type { Emblems } from './emblem.ts';
import { gleam } from './motifs.ts';
import {
  aside,
  arc,
  blob,
  cord,
  curve,
  drawn,
  flat,
  inked,
  limb,
  oval,
  plain,
  poly,
  put,
  radiant,
  track,
} from './pen.ts';

/** A fish that swims to the right, 30 long, around the origin. */
const FISH = [
  inked('red', blob('-8,0! -20,-11 -18,0 -20,11'), blob('-4,-8! 4,-14 9,-12 8,-6!')),
  inked('gold', blob('15,0 8,-8 -2,-8 -11,0 -2,8 8,8')),
  drawn('red', 1.8, curve('2,-5 0,0 2,5'), curve('-4,-4 -6,0 -4,4')),
  flat('ink', oval(9.5, -2, 1.8)),
];

/** The right wing of a butterfly whose body stands at the origin. */
const WING = [
  inked('gold', blob('0,2! 10,-22 30,-31 40,-22 33,-4 14,4')),
  inked('red', blob('0,3! 16,4 29,9 28,24 15,28 4,16')),
  flat('red', oval(29, -19, 6, 4, -40)),
  flat('gold', oval(19, 16, 4.5)),
  flat('paper', oval(35, -15, 2), oval(23, -26, 2), oval(27, 20, 1.6)),
];

/** A torn half of a bank note, the tear at the right. */
const NOTE: readonly Shape[] = [
  inked('green', poly('-34,-22 10,-22 4,-12 12,-5 3,4 10,12 4,22 -34,22')),
  { d: poly('-30,-18 4,-18 0,-12 7,-5 -1,4 5,12 1,18 -30,18'), line: 'paper', width: 1.4 },
];

export const tricks2: Emblems = {
  'goldfish-bowl-trick': () =>
    radiant(
      'plum',
      inked('ink', block(22, 88, 56, 20, 2)),
      inked('paper', blob('36,18! 24,30 16,52 24,76 40,86! 60,86! 76,76 84,52 76,30 64,18!')),
      flat('blue', blob('20,42! 35,45 50,42 65,39 80,42! 82,54 74,74 59,84! 41,84! 26,74 18,54')),
      put(FISH, { x: 54, y: 60, scale: 1.25 }),
      inked('green', limb('27,72 30,64 26,56', 3, 2), limb('33,78 36,70 33,62', 3, 2)),
      drawn('paper', 3, curve('25,48 24,56 28,66')),
      inked('paper', limb('33,18 50,20 67,18', 6)),
      drawn('paper', 2, oval(76, 50, 2), oval(73, 43, 1.4)),
    ),
  'disappearing-canary': () =>
    plain(
      'forest',
      inked('gold', blob('22,42 26,22 50,12 74,22 78,42! 78,80! 22,80!')),
      flat('ink', blob('26,42 29,26 50,16 71,26 74,42! 74,78! 26,78!')),
      drawn(
        'gold',
        2.6,
        curve('50,14 49,30 50,78'),
        curve('50,14 38,26 37,42 37,78'),
        curve('50,14 62,26 63,42 63,78'),
        track('24,46 76,46'),
      ),
      drawn('gold', 2.2, track('36,64 64,64')),
      inked('gold', block(17, 78, 66, 8, 3)),
      cord('gold', 2.5, oval(50, 8, 4)),
      inked('ink', poly('41,50 59,50 59,76 41,76')),
      inked('gold', poly('59,50 78,56 78,86 59,76')),
      flat('ink', poly('63,55 67,56.3 67,76 63,74'), poly('70,57.3 74,58.6 74,80 70,78')),
      put(
        [
          inked('gold', blob('0,-17! 9,-8 8,6 0,15! -8,6 -9,-8')),
          drawn('ink', 1.5, track('0,-10 0,24'), track('0,3 6,-2'), track('0,6 -6,1')),
        ],
        { x: 22, y: 66, turn: 32, scale: 1.15 },
      ),
      gleam(50, 62, 9),
    ),
  'mind-reading-trick': () =>
    plain(
      'midnight',
      flat('gold', rays(50, 36, 38, 60, 12)),
      drawn('gold', 2.5, arc(50, 40, 36, -100, 100)),
      inked('ink', blob('14,110! 20,88 40,82! 60,82! 80,88 86,110!')),
      inked('paper', poly('42,82 58,82 54,100 46,100')),
      inked('red', poly('41,86 50,90 59,86 59,95 50,91 41,95')),
      inked('skin', blob('28,46 31,66 42,79 50,82 58,79 69,66 72,46 66,26 50,20 34,26')),
      inked('brown', blob('27,44! 24,30 34,16 50,12 66,16 76,30 73,44! 68,32 54,28! 32,32')),
      inked('red', blob('25,42! 38,39 50,38 62,39 75,42! 75,56! 62,54 50,56! 38,54 25,56!')),
      drawn('ink', 1.4, curve('30,46 40,44 48,45'), curve('52,51 60,49 71,51')),
      inked('red', blob('75,45! 84,40 92,44! 86,50 91,60! 82,58 75,53!')),
      drawn('ink', 2, curve('48,58 47,64 51,65'), curve('42,70 46,72.5 52,72.5 58,69')),
      flat('gold', star(50, 26, 8, 3.2)),
      { d: star(50, 26, 8, 3.2), line: 'ink', width: 1.4 },
    ),
  transformation: () =>
    aside(
      radiant(
        'azure',
        inked('violet', blob('8,100! 20,76 34,84 44,72 56,74 66,84 80,76 92,100!')),
        drawn(
          'ink',
          1.6,
          curve('28,98 34,90 44,84'),
          curve('72,98 66,90 56,84'),
          curve('50,100 50,92 50,84'),
        ),
        put(put(WING, { flip: true }), { x: 50, y: 40, scale: 1.15 }),
        put(WING, { x: 50, y: 40, scale: 1.15 }),
        drawn('ink', 2, curve('49,28 44,14 38,12'), curve('51,28 56,14 62,12')),
        inked('ink', oval(50, 46, 4.5, 20), oval(50, 28, 5)),
      ),
      { x: 8, y: 10, scale: 0.9 },
    ),
  'cabinet-escape': () =>
    plain(
      'amber',
      inked('brown', block(27, 10, 46, 84)),
      flat('ink', block(32, 18, 36, 70)),
      inked('brown', poly('22,12 50,3 78,12')),
      inked('red', poly('27,16 8,8 8,98 27,90'), poly('73,16 92,8 92,98 73,90')),
      drawn(
        'gold',
        2.2,
        poly('23,22 12,17 12,48 23,49'),
        poly('23,57 12,58 12,89 23,83'),
        poly('77,22 88,17 88,48 77,49'),
        poly('77,57 88,58 88,89 77,83'),
      ),
      cord('gold', 3.6, curve('36,62 38,50 50,46 62,52 60,64 46,66 40,76 52,82 66,76')),
      cord('gold', 3.6, curve('52,82 46,92 54,98 68,95')),
      cord('gold', 3.6, curve('40,76 34,86 26,96')),
      drawn('grey', 3, oval(50, 29, 6, 7), oval(56, 37, 6, 7)),
      gleam(44, 22, 6),
    ),
  restoration: () =>
    radiant(
      'smoke',
      put(NOTE, { x: 38, y: 62, turn: -10 }),
      put(put(NOTE, { turn: 180 }), { x: 61, y: 42, turn: 12 }),
      put([inked('paper', oval(0, 0, 10, 12)), flat('green', star(0, 0, 8, 3.4))], {
        x: 24,
        y: 65,
        turn: -10,
      }),
      put([inked('paper', oval(0, 0, 10, 12)), flat('green', star(0, 0, 8, 3.4))], {
        x: 76,
        y: 45,
        turn: 12,
      }),
      cord('red', 2.4, track('40,36 55,46'), track('43,50 56,58'), track('42,63 55,70')),
      gleam(52, 16, 13, 'gold'),
      gleam(64, 84, 8, 'gold'),
    ),
};
