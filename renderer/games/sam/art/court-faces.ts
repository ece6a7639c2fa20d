// Heads of court figures: faces from the front and from the side, drawn around the origin about 26 high, in light and shade.
import { placed } from '../../parts/drawn/draw.ts';
import { blob, curve, drawn, flat, inked, oval, track } from '../../parts/drawn/pen.ts';
import type { Ink, Shape } from '../../parts/drawn/shape.ts';

/** A skin, what it is in shadow, and what its cheeks are. */
export interface Skin {
  readonly light: Ink;
  readonly shade: Ink;
  readonly cheek: Ink;
}

export const FAIR: Skin = { light: 'skin', shade: 'blush', cheek: 'blush' };
export const OLIVE: Skin = { light: 'tan', shade: 'sienna', cheek: 'sienna' };
export const DARK: Skin = { light: 'umber', shade: 'brown', cheek: 'umber' };

/** A form around the origin together with its mirror image. */
export function pair(path: string): string {
  return path + placed(path, { flip: true });
}

/** Figures with a fine ink line around each. */
export function fine(fill: Ink, width: number, ...paths: readonly string[]): Shape {
  return { ...inked(fill, ...paths), width };
}

const EYES: readonly Shape[] = [
  flat('paper', pair(blob('-6.6,-0.6! -4.2,-2.2 -1.9,-0.4! -4.2,1'))),
  flat('ink', pair(oval(-4.1, -0.6, 1.25, 1.4))),
  drawn('ink', 1, pair(curve('-6.8,-0.5 -4.2,-2.3 -1.8,-0.5'))),
];

/** Eyes that are shut, with lashes. */
const SHUT: readonly Shape[] = [
  drawn('ink', 1.1, pair(curve('-6.8,-1 -4.2,0.6 -1.8,-0.8'))),
  drawn('ink', 0.8, pair(track('-6,0 -6.8,1.2') + track('-4.2,0.6 -4.4,2'))),
];

/** A gentleman's face; mouth, beard and hair are put on it. */
export function mansFace({ light, shade, cheek }: Skin): Shape[] {
  return [
    fine(light, 1.4, pair(oval(-9.8, 0.6, 2.2, 3.4))),
    fine(light, 1.6, blob('-9.6,-5 -9.5,2 -8,8 -4,12.6 0,13.6 4,12.6 8,8 9.5,2 9.6,-5 6,-11 0,-13 -6,-11')),
    flat(shade, blob('9.3,-6! 9.2,2 7.8,7.6 4,12.2! 5.4,7.4 6.4,2 5.8,-3')),
    flat(cheek, oval(-5.2, 4.4, 2.3, 1.3)),
    ...EYES,
    drawn('ink', 1.5, pair(curve('-7,-4.4 -5,-5.7 -2,-4.8'))),
    flat(shade, blob('0.2,-2! 2.4,3.2 1,4.6! -1.6,4! 0.6,3')),
    drawn('ink', 0.9, curve('0.4,-1.6 1.9,3 0.8,4.3 -1.2,3.9')),
  ];
}

/** A lady's face, with lashes and red lips; hair is put on it. */
export function ladysFace({ light, shade, cheek }: Skin, eyes: 'open' | 'shut' = 'open'): Shape[] {
  return [
    fine(
      light,
      1.6,
      blob('-9,-5 -8.8,1.6 -6.6,7.4 -2.6,11.8 0,12.6 2.6,11.8 6.6,7.4 8.8,1.6 9,-5 5.6,-11 0,-13 -5.6,-11'),
    ),
    flat(shade, blob('8.7,-6! 8.5,1.4 6.4,7 3,11.2! 4.6,6.6 5.8,2 5.4,-3')),
    flat(cheek, oval(-5.4, 4, 2, 1.4)),
    ...(eyes === 'open' ? [...EYES, drawn('ink', 0.9, pair(track('-6.6,-0.8 -8,-2')))] : SHUT),
    drawn('ink', 1, pair(curve('-7,-4.4 -4.6,-6 -2,-5'))),
    drawn('ink', 0.8, curve('0.4,-1 1.4,3 -0.5,3.8')),
    flat('red', blob('-3,7! -1,5.9 0,6.4 1,5.9 3,7! 1.4,8.6 0,9 -1.4,8.6')),
    drawn('ink', 0.6, curve('-3,7 0,7.4 3,7')),
  ];
}

/** A face that looks to the left, so that one eye shows; its ear is at 5, 1. */
export function profile({ light, shade, cheek }: Skin): Shape[] {
  return [
    fine(
      light,
      1.6,
      blob(
        '-5,-12! -8.6,-6 -8.2,-3! -12.6,3.4 -12,4.6! -9.4,5.4! -10.6,7 -9,8! -9.8,9.6 -8.4,10.8! -9,13.4 -6.8,15 -2,14 4,10.4 8,3! 8,-12!',
      ),
    ),
    flat(shade, blob('-6.6,14.4! -2,12.4 2,8 4,3! 8,3! 4,10.2 -2,13.6')),
    flat(cheek, oval(-3.6, 5, 2.2, 1.4)),
    fine(light, 1.2, oval(5, 1, 2.2, 3.4)),
    drawn('ink', 0.8, curve('4,-0.6 6,0 5,2.6')),
    flat('paper', blob('-8,-0.4! -6.2,-2 -4,-0.8! -6,0.8')),
    flat('ink', oval(-6.6, -0.6, 1.1, 1.4)),
    drawn('ink', 1, curve('-8.2,-0.6 -6.4,-2.2 -3.6,-0.8')),
    drawn('ink', 1.5, curve('-8.6,-4.2 -6.6,-5.6 -3,-4.6')),
    drawn('ink', 0.8, curve('-11,5 -9.8,3.6 -9.2,4.4')),
    drawn('ink', 0.9, track('-9.2,8 -6.4,8.4')),
  ];
}

/** A smile for a gentleman's face. */
export const SMILE: readonly Shape[] = [
  drawn('ink', 1.1, curve('-3.8,7.6 0,9.4 3.8,7.6')),
  drawn('ink', 0.7, track('-1,11 1,11')),
];

/** A moustache for a gentleman's face, its ends turned up. */
export function moustache(hair: Ink): Shape {
  return fine(
    hair,
    0.8,
    blob('0,5! 3.6,4 7.6,6.4 11.4,3.4! 10.6,8 6,9.6 0,7.4! -6,9.6 -10.6,8 -11.4,3.4! -7.6,6.4 -3.6,4'),
  );
}
