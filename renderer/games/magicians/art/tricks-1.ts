// The pictures of the level 1 Tricks: what is done with the hands alone.
import { block, star } from '../../parts/drawn/draw.ts';
import type { Ink, Shape } from '../../parts/drawn/shape.ts';
import type { Emblems } from './emblem.ts';
import { coin, fist, gleam, hatFront, hatInside, openHand, pinch, playingCard, pointing } from './motifs.ts';
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
  over,
  oval,
  plain,
  poly,
  put,
  radiant,
  track,
} from './pen.ts';

/** A billiard ball. */
function ball(x: number, y: number, r: number): Shape[] {
  return [
    inked('red', oval(x, y, r)),
    flat(
      'brown',
      blob(
        `${x + r * 0.9},${y} ${x},${y + r * 0.92} ${x - r * 0.5},${y + r * 0.75} ${x + r * 0.4},${y + r * 0.4}`,
      ),
    ),
    flat('paper', oval(x - r * 0.35, y - r * 0.4, r * 0.25)),
  ];
}

/** A cup upside down, 28 wide and 34 tall around the origin. */
const CUP = [
  inked('gold', blob('-8,-20! 0,-22 8,-20! 13,10! 0,12 -13,10!')),
  flat('brown', blob('3,-19! 8,-18! 12,9! 4,11!')),
  flat('paper', blob('-6,-17! -3,-18! -6,8! -9,7!')),
  inked('gold', limb('-14,10 0,12.5 14,10', 5)),
];

const FAN = [
  ['club', -54],
  ['heart', 54],
  ['diamond', -27],
  ['club', 27],
  ['spade', 0],
] as const;

/** One handkerchief of a chain: knotted at the origin, flowing to the right. */
function silk(ink: Ink): Shape[] {
  return [
    inked(ink, blob('0,0! 8,-11 18,-6 30,-10! 27,-2 32,7! 18,6 8,10')),
    drawn('ink', 1.4, curve('5,-2 14,-1 25,-5'), curve('5,2 13,3 24,3')),
  ];
}

