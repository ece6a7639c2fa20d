// The pictures of the Helpers: who works for a magician, and how.
import { block, both, cog, star } from '../../parts/drawn/draw.ts';
import type { Shape } from '../../parts/drawn/shape.ts';
import type { Emblems } from './emblem.ts';
import { gleam, topHat } from './motifs.ts';
import { bowTie, face, holding, moustache, neck, SHOULDERS, SMILE } from './people.ts';
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
  poly,
  put,
  radiant,
  track,
} from './pen.ts';

/** A face stands here, and how large. */
const HEAD = { x: 50, y: 42, scale: 1.85 } as const;

/** One of two who cannot be told apart, the face at the origin. */
const DOUBLE: readonly Shape[] = [
  inked('green', blob('-27,80! -26,46 -22,32 -8,22! 8,22! 22,32 26,46 27,80!')),
  inked('paper', poly('-8,22 8,22 0,40')),
  inked('skin', poly('-6,14 6,14 7,23 -7,23')),
  ...put(face(), { scale: 1.45 }),
  ...put([moustache('brown')], { scale: 1.45 }),
  inked('brown', blob('-15.6,-8! -16.6,2! -13.6,6! -12.6,-6'), blob('15.6,-8! 16.6,2! 13.6,6! 12.6,-6')),
  ...bowTie(0, 26, 'red'),
];

/** A bowler hat, 44 wide, the middle of its brim at the origin. */
function bowler(cloth: 'ink' | 'brown', band: 'red' | 'gold'): Shape[] {
  return [
    inked(cloth, blob('-15,0! -16,-12 -10,-21 0,-23 10,-21 16,-12 15,0!')),
    flat(band, blob('-14.6,-2! -15,-8! 0,-6 15,-8! 14.6,-2! 0,0.5')),
    inked(cloth, limb('-21,-2 -12,2 0,3 12,2 21,-2', 5)),
    drawn('grey', 1.6, curve('-10,-12 -7,-17 -2,-19')),
  ];
}

