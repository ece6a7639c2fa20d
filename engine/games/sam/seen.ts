// What a viewer sees of a game of SAM: the view, and what a considered move would meet. Words only.
import type { Refusal } from '../../core/refusal.ts';
import type { Seat } from '../../core/seat.ts';
import type { SeatView, View } from '../../core/view.ts';
import type { Battle, BattleSide, Options, OrderDraw, Place, Side, Throw } from './terms.ts';

/** A field as everybody sees it: the code of a card, `down` for one that lies face down, null for an empty place. */
export type FieldView = Readonly<Record<Place, string | null>>;

export interface SamSeatView extends SeatView {
  /** Face-down cards are `down`, also one's own; empty places null, as before the arranging. */
  readonly field: FieldView;
  readonly collapsed: boolean;
  /** Whether the six cards lie in their places. */
  readonly arranged: boolean;
  /** Whether the last card is lost. */
  readonly out: boolean;
  /** Turns of one's own in a row without a summon, a swap or a declared attack; from 3 on the next must have one. */
  readonly idle: number;
}

/** A place of somebody's field. */
export interface TargetView {
  readonly seat: Seat;
  readonly at: Place;
}

/** One of the viewer's own cards, with what it costs and could do. */
export interface OwnCardView {
  readonly at: Place;
  readonly card: string;
  readonly up: boolean;
  /** Others' cards that it reaches from here, or would if it were face up. */
  readonly reach: readonly TargetView[];
  /** In one's own Summon: what turning it over would leave of the points; null when it may not be turned (see `flip`), or at any other time. */
  readonly leaves: number | null;
  /** In one's own Summon: why it may not be turned over; null when it may, or at any other time. */
  readonly flip: Refusal | null;
}

/** The attack of this turn as everybody sees it. */
export interface AttackView {
  readonly with: Place;
  readonly card: string;
  readonly boosts: readonly Place[];
  readonly drawn: string;
  /** What draw and payment come to. */
  readonly points: number;
  readonly cost: number;
  readonly paid: readonly Place[];
  readonly target: TargetView | null;
}

/** A challenge under way. */
export interface ChallengeView {
  readonly by: 'rps' | 'odds-evens';
  readonly attacker: Seat;
  readonly defender: Seat;
  /** Who has thrown in this round, ascending; never what. */
  readonly thrown: readonly Seat[];
  /** What the viewer has thrown in this round; null for nothing. */
  readonly own: Throw | null;
  /** Rounds that were undecided. */
  readonly rounds: number;
}

export interface SamView extends View<SamSeatView> {
  readonly game: 'sam';
  readonly options: Options;
  /** The viewer's six cards before they are arranged, by suit and face value; empty afterwards and for a watcher. */
  readonly hand: readonly string[];
  /** The viewer's cards in the field, by place; empty for a watcher and before they are arranged. */
  readonly own: readonly OwnCardView[];
  /** Who moves in this set, in order; who has gone out since is still listed. Empty before the first. */
  readonly order: readonly Seat[];
  /** Where in `order` the present turn is. */
  readonly inOrder: number;
  readonly orderDraws: readonly OrderDraw<string>[];
  readonly set: number;
  readonly alternating: boolean;
  /** Whose turn it is; null before the first and after the end. */
  readonly turn: Seat | null;
  /** The number of the turn, from 1; 0 before the first. */
  readonly turnNumber: number;
  /** Summon points left; null outside Summon. */
  readonly points: number | null;
  /** Places whose card was flipped up, or down, in this turn by its owner (SAM-R3). */
  readonly flippedUp: readonly Place[];
  readonly flippedDown: readonly Place[];
  /** Whether whoever's turn it is must still summon, swap or attack. */
  readonly mustAct: boolean;
  readonly attack: AttackView | null;
  /** The battle of the last attack that came to one, until the next attack is declared. */
  readonly battle: Battle<string, Place> | null;
  readonly challenge: ChallengeView | null;
  /** Whose surviving Heart brings a new card; null for none. */
  readonly heart: Seat | null;
  /** Turns in a row without a destroyed card, and how many end the game now (SAM-R17). */
  readonly stall: { readonly quiet: number; readonly limit: number };
  /** Cards left in the deck. */
  readonly deck: number;
  /** The discards, the newest last. */
  readonly discard: readonly string[];
}

/** What an attack or a target that is considered would meet. Nothing hidden, no chance. */
export interface BattlePreview {
  /** The attacker's side as far as it is certain: against a face-down card face cards are left out. */
  readonly attacker: BattleSide<string, Place>;
  /** The target's side, without twos that its owner may still add; null for a card of another that lies face down. */
  readonly defender: BattleSide<string, Place> | null;
  /** What the target's owner could still add with twos: 0, 2, 4 or 6. */
  readonly mayAdd: number;
  /** How it would end without those twos; null where a face-down card decides. */
  readonly outcome: Side | 'challenge' | null;
}

/** What an attack that is considered costs. */
export interface AttackPreview {
  readonly cost: number;
  /** How many of the 13 face values that could be drawn reach it at once. */
  readonly reachedBy: number;
  /** What flipping down could add at most. */
  readonly canAdd: number;
  readonly reach: readonly TargetView[];
}

/** What a payment that is considered comes to. */
export interface PaymentPreview {
  /** What is still missing, never below 0. */
  readonly missing: number;
}
