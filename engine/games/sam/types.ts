// The vocabulary of SAM: its terms, its state, what happens and what is seen. Words only.
import type { Chance } from '../../chance/chance.ts';
import type { AnyState } from '../../core/game.ts';
import type { Seat } from '../../core/seat.ts';
import type { Battle, Card, CoinFace, Options, OrderDraw, Reason } from './terms.ts';

export * from './terms.ts';
export type * from './happenings.ts';
export type * from './seen.ts';

/** The attack of this turn. Places are numbers. */
export interface Attack {
  /** The attacker's place. */
  readonly with: number;
  /** The places of helping twos. */
  readonly boosts: readonly number[];
  /** What was drawn. */
  drawn: Card;
  /** What the draw and the payment bring. */
  points: number;
  readonly cost: number;
  /** What was flipped down to pay. */
  paid: readonly number[];
  /** NOBODY and NOWHERE until the target is named. */
  targetSeat: Seat;
  targetAt: number;
  /** The places of the twos with which the target's owner helps it. */
  helpers: readonly number[];
}

export interface State extends AnyState {
  readonly seats: number;
  readonly phase: string;
  readonly options: Options;
  chance: Chance;
  /** What the coin shows first, as a scenario wants it. */
  readonly coins: readonly CoinFace[];
  coinsTaken: number;
  /** The next card to be drawn is the last of the list. */
  deck: Card[];
  /** In the order in which they came. */
  discard: Card[];
  /** By seat, the six cards that are not arranged yet, ascending; then empty. */
  dealt: Card[][];
  /** By seat and place; NO_CARD where a place is empty. */
  field: Card[][];
  /** By seat and place, whether the card there lies face up. */
  faceUp: boolean[][];
  /** By seat. */
  collapsed: boolean[];
  /** Who moves in this set, in order, without who was out before it began; once two alternate, both. */
  order: Seat[];
  /** What was drawn for it. */
  orderDraws: OrderDraw[];
  /** Sets that have begun, 1 in the first; the last counts on no more. */
  set: number;
  /** Whether two are left and take turns without further draws. */
  alternating: boolean;
  /** Where in `order` the present turn is; -1 when a set has to begin. */
  inOrder: number;
  /** Whose turn it is; NOBODY before the first. */
  turn: Seat;
  /** Turns that are over. */
  turnsDone: number;
  /** Summon points left. */
  points: number;
  /** By place of whose turn it is, whether the card there was flipped up, or down, in this turn (SAM-R3). */
  flippedUp: boolean[];
  flippedDown: boolean[];
  /** Whether this turn had a summon, a swap or a declared attack. */
  acted: boolean;
  /** By seat, turns of one's own in a row that had none. */
  idle: number[];
  /** Turns in a row in which no card was destroyed (SAM-R17). */
  quiet: number;
  /** Whether a card was destroyed in this turn. */
  destroyed: boolean;
  attack: Attack | null;
  /** The battle of the last attack that came to one, until the next attack is declared. */
  battle: Battle | null;
  /** By seat, what is thrown in this round of a challenge: a number of SIGNS, or fingers; -1 for nothing yet. */
  thrown: number[];
  /** Rounds of this challenge that were undecided. */
  rounds: number;
  /** Whose surviving Heart brings a new card; NOBODY for none. */
  heart: Seat;
  /** How the game ended; null while it is played. */
  ended: { readonly winners: readonly Seat[]; readonly reason: Reason } | null;
}