export const tricks1: Emblems = {
  'linking-rings': () =>
    radiant(
      'crimson',
      put(fist('paper'), { x: 12, y: 92, turn: 32, scale: 0.9 }),
      put(fist('paper'), { x: 88, y: 92, turn: -32, scale: 0.9, flip: true }),
      cord('gold', 6, oval(50, 29, 20)),
      cord('gold', 6, oval(34, 55, 20)),
      cord('gold', 6, oval(66, 55, 20)),
      over('gold', 6, 50, 29, 20, 190, 262),
      over('gold', 6, 34, 55, 20, 90, 145),
      drawn('paper', 1.6, arc(50, 29, 21, 285, 335), arc(34, 55, 21, 265, 315), arc(66, 55, 21, 20, 60)),
    ),
  'balls-and-cups': () =>
    plain(
      'forest',
      inked('brown', block(-20, 76, 140, 50)),
      flat('red', block(-20, 79, 140, 4)),
      put(CUP, { x: 20, y: 64, scale: 1.1 }),
      put(CUP, { x: 80, y: 64, scale: 1.1 }),
      put(CUP, { x: 52, y: 34, scale: 1.2, turn: 14 }),
      ball(50, 68, 10),
      drawn('paper', 2, curve('31,47 32,40 34,35'), curve('71,50 72,46 72,43')),
    ),
  penetration: () =>
    radiant(
      'plum',
      inked('paper', poly('58,36 93,3 97,7 72,50')),
      flat('grey', poly('72,50 97,7 95,5 65,43')),
      coin(50, 52, 31),
      inked('ink', oval(52, 51, 17, 4, 38)),
      inked('paper', poly('45,46 58,57 33,88 22,79')),
      flat('grey', poly('52,52 58,57 33,88 28,83')),
      inked('red', limb('26,85 12,101', 10)),
      inked('gold', limb('15,75 38,94', 7)),
    ),
  'card-tricks': () =>
    plain(
      'crimson',
      FAN.flatMap(([suit, turn]) =>
        put(put(playingCard(suit), { y: -34 }), { x: 50, y: 88, turn, scale: 1.3 }),
      ),
      put(fist('paper'), { x: 47, y: 104, turn: 8, scale: 1.2 }),
    ),
  'sleight-of-hand': () =>
    plain(
      'plum',
      drawn('paper', 2, arc(34, 54, 27, 190, 300), arc(34, 54, 33, 215, 290)),
      coin(34, 50, 21),
      put(pinch('paper'), { x: 44, y: 58, scale: 1.15, turn: 8 }),
      gleam(20, 24, 13),
      gleam(40, 12, 6),
    ),
  legerdemain: () =>
    radiant(
      'forest',
      ball(21, 39, 9.5),
      ball(36, 23, 9.5),
      ball(56, 18, 9.5),
      ball(75, 29, 9.5),
      put(openHand('paper'), { x: 50, y: 88, scale: 1.5 }),
    ),
  'simple-misdirection': () =>
    plain(
      'amber',
      put(pointing('paper'), { x: 26, y: 46, scale: 1.15, turn: -16 }),
      gleam(90, 20, 16),
      inked('gold', oval(56, 78, 11, 15, 62)),
      flat('paper', oval(52, 73, 3, 5, 62)),
      inked('ink', poly('120,120 90,64 74,84 86,120')),
      inked('paper', poly('90,64 74,84 67,79 83,59')),
      merged(
        'paper',
        blob('84,62 68,58 58,63 61,75 75,80'),
        limb('66,61 48,60 38,68', 8, 6),
        limb('64,66 50,67 43,76', 8, 6),
      ),
      inked('paper', limb('70,76 62,86 52,90', 8, 6)),
    ),
  'out-of-thin-air': () =>
    radiant(
      'midnight',
      flat('gold', star(50, 14, 20, 8, 12)),
      flat('paper', star(50, 14, 12, 5, 12)),
      put(coin(0, 0, 8.5), { x: 31, y: 29, turn: -20 }),
      put(coin(0, 0, 8.5), { x: 71, y: 30, turn: 20 }),
      put(coin(0, 0, 8.5), { x: 50, y: 39, turn: 8 }),
      coin(38, 54, 8.5),
      coin(64, 53, 8.5),
      inked('ink', oval(50, 66, 27, 6)),
      inked('grey', blob('23,66! 36,71 50,72 64,71 77,66! 69,94! 50,98 31,94!')),
      flat('paper', blob('29,72! 36,74! 40,93! 35,93!')),
      flat('ink', blob('66,74! 73,71! 67,93! 60,95!')),
      drawn('ink', 2, arc(19, 77, 7, 210, 380), arc(81, 77, 7, -20, 150)),
    ),
  'hat-trick': () =>
    radiant(
      'azure',
      put(hatInside(), { x: 50, y: 58, scale: 1.15 }),
      merged(
        'paper',
        blob('37,56 35,42 42,33 50,31 58,33 65,42 63,56 50,62'),
        limb('43,35 39,20 41,7', 10, 8),
        limb('57,35 61,20 60,7', 10, 8),
      ),
      flat('red', limb('42,31 40.5,21 41.5,11', 4, 3), limb('58,31 60,21 59.5,11', 4, 3)),
      flat('ink', oval(43.5, 42, 2.4, 3.2), oval(56.5, 42, 2.4, 3.2)),
      flat('red', poly('47,48 53,48 50,51.5')),
      drawn(
        'ink',
        1.6,
        curve('50,51 49,54 46,54'),
        curve('50,51 51,54 54,54'),
        track('40,49 31,47'),
        track('40,51 32,53'),
        track('60,49 69,47'),
        track('60,51 68,53'),
      ),
      put(hatFront(), { x: 50, y: 58, scale: 1.15 }),
      inked('paper', limb('37,60 37,67', 9), limb('63,60 63,67', 9)),
    ),
  'old-standby': () =>
    plain(
      'smoke',
      put(silk('violet'), { x: 79, y: 38, turn: 96, scale: 1.3 }),
      put(silk('gold'), { x: 48, y: 20, turn: 30, scale: 1.25 }),
      put(silk('blue'), { x: 16, y: 34, turn: -24, scale: 1.3 }),
      put(silk('red'), { x: 30, y: 72, turn: -110, scale: 1.4 }),
      put(fist('paper'), { x: 32, y: 102, turn: 8, scale: 1.4 }),
    ),
};
