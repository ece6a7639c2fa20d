// Gloved hands of the challenge, upright on 100 by 100, the thumb at the left: rock, paper, scissors, one to five fingers, and a
// hand under a silk, which nobody sees yet.
import type { Sign } from '../../../../engine/games/sam/types.ts';
import { block, star } from '../../parts/drawn/draw.ts';
import { blob, curve, drawn, flat, inked, limb, merged, oval, track } from '../../parts/drawn/pen.ts';
import type { Shape } from '../../parts/drawn/shape.ts';

/** Thumb first: where each finger comes out of the palm, where its tip is when it is stretched out, and how thick it is. */
const SPREAD = ['36,66 25,56 15,41', '38,50 30,16', '46.5,47 44.5,8', '55,48 59,10', '63,52 72,22'] as const;
const CLOSED = [
  '36,67 27,58 24,44',
  '37.5,50 37,17',
  '46,47 46,10',
  '54.8,48 55,11',
  '63,52 63.5,21',
] as const;
const THICK = [11, 10.4, 10.8, 10.4, 9.4] as const;
/** A V of two fingers. */
const BLADES = ['38,50 24,14', '48,47 58,9'] as const;

const PALM = '33,80 30,62 33,47 43,42 58,43 67,50 69,64 66,80';

/** Cuff and sleeve. */
function sleeve(): Shape[] {
  return [
    inked('navy', block(31, 90, 38, 14)),
    inked('paper', block(29, 79, 42, 12, 3)),
    flat('gold', oval(50, 85, 2)),
  ];
}

/** The knuckles of fingers that are bent into the palm, from the second finger (1) to the last (4), and a thumb over them. */
function bent(fingers: readonly number[], hasThumb: boolean): Shape[] {
  const x = [0, 38, 46.6, 55.2, 63.4];
  const knuckles = fingers.map((finger) =>
    inked('paper', oval(x[finger]!, 55 + (finger === 4 ? 2 : 0), 5.4, 9)),
  );
  return hasThumb ? [...knuckles, inked('paper', limb('34,70 45,67 56,66', 11.5, 9.5))] : knuckles;
}

/** A hand with some fingers stretched out along lines, the others bent. */
function hand(lines: readonly string[], thick: readonly number[], others: Shape[]): Shape[] {
  return [
    ...sleeve(),
    ...merged(
      'paper',
      blob(PALM),
      ...lines.map((line, index) => limb(line, thick[index]!, thick[index]! * 0.84)),
    ),
    ...others,
  ];
}

/** Lines where stretched fingers part, and the fold of the thumb. */
const PARTING = drawn('ink', 1.6, track('42,50 41.8,40'), track('50.6,48 50.6,38'), track('59,50 59.4,40'));
const FOLD = drawn('ink', 1.4, curve('40,78 45,70 43,60'));

export const SIGN_SHAPES: Readonly<Record<Sign, readonly Shape[]>> = {
  rock: [
    ...sleeve(),
    ...merged('paper', blob('32,80 28,62 31,44 42,37 58,37 69,44 72,60 67,80')),
    ...[35.5, 45.6, 55.6, 65].map((x, index) => inked('paper', oval(x, index === 3 ? 48 : 46, 6.2, 10.5))),
    inked('paper', limb('32,70 46,65 60,63', 13.5, 11)),
  ],
  paper: [...hand(CLOSED, THICK, []), PARTING, FOLD],
  scissors: hand(BLADES, [10.6, 10.8], bent([3, 4], true)),
};

/** By number of fingers, 1 to 5. */
export const FINGER_SHAPES: Readonly<Record<number, readonly Shape[]>> = {
  1: hand([SPREAD[1]], [THICK[1]], bent([2, 3, 4], true)),
  2: hand([SPREAD[1], SPREAD[2]], [THICK[1], THICK[2]], bent([3, 4], true)),
  3: hand([SPREAD[1], SPREAD[2], SPREAD[3]], [THICK[1], THICK[2], THICK[3]], bent([4], true)),
  4: [
    ...hand(SPREAD.slice(1), THICK.slice(1), [inked('paper', limb('34,70 44,68 54,69', 11.5, 9.5))]),
    PARTING,
  ],
  5: [...hand(SPREAD, THICK, []), PARTING, FOLD],
};

/** A hand under a silk. */
export const COVERED_SHAPES: readonly Shape[] = [
  ...sleeve(),
  inked(
    'red',
    blob(
      '50,14 66,19 73,36 78,58 86,78! 76,74 68,84! 59,77 50,88! 41,77 32,84! 24,74 14,78! 22,58 27,36 34,19',
    ),
  ),
  flat('wine', blob('60,22! 68,40 74,62 80,75! 72,72 67,80! 64,60 62,40')),
  drawn('wine', 2, curve('38,30 34,48 30,70'), curve('50,34 50,52 50,76'), curve('44,24 50,20 56,22')),
  flat('gold', star(43, 42, 6, 2.4), star(60, 58, 4.5, 1.8), star(36, 62, 4, 1.6)),
];
