// The pictures of Sabotage against cards in play: exposed, stolen, slandered.
import { block, cog, star } from '../../parts/drawn/draw.ts';
import type { Emblems } from './emblem.ts';
import { pinch, thievingHand, topHat } from './motifs.ts';
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
  track,
} from './pen.ts';

/** A quill that writes at its lower end. */
const QUILL = [
  inked('red', blob('46,68! 52,50 66,26 88,6 98,2! 96,18 84,42 64,60')),
  drawn('ink', 1.6, curve('45,70 62,46 94,6')),
  drawn('ink', 1.4, track('70,40 68,30'), track('76,34 88,34'), track('80,24 78,16')),
];

/** A dagger that points down, 100 long around the origin. */
const DAGGER = [
  inked('paper', poly('-7,-18 7,-18 5,34 0,50 -5,34')),
  flat('grey', poly('0.6,-17 6,-17 4,34 0.6,47')),
  inked('violet', limb('0,-44 0,-22', 9)),
  inked('gold', limb('-18,-19 18,-19', 7), oval(0, -46, 6)),
];

/** Two hands that are shaken. */
const HANDSHAKE = [
  inked('ink', poly('-30,34 16,42 16,72 -30,84')),
  inked('paper', poly('14,42 23,43 23,71 14,72')),
  inked('blue', poly('130,34 84,42 84,72 130,84')),
  inked('paper', poly('86,42 77,43 77,71 86,72')),
  ...merged('paper', blob('23,45 36,42 50,44 62,52 60,66 48,74 34,70 23,69')),
  inked('skin', blob('77,45 64,41 52,45 47,54 52,66 64,71 77,69')),
  ...['60,50 42,52', '61,56 39,58.5', '61,62 41,65', '62,67.5 46,71'].map((line) =>
    inked('skin', limb(line, 7, 6.5)),
  ),
  flat('skin', blob('76,47 62,45 56,52 57,64 64,69 76,67')),
  inked('paper', limb('38,45 48,37 57,38', 8, 7)),
  inked('skin', limb('66,44 58,40 49,43', 8, 7)),
];

/** A gentleman without his trousers, from the waist down. */
const CAUGHT = [
  flat('paper', oval(50, 93, 44, 8)),
  inked('skin', limb('41,56 39,84', 11, 8), limb('59,56 61,84', 11, 8)),
  drawn('red', 2, track('36,70 40,71'), track('60,72 64,71'), track('37,76 40,76')),
  inked('paper', blob('30,32! 70,32! 73,60! 54,63! 50,50! 46,63! 27,60!')),
  flat(
    'red',
    ...['36,40', '47,38', '58,41', '66,38', '33,50', '43,49', '57,52', '67,50', '36,58', '63,59'].map(
      (at) => {
        const [x, y] = at.split(',').map(Number);
        return oval(x!, y!, 2.6);
      },
    ),
  ),
  inked('ink', blob('26,0! 74,0! 74,26 82,52! 70,46 64,34! 36,34! 30,46 18,52! 26,26')),
  inked('paper', poly('43,0 57,0 60,33 40,33')),
  flat('gold', oval(50, 8, 2), oval(50, 17, 2), oval(50, 26, 2)),
  inked('ink', limb('27,-4 14,14 22,30', 11, 9), limb('73,-4 86,14 78,30', 11, 9)),
  inked('red', limb('26,34 32,38', 9, 8), limb('74,34 68,38', 9, 8)),
  inked('grey', blob('24,78! 36,82 50,79 64,82 76,78! 80,88 74,94! 56,92 50,94 44,92 26,94! 20,88')),
  drawn('ink', 1.6, curve('28,84 38,88 48,85'), curve('54,87 64,88 73,85'), curve('31,90 38,91 44,90')),
  inked('ink', limb('31,95 17,97', 8, 7), limb('69,95 83,97', 8, 7)),
];

