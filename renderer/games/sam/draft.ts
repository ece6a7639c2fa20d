// What is put together at the table of SAM before it is sent, and what can be pointed at.
import type { Seat } from '../../../engine/core/seat.ts';
import type { Place } from '../../../engine/games/sam/types.ts';
import type { Target } from '../../stage/contract.ts';

/** Cards on their way to places, an attacker with its twos, a payment, twos that help, a card that moves. */
export type Draft =
  /** By place; a place that is still empty has no key. `held`: the card that is about to be put down. */
  | {
      readonly kind: 'arrange';
      readonly at: Readonly<Partial<Record<Place, string>>>;
      readonly held: string | null;
    }
  /** Summon: the own card that is looked at before it is turned or swapped. */
  | { readonly kind: 'turn'; readonly at: Place }
  /** `aim`: the target that is looked at. */
  | {
      readonly kind: 'attack';
      readonly with: Place;
      readonly boosts: readonly Place[];
      readonly aim: Target | null;
    }
  /** `aim`: the target that the attack was put onto before its draw was too low; null where it was put onto none. */
  | { readonly kind: 'pay'; readonly flip: readonly Place[]; readonly aim: Target | null }
  | { readonly kind: 'target'; readonly aim: Target }
  | { readonly kind: 'boost'; readonly with: readonly Place[] }
  | { readonly kind: 'move'; readonly from: Place };

/** A card in hand before it is arranged. */
export const handTarget = (code: string): Target => `hand:${code}`;
/** A place of somebody's field, with or without a card. */
export const placeTarget = (seat: Seat, place: Place): Target => `place:${seat}:${place}`;
/** The whole field of a seat: what is shown large. */
export const fieldTarget = (seat: Seat): Target => `field:${seat}`;
/** Where a card that is to be swapped is put. */
export const DISCARD_TARGET: Target = 'discard';
/** The deck: pointing at it draws for an attacker that is chosen. */
export const DECK_TARGET: Target = 'deck';
/** One of the things that can be thrown in a challenge: a sign, or a number of fingers. */
export const throwTarget = (what: string | number): Target => `throw:${what}`;
/** The last battle, with its sums. */
export const BATTLE_TARGET: Target = 'battle';
/** How long no card was destroyed: pointing at it tells what comes of that. */
export const STALL_TARGET: Target = 'stall';
/** What puts away the field that is shown large. */
export const CLOSE_TARGET: Target = 'close';
