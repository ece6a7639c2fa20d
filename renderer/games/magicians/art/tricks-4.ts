// The pictures of the level 4 Tricks: what may go wrong.
import { block } from '../../parts/drawn/draw.ts';
import type { Shape } from '../../parts/drawn/shape.ts';
import type { Emblems } from './emblem.ts';
import {
  aside,
  blob,
  bolt,
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

/** A metal ball on a column; the middle of the ball is the origin. */
const ELECTRODE = [
  inked('brown', poly('-7,10 7,10 10,64 -10,64')),
  flat('gold', block(-8, 24, 16, 4), block(-9, 40, 18, 4)),
  inked('gold', block(-15, 60, 30, 12, 2)),
  inked('grey', oval(0, 0, 17)),
  flat('ink', blob('16,2 8,14 -4,15 6,8')),
  flat('paper', oval(-6, -7, 4, 3, -40)),
];

/** One half of the box of the sawn lady: the cut at its right. */
const HALF = [
  inked('red', block(-30, 0, 30, 28, 2)),
  drawn('gold', 2.2, block(-26, 4, 22, 20)),
  flat('gold', poly('-15,7 -8,14 -15,21 -22,14')),
  inked('brown', block(-32, 28, 34, 5, 1.5)),
  cord('brown', 2.6, track('-26,35 -26,58'), track('-5,35 -5,58')),
  inked('ink', oval(-26, 60, 3), oval(-5, 60, 3)),
].flat();

/** A lady in a box in two halves, the saw between them. */
const SAWN = [
  inked('brown', blob('16,50 4,44 -2,56 0,72 10,74 18,66')),
  inked('skin', oval(12, 53, 8.5, 9)),
  inked('brown', blob('20,45! 12,42 4,46 3,54! 9,48 15,47!')),
  drawn('ink', 1.6, curve('8,53 10,54 11,53'), curve('14,53 16,54 17,53'), curve('10,58 13,60 15,58')),
  inked('skin', limb('86,52 93,52', 6, 5), limb('86,60 93,60', 6, 5)),
  inked('red', blob('91,46! 98,42 100,50! 96,56 91,56!'), blob('91,56! 97,54 100,60! 97,66 91,65!')),
  ...put(HALF, { x: 46, y: 40, scale: 0.92 }),
  ...put(HALF, { x: 54, y: 40, scale: 0.92, flip: true }),
  ...saw(),
];

export const tricks4: Emblems = {
  'saw-a-lady-in-half': () => radiant('amber', put(SAWN, { x: 5, y: 4, scale: 0.9 })),
  'bullet-catch': () =>
    radiant(
      'crimson',
      inked('skin', blob('42,4! 39,20 30,27 33,36 43,35 50,39 57,35 67,36 70,27 61,20 58,4!')),
      flat('brown', oval(42, 33, 3, 1.8), oval(58, 33, 3, 1.8)),
      inked('red', blob('14,62 34,52 50,55 66,52 86,62 73,80 50,88 27,80')),
      inked('ink', blob('22,63 50,58 78,63 68,76 50,80 32,76')),
      inked('paper', blob('25,62! 50,58 75,62! 70,68 50,69 30,68')),
      drawn(
        'ink',
        1.4,
        track('36,61 36,68'),
        track('43,60 43,69'),
        track('57,60 57,69'),
        track('64,61 64,68'),
      ),
      inked('paper', blob('32,75! 50,72 68,75! 62,79 50,81 38,79')),
      merged(
        'ink',
        blob('50,44! 40,38 27,42 16,53 3,50! 8,64 24,63 40,57 50,53!'),
        blob('50,44! 60,38 73,42 84,53 97,50! 92,64 76,63 60,57 50,53!'),
      ),
      inked('gold', blob('42,64! 58,64! 58,82 50,97 42,82')),
      flat('paper', poly('44.5,71 48,71 48.5,88 45.5,82')),
      drawn('brown', 2, track('42,69 58,69')),
    ),
  'shock-magic': () =>
    aside(
      plain(
        'midnight',
        put(ELECTRODE, { x: 15, y: 42, scale: 0.9 }),
        put(ELECTRODE, { x: 85, y: 42, scale: 0.9 }),
        inked('paper', bolt('28,40 45,22 46,42 58,20 57,46 73,42', 13)),
        drawn(
          'gold',
          3,
          track('20,22 32,10 38,18 50,6 56,14 68,6 80,22'),
          track('29,56 38,64 43,57 52,68 60,58 71,56'),
        ),
        drawn(
          'gold',
          2.4,
          track('4,26 -1,20'),
          track('96,26 101,20'),
          track('10,20 8,13'),
          track('90,20 92,13'),
        ),
      ),
      { x: 5, y: 12, scale: 0.9 },
    ),
  'water-tank': () =>
    aside(
      plain(
        'forest',
        inked('ink', block(16, 14, 68, 82, 2)),
        flat('blue', block(21, 24, 58, 66)),
        drawn('paper', 2, curve('21,30 30,27 40,30 50,27 60,30 70,27 79,30')),
        merged(
          'skin',
          limb('43,12 43,34 46,48', 7, 8),
          limb('57,12 57,34 54,48', 7, 8),
          blob('40,46! 60,46! 62,66 58,70 42,70 38,66'),
          limb('40,67 30,72 36,84', 6, 5),
          limb('60,67 70,72 64,84', 6, 5),
          oval(50, 77, 7.5, 8.5),
        ),
        inked('red', blob('39,42! 61,42! 61,54 50,58 39,54')),
        flat('brown', blob('43,80! 50,77 57,80! 58,85 50,91 42,85')),
        drawn('ink', 1.6, track('46,76 47,76'), track('53,76 54,76')),
        drawn('paper', 2.4, track('26,36 26,84')),
        drawn('paper', 1.8, oval(69, 44, 2.6), oval(73, 36, 1.8), oval(30, 60, 2)),
        inked('brown', block(10, 6, 80, 13, 2)),
        flat('ink', oval(43, 12.5, 5, 4), oval(57, 12.5, 5, 4)),
        inked('skin', limb('43,12 42,0', 6, 6), limb('57,12 58,0', 6, 6)),
        inked('gold', block(10, 90, 80, 8, 2)),
      ),
      { x: 9, y: 9, scale: 0.9 },
    ),
};

/** The saw that stands in the cut. */
function saw(): Shape[] {
  const teeth = Array.from(
    { length: 9 },
    (_, i) => `46,${26 + i * 6} ${i === 8 ? '46' : '41'},${29 + i * 6}`,
  );
  return [
    inked('paper', poly(`57,23 47,23 ${teeth.join(' ')} 52,84`)),
    flat('grey', poly('57,23 53,23 50,84 52,84')),
    inked('brown', blob('40,24! 42,6 52,2 62,8 61,24!')),
    flat('gold', oval(51, 14, 5, 4)),
  ];
}
