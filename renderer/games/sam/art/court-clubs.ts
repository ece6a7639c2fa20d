// The court of Clubs: a page with the rabbit, the lady of the linking rings, the caller with his megaphone.
import { both } from '../../parts/drawn/draw.ts';
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
  over,
  poly,
  put,
  track,
} from '../../parts/drawn/pen.ts';
import type { SuitCourts } from './court.ts';
import { buttons, each, figure, grip, head, resting } from './court-dress.ts';
import { DARK, FAIR, fine, ladysFace, mansFace, SMILE } from './court-faces.ts';

const RABBIT = [
  ...merged(
    'paper',
    blob('66,62! 60,44 62,31 67,33 71,46 72,62!'),
    blob('76,62! 78,45 85,34 90,39 87,54 80,64!'),
  ),
  flat('blush', blob('68,58! 63,46 64,37 67.4,46 70,58!'), blob('78,59! 81,48 86,40 85,51 80,60!')),
  ...merged('paper', oval(72, 68, 12, 11), blob('58,84 66,76 82,76 92,84 94,98 88,112 60,112 54,98')),
  flat('ink', oval(67.4, 66, 1.9, 2.2), oval(77, 66.4, 1.9, 2.2)),
  flat('paper', oval(68, 65.2, 0.7), oval(77.6, 65.6, 0.7)),
  flat('red', blob('70,71! 72,70.4 74,71! 72,73.4')),
  drawn('ink', 0.9, track('72,73 72,75'), curve('69,75.6 70.4,76.8 72,75.2 73.6,76.8 75,75.6')),
  drawn(
    'ink',
    0.8,
    track('64,71 57,69'),
    track('64,73 57.4,73.4'),
    track('80,71 87,69.6'),
    track('80,73 87,74'),
  ),
];

