// What comes back in many posters: gloved hands, the top hat, coins, playing cards, a man in tails.
import { block, placed, star } from '../../parts/drawn/draw.ts';
import { blob, drawn, flat, inked, limb, merged, oval, poly, track } from './pen.ts';
import type { Ink, Shape } from '../../parts/drawn/shape.ts';

/** The cuff and sleeve at a wrist: from the origin down. */
function sleeve(cloth: Ink): Shape[] {
  return [
    inked(cloth, poly('-12,6 12,6 19,90 -19,90')),
    inked('paper', block(-11, 0, 22, 8, 2)),
    flat('gold', oval(6, 4, 1.7)),
  ];
}

/** A hand with spread fingers, 44 tall: its wrist at the origin, its thumb at the left. */
export function openHand(glove: Ink, cloth: Ink = 'ink'): Shape[] {
  return [
    ...sleeve(cloth),
    ...merged(
      glove,
      blob('-9,1 -12,-10 -10,-20 0,-24 10,-20 11,-9 9,1'),
      limb('-7,-17 -17,-37', 7.5, 6),
      limb('-2.5,-20 -5.5,-44', 7.5, 6),
      limb('3.5,-20 7,-43', 7.5, 6),
      limb('8.5,-15 18.5,-34', 7, 5.5),
      limb('-8,-4 -19,-11 -25,-20', 8.5, 6),
    ),
    flat('grey', blob('10,-14! 8,0.5! 2,1! 7,-6')),
    drawn('ink', 1.2, track('-5,-16 -3.5,-7'), track('0,-17 0,-7'), track('5,-16 3.5,-7')),
  ];
}

/** A fist around something upright, 26 tall: its wrist at the origin, its fingers across. */
export function fist(glove: Ink, cloth: Ink = 'ink'): Shape[] {
  return [
    ...sleeve(cloth),
    inked(glove, blob('-9,1 -13,-10 -12,-23 0,-27 11,-24 13,-12 9,1')),
    ...[-22, -16, -10, -4.5].map((y) => inked(glove, limb(`-4,${y} 11,${y + 0.5}`, 7, 6.5))),
    inked(glove, limb('-9,-6 -7,-16 -1,-21', 8, 6)),
  ];
}

/** A hand that points to the right, 52 long: its wrist at the origin, its thumb above. */
export function pointing(glove: Ink, cloth: Ink = 'ink'): Shape[] {
  // It hangs down from the origin: turned, it lies to the left.
  const arm = sleeve(cloth).map((shape) => ({ ...shape, d: placed(shape.d, { turn: 90 }) }));
  return [
    ...arm,
    ...merged(glove, blob('-1,-8 10,-12 22,-11 28,-3 26,8 14,12 -1,8'), limb('16,-8 34,-9 50,-9', 8, 6.5)),
    inked(glove, limb('16,8.5 25,9.5', 6.5, 6)),
    inked(glove, limb('17,3.5 28,4.5', 6.5, 6)),
    inked(glove, limb('18,-2 30,-1', 6.5, 6)),
    inked(glove, limb('7,-9 17,-16 26,-15', 7, 6)),
  ];
}

/** A hand from the right whose thumb and forefinger meet at the origin; the wrist is at 44, 8. */
export function pinch(glove: Ink, cloth: Ink = 'ink'): Shape[] {
  return [
    inked(cloth, poly('49,-3 43,19 120,64 138,26')),
    inked('paper', poly('44,-5 52,-2 45,21 37,17')),
    ...merged(
      glove,
      blob('18,-12 32,-15 45,-5 43,14 30,17 18,9'),
      limb('30,-10 20,-25 12,-33', 8, 6),
      limb('34,-10 30,-28 25,-38', 8, 6),
      limb('38,-7 40,-24 38,-35', 7.5, 5.5),
    ),
    inked(glove, limb('26,-8 14,-13 2,-3', 8, 6)),
    inked(glove, limb('28,12 14,11 2,3', 9, 6.5)),
  ];
}

/** The same in a black glove, for those who take what is not theirs. */
export function thievingHand(cloth: Ink): Shape[] {
  return pinch('ink', cloth).map((shape) =>
    shape.fill === 'ink' ? { ...shape, line: 'paper', width: 1.6 } : shape,
  );
}

