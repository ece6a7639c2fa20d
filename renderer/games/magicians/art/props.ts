// The pictures of the Props.
import { block, both, cog, rays, star } from '../../parts/drawn/draw.ts';
import type { Shape } from '../../parts/drawn/shape.ts';
import type { Emblems } from './emblem.ts';
import { gentleman, gleam, topHat } from './motifs.ts';
import {
  arc,
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

const COIL = [44, 49, 54, 59, 64, 69, 74].map((y) => track(`39,${y + 2} 61,${y - 1}`));

/** A stroke of lightning. */
const zap = (...paths: readonly string[]): Shape => ({
  d: paths.join(''),
  fill: 'gold',
  line: 'ink',
  width: 1.4,
});

export const props: Emblems = {
  'tesla-machine': () =>
    radiant(
      'midnight',
      zap(both(bolt('30,26 17,30 21,16 8,17 3,4', 7)), bolt('50,20 42,10 55,9 49,-3', 7)),
      zap(both(bolt('26,36 12,44 16,52 3,62', 6))),
      inked('grey', poly('44,34 56,34 58,42 42,42')),
      inked('gold', block(39, 41, 22, 39, 2)),
      drawn('brown', 2.2, ...COIL),
      inked('brown', block(24, 79, 52, 17, 3)),
      inked('red', both(oval(34, 79, 4.5, 4.5))),
      flat('gold', block(24, 84, 52, 3)),
      inked('paper', oval(50, 91, 3.4)),
      inked('grey', oval(50, 28, 29, 10)),
      flat('paper', blob('26,26 36,21.5 50,20.5 60,21.5 48,24 34,25.5')),
      drawn('ink', 1.4, arc(50, 28, 24, 120, 240, 5)),
    ),
  'antique-trick-box': () =>
    radiant(
      'crimson',
      inked('brown', poly('14,52 86,52 78,24 22,24')),
      inked('ink', poly('22,50 78,50 72,30 28,30')),
      flat('gold', rays(50, 52, 6, 30, 7, -84)),
      inked('gold', star(50, 30, 19, 8)),
      gleam(18, 12, 11),
      gleam(83, 10, 13),
      gleam(70, 20, 6),
      inked('brown', block(12, 51, 76, 40, 3)),
      flat('red', block(22, 60, 56, 22, 2)),
      inked('gold', block(12, 51, 76, 6, 1.5), block(12, 85, 76, 6, 1.5)),
      inked('gold', both(block(12, 57, 9, 28)), both(poly('14,91 28,91 24,98 18,98'))),
      inked('gold', poly('50,57 62,71 50,86 38,71')),
      flat('ink', oval(50, 68, 3.6), poly('48.6,69 51.4,69 53.5,79 46.5,79')),
    ),
  'novel-contraption': () =>
    radiant(
      'forest',
      ...merged('paper', oval(64, 15, 8), oval(75, 10, 7), oval(84, 15, 6)),
      inked('brown', poly('56,20 68,20 66,44 58,44')),
      inked('gold', block(54, 20, 16, 5, 2)),
      inked('gold', blob('18,1! 24,20 34,34 46,44! 38,50! 28,40 16,30 -2,22! 4,8')),
      inked('brown', oval(8.5, 11.5, 5.5, 14, 43)),
      drawn('grey', 4.5, track('78,52 92,30')),
      inked('red', oval(92, 29, 6)),
      inked('red', block(22, 40, 60, 32, 6)),
      drawn('gold', 2.4, block(26, 44, 52, 24, 4)),
      inked('paper', oval(42, 56, 9.5)),
      drawn('ink', 1.8, track('42,56 47,49'), arc(42, 56, 6.5, -60, 60)),
      inked('green', block(58, 50, 16, 12, 2)),
      flat('paper', block(60, 52, 4, 8), block(68, 52, 4, 8)),
      { ...inked('gold', cog(33, 79, 20, 15.5, 10), oval(33, 79, 7)), evenOdd: true },
      { ...inked('grey', cog(70, 82, 17, 13, 9), oval(70, 82, 6)), evenOdd: true },
    ),
  'trap-doors': () =>
    plain(
      'amber',
      inked('brown', poly('2,95 98,95 82,44 18,44')),
      drawn(
        'ink',
        1.2,
        track('26,44 14,95'),
        track('42,44 38,95'),
        track('58,44 62,95'),
        track('74,44 86,95'),
      ),
      inked('ink', poly('26,86 74,86 66,54 34,54')),
      put(gentleman('ink'), { x: 50, y: 54, scale: 1.15 }),
      inked('ink', blob('30,90! 33,74 44,68 50,70 56,68 67,74 70,90!')),
      flat('paper', poly('44,70 56,70 50,84')),
      inked('red', poly('44,70 50,73 56,70 56,77 50,74 44,77')),
      put(topHat('red'), { x: 50, y: 42, scale: 1.05 }),
      inked('gold', both(poly('26,86 34,54 16,34 4,64'))),
      drawn('brown', 1.6, both(track('12,66 21,40')), both(track('19,76 28,47'))),
      inked('brown', both(oval(13, 53, 2.6))),
      inked('brown', poly('2,95 98,95 95,85 5,85')),
      drawn('ink', 1.2, track('35,85 33,95'), track('65,85 67,95')),
    ),
  straightjacket: () =>
    radiant(
      'azure',
      ...merged(
        'paper',
        blob('36,14! 50,19 64,14! 78,20 82,34 76,60 78,95! 22,95! 24,60 18,34 22,20'),
        limb('24,28 13,46 22,62 44,66', 17, 15),
        limb('76,28 87,46 78,62 56,66', 17, 15),
      ),
      inked('grey', blob('36,14! 50,19 64,14! 62,24 50,28 38,24')),
      drawn('ink', 1.6, track('50,28 50,50')),
      ...[33, 43].flatMap((y) => [
        inked('brown', block(38, y, 24, 5.5, 1.5)),
        inked('gold', block(46, y - 1.2, 8, 8, 1.5)),
      ]),
      inked('paper', limb('76,30 86,48 74,62 34,58', 16, 13)),
      inked('paper', limb('24,30 14,48 26,62 66,70', 16, 13)),
      inked('brown', limb('64,69 82,75', 8, 8), limb('36,58 20,54', 8, 8)),
      inked('gold', block(69, 66.5, 9, 11, 2)),
      inked('brown', block(23, 82, 54, 7, 1.5)),
      inked('gold', block(45, 79.5, 11, 12, 2)),
      flat('brown', block(48, 83.5, 5, 4)),
    ),
  'smoke-and-mirrors': () =>
    radiant(
      'plum',
      inked('brown', poly('46,74 54,74 57,92 43,92')),
      ...cord('gold', 5, curve('26,40 18,60 22,76 30,82'), curve('74,40 82,60 78,76 70,82')),
      inked('gold', oval(50, 39, 29, 38)),
      inked('blue', oval(50, 39, 23, 32)),
      flat('paper', poly('34,52 58,10 65,14 38,62'), poly('44,66 69,24 71,31 49,69')),
      inked('gold', star(50, 3, 9, 4, 5)),
      inked('red', both(oval(21, 39, 3.6))),
      ...merged(
        'paper',
        oval(18, 86, 13, 11),
        oval(35, 84, 13, 11),
        oval(52, 88, 15, 11),
        oval(70, 84, 14, 12),
        oval(85, 88, 12, 10),
      ),
      drawn('grey', 2.4, arc(30, 85, 8, -60, 110), arc(58, 89, 9, -100, 70), arc(78, 86, 8, -60, 110)),
    ),
};