export const clubs: SuitCourts = {
  // A page with the rabbit that was in the hat.
  J: () =>
    figure(
      { left: 18, top: 2, size: 58 },
      inked('red', blob('0,112! 3,88 10,76 26,69 38,62! 54,62! 66,69 86,76 95,88 98,112!')),
      flat('wine', blob('96,112! 93,90 86,78 72,71! 78,84 78,112!')),
      inked('skin', poly('39,54 53,54 54,66 46,70 38,66')),
      flat('blush', blob('40,58! 46,62 53,56! 53.6,65 46,68 42,64')),
      inked('red', blob('34,66! 37,61 46,67 55,61 58,66! 56,73 46,76 36,73')),
      drawn('gold', 2, curve('35.4,67.4 46,72.4 56.6,67.4')),
      drawn('gold', 2.2, track('40,78 40,112')),
      buttons('27,79 28,87 40,80 40,88'),
      inked('gold', blob('4,79! 8,73 18,70 23,75 20,80 11,83')),
      drawn('gold', 2.4, track('7,83 6,88'), track('11.6,84 11,89'), track('16,82.6 16,88')),
      inked('brown', blob('30,44! 27,34 30,22 46,18 62,22 65,34 62,44! 58,30 34,30')),
      head([...mansFace(FAIR), ...SMILE], 46),
      inked('brown', blob('32.4,37! 31,30 34,24 58,24 61,30 59.6,37! 57,31 48,32 40,28! 36,33')),
      drawn('ink', 1.4, curve('31,34 32.6,50 39,58.6'), curve('61,34 59.4,50 53,58.6')),
      put(
        [
          inked('red', blob('-17,0! -16,-13! 0,-16 16,-13! 17,0! 0,4')),
          flat('wine', blob('8,-15! 16,-13! 17,0! 9,2.6! 10,-6')),
          inked('gold', blob('-17.4,0! -17,-5! 0,-1 17,-5! 17.4,0! 0,4.4')),
          inked('gold', oval(0, -15.6, 2.6)),
        ],
        { x: 46.6, y: 25, turn: 8 },
      ),
      put(RABBIT, { x: 2.4, y: -2 }),
      inked('red', limb('9,82 14,94 32,97', 15, 13)),
      inked('gold', poly('33,90 38,89 39,103 34,103')),
      resting('paper', { x: 42, y: 95, turn: -8 }),
      inked('red', limb('93,82 95,94 86,104', 14, 12)),
    ),
  // Three rings, linked, and nobody saw how.
  Q: () =>
    figure(
      { left: 20, top: 0, size: 60 },
      ...merged(
        'ink',
        ...each(
          '34,26,11 27,36,10 26,47,9 32,56,8 42,18,11 57,17,11 67,25,11 73,36,10 74,47,9 68,56,8 50,38,22',
          oval,
        ),
      ),
      drawn(
        'grey',
        1.1,
        ...[
          '22,36 25,31 30,32',
          '24,48 27,43 32,45',
          '38,14 43,11 47,14',
          '70,36 74,32 78,36',
          '71,49 75,45 78,49',
          '30,25 34,20 38,23',
          '62,22 67,18 71,23',
        ].map(curve),
      ),
      inked('pine', blob('0,112! 3,88 12,77 30,71 42,65! 58,65! 70,71 88,77 97,88 100,112!')),
      inked('umber', poly('43,56 57,56 58,67 50,72 42,67')),
      flat('brown', blob('43.6,60! 50,64 56.4,58! 57.4,66 50,70 46,66')),
      inked('paper', poly('41,66 50,72 59,66 56,112 44,112')),
      drawn('ink', 0.9, track('50,74 50,112')),
      inked('red', both(blob('41,65! 34,70 30,84! 37,86! 40,112! 46,112!'))),
      inked('gold', both(blob('50,72! 44,67.6 40,71 41,77 45,77!'))),
      head(ladysFace(DARK), 50, 42),
      fine('red', 1.2, both(oval(35.6, 51.6, 2.4))),
      inked('ink', blob('36,36! 36,26 44,22 56,22 64,26 64,36! 58,28 50,27 42,28')),
      put(
        [
          inked('pine', limb('-15,0 0,2.4 15,0', 5)),
          inked('pine', blob('-9.6,-0.6! -9.4,-9 -11,-18! 0,-20 11,-18! 9.4,-9 9.6,-0.6! 0,1.6')),
          flat('gold', blob('-9.6,-2! -9.4,-6.6! 0,-4.4 9.4,-6.6! 9.6,-2! 0,0.2')),
          drawn('green', 1.6, track('-7,-9 -7.8,-15')),
        ],
        { x: 60, y: 22, turn: 16 },
      ),
      ...cord('gold', 4, oval(28, 71, 14)),
      ...cord('gold', 4, oval(72, 71, 14)),
      ...cord('gold', 4, oval(50, 75.6, 14)),
      over('gold', 4, 28, 71, 14, 108, 168),
      over('gold', 4, 72, 71, 14, -96, -36),
      inked('pine', both(limb('2,98 3,85', 15, 13))),
      inked('paper', both(poly('-4,77 9,76 9,83 -4,84'))),
      grip('umber', { x: 90, y: 70, scale: 0.94 }),
      grip('umber', { x: 10, y: 70, scale: 0.94, flip: true }),
    ),
  // Who calls it out before the doors.
  K: () =>
    figure(
      { left: 16, top: 0, size: 60 },
      inked('green', blob('-2,112! 1,88 10,76 28,69 38,62! 58,62! 70,69 86,76 96,88 99,112!')),
      drawn(
        'pine',
        1.4,
        track('8,78 8,112'),
        track('18,74 18,112'),
        track('28,70 28,112'),
        track('68,70 68,112'),
        track('78,74 78,112'),
        track('88,78 88,112'),
        track('1,86 99,86'),
      ),
      inked('paper', poly('38,64 58,64 52,112 44,112')),
      inked('gold', blob('48,74! 56,70 60,78 54,84! 48,80 42,84! 36,78 40,70')),
      inked(
        'green',
        blob('38,62! 30,68 30,80! 36,82! 46,112! 38,112! 24,84 26,70'),
        blob('58,62! 66,68 66,80! 60,82! 52,112! 58,112! 72,84 70,70'),
      ),
      ...merged(
        'tan',
        oval(31, 40, 5, 8),
        oval(65, 40, 5, 8),
        blob('30,42! 31,56 36,66 48,74 60,66 65,56 66,42! 60,48 48,46 36,48'),
      ),
      head(mansFace(FAIR), 48),
      ...merged(
        'tan',
        blob('33.6,44! 37,50 42,49 48,47 54,49 59,50 62.4,44! 63.6,54 58,66 48,72 38,66 32.4,54'),
      ),
      flat('brown', blob('62.4,46! 63.4,55 58,65.6 49,71! 55,63 58,54')),
      drawn('umber', 1.1, curve('40,56 42,62 46,67'), curve('48,60 48,65 48,69'), curve('56,56 55,61 52,65')),
      inked('tan', blob('48,46.4! 52,44 58,45 63,43! 61,50 54,51 48,49! 42,51 35,50 33,43! 38,45 44,44')),
      flat('wine', blob('44.6,52! 48,51 51.4,52! 48,55.4')),
      inked('ink', blob('32,28! 31,16 37,8 48,6 59,8 65,16 64,28!')),
      flat('red', blob('32,27! 31.6,20! 48,23 64.4,20! 64,27! 48,29.6')),
      inked('ink', limb('24,27 34,30.4 48,31.4 62,30.4 72,27', 5.4)),
      drawn('grey', 1.6, curve('36,18 38,13 43,10')),
      inked('gold', poly('56,50 58,60 98,62 88,14')),
      flat('tan', poly('57,54 58,60 98,62 94,43')),
      drawn('ink', 1.2, track('66,44 68,61')),
      inked('brown', oval(93, 38, 8, 24.6, -12)),
      drawn('gold', 2, oval(93, 38, 8, 24.6, -12)),
      inked('gold', oval(57, 55, 3, 6, -12)),
      inked('green', limb('96,98 90,84 80,68', 17, 14)),
      drawn('pine', 1.4, track('86,92 97,86'), track('81,80 92,75')),
      inked('paper', poly('71,66 83,60 87,67 75,73')),
      grip('skin', { x: 74, y: 58, turn: -24 }),
    ),
};
