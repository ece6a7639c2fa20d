// How each suit is printed: the ink of its sign, and the tinted paper behind its pictures. Pictures are drawn in the printing
// inks that all games share (`parts/drawn/inks.ts`).
import type { Suit } from '../../../../engine/games/sam/types.ts';
import { INK } from '../../../stage/cards/palette.ts';

/** The ink of red suits: darker than the parchment by more than 4.5 to 1, and lighter than ink in grey. */
const RED = '#b3141a';

export interface SuitTones {
  /** Of its sign. */
  readonly ink: string;
  /** The fine line inside a red sign, so that in grey, too, it is not taken for a black one; null in black ones. */
  readonly inlay: string | null;
  /** The paper behind a picture: around its middle, and towards its edges. */
  readonly light: string;
  readonly dark: string;
  /** The rays of light on it. */
  readonly ray: string;
  /** A flat tone for ribbons and bands. */
  readonly band: string;
}

const INLAY = '#ffe9d6';

export const TONES: Readonly<Record<Suit, SuitTones>> = {
  c: { ink: INK, inlay: null, light: '#eef3dc', dark: '#bcd0a6', ray: '#d5e2bf', band: '#2c5a4b' },
  d: { ink: RED, inlay: INLAY, light: '#fdf0cd', dark: '#ecc67c', ray: '#f8dfa4', band: '#9a5a10' },
  h: { ink: RED, inlay: INLAY, light: '#fde6dc', dark: '#ecb3a2', ray: '#f7cfc0', band: '#8f0707' },
  s: { ink: INK, inlay: null, light: '#e8eef5', dark: '#aec2d8', ray: '#cbd9e8', band: '#1f3a66' },
};
