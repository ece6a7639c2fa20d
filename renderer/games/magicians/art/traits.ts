// The pictures of the Traits: what a magician is made of, as things and beasts.
import { block, both, star } from '../../parts/drawn/draw.ts';
import type { Shape } from '../../parts/drawn/shape.ts';
import type { Emblems } from './emblem.ts';
import { gleam, topHat } from './motifs.ts';
import {
  blob,
  cord,
  curve,
  drawn,
  flat,
  inked,
  merged,
  oval,
  plain,
  poly,
  put,
  radiant,
  track,
} from './pen.ts';

/** A peacock's feather with its eye, 60 tall, its root at the origin. */
const FEATHER: readonly Shape[] = [
  inked('green', blob('0,2! 6,-28 11,-46 0,-61 -11,-46 -6,-28')),
  flat('gold', oval(0, -46, 7, 8.5)),
  flat('blue', oval(0, -45, 5, 6)),
  flat('ink', oval(0, -43.5, 2.6, 3)),
];

/** The outer ones lie beneath. */
const FAN = [-84, 84, -63, 63, -42, 42, -21, 21, 0] as const;

/** A flame, 24 tall, its foot at the origin. */
const FLAME: readonly Shape[] = [
  inked('red', blob('0,2 -8,-3 -8,-11 -2,-18 0,-27! 5,-19 9,-11 8,-3')),
  flat('gold', blob('0,1 -5,-3 -4.5,-8 0,-17! 4.5,-8 5,-3')),
  flat('paper', oval(0, -3.5, 2.2, 3.2)),
];

/** A line that winds outward around a point. */
function spiral(x: number, y: number, reach: number, turns: number): string {
  const steps = turns * 10;
  return curve(
    Array.from({ length: steps + 1 }, (_, step) => {
      const [far, angle] = [(reach * step) / steps, (step * Math.PI) / 5];
      return `${(x + far * Math.cos(angle)).toFixed(1)},${(y + far * Math.sin(angle)).toFixed(1)}`;
    }).join(' '),
  );
}

/** A flower with five petals around the origin. */
function flower(petals: 'red' | 'violet' | 'paper' | 'blue', heart: 'gold' | 'red' = 'gold'): Shape[] {
  const around = [0, 72, 144, 216, 288]
    .map((turn) => oval(0, 0, 5.4, 6.4, turn))
    .map((d, index) => {
      const angle = (index * 72 * Math.PI) / 180;
      return put([flat(petals, d)], { x: 6.2 * Math.sin(angle), y: -6.2 * Math.cos(angle) })[0]!.d;
    });
  return [...merged(petals, ...around), inked(heart, oval(0, 0, 4))];
}

