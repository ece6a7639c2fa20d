// What is put together at Trick-Taking's table before it is sent, and what can be pointed at.
import { effectLetter } from '../../../engine/games/trick-taking/cards.ts';
import type { Play } from '../../../engine/games/trick-taking/types.ts';
import type { Target } from '../../stage/contract.ts';

/** A turn, a lead that waits for the hat's face, or the Ultimate hand. */
export type Draft =
  | { readonly kind: 'turn'; readonly plays: readonly Play[] }
  | { readonly kind: 'lead'; readonly card: string }
  | { readonly kind: 'repertoire'; readonly cards: readonly string[] };

/** A card of the own hand. */
export const handTarget = (code: string): Target => `hand:${code}`;
/** A card of the trick, on top or beneath. */
export const trickTarget = (code: string): Target => `trick:${code}`;
/** A card of the own Repertoire while the Ultimate hand is chosen. */
export const chooseTarget = (code: string): Target => `choose:${code}`;
/** The Repertoire of a seat: pointing at it opens it. */
export const pileTarget = (seat: number): Target => `pile:${seat}`;
/** The Top Hat. */
export const HAT_TARGET: Target = 'hat';

/** Effects that are aimed at a card of the trick. */
const AIMED = 'LSV';

/** Whether a card's effect needs a card of the trick. */
export function isAimed({ card }: Play): boolean {
  return AIMED.includes(effectLetter(card));
}

/** Whether its effect is to be used and is not aimed yet. */
export function isAiming(play: Play): boolean {
  return isAimed(play) && play.effect && play.on === undefined;
}
