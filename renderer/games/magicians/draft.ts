// What is put together at the table of Magicians before it is sent, and what can be pointed at.
import type { Seat } from '../../../engine/core/seat.ts';
import type { PlayView } from '../../../engine/games/magicians/types.ts';
import type { Target } from '../../stage/contract.ts';

/** A card in hand that is about to be played somewhere, or the cards that are about to be discarded. */
export type Draft =
  /** `at`: the target that is looked at, which the card would be put on. */
  | { readonly kind: 'play'; readonly card: string; readonly at?: Target }
  | { readonly kind: 'discard'; readonly cards: readonly string[] };

/** The ways of the draft's card that can be taken in this turn. */
export function waysOf(draft: Draft | null, plays: readonly PlayView[]): readonly PlayView[] {
  if (draft?.kind !== 'play') return [];
  return plays.filter(({ card, refusal }) => card === draft.card && refusal === null);
}

/** A card of the own hand. */
export const handTarget = (code: string): Target => `hand:${code}`;
/** A card in play, wherever it lies. */
export const playTarget = (code: string): Target => `play:${code}`;
/** The theatre of a seat: the place where a card is played (the own one), the player who is hit, or what is shown large. */
export const theatreTarget = (seat: Seat): Target => `theatre:${seat}`;
/** The places on the own stage that a card can be put in. */
export const supportPlace: Target = 'place:support';
export const trickPlace: Target = 'place:trick';
/** Where Sabotage without a target is played. */
export const discardPlace: Target = 'place:discard';
/** The deck: pointing at it draws in Intermission. */
export const DECK_TARGET: Target = 'deck';
/** A card of the hand that a spy looks at. */
export const spiedTarget = (code: string): Target => `spied:${code}`;
/** A phase of the ribbon: pointing at it says what it is, and why it is closed. */
export const phaseTarget = (phase: string): Target => `phase:${phase}`;
/** What puts away the theatre that is shown large. */
export const CLOSE_TARGET: Target = 'close';
