// The court of Diamonds: a harlequin who juggles, the lady of the crystal ball, the proprietor with his watch.
import { block, both, placed, star } from '../../parts/drawn/draw.ts';
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
  track,
} from '../../parts/drawn/pen.ts';
import type { Ink, Shape } from '../../parts/drawn/shape.ts';
import type { SuitCourts } from './court.ts';
import { each, figure, head, ruff } from './court-dress.ts';
import { FAIR, fine, ladysFace, mansFace, OLIVE, pair, profile } from './court-faces.ts';

/** Lozenges at `x,y,half their width`. */
const lozenges = (ink: Ink, places: string): Shape =>
  flat(
    ink,
    ...each(places, (x, y, w) => poly(`${x},${y - 1.6 * w} ${x + w},${y} ${x},${y + 1.6 * w} ${x - w},${y}`)),
  );

const ball = (x: number, y: number, ink: Ink, mark: Ink): Shape[] => [
  inked(ink, oval(x, y, 7.4)),
  flat(mark, star(x, y, 5, 2.1)),
];

const MASK: readonly Shape[] = [
  fine(
    'ink',
    1,
    blob('-10,-5! -5,-6.4 0,-4.6 5,-6.4 10,-5! 9.4,1.6 5.6,3.2 1.6,1! 0,-1 -1.6,1! -5.6,3.2 -9.4,1.6'),
  ),
  flat('paper', pair(oval(-4.6, -1.4, 2.3, 1.6))),
  flat('ink', oval(-4.2, -1.4, 1.2), oval(5, -1.4, 1.2)),
  fine('paper', 1, blob('-4.8,6.4! 0,7.8 4.8,6.4! 2.8,9.8 0,10.6 -2.8,9.8')),
];

/** `x,y,radius` of the tufts of a collar of fur, and lines in it. */
const FUR = '53,72,6 59,75,7 57,83,7.4 53,91,7.4 52,101,8 67,75,7 75,77,7 82,82,7 34,86,6 31,94,6 31,103,7';
const NAP = [
  '56,73 58,78',
  '65,74 68,78',
  '56,84 59,88',
  '53,92 55,96',
  '73,76 76,80',
  '81,81 84,85',
  '32,88 34,92',
].map((line) => track(line));

/** A watch in the palm of a hand, its chain running off to the right. */
const WATCH: readonly Shape[] = [
  inked('wine', limb('-4,112 8,101', 20, 17)),
  inked('paper', poly('3,91 17,97 13,106 -2,100')),
  ...merged(
    'skin',
    blob('6,98 4,86 8,78 20,80 26,86 24,96 16,102'),
    limb('10,84 5,74', 6, 5),
    limb('9,82 6,66', 6, 5),
    limb('12,78 10,60', 6, 5),
  ),
  ...cord('gold', 1.8, curve('30,80 36,88 41,94 47,94')),
  inked('gold', oval(23, 56.4, 3.2)),
  inked('gold', oval(23, 71, 13)),
  inked('paper', oval(23, 71, 9.8)),
  drawn(
    'ink',
    1.1,
    ...Array.from({ length: 12 }, (_, hour) =>
      placed(track(hour % 3 === 0 ? '0,-8.6 0,-6' : '0,-8.4 0,-7.4'), { x: 23, y: 71, turn: hour * 30 }),
    ),
  ),
  drawn('ink', 1.8, track('23,71 23,64.4'), track('23,71 18.6,73.4')),
  inked('skin', limb('22,94 31,86 34,77', 7, 5.2)),
];

/** A hand that has just thrown, its thumb to the right. */
const PALM: readonly Shape[] = [
  ...merged('skin', blob('4,60 3,54 6,50 14,50 17,54 16,60'), limb('15,57 20,51', 4.4, 3.6)),
  drawn('ink', 1, track('8,52 8,55'), track('11.4,52 11.4,55')),
];

/** The crystal ball. */
const CRYSTAL: readonly Shape[] = [
  inked('blue', oval(50, 83, 16.4)),
  flat('navy', blob('65,84! 62,94 52,99! 44,98! 58,94 62,84')),
  flat('paper', blob('39,82! 40,74 48,70! 44,75 42,82'), star(54, 83, 7.6, 2.2, 4)),
];

/** Hands on both sides of it. */
const HAND: readonly Shape[] = [
  ...merged(
    'tan',
    blob('16,92 20,84 27,82 33,88 32,97 22,100'),
    limb('25,86 31,77 37,72', 5.6, 4.2),
    limb('28,88 35,82 40,79', 5.4, 4),
    limb('29,92 37,88', 5.4, 4.4),
    limb('28,96 38,95', 5.4, 4.4),
  ),
  fine('red', 0.8, oval(36.6, 72.4, 1.6), oval(40, 78.8, 1.5)),
];
const HANDS: readonly Shape[] = [...HAND, ...put(HAND, { x: 100, flip: true })];

