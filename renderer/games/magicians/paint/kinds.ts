// What tells the kinds of cards apart: the paper they are printed on, and the pennant that bears the level.
import type { Group } from '../../../../engine/games/magicians/types.ts';
import { CHALK, INK } from '../../../stage/cards/palette.ts';

/** What is printed on a card as its kind; the cards of the Magicians Deck are identities. */
export type Kind = Group | 'identity';

/** How a kind of card is printed. */
export interface Look {
  /** The paper around the picture, and what is read on it. */
  readonly ground: string;
  readonly ink: string;
  /** The pennant and the lines of the frame. */
  readonly pennant: string;
  /** The bright part of the frame. */
  readonly trim: string;
}

/** Gilt in the light: rims, lamps. */
export const GILT = '#f4d583';
/** The stars on a pennant. */
export const STAR_GOLD = '#ffe08a';

export const LOOK_OF: Readonly<Record<Kind, Look>> = {
  trick: { ground: '#f6ead0', ink: INK, pennant: '#8f0707', trim: '#e3b04b' },
  assistant: { ground: '#f7dcd6', ink: INK, pennant: '#8c2456', trim: '#e8a0a8' },
  helper: { ground: '#e2e6cb', ink: INK, pennant: '#2c5a4b', trim: '#b9a25a' },
  prop: { ground: '#e0bd86', ink: INK, pennant: '#57310f', trim: '#b07a3c' },
  stage: { ground: '#f3dfae', ink: INK, pennant: '#1f3f6e', trim: '#a61f2b' },
  trait: { ground: '#e9e0ef', ink: INK, pennant: '#552b78', trim: '#c4a0d6' },
  sabotage: { ground: '#1d1b20', ink: CHALK, pennant: '#b3241c', trim: '#b3241c' },
  identity: { ground: '#12303a', ink: CHALK, pennant: '#0b1f27', trim: '#e9bf62' },
};