export const helpers: Emblems = {
  // Wild hair, goggles, and an idea.
  inventor: () =>
    radiant(
      'amber',
      ...merged('grey', star(46, 34, 35, 24, 11, 10)),
      inked('paper', SHOULDERS),
      drawn('ink', 1.6, track('50,80 50,130'), both(track('41,67 36,76 46,84 50,80'))),
      inked('red', poly('44,67 56,67 53,74 56,82 50,86 44,82 47,74')),
      put([neck()], { x: -4 }),
      put(face('wide'), { ...HEAD, x: 46 }),
      put(
        [
          SMILE,
          moustache('grey'),
          flat('grey', blob('-10.4,-1! -11,-7! -7,-11! -8.6,-5'), blob('10.4,-1! 11,-7! 7,-11! 8.6,-5')),
        ],
        { ...HEAD, x: 46 },
      ),
      inked('brown', block(24, 22, 44, 7, 3)),
      inked('gold', oval(37, 25, 8), oval(55, 25, 8)),
      flat('blue', oval(37, 25, 5), oval(55, 25, 5)),
      flat('paper', oval(35.4, 23.2, 1.6), oval(53.4, 23.2, 1.6)),
      put(holding('skin', 'paper'), { x: 86, y: 70 }),
      inked('grey', block(81, 51, 10, 12, 2)),
      drawn('ink', 1.2, track('81,55 91,55'), track('81,59 91,59')),
      inked('gold', blob('81,52! 79,44 73,38 75,28 86,23 97,28 99,38 93,44 91,52!')),
      drawn('brown', 1.6, curve('83,50 82,40 84,36 86,40 88,36 90,40 89,50')),
      flat('paper', oval(80, 32, 2.4, 3.6, 30)),
      drawn('gold', 2.6, track('86,18 86,11'), track('74,21 70,15'), track('98,21 101,16')),
    ),
  // A long white beard over an open book.
  mentor: () =>
    radiant(
      'plum',
      inked('blue', SHOULDERS),
      neck(),
      ...merged('paper', both(blob('31,34 27,42 30,54 36,58 38,40'))),
      put(face('shut'), HEAD),
      inked('paper', blob('31.4,44! 33,60 37,78 50,92 63,78 67,60 68.6,44! 60,56 54,53 50,55 46,53 40,56')),
      drawn('grey', 1.6, curve('43,64 45,74 49,82'), curve('57,64 55,74 52,82'), curve('50,62 50,70 50,76')),
      flat('red', blob('46,58.4! 50,57 54,58.4! 50,61.4')),
      put(
        [
          flat(
            'paper',
            blob('-7.6,-2.4! -7,-5.4 -4,-6.4 -1,-4! -4,-4.4'),
            blob('7.6,-2.4! 7,-5.4 4,-6.4 1,-4! 4,-4.4'),
          ),
        ],
        HEAD,
      ),
      inked('violet', blob('30,34! 32,20 42,13 58,13 68,20 70,34! 50,27')),
      drawn('gold', 2.4, curve('31,32 50,25.4 69,32')),
      inked('gold', oval(50, 12, 3.6)),
      inked('red', both(poly('9,78 49,86 49,112 9,104'))),
      inked('paper', both(poly('12,76 49,83 49,108 12,101'))),
      drawn('grey', 1.6, both(track('18,82 43,87') + track('18,88 43,93') + track('18,94 43,99'))),
      inked('skin', both(blob('4,92 8,84 17,86 19,92 14,98 4,102'))),
    ),
  // A cap, a spanner, and a wheel that turns.
  engineer: () =>
    radiant(
      'azure',
      { ...inked('gold', cog(50, 40, 45, 37, 12)), evenOdd: true },
      drawn('brown', 1.8, oval(50, 40, 32)),
      inked('red', SHOULDERS),
      inked('blue', both(poly('28,73 36,69 40,92 42,130 30,130'))),
      inked('blue', block(32, 88, 36, 44, 3)),
      inked('gold', both(oval(37, 91, 2.4))),
      neck('tan'),
      put(face('open', 'tan'), HEAD),
      put([SMILE, moustache('ink')], HEAD),
      inked('ink', both(blob('30,34! 29,44! 33,47! 34,36'))),
      inked('green', blob('28,30! 30,17 42,9 60,10 71,20 72,30!')),
      inked('green', blob('40,29! 56,25 74,27 80,34! 66,34 50,34')),
      drawn('ink', 1.6, curve('44,10 50,16 72,24')),
      ...put(
        [
          inked('grey', block(-4.5, -26, 9, 62, 3)),
          inked(
            'grey',
            blob('-12,-46! -5,-44! -5,-35 0,-33 5,-35 5,-44! 12,-46! 14,-36 10,-27 0,-23 -10,-27 -14,-36'),
          ),
          flat('paper', block(-2.4, -18, 2.2, 38, 1)),
        ],
        { x: 88, y: 64, turn: 10 },
      ),
      put(holding('tan', 'red'), { x: 84, y: 84 }),
    ),
  // Two who cannot be told apart.
  'look-alike-actor': () =>
    radiant(
      'crimson',
      put(DOUBLE, { x: 27, y: 47 }),
      put(topHat('gold'), { x: 27, y: 34, scale: 0.94 }),
      put(DOUBLE, { x: 73, y: 47 }),
      put(topHat('gold'), { x: 73, y: 34, scale: 0.94 }),
    ),
  // White whiskers and an ear trumpet.
  'old-timer': () =>
    radiant(
      'forest',
      inked('brown', SHOULDERS),
      inked('paper', poly('41,66 59,66 50,84')),
      { ...inked('red', both(poly('41,65 30,71 34,86 48,104 48,130 50,130 50,86'))), width: 1.4 },
      ...cord('gold', 1.4, curve('36,98 44,108 56,106')),
      neck(),
      put(face('shut'), HEAD),
      ...merged('paper', both(blob('30,38! 24,50 26,64 36,70 42,66! 37,58 35,48'))),
      put(
        [
          flat(
            'paper',
            blob('-8,-2.6! -8,-6.6 -4,-7 -1,-4! -4,-4.6'),
            blob('8,-2.6! 8,-6.6 4,-7 1,-4! 4,-4.6'),
          ),
          inked('paper', blob('0,4.6! 4,4 8,6.4 10,11! 5,10.4 0,7.6 -5,10.4 -10,11! -8,6.4 -4,4')),
          drawn('ink', 0.8, curve('-4,-8.6 0,-9.4 4,-8.6'), curve('-3,-10.2 0,-10.8 3,-10.2')),
        ],
        HEAD,
      ),
      flat('paper', oval(43, 24, 3.6, 2.2, -24)),
      ...bowTie(50, 71, 'green'),
      inked('gold', blob('68,46! 78,36 84,22 85,10! 99,24! 90,31 82,42 71,50!')),
      inked('brown', oval(92, 17, 4, 10.4, -45)),
      put(holding('skin', 'brown'), { x: 80, y: 52, scale: 0.9, turn: -14 }),
    ),
  // Who calls the others on.
  'stage-manager': () =>
    radiant(
      'midnight',
      inked('red', SHOULDERS),
      drawn('ink', 1.6, track('50,80 50,130')),
      inked('paper', poly('41,66 59,66 50,80')),
      put([neck()], { x: 6 }),
      put(face(), { ...HEAD, x: 58 }),
      inked('brown', blob('39,34! 38,46! 42,48! 43,36'), blob('77,34! 78,46! 74,48! 73,36')),
      put(bowler('ink', 'gold'), { x: 58, y: 32, scale: 1.15 }),
      inked('gold', poly('60,54 60,64 12,84 2,40')),
      inked('brown', oval(7, 62, 6.4, 22.5, -12)),
      flat('paper', poly('54,55.4 54,57.4 18,53 15,48')),
      inked('gold', oval(60, 59, 3, 6)),
      put(holding('skin', 'red'), { x: 36, y: 70 }),
      drawn('gold', 3, track('-3,34 3,40'), track('-6,62 -1,62')),
      inked('paper', poly('66,82 96,78 98,128 68,130')),
      inked('grey', poly('75,77 88,75.4 89,82 76,83.6')),
      drawn('ink', 1.6, track('73,92 90,90'), track('73,99 90,97')),
    ),
  // A plant, among the audience.
  'audience-plant': () =>
    radiant(
      'crimson',
      inked('violet', blob('18,104! 16,60 22,44 50,38 78,44 84,60 82,104!')),
      drawn('ink', 1.6, blob('24,104! 23,62 28,51 50,46 72,51 77,62 76,104!')),
      ...[-66, 66, -44, 44, -23, 23, 0].flatMap((turn) =>
        put(
          [
            inked('green', blob('0,4! 8,-16 7,-30 0,-45! -7,-30 -8,-16')),
            drawn('ink', 1.3, track('0,0 0,-34')),
          ],
          {
            x: 50,
            y: 56,
            turn,
            scale: 1.06,
          },
        ),
      ),
      inked('paper', poly('31,62 69,62 64,96 36,96')),
      inked('paper', block(28, 54, 44, 9, 2)),
      flat('blue', block(30, 57, 40, 3)),
      flat('ink', oval(43.5, 73, 2.2), oval(56.5, 73, 2.2)),
      put([moustache('ink')], { x: 50, y: 69, scale: 1.5 }),
      put(bowler('ink', 'gold'), { x: 50, y: 24, scale: 0.9 }),
      inked(
        'red',
        blob('-6,130! -6,90 -2,84 14,82 30,84 34,90 34,130!'),
        blob('106,130! 106,90 102,84 86,82 70,84 66,90 66,130!'),
      ),
      inked('red', blob('30,130! 30,98 34,92 50,90 66,92 70,98 70,130!')),
      flat(
        'gold',
        ...[4, 14, 24, 42, 50, 58, 76, 86, 96].map((x) => oval(x, x > 34 && x < 66 ? 96 : 89, 1.2)),
      ),
    ),
  // A hand from behind the curtain, on the rope.
  'backstage-hand': () =>
    radiant(
      'forest',
      inked('brown', block(8, 4, 46, 8, 2)),
      ...cord('gold', 4, track('26,20 26,82'), track('40,20 40,130')),
      inked('grey', oval(33, 18, 12)),
      inked('brown', oval(33, 18, 4)),
      inked('grey', block(31, 2, 4, 17, 1)),
      inked('brown', blob('26,72! 34,76 38,88 35,100 26,102 17,100 14,88 18,76')),
      drawn('gold', 2, curve('19,79 26,82 33,79')),
      drawn('ink', 1.4, curve('18,90 26,93 34,90')),
      inked('ink', poly('56,56 92,42 98,66 62,76')),
      inked('paper', poly('52,57 60,54 66,75 57,78')),
      ...merged('skin', blob('32,60 40,54 52,57 57,66 54,76 42,80 33,76')),
      drawn('ink', 1.4, track('33,65 46,63'), track('32.4,70 46,69'), track('34,75 46,74.4')),
      inked('skin', limb('52,60 46,55 38,56', 6.6, 5.6)),
      inked('red', blob('70,-6! 78,20 70,46 74,70 66,100 68,130! 112,130! 112,-6!')),
      drawn('ink', 1.8, curve('84,-4 88,30 82,60 86,100 84,130'), curve('96,-4 99,40 94,80 98,130')),
      drawn('gold', 3, curve('70,-6 78,20 70,46 74,70 66,100 68,130')),
      gleam(12, 34, 6),
    ),
};