export const diamonds: SuitCourts = {
  // A juggler in the dress of a harlequin.
  J: () =>
    figure(
      { left: 19, top: 1, size: 60 },
      inked('blue', blob('13,112! 14,92 20,80 34,72 50,70! 50,112!')),
      inked('red', blob('87,112! 86,92 80,80 66,72 50,70! 50,112!')),
      lozenges('gold', '27,86,5 40,92,5 64,86,5 77,94,5'),
      lozenges('paper', '34,103,5 71,104,4 57,98,4'),
      drawn('ink', 1.6, track('50,78 50,112')),
      inked('red', limb('22,88 9,98 13,80', 13, 10)),
      inked('blue', limb('78,86 95,86 91,66', 13, 10)),
      lozenges('gold', '13,90,3 92,78,3'),
      inked('paper', block(6.4, 73, 13, 5.4, 2), block(84.4, 59.6, 13, 5.4, 2)),
      ...put(PALM, { x: 3, y: 13.4 }),
      ...put(PALM, { x: 101, flip: true }),
      ...ball(12.4, 56, 'gold', 'red'),
      ...ball(91, 41, 'paper', 'red'),
      ...ball(97, 19, 'gold', 'blue'),
      ...ball(79, 9, 'blue', 'paper'),
      ...ruff(50, 67, 27, 11.4, 13),
      head([...mansFace(FAIR), ...MASK]),
      inked('blue', blob('36,34! 35,26 42,18! 50,19! 50,29! 42,30')),
      inked('red', blob('64,34! 65,26 58,18! 50,19! 50,29! 58,30')),
      inked('red', blob('36,31! 33,22 40,12 50,8! 50,23 44,26 40,31! 30,33 24,43! 22,31 28,20 36,15')),
      inked('blue', blob('64,31! 67,22 60,12 50,8! 50,23 56,26 60,31! 70,33 76,43! 78,31 72,20 64,15')),
      lozenges('gold', '43,20,3.2 57,20,3.2'),
      fine('gold', 1.6, oval(24, 46, 4.2), oval(76, 46, 4.2), oval(50, 7.4, 4.2)),
      flat('ink', oval(24, 47.4, 1.3), oval(76, 47.4, 1.3)),
    ),
  // Who reads in the crystal what will be drawn.
  Q: () =>
    figure(
      { left: 18, top: 0, size: 62 },
      inked('violet', blob('4,112! 6,90 14,78 32,70 42,63! 58,63! 68,70 86,78 94,90 96,112!')),
      inked('tan', blob('42,54! 58,54! 59,64 66,70! 50,92 34,70! 41,64')),
      flat('umber', blob('43,58! 50,62 57,56! 57.6,65 50,69 46,65')),
      drawn('gold', 3, curve('33,70 38,82 50,92'), curve('67,70 62,82 50,92')),
      drawn('gold', 1.6, curve('10,90 18,82 32,76'), curve('90,90 82,82 68,76')),
      inked('ink', both(blob('36,40! 30,48 31,62 38,70 40,58'))),
      head(ladysFace(OLIVE, 'shut'), 50, 39),
      drawn('gold', 3, curve('41,63 50,70 59,63')),
      fine('red', 1.2, oval(50, 71.4, 3)),
      ...cord('gold', 2, both(oval(34.6, 56, 5))),
      // Turban
      inked('violet', blob('33,36! 29,24 34,12 44,5 56,5 66,12 71,24 67,36! 60,29 50,26 40,29')),
      inked('gold', blob('33.4,36.4! 30,27 42,20 50,17! 53,24 50,28! 42,30')),
      inked('gold', blob('66.6,36.4! 70,27 58,20 50,17! 47,24 50,28! 58,30')),
      drawn(
        'ink',
        1.2,
        curve('38,15 46,9 54,9'),
        curve('58,16 63,18 66,23'),
        curve('36,30 42,26 47,24'),
        curve('64,30 58,26 53,24'),
      ),
      inked('paper', blob('49,18! 46,8 50,1 60,0 66,3! 61,6 57,11 53,18!')),
      fine('red', 1.6, poly('50,14 55,21 50,28 45,21')),
      flat('paper', poly('50,16 52,20 48,20')),
      put(CRYSTAL, { y: -6.6 }),
      inked('violet', both(limb('4,104 12,90', 17, 15))),
      inked('gold', both(poly('10,80 19,85 13,97 4,92'))),
      put(HANDS, { y: -6.6 }),
    ),
  // The proprietor, who lets nobody begin late.
  K: () =>
    figure(
      { left: 26, top: 0, size: 62 },
      inked('wine', blob('14,112! 18,94 28,86 44,76! 70,72! 88,78 99,92 102,112!')),
      inked('paper', poly('44,68 58,70 52,112 40,112')),
      inked('gold', blob('40,88! 48,86 50,96! 50,112! 36,112!')),
      inked('violet', blob('41,74! 50,78 49,85 41,87! 36,81')),
      fine('paper', 1.2, poly('44.6,76 48.6,80.6 44.6,85 40.6,80.6')),
      ...merged('brown', ...each(FUR, (x, y, r) => oval(x, y, r))),
      drawn('tan', 1.2, ...NAP),
      head(profile(FAIR), 56, 44),
      ...merged('paper', blob('60,34! 70,31 77,38 78,50 73,60 66,66 58,66 52,63! 59,60 61,53 58,46')),
      drawn('grey', 1.1, curve('70,40 72,48 69,57'), curve('74,40 75,47 74,52'), curve('64,56 65,60 62,63')),
      fine('skin', 1.6, oval(64.6, 45, 3.2, 5)),
      drawn('ink', 0.9, curve('63.4,43 66,43.6 64.8,47')),
      inked('paper', blob('40,52! 46,50 52,53 55,60! 49,59.6 45,56.6 41,57 35,60.6 30,56.6! 36,56')),
      drawn('ink', 3.4, oval(46.8, 43.4, 4.9)),
      drawn('gold', 1.7, oval(46.8, 43.4, 4.9)),
      drawn('ink', 2.2, curve('50.8,46.4 54,56 54.6,72')),
      drawn('gold', 1, curve('50.8,46.4 54,56 54.6,72')),
      inked('ink', blob('42,31! 43,18 40,3! 54,1.4 70,3! 69,18 72,33!')),
      flat('red', blob('41.6,30! 42.4,23! 56,25 71.4,24! 72,32! 56,33')),
      drawn('grey', 2, track('46.4,8 47.4,18')),
      inked('ink', limb('34,34 42,32 56,33 70,34 80,30.6', 5)),
      ...WATCH,
    ),
};