export const sabotage1: Emblems = {
  'one-up-manship': () =>
    aside(
      radiant(
        'azure',
        inked('paper', block(24, 76, 52, 30)),
        inked('gold', block(18, 72, 64, 8, 2)),
        flat('red', poly('46,84 52,82 52,98 47,98 47,88 44,89 44,86')),
        put(topHat('gold'), { x: 50, y: 69, scale: 0.95 }),
        put(topHat('red'), { x: 48, y: 45, scale: 0.85, turn: -7 }),
        put(topHat('violet'), { x: 52, y: 24, scale: 0.7, turn: 9 }),
      ),
      { x: 5, y: 7, scale: 0.9 },
    ),
  exposed: () =>
    plain(
      'crimson',
      inked(
        'paper',
        poly(
          '50,4 60,19 77,10 78,29 96,35 85,52 94,70 76,74 72,94 54,84 38,97 32,79 10,78 20,59 4,45 22,34 18,13 39,22',
        ),
      ),
      flat(
        'gold',
        poly(
          '50,15 58,27 71,21 72,36 86,40 76,52 83,66 69,68 66,84 54,76 41,87 37,73 20,72 28,59 15,48 29,40 26,23 41,31',
        ),
      ),
      { d: cog(41, 45, 21, 16, 9) + oval(41, 45, 6), fill: 'grey', line: 'ink', evenOdd: true },
      { d: cog(65, 64, 13.5, 9.5, 8) + oval(65, 64, 3.8), fill: 'brown', line: 'ink', evenOdd: true },
    ),
  'steal-secret': () =>
    plain(
      'smoke',
      put(
        [
          inked('paper', block(-34, -11, 68, 22)),
          flat('grey', block(-33, 4, 66, 6)),
          inked('paper', oval(-34, 0, 5, 13), oval(34, 0, 5, 13)),
          flat('brown', oval(-34, 0, 2, 6), oval(34, 0, 2, 6)),
          flat('red', block(-5, -11, 9, 22)),
          inked('red', star(-0.5, 0, 11, 8.5, 10)),
          flat('gold', star(-0.5, 0, 6, 2.6)),
        ],
        { x: 40, y: 42, turn: -24, scale: 1.08 },
      ),
      put(thievingHand('violet'), { x: 50, y: 60, turn: 18, scale: 1.1 }),
    ),
  scandal: () =>
    radiant(
      'crimson',
      put(
        [
          inked('grey', poly('-30,-36 36,-36 36,44 -30,44')),
          inked('paper', block(-36, -42, 66, 80)),
          flat('ink', block(-30, -36, 54, 13)),
          flat('red', block(-30, -19, 25, 27)),
          flat('paper', block(-26, -32, 46, 2.4), block(-26, -28.5, 34, 2.4)),
          flat(
            'ink',
            block(0, -19, 24, 3),
            block(0, -12, 24, 3),
            block(0, -5, 24, 3),
            block(0, 2, 24, 3),
            block(-30, 13, 54, 3),
            block(-30, 20, 54, 3),
            block(-30, 27, 38, 3),
          ),
          inked('paper', blob('-21,-15! -14,-15! -15,-5 -16,0 -19,0 -20,-5')),
          inked('paper', oval(-17.5, 4, 2.2)),
        ],
        { x: 52, y: 51, turn: -9, scale: 1.02 },
      ),
    ),
  seduction: () =>
    plain(
      'plum',
      inked(
        'ink',
        blob('4,34! 20,24 40,32 50,34 60,32 80,24 96,34! 92,56 76,64 60,58 50,50 40,58 24,64 8,56'),
      ),
      {
        d: blob('16,42 26,36 40,44 34,52 22,52') + blob('84,42 74,36 60,44 66,52 78,52'),
        fill: 'paper',
        line: 'gold',
        width: 2.2,
      },
      cord('green', 3.4, curve('50,46 54,70 44,104')),
      inked(
        'green',
        blob('51,74! 60,64 74,66 80,74! 68,82 58,82'),
        blob('50,86! 40,74 28,74 20,82! 32,90 42,92'),
      ),
      inked('red', blob('50,2 66,6 74,20 70,36 58,46 42,46 30,36 26,20 34,6')),
      drawn(
        'ink',
        2,
        curve('44,18 50,12 58,18 56,28 46,30 38,22 42,10 56,8 66,18 64,34 50,38 36,34 32,20'),
        curve('30,34 40,42 50,44 60,42 70,34'),
      ),
    ),
  fatality: () =>
    plain(
      'midnight',
      inked('gold', block(24, 4, 52, 9, 2), block(24, 88, 52, 9, 2)),
      cord('gold', 3.4, track('29,14 29,88'), track('71,14 71,88')),
      inked('paper', blob('34,13! 66,13! 65,34 54,48! 54,54! 65,66 66,88! 34,88! 35,66 46,54! 46,48! 35,34')),
      flat('red', poly('38,88 62,88 60,78 50,70 40,78')),
      flat('red', block(49, 50, 2, 22)),
      drawn('ink', 2, track('64,18 56,28 60,32 52,38 55,44 48,48')),
      inked('ink', poly('66,60 54,66 60,72 52,78 66,84')),
      inked('paper', poly('78,72 88,68 84,80'), poly('82,86 92,84 90,94')),
      drawn('paper', 2, track('39,20 39,32')),
    ),
  betrayal: () => plain('crimson', put(DAGGER, { x: 50, y: 50, turn: 24 }), HANDSHAKE),
  embarrassment: () => radiant('amber', CAUGHT),
  'make-a-deal': () =>
    plain(
      'azure',
      put(
        [
          inked('paper', poly('-30,-40 30,-40 30,40 -30,40')),
          flat(
            'ink',
            block(-18, -33, 36, 5),
            block(-23, -22, 46, 2.6),
            block(-23, -15, 46, 2.6),
            block(-23, -8, 46, 2.6),
            block(-23, -1, 30, 2.6),
          ),
          drawn('ink', 2, curve('-22,22 -16,12 -13,22 -8,14 -4,21 0,17 6,20')),
          drawn('ink', 1.4, track('-24,26 10,26')),
          flat('red', poly('14,26 22,26 26,46 19,41 13,47')),
          inked('red', star(18, 24, 11, 9, 11)),
          flat('gold', oval(18, 24, 5)),
        ],
        { x: 38, y: 52, turn: -6, scale: 1.02 },
      ),
      QUILL,
      put(pinch('paper'), { x: 52, y: 62, turn: 4, scale: 0.95 }),
    ),
  'hurt-reputation': () =>
    plain(
      'plum',
      inked('grey', poly('32,86 68,86 74,106 26,106')),
      inked('paper', blob('20,86! 25,72 42,67! 58,67! 75,72 80,86! 50,92')),
      inked(
        'paper',
        blob('27,30 32,14 50,8! 54,18! 62,20! 63,29! 73,33! 71,46 62,60 60,70! 40,70! 38,60 29,46'),
      ),
      flat('grey', blob('61,30! 72,34! 70,46 62,60 60,69! 52,69! 60,50')),
      inked('paper', blob('28,28! 25,14 38,4 51,3! 50,10! 56,14! 54,21! 40,20')),
      [0, 1, 2, 3].map((i) => inked('green', oval(27 + i * 8, 25 - i * 3.4, 6.4, 3.4, 30 - i * 12))),
      drawn(
        'ink',
        2.2,
        curve('35,35 40,32 45,35'),
        curve('57,36 61,33 66,36'),
        curve('50,35 47,46 52,47'),
        curve('44,55 50,53 56,55'),
      ),
      flat('ink', oval(40, 38, 2.4), oval(60, 38, 2.4)),
      drawn('ink', 3, track('59,24 53,33 58,42 50,50 56,60 46,68 52,82')),
      inked('paper', blob('64,6! 76,6 84,16! 74,20!'), poly('83,24 94,23 90,33'), poly('90,6 97,10 91,15')),
      inked('green', oval(80, 44, 6, 3.2, 60), oval(89, 54, 6, 3.2, 20)),
    ),
};
