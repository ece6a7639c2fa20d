// The pictures of the Assistants: five ladies of the stage, each with a part of her own.
import { both, star } from '../../parts/drawn/draw.ts';
import type { Ink, Shape } from '../../parts/drawn/shape.ts';
import type { Emblems } from './emblem.ts';
import { gleam } from './motifs.ts';
import { ladysFace } from './people.ts';
import {
  blob,
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

/** An ostrich plume, 46 tall, its root at the origin; it bends to the right. */
function plume(ink: Ink): Shape[] {
  return [
    inked(ink, blob('-1,2! -8,-14 -8,-30 0,-42 12,-46 20,-38 14,-32! 12,-20 6,-8 2,2!')),
    drawn('paper', 1.2, curve('1,-2 2,-18 5,-30 12,-38')),
  ];
}

/** A dove with raised wings that looks to the left, 30 wide around the origin. */
const DOVE: readonly Shape[] = [
  inked('paper', blob('2,-2! 4,-16 14,-24 20,-22! 20,-10 14,0')),
  inked('paper', blob('-15,-2! -12,-7 -6,-7 0,-2 10,0 22,6! 12,10 0,11 -9,6 -12,1')),
  inked('paper', blob('-2,0! -4,-14 2,-25 8,-28! 12,-14 9,0')),
  flat('ink', oval(-10, -2.6, 1.2)),
  flat('gold', poly('-15,-3 -19,-1 -14.6,0.4')),
];

/** A lady's long glove along places. */
const glove = (text: string, ink: Ink = 'paper'): Shape => inked(ink, limb(text, 7.5, 6));

export const assistants: Emblems = {
  // In a great gown, with plumes in her hair and arms flung wide.
  'gorgeous-assistant': () =>
    radiant(
      'plum',
      ...put(plume('gold'), { x: 46, y: 20, turn: -46, scale: 0.62, flip: true }),
      ...put(plume('gold'), { x: 54, y: 20, turn: 46, scale: 0.62 }),
      ...put(plume('red'), { x: 49, y: 18, turn: -8, scale: 0.6, flip: true }),
      glove('43,45 26,46 12,26'),
      glove('57,45 74,46 88,26'),
      inked('skin', both(limb('12,27 8,18', 6, 4.4))),
      inked('skin', blob('46,34! 54,34! 55,41 62,44 60,54! 40,54! 38,44 45,41')),
      inked(
        'red',
        blob(
          '38,48! 44,50 50,53 56,50 62,48! 60,60 57,66! 72,76 90,98 92,130! 8,130! 10,98 28,76 43,66! 40,60',
        ),
      ),
      inked('gold', blob('43,66! 50,69 57,66! 66,84 69,130! 31,130! 34,84')),
      drawn('ink', 1.4, curve('46,72 43,90 42,128'), curve('54,72 57,90 58,128')),
      flat('red', star(50, 88, 6, 2.6), star(50, 104, 6, 2.6)),
      drawn('gold', 2.4, both(curve('40,70 24,82 15,100'))),
      inked('brown', blob('36,28! 36,16 43,10 57,10 64,16 64,28! 58,34 42,34')),
      put(ladysFace(), { x: 50, y: 26, scale: 1.02 }),
      inked('brown', blob('40.4,25! 40,16 46,13 54,13 60,16 59.6,25! 56,19 48,18 43,20')),
      inked('gold', poly('41,15 45,18 47,11 50,16.4 53,11 55,18 59,15 58,21 42,21')),
      flat('gold', both(oval(39.6, 31, 1.9))),
      drawn('gold', 2, curve('43.6,41 50,46 56.4,41')),
    ),
  // Behind a great fan of feathers.
  'beautiful-assistant': () =>
    radiant(
      'amber',
      inked('blue', blob('58,50! 72,50! 80,58 78,70! 90,88 96,130! 34,130! 42,86 54,72! 52,60')),
      drawn('ink', 1.4, curve('66,74 62,92 62,128'), curve('72,74 78,94 80,128')),
      drawn('gold', 2.4, curve('54,72 66,76 78,71')),
      inked('skin', blob('59,36! 68,36! 69,44 76,48 78,54! 66,58 54,54! 53,48 60,44')),
      inked('skin', limb('77,54 88,66 78,78', 8, 6.6)),
      inked('skin', limb('56,54 48,66 42,76', 8, 6)),
      inked('ink', blob('50,32! 48,18 54,8 66,4 78,9 82,22 78,34! 70,40 58,40')),
      inked('ink', oval(74, 7, 8.4)),
      put(ladysFace(), { x: 63, y: 27, scale: 1.12 }),
      inked('ink', blob('52.6,26! 51,14 60,10 70,11 75,18 74,27! 68,18 60,16 56,19')),
      inked('red', star(78, 17, 7, 4.4, 6)),
      inked('gold', oval(78, 17, 2.2)),
      flat('gold', oval(74.6, 33, 2)),
      drawn('paper', 2.4, curve('58,45 65,50 72,45')),
      ...[-78, -52, -26, 0, 26, 52].flatMap((turn) =>
        put(
          [
            inked('paper', blob('0,0! 8,-20 10,-34 5,-44 0,-46 -5,-44 -10,-34 -8,-20')),
            flat('blue', oval(0, -36, 4.6, 6)),
            drawn('grey', 1.4, track('0,-4 0,-28')),
          ],
          { x: 37, y: 80, turn },
        ),
      ),
      inked('gold', blob('28,75! 37,70 46,75! 40,86 37,94 34,86')),
      inked('skin', blob('33,78 42,75 47,80 44,87 35,87')),
    ),
  // On a crescent moon.
  'stunning-assistant': () =>
    plain(
      'midnight',
      inked('gold', blob('62,2! 36,6 14,26 9,54 22,82 50,97 80,88 94,66! 76,78 54,76 38,60 36,36 46,14')),
      drawn('brown', 1.6, curve('50,10 30,22 20,42 22,62')),
      flat('paper', oval(27, 76, 3), oval(20, 34, 2.4)),
      inked('skin', limb('62,74 80,70 86,86', 9, 6)),
      inked('skin', limb('58,72 76,76 76,94', 9, 6)),
      inked('red', blob('71,91! 78,91 80,96 72,100 66,99!'), blob('82,83! 89,83 92,88 84,92 78,91!')),
      inked('red', blob('46,42! 52,45 58,42! 59,54 66,62 80,66 76,80! 58,84 44,76! 42,60 45,54')),
      flat('gold', oval(52, 70, 2), oval(61, 75, 2), oval(68, 69, 2), oval(56, 62, 2)),
      drawn('gold', 2.2, curve('45,55 52,58 59,55')),
      inked('skin', blob('48,32! 55,32! 56,38 61,41 60,47! 52,50 44,47! 43,41 47,38')),
      inked('skin', limb('60,43 72,34 76,20', 6.6, 5)),
      inked('skin', limb('44,43 36,54 42,66', 6.6, 5.4)),
      inked('brown', blob('39,26! 37,12 46,5 58,5 66,13 64,26! 66,36 60,40! 58,32 45,32! 42,40 37,36')),
      put(ladysFace(), { x: 52, y: 23, scale: 0.96 }),
      inked('brown', blob('43,23! 42,14 48,10.6 56,10.6 62,14 61,23! 57,16 50,15 46,17')),
      drawn('gold', 2.6, curve('42.4,17 52,12.4 61.6,17')),
      inked('paper', star(52, 10, 5.6, 2.2)),
      flat('gold', star(79, 12, 10, 4, 5, 10)),
      gleam(90, 40, 7),
      gleam(12, 12, 8),
    ),
  // With a dove on either hand.
  'lovely-assistant': () =>
    radiant(
      'azure',
      inked('tan', limb('40,56 24,58 14,46', 8, 6), limb('60,56 76,58 86,46', 8, 6)),
      ...put(DOVE, { x: 17, y: 36, scale: 0.86 }),
      ...put(DOVE, { x: 83, y: 36, scale: 0.86, flip: true }),
      inked('ink', blob('32,32! 29,14 40,4 60,4 71,14 68,32! 74,46 68,56! 60,44 40,44! 32,56 26,46')),
      inked('tan', blob('45,42! 55,42! 56,50 66,54 66,62! 34,62! 34,54 44,50')),
      inked(
        'violet',
        blob('34,57! 42,62 50,58 58,62 66,57! 64,72 61,80! 74,94 78,130! 22,130! 26,94 39,80! 36,72'),
      ),
      inked('gold', poly('38.6,78 61.4,78 62.6,84 37.4,84')),
      flat('paper', star(50, 96, 6, 2.4, 4), star(38, 106, 5, 2, 4), star(62, 106, 5, 2, 4)),
      put(ladysFace('tan'), { x: 50, y: 30, scale: 1.3 }),
      inked('ink', blob('38,31! 36,18 44,12 56,12 64,18 62,31! 59,23 50,19 41,23')),
      inked('red', star(36, 18, 9, 5.4, 6)),
      inked('gold', oval(36, 18, 3)),
      flat('gold', both(oval(37, 40, 2.2))),
      drawn('gold', 2.4, curve('44,50 50,55 56,50')),
    ),
  // In a hat as wide as fashion allows.
  'glamorous-assistant': () =>
    radiant(
      'crimson',
      inked('gold', blob('10,130! 10,101! 16,86 32,78! 40,86 50,90 60,86 68,78! 84,86 90,101! 90,130!')),
      inked('skin', blob('41,58! 59,58! 61,70 74,76 78,82! 64,90 50,93 36,90 22,82! 26,76 39,70')),
      ...merged(
        'green',
        blob('12,101! 10,92 16,84 26,80 34,82 40,90 34,98 22,104'),
        blob('88,101! 90,92 84,84 74,80 66,82 60,90 66,98 78,104'),
      ),
      inked('brown', blob('28,46! 24,32 34,22 66,22 76,32 72,46! 74,58 66,64! 62,50 38,50! 34,64 26,58')),
      put(ladysFace(), { x: 50, y: 46, scale: 1.7 }),
      inked('brown', blob('34,46! 32,34 42,28 58,28 68,34 66,46! 62,36 50,32 38,36')),
      ...put(plume('paper'), { x: 62, y: 18, turn: 34, scale: 0.86 }),
      ...put(plume('red'), { x: 56, y: 16, turn: 8, scale: 0.66 }),
      inked('violet', blob('28,26! 30,8 44,2 60,4 72,12 73,27!')),
      flat('gold', blob('28,25! 28.6,19! 50,15 72.4,20! 73,26! 50,21')),
      inked('violet', blob('1,34 14,24 36,22 64,22 86,24 99,36 84,38 64,31 36,31 14,37')),
      inked('gold', star(36, 19, 7, 4.4, 6)),
      flat('red', oval(36, 19, 2.4)),
      flat('gold', both(oval(34, 57, 2.6))),
      ...['41,70', '45,73.6', '50,75', '55,73.6', '59,70'].map((place) => {
        const [x, y] = place.split(',').map(Number);
        return { ...inked('paper', oval(x!, y!, 2.7)), width: 1.2 };
      }),
      flat('ink', oval(58, 58, 1)),
    ),
};
