// Those who come back in many posters: faces, shoulders, coats, hands.
import { both, placed } from '../../parts/drawn/draw.ts';
import type { Ink, Shape } from '../../parts/drawn/shape.ts';
import { blob, curve, drawn, flat, inked, limb, merged, oval, poly, track } from './pen.ts';

/** What an eye looks like. */
export type Look = 'open' | 'wide' | 'shut';

/** A face from the front, 26 tall around the origin: ears, eyes, brows, nose, and no hair. */
export function face(look: Look = 'open', skin: Ink = 'skin'): Shape[] {
  return [
    inked(skin, oval(-10, 1, 2.5, 3.5), oval(10, 1, 2.5, 3.5)),
    inked(skin, blob('-10,-4 -9.5,5 -5,12 0,13.5 5,12 9.5,5 10,-4 0,-12')),
    ...eyes(look),
    drawn('ink', 0.8, curve('0,0.5 1.2,4 -0.6,4.4')),
  ];
}

function eyes(look: Look): Shape[] {
  const brows = drawn('ink', 1.3, curve('-6.6,-4 -4,-5.2 -1.8,-4.2'), curve('6.6,-4 4,-5.2 1.8,-4.2'));
  if (look === 'shut')
    return [brows, drawn('ink', 1.2, curve('-6,-0.6 -4,0.7 -2,-0.6'), curve('6,-0.6 4,0.7 2,-0.6'))];
  const white = look === 'wide' ? 2.6 : 0;
  return [
    brows,
    ...(white > 0 ? [{ ...inked('paper', oval(-4, -0.5, white), oval(4, -0.5, white)), width: 0.8 }] : []),
    flat('ink', oval(-4, -0.5, 1.3), oval(4, -0.5, 1.3)),
  ];
}

/** A smile for a face. */
export const SMILE: Shape = drawn('ink', 1.1, curve('-3.4,7.4 0,9 3.4,7.4'));

/** A moustache for a face, its ends turned up. */
export function moustache(hair: Ink = 'ink'): Shape {
  return flat(hair, blob('0,5.2! 4,4 9.5,2! 6.5,8 0,7 -6.5,8 -9.5,2! -4,4'));
}

/** A lady's face, 24 tall around the origin: lashes, red lips, cheeks, and no hair. */
export function ladysFace(skin: Ink = 'skin'): Shape[] {
  return [inked(skin, blob('-9,-4 -8.6,3.4 -4.6,9.8 0,12.4 4.6,9.8 8.6,3.4 9,-4 0,-12')), ...ladysFeatures()];
}

/** What is drawn on it. */
export function ladysFeatures(): Shape[] {
  const lash = curve('-7.4,-0.6 -5.6,-1.9 -3.6,-2 -1.7,-0.8');
  const brow = curve('-6.4,-4.6 -4,-5.9 -1.7,-5');
  return [
    flat('ink', oval(-3.9, -0.5, 1.25, 1.5), oval(3.9, -0.5, 1.25, 1.5)),
    drawn('ink', 1, lash, flip(lash)),
    drawn('ink', 0.8, brow, flip(brow)),
    flat('red', blob('-2.6,6.6! -0.8,5.8 0,6.2 0.8,5.8 2.6,6.6! 0,8.8')),
  ];
}

/** The other side of a face. */
const flip = (path: string): string => placed(path, { flip: true });

/** Shoulders from one edge of the square to the other, the collar at 50, 66; they go on below it, to be cut by a frame. */
export const SHOULDERS = blob('3,130! 4,101! 9,82 28,73 41,66! 59,66! 72,73 91,82 96,101! 97,130!');

/** A coat over a white shirt, with lapels and a bow tie. */
export function tailcoat(cloth: Ink = 'ink', tie: Ink = 'red', lapel: Ink = 'grey'): Shape[] {
  return [
    inked(cloth, SHOULDERS),
    inked('paper', poly('41,66 59,66 56,130 44,130')),
    flat('ink', oval(50, 84, 1.3), oval(50, 93, 1.3)),
    { ...inked(lapel, both(poly('41,65 34,70 36,82 46,101 46,130 50,130 50,101'))), width: 1.4 },
    ...bowTie(50, 71, tie),
  ];
}

export function bowTie(x: number, y: number, tie: Ink): Shape[] {
  const at = (text: string): string =>
    text.replace(
      /(-?[\d.]+),(-?[\d.]+)/g,
      (_, dx: string, dy: string) => `${x + Number(dx)},${y + Number(dy)}`,
    );
  return [
    { ...inked(tie, poly(at('0,0 -10,-5.5 -10,5.5')), poly(at('0,0 10,-5.5 10,5.5'))), width: 1.4 },
    { ...inked(tie, oval(x, y, 2.6)), width: 1.4 },
  ];
}

/** A neck below a face at 50, 40 that is twice as large as drawn. */
export function neck(skin: Ink = 'skin'): Shape {
  return inked(skin, poly('42,58 58,58 60,70 40,70'));
}

/** A hand with stretched fore and middle finger that touches the origin from below on the left; wrist at -14, 26. */
export function touching(skin: Ink, cloth: Ink): Shape[] {
  return [
    inked(cloth, limb('-15,34 -24,100', 15, 24)),
    inked('paper', limb('-12.5,25 -15.5,33', 12, 13)),
    ...merged(
      skin,
      blob('-19,24 -19,13 -13,8 -5,11 -3,18 -8,26'),
      limb('-10,14 -5,6 0,0', 6.5, 5),
      limb('-6,15 0,9 4,4', 6, 5),
    ),
    drawn('ink', 1.2, track('-16,18 -9,19'), track('-15,22 -9,22.5')),
  ];
}

/** A fist that holds something upright at the origin, in a sleeve that comes from below. */
export function holding(skin: Ink, cloth: Ink): Shape[] {
  return [
    inked(cloth, limb('2,60 1,16', 18, 14)),
    inked('paper', poly('-6,9 8,8 8,15 -6,16')),
    ...merged(skin, blob('-7,-7 5,-8 9,1 5,9 -6,9 -9,1')),
    drawn('ink', 1.2, track('-6,-3 6,-3'), track('-6,1.5 6,1.5')),
  ];
}
