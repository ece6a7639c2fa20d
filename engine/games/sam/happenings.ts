// What happens in a game of SAM, and what one viewer hears of it. Words only.
import type { Seat } from '../../core/seat.ts';
import type { At, Battle, Card, CoinFace, OrderDraw, Place, Reason, Side, Throw } from './terms.ts';

/** What happened, with everything that is known of it. `C` and `P`: numbers here, codes for who hears it. */
export type HappeningOf<C, P, Hidden> =
  /** Six cards each, face down. */
  | { readonly type: 'dealt' }
  /** Somebody is done with arranging; nobody else knows how. */
  | { readonly type: 'arranged'; readonly seat: Seat }
  /** The discards became the new deck, of so many cards. */
  | { readonly type: 'reshuffled'; readonly count: number }
  /** The draws for an order of play: all rounds, as they were made, and what came of it. `last`: from here two alternate. */
  | {
      readonly type: 'ordered';
      readonly draws: readonly OrderDraw<C>[];
      readonly order: readonly Seat[];
      readonly set: number;
      readonly last: boolean;
    }
  /** A turn begins; `turn` counts from 1. `points`: the Summon points it begins with. */
  | { readonly type: 'turn'; readonly seat: Seat; readonly turn: number; readonly points: number }
  /** Summon. `points`: what is left then; `change`: the cost (below 0, or 0) or the face value that it brought. */
  | {
      readonly type: 'flipped';
      readonly seat: Seat;
      readonly at: P;
      readonly card: C;
      readonly up: boolean;
      readonly change: number;
      readonly points: number;
    }
  /** `card` went to the discards, `fresh` lies face down in its place; only its owner hears what it is. */
  | {
      readonly type: 'swapped';
      readonly seat: Seat;
      readonly at: P;
      readonly card: C;
      readonly fresh: Hidden;
    }
  /** Summon is over and so many points are lost; told only when something was turned over before. */
  | { readonly type: 'points-lost'; readonly seat: Seat; readonly lost: number }
  /** Somebody does nothing more in a phase. */
  | { readonly type: 'done'; readonly seat: Seat; readonly phase: 'summon' | 'attack' | 'movement' }
  /** An attack is declared and a card drawn for it and discarded. */
  | {
      readonly type: 'declared';
      readonly seat: Seat;
      readonly attacker: At<C, P>;
      readonly twos: readonly At<C, P>[];
      readonly drawn: C;
      readonly points: number;
      readonly cost: number;
    }
  /** Flipped down to pay; `points`: what it has come to. */
  | {
      readonly type: 'paid';
      readonly seat: Seat;
      readonly cards: readonly At<C, P>[];
      readonly points: number;
      readonly cost: number;
    }
  /** The attack comes to nothing: nobody wants to pay, or nobody could (SAM-R8). */
  | {
      readonly type: 'fizzled';
      readonly seat: Seat;
      readonly attacker: At<C, P>;
      readonly why: 'stopped' | 'cannot-pay';
    }
  /** `card`: null for a target that lies face down. */
  | {
      readonly type: 'targeted';
      readonly seat: Seat;
      readonly at: P;
      readonly target: Seat;
      readonly on: P;
      readonly card: C | null;
    }
  /** The target's owner adds twos; none is told too. */
  | { readonly type: 'boosted'; readonly seat: Seat; readonly twos: readonly At<C, P>[] }
  /** A target that lay face down is turned up before values are compared. */
  | { readonly type: 'turned-up'; readonly seat: Seat; readonly at: P; readonly card: C }
  /** Values are compared. `winner` null: a challenge has to decide. */
  | { readonly type: 'fought'; readonly battle: Battle<C, P> }
  /** One round of a challenge. `winner` null: again. */
  | {
      readonly type: 'threw';
      readonly attacker: Seat;
      readonly defender: Seat;
      /** What the attacker and what the defender threw. */
      readonly throws: readonly [Throw, Throw];
      readonly winner: Side | null;
    }
  | {
      readonly type: 'coin';
      readonly attacker: Seat;
      readonly defender: Seat;
      readonly face: CoinFace;
      readonly winner: Side;
    }
  /** A card goes to the discards by battle. */
  | { readonly type: 'destroyed'; readonly seat: Seat; readonly at: P; readonly card: C }
  /** Cards of one seat are flipped down by the outcome of a battle: the attacker that failed, and helping twos. */
  | { readonly type: 'fell'; readonly seat: Seat; readonly cards: readonly At<C, P>[] }
  /** A destroyed Heart is replaced in its place. */
  | { readonly type: 'heart-replaced'; readonly seat: Seat; readonly at: P; readonly fresh: Hidden }
  /** The new card of a Heart that survived. */
  | { readonly type: 'placed'; readonly seat: Seat; readonly at: P; readonly fresh: Hidden }
  | { readonly type: 'collapsed'; readonly seat: Seat }
  /** A Heart brought four cards: the field has two rows again. */
  | { readonly type: 'rose'; readonly seat: Seat }
  /** `swapped`: another face-down card went the other way. */
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly from: P;
      readonly to: P;
      readonly swapped: boolean;
    }
  /** Somebody lost the last card. */
  | { readonly type: 'out'; readonly seat: Seat }
  | {
      readonly type: 'ended';
      readonly winners: readonly Seat[];
      /** Cards left, by seat. */
      readonly scores: readonly number[];
      /** By seat, the sums of face values that were compared, null for any other; null altogether where cards alone decided (SAM-R17). */
      readonly sums: readonly (number | null)[] | null;
      readonly reason: Reason;
    };

export type Happening = HappeningOf<Card, number, Card>;

/** What one viewer hears: codes, and null for a card that the viewer may not know. */
export type Event = HappeningOf<string, Place, string | null>;