/** A silk hat, 40 wide and 34 tall, the middle of its brim at the origin. */
export function topHat(band: Ink = 'red'): Shape[] {
  return [
    inked('ink', limb('-21,-2 -12,2 0,3 12,2 21,-2', 5)),
    inked('ink', blob('-14,0! -14,-14 -17,-32! 0,-34 17,-32! 14,-14 14,0! 0,3')),
    flat(band, blob('-14,-3! -14,-10! 0,-7 14,-10! 14,-3! 0,0')),
    flat('grey', blob('-11,-13! -13,-29! -8,-30! -7,-12!')),
    drawn('grey', 1.5, track('-18,-1 -8,2 6,2.4')),
  ];
}

/** The same hat upside down with its opening above: the rim's middle at the origin. What comes out of it goes before `hatFront`. */
export function hatInside(): Shape[] {
  return [inked('ink', oval(0, 0, 24, 7)), flat('brown', oval(0, 0, 18, 4.5))];
}

/** The front of the hat upside down: hides what stands in it. */
export function hatFront(band: Ink = 'red'): Shape[] {
  return [
    inked('ink', blob('-24,0! -15,6 0,7.5 15,6 24,0! 23,5 15,11! 17,38! 0,42 -17,38! -15,11! -23,5')),
    flat(band, blob('-15,12! 0,16 15,12! 15.6,19! 0,23 -15.6,19!')),
    flat('grey', blob('-11,24! -12.5,36! -7,38! -6,25!')),
    drawn('grey', 1.5, track('-20,5 -8,9 6,9.4')),
  ];
}

/** A gold coin with a star on it. */
export function coin(x: number, y: number, r: number): Shape[] {
  return [
    inked('gold', oval(x, y, r)),
    drawn('brown', 1.2, oval(x, y, r * 0.74)),
    flat('paper', star(x, y, r * 0.56, r * 0.24)),
  ];
}

/** The signs of the four suits, 12 tall around the origin. */
export const PIPS = {
  heart: blob('0,6! -6,-1 -5.5,-5 -3,-6 0,-3! 3,-6 5.5,-5 6,-1'),
  spade: blob('0,-6! 5.5,0 5,3 2.5,4 0.8,2.5! 2,6! -2,6! -0.8,2.5! -2.5,4 -5,3 -5.5,0'),
  diamond: blob('0,-6.5! 2,-2.5 4.8,0! 2,2.5 0,6.5! -2,2.5 -4.8,0! -2,-2.5'),
  club:
    oval(0, -3, 2.9) + oval(-3, 1, 2.9) + oval(3, 1, 2.9) + poly('-0.8,0 0.8,0 2,6 -2,6') + oval(0, 0, 1.8),
} as const;

/** An upright playing card of 24 by 34 around the origin. */
export function playingCard(suit: keyof typeof PIPS): Shape[] {
  const ink = suit === 'heart' || suit === 'diamond' ? 'red' : 'ink';
  return [inked('paper', block(-12, -17, 24, 34, 3)), flat(ink, PIPS[suit])];
}

/** A round spark of light with long rays. */
export function gleam(x: number, y: number, r: number, ink: Ink = 'paper'): Shape {
  return flat(ink, star(x, y, r, r * 0.22, 4));
}

/** A gentleman's head from the front, 26 tall around the origin: parted hair and moustache. */
export function gentleman(hair: Ink = 'ink'): Shape[] {
  return [
    inked('skin', oval(-10, 1, 2.5, 3.5), oval(10, 1, 2.5, 3.5)),
    inked('skin', blob('-10,-4 -9.5,5 -5,12 0,13.5 5,12 9.5,5 10,-4 0,-12')),
    inked(hair, blob('-10.5,-1! -11,-8 -5,-14 5,-14 11,-8 10.5,-1! 8,-6 -2,-8! -8,-6')),
    flat('ink', oval(-4, -0.5, 1.3), oval(4, -0.5, 1.3)),
    flat(hair, blob('0,5! 4,4 9,3! 6,8 0,6.5! -6,8 -9,3! -4,4')),
  ];
}
