// What the printing inks look like: few and flat, as from a lithographer's stones.
import { CHALK, GOLD, INK } from '../../../stage/cards/palette.ts';
import type { Ink } from './shape.ts';

export const INK_OF: Readonly<Record<Ink, string>> = {
  ink: INK,
  paper: CHALK,
  gold: GOLD,
  red: '#b3241c',
  green: '#3b7768',
  blue: '#3d82b8',
  violet: '#74409a',
  skin: '#f2c6a0',
  tan: '#b9814f',
  grey: '#8f8b84',
  brown: '#6b421f',
  blush: '#dd9271',
  sienna: '#966037',
  umber: '#84502f',
  wine: '#7d1420',
  pine: '#1f4a3f',
  navy: '#1d2c63',
};
