// The court of Spades: who carries the swords, the lady of the flame, the director with his lantern.
import { block, star } from '../../parts/drawn/draw.ts';
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
  poly,
  track,
} from '../../parts/drawn/pen.ts';
import type { SuitCourts } from './court.ts';
import { buttons, figure, grip, head, sparks } from './court-dress.ts';
import { DARK, FAIR, fine, ladysFace, mansFace, OLIVE, profile } from './court-faces.ts';

export const spades: SuitCourts = {
  // Who carries the swords for the basket.
  J: () =>
    figure(
      { left: 30, top: 0, size: 62 },
      inked('gold', blob('14,112! 18,90 28,78 42,71 50,64! 68,64! 76,70 90,78 99,92 100,112!')),
      inked('tan', poly('50,52 68,52 69,68 50,68')),
      inked('violet', blob('34,112! 37,84 44,74 50,72! 66,72! 70,80 72,112!')),
      flat('navy', blob('72,112! 70,80 66,73! 62,90 64,112!')),
      buttons('52,84 51.4,91', 'gold', 1.9),
      inked('paper', blob('46,66! 50,61 60,65 72,60! 73,69 62,74 48,74')),
      inked('red', blob('44,70! 52,73 50,79 42,80! 38,76'), blob('52,73! 58,78 56,85 50,84! 48,79')),
      inked('paper', poly('17.6,62 17.6,10 22,1 26.4,10 26.4,62')),
      flat('grey', poly('22,4 25.4,10.6 25.4,62 22,62')),
      drawn('ink', 1, track('22,10 22,60')),
      inked('gold', blob('8,62! 9,57.6 22,61 35,57.6 36,62! 35,66.4 22,65.6 9,66.4')),
      inked('gold', limb('22,66 22,84', 6), oval(22, 90, 4.6)),
      inked('gold', limb('36,104 24,112', 16, 13)),
      inked('gold', limb('92,90 97,112', 15, 15)),
      grip('tan', { x: 22, y: 76.4 }),
      inked('gold', limb('38,94 31,86', 15, 12)),
      inked('paper', poly('27,79 34,76 38,86 31,89')),
      inked('ink', blob('52,24! 74,24 78,40 74,56 66,58! 64,44 62,34! 50,32')),
      head(profile(OLIVE), 60, 41),
      inked(
        'ink',
        blob('49,30! 56,24 72,24 77,36 74,50 67,52! 70,44 68,37 64,37! 63,46! 61,47 59,34! 54,34'),
      ),
      inked('red', blob('44,27! 48,14 62,8 78,11 86,20 84,30! 74,25 60,25')),
      flat('wine', blob('86,20 84,30! 74,25 64,25! 76,20 80,12')),
      inked('gold', blob('43.6,29! 52,24 66,23 84,28! 84,33 66,28.6 52,29.6 44,33')),
      inked('paper', blob('70,24! 72,12 82,3 96,1 102,8! 96,10! 98,16! 90,18! 88,24! 78,26')),
      drawn('ink', 1.1, curve('73,23 78,13 92,7')),
    ),
  // A flame that burns on her bare hand.
  Q: () =>
    figure(
      { left: 16, top: 0, size: 64 },
      // The collar of her cloak, and her cloak
      inked('navy', blob('26,74! 14,60 15,40! 28,48 38,62! 54,62! 64,48 77,40! 78,60 66,74!')),
      flat('violet', blob('30,72! 20,60 19,46! 28,52 38,64!'), blob('62,72! 72,60 73,46! 64,52 54,64!')),
      inked('ink', blob('31,30! 33,16 46,10 59,16 61,30! 66,50 68,74 58,80! 34,80! 24,74 26,50')),
      inked('navy', blob('0,112! 2,92 9,80 22,74 34,70! 46,92 58,70! 70,74 83,80 92,92 94,112!')),
      inked('skin', blob('38,54! 54,54! 55,64 61,71! 46,94 31,71! 37,64')),
      flat('blush', blob('39,58! 46,63 53,56! 53.6,64 46,67 42,64')),
      drawn('gold', 3, curve('30.4,71 36,84 46,94'), curve('61.6,71 56,84 46,94')),
      sparks('paper', '16,85,3.6 25,90,2.6 25,80,2.2 8,92,2.4 72,90,2.8 66,82,2.2'),
      head(ladysFace(FAIR), 46),
      inked(
        'ink',
        blob('32,56! 29,34 36,22 46,19! 46,28 38,33 35,44 35,58!'),
        blob('60,56! 63,34 56,22 46,19! 46,28 54,33 57,44 57,58!'),
      ),
      drawn('grey', 1.1, curve('33,40 35,31 41,25'), curve('59,40 57,31 51,25')),
      ...cord('violet', 2.4, curve('38.6,61 46,65 53.4,61')),
      fine('gold', 1.2, blob('46,73! 43,69 46,65! 49,69')),
      // The moon
      ...cord('gold', 2.4, curve('32,29 38,22.4 46,20.6 54,22.4 60,29')),
      inked('gold', blob('49,4! 41,3.6 35,10.6 38,18.4 46,22 55,18.6! 47.4,17.6 44,13 45,8')),
      fine('paper', 1.2, star(52, 11, 6, 2.6)),
      fine('gold', 1, oval(32, 52, 2), oval(60, 52, 2)),
      // The flame
      inked('red', blob('88,76! 74,70 73,56 80,46 81,36 87,24! 89,34 97,40 101,52 100,66 94,74')),
      inked('gold', blob('88,75! 79,70 79,60 85,52 86,43! 92,52 96,60 94,70')),
      flat('paper', blob('88,74! 83,69 84,63 88,57! 92,64 92,70')),
      inked('navy', limb('82,112 88,98', 20, 15)),
      inked('gold', poly('80,90 95,92 94,98 79,96')),
      ...merged(
        'skin',
        blob('80,92 77,84 79,79 88,80 96,79 99,83 95,92'),
        limb('79,84 72,79 69,75', 5, 4),
        limb('97,84 103,77', 5, 4),
      ),
      drawn('ink', 1, curve('81,82 87,84 94,82')),
    ),
  // Who has lit every stage of the town.
  K: () =>
    figure(
      { left: 14, top: 0, size: 66 },
      inked('navy', blob('-2,112! 0,92 8,80 24,73 36,66! 56,66! 68,73 84,80 92,92 94,112!')),
      inked('red', blob('26,68! 34,63 58,63 66,68! 70,76 62,82 44,84 28,82 22,76')),
      inked('red', blob('22,78! 32,81! 28,96 30,112! 16,112! 20,96')),
      drawn('gold', 1.8, track('18,92 29.4,92'), track('17.6,88 29.6,88')),
      ...merged('paper', oval(31, 44, 6, 8), oval(61, 44, 6, 8)),
      head(mansFace(DARK), 46, 45),
      ...merged(
        'paper',
        blob('31,50! 34,56 40,54 46,53 52,54 58,56 61,50! 65,64 61,80 54,92 46,99 38,92 31,80 27,64'),
      ),
      drawn(
        'grey',
        1.2,
        curve('36,64 37,76 41,86'),
        curve('46,68 46,80 46,90'),
        curve('56,64 55,76 51,86'),
        curve('41,67 42,76 43,80'),
        curve('51,67 50,76 49,80'),
      ),
      inked(
        'paper',
        blob('46,52! 51,50 58,52 67,56.6! 61,61 53,60 46,55.6! 39,60 31,61 25,56.6! 34,52 41,50'),
      ),
      flat('red', blob('43.4,58.6! 46,57.8 48.6,58.6! 46,60.8')),
      fine(
        'paper',
        0.8,
        blob('35,40! 37,36.4 41.6,36 44.6,39! 40.6,38.4'),
        blob('57,40! 55,36.4 50.4,36 47.4,39! 51.4,38.4'),
      ),
      inked('ink', blob('29,30! 28,16 34,7 42,10 46,8 54,5 62,12 63,30!')),
      flat('violet', blob('29,29! 28.6,22! 46,25 63,22! 63,29! 46,32')),
      inked('ink', blob('14.6,35! 20,26 33,29 46,31 58,29 72,23 80,26! 73,34 58,37 46,36 32,35')),
      drawn('grey', 1.4, curve('34.6,18 36.4,12.6 40,13')),
      // The arm, and the lantern that hangs from it
      inked('navy', limb('80,108 98,90 96,62', 18, 14)),
      inked('red', poly('87,54 102,53 103,61 88,62')),
      ...cord('gold', 2.2, arc(87, 62, 8, -100, 100, 14)),
      inked('brown', poly('74,69 100,69 94,60 80,60')),
      inked('gold', block(75, 69, 24, 22, 1)),
      flat('paper', block(78.4, 71, 17.2, 20)),
      inked('red', blob('87,89! 81.6,86 82,80 87,72! 92,80 92.4,86')),
      flat('gold', blob('87,88! 84.4,85 87,78.6! 89.6,85')),
      inked('brown', poly('72,91 102,91 102,98 72,98')),
      grip('umber', { x: 92, y: 47, scale: 0.94, turn: -8 }),
    ),
};