export const traits: Emblems = {
  // A peacock.
  showmanship: () =>
    radiant(
      'crimson',
      ...FAN.flatMap((turn) => put(FEATHER, { x: 50, y: 68, turn, scale: 0.92 })),
      drawn('ink', 3, track('44,88 42,97 36,98'), track('56,88 58,97 64,98')),
      inked('blue', blob('50,26 58,29 59,38 57,48 66,64 64,80 50,90 36,80 34,64 43,48 41,38 42,29')),
      inked('gold', poly('46,41 54,41 50,49')),
      flat('paper', oval(45.6, 36, 2.8), oval(54.4, 36, 2.8)),
      flat('ink', oval(46, 36.2, 1.5), oval(54, 36.2, 1.5)),
      drawn('ink', 1.6, track('50,27 50,15'), both(track('47,27 41,17'))),
      inked('gold', oval(50, 14, 3), both(oval(40.5, 16, 3))),
      drawn('paper', 2, curve('43,66 50,70 57,66'), curve('42,74 50,78 58,74')),
    ),
  // A candle that burns at both ends.
  sacrifice: () =>
    radiant(
      'plum',
      put(FLAME, { x: 88, y: 32, scale: 1.15 }),
      put(FLAME, { x: 10, y: 62, scale: 1.15 }),
      put([inked('paper', block(-38, -9, 76, 18, 4)), flat('grey', block(-34, 4, 68, 3, 1))], {
        x: 50,
        y: 49,
        turn: -27.5,
      }),
      inked('paper', blob('24,64! 22,76 25,82 29,76 31,62!'), blob('72,40! 71,50 74,55 77,50 79,36!')),
      drawn('ink', 2, track('12,67 10,63'), track('86,30 88,31')),
      inked('gold', poly('40,46 55,38 63,52 47,61')),
      ...cord('gold', 4.5, track('52,56 52,84')),
      inked('gold', oval(52, 70, 5.5)),
      inked('gold', blob('30,94! 34,85 46,82 58,82 70,85 74,94!')),
    ),
  // An eye that cannot look away.
  obsession: () =>
    radiant(
      'amber',
      drawn('ink', 4, both(track('50,16 50,2') + track('34,20 27,7') + track('19,31 8,21'))),
      inked('paper', blob('1,54! 20,31 50,20 80,31 99,54! 80,77 50,87 20,77')),
      inked('violet', oval(50, 53, 29)),
      drawn('gold', 5.5, spiral(50, 53, 26, 2.5)),
      flat('ink', oval(50, 53, 5)),
      flat('paper', oval(62, 42, 5, 4)),
    ),
  // A limelight on its stand, and what it shines on.
  stagecraft: () =>
    plain(
      'midnight',
      flat('gold', poly('40,30 62,18 104,92 58,100')),
      flat('paper', oval(81, 94, 17, 4.5)),
      flat('red', star(81, 86, 10, 4.2)),
      ...cord(
        'grey',
        3.5,
        track('26,46 26,76'),
        track('26,76 12,96'),
        track('26,76 40,96'),
        track('26,76 26,95'),
      ),
      ...put(
        [
          inked('grey', block(-6, -26, 12, 7, 2)),
          inked('brown', block(-22, -20, 36, 32, 5)),
          drawn('ink', 1.8, track('-16,-11 4,-11'), track('-16,-4 4,-4'), track('-16,3 4,3')),
          inked('grey', poly('14,-18 24,-24 24,16 14,10')),
          inked('paper', oval(24, -4, 4.5, 18)),
          inked('gold', oval(-4, 17, 5)),
        ],
        { x: 26, y: 30, turn: 32 },
      ),
    ),
  // A black cat before the moon.
  mysterious: () =>
    plain(
      'midnight',
      inked('gold', oval(50, 44, 41)),
      flat('paper', oval(34, 28, 7, 5, -30), oval(70, 60, 5, 4), oval(26, 50, 3.5)),
      flat('ink', blob('6,97! 10,90 30,87 60,87 90,90 95,97!')),
      drawn('ink', 8, curve('66,88 82,86 86,72 78,62 82,52')),
      flat(
        'ink',
        blob('30,92! 30,74 36,60 40,52 60,52 64,60 71,76 70,92!'),
        blob('31,22! 40,28! 60,28! 69,22! 70,44 62,55 50,58 38,55 30,44'),
      ),
      flat('gold', oval(42.5, 41, 5, 5.6), oval(57.5, 41, 5, 5.6)),
      flat('ink', oval(42.5, 41, 1.5, 5), oval(57.5, 41, 1.5, 5)),
      flat('red', poly('47.6,48 52.4,48 50,51')),
      drawn('grey', 1.2, both(track('45,51 26,48') + track('45,52.5 27,56'))),
      drawn('grey', 1.6, curve('42,90 44,78 42,70'), curve('58,90 56,78 58,70')),
    ),
  // A padlock, and its key.
  secrecy: () =>
    radiant(
      'forest',
      ...cord('grey', 9, curve('28,50! 28,30 34,16 48,12 62,16 68,30 68,50!')),
      inked('gold', block(14, 44, 68, 50, 9)),
      drawn('brown', 2, block(20, 50, 56, 38, 5)),
      flat('ink', oval(48, 63, 7.5), poly('45,65 51,65 55,82 41,82')),
      flat('paper', blob('24,58! 24,54! 38,53! 36,56!')),
      ...put(
        [
          ...cord('red', 6, oval(0, -14, 9)),
          ...cord('red', 6, track('0,-4 0,28')),
          inked('red', block(1, 14, 12, 6), block(1, 24, 9, 6)),
        ],
        { x: 82, y: 50, turn: 12 },
      ),
    ),
  // A wand that flowers.
  flourish: () =>
    radiant(
      'azure',
      put([inked('ink', block(0, -4.5, 64, 9, 2)), inked('paper', block(50, -4.5, 15, 9, 2))], {
        x: 38,
        y: 56,
        turn: 38,
      }),
      inked(
        'green',
        blob('44,54! 60,44 76,48! 62,60'),
        blob('36,60! 32,78 42,92! 48,74'),
        blob('36,50! 20,58 10,72! 30,68'),
      ),
      ...put(flower('violet'), { x: 17, y: 48, scale: 1.25 }),
      ...put(flower('paper', 'red'), { x: 62, y: 22, scale: 1.3 }),
      ...put(flower('blue'), { x: 32, y: 20, scale: 1.2 }),
      ...put(flower('red'), { x: 42, y: 43, scale: 1.6 }),
      inked('gold', blob('48,62! 40,70 30,70! 42,60'), blob('50,62! 56,74 52,84! 46,68'), oval(48, 63, 3.6)),
      gleam(86, 24, 9),
      gleam(80, 62, 6),
    ),
  // Hat, monocle, moustache and bow tie, and nobody in them.
  style: () =>
    radiant(
      'plum',
      put(topHat('violet'), { x: 50, y: 42, scale: 1.15 }),
      ...cord('gold', 3.4, oval(67, 54.5, 8.5)),
      drawn('gold', 1.8, curve('75,58 84,72 80,88')),
      flat('paper', poly('61,57 69,48 71,50 64,60')),
      inked('ink', blob('50,68! 60,62 72,66 84,60! 82,72 68,78 50,71! 32,78 18,72 16,60! 28,66 40,62')),
      inked(
        'red',
        blob('50,88! 36,80 28,81! 27,98! 36,97 50,91'),
        blob('50,88! 64,80 72,81! 73,98! 64,97 50,91'),
      ),
      inked('red', block(45, 83.5, 10, 11, 3)),
      gleam(14, 30, 7),
      gleam(88, 24, 9),
    ),
};
