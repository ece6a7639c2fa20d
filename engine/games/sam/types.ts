// The vocabulary of SAM: options, state, moves, views, events. Words only.
import type { Chance } from '../../chance/chance.ts';
import type { AnyState } from '../../core/game.ts';
import type { Refusal } from '../../core/refusal.ts';
import type { Seat } from '../../core/seat.ts';
import type { SeatView, View } from '../../core/view.ts';

/** Clubs, Diamonds, Hearts, Spades, as in codes. */
export const SUITS = ['c', 'd', 'h', 's'] as const;
export type Suit = (typeof SUITS)[number];

/** The front row, then the back row, each left to right as its owner sees it. A state holds the number of a place here. */
export const PLACES = ['F1', 'F2', 'F3', 'B1', 'B2', 'B3'] as const;
export type Place = (typeof PLACES)[number];

export const SIGNS = ['rock', 'paper', 'scissors'] as const;
export type Sign = (typeof SIGNS)[number];

export const COIN_FACES = ['heads', 'tails'] as const;
/** Heads is the attacker's. */
export type CoinFace = (typeof COIN_FACES)[number];

/** A card inside a state: suit number times 13 plus face value minus 2. */
export type Card = number;
/** No card. */
export const NO_CARD = -1;
/** No seat. */
export const NOBODY = -1;
/** No place. */
export const NOWHERE = -1;

export interface Options {
  /** How equal battles are decided. */
  readonly challenge: 'rps' | 'odds-evens' | 'coin';
  /** So many turns of each player still in without a destroyed card end the game (SAM-R17). */
  readonly stall: number;
}

/** The random choices that a scenario may fix. */
export interface SetupKeys {
  /** Results of the coin, in order. */
  readonly random?: readonly CoinFace[] | undefined;
}

export type Move =
  /** Left to right. */
  | { readonly type: 'arrange'; readonly front: readonly string[]; readonly back: readonly string[] }
  | { readonly type: 'flip'; readonly at: Place }
  | { readonly type: 'swap'; readonly at: Place }
  | { readonly type: 'attack'; readonly with: Place; readonly boosts: readonly Place[] }
  | { readonly type: 'pay'; readonly flip: readonly Place[] }
  | { readonly type: 'stop' }
  | { readonly type: 'target'; readonly seat: Seat; readonly at: Place }
  | { readonly type: 'boost'; readonly with: readonly Place[] }
  /** `sign` with the option `rps`, `fingers` (1 to 5) with `odds-evens`. */
  | { readonly type: 'throw'; readonly sign: Sign }
  | { readonly type: 'throw'; readonly fingers: number }
  | { readonly type: 'place'; readonly at: Place }
  | { readonly type: 'move'; readonly from: Place; readonly to: Place }
  | { readonly type: 'done' };

/** Who of two in a battle comes off better: as if that side's real value were higher. */
export type Side = 'attacker' | 'defender';

/** One side of a battle, with everything that makes its real value. */
export interface BattleSide<C = Card, P = number> {
  readonly seat: Seat;
  readonly at: P;
  readonly card: C;
  /** The face value, 2 to 14. */
  readonly face: number;
  /** What the suit adds: 2, 0 or -2. */
  readonly suit: number;
  /** -2 for the higher of two face cards, otherwise 0. */
  readonly faceCards: number;
  /** The twos that help, by place. */
  readonly twos: readonly P[];
  /** What they add. */
  readonly twosAdd: number;
  /** The sum: the real value. */
  readonly value: number;
}

/** Two values compared, and what came of it. */
export interface Battle<C = Card, P = number> {
  readonly attacker: BattleSide<C, P>;
  readonly defender: BattleSide<C, P>;
  /** Whether the target lay face down before. */
  readonly wasDown: boolean;
  /** Who is better; null while a challenge has to decide. */
  winner: Side | null;
  /** The challenge that decides or decided it; null when the values do. */
  readonly challenge: Options['challenge'] | null;
}

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
}

/** A card that was drawn for the order of play; rounds count from 0, ties are drawn again in the next. */
export interface OrderDraw<C = Card> {
  readonly seat: Seat;
  readonly card: C;
  readonly round: number;
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
  /** By seat, the six cards that are not arranged yet, in the order in which they were dealt; then empty. */
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

/** Why the winners won: nobody else has a card, or too long no card was destroyed (SAM-R17). */
export type Reason = 'last-one-in' | 'stall';

/** What is thrown, as moves and events say it. */
export type Throw = Sign | number;

/** A card at a place. */
export interface At<C = Card, P = number> {
  readonly at: P;
  readonly card: C;
}

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
  /** Summon is over and so many points are lost; told only when there are some. */
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
      /** The sums of face values, by seat, where they decided or were compared (SAM-R17); null when the last one in won. */
      readonly sums: readonly number[] | null;
      readonly reason: Reason;
    };

export type Happening = HappeningOf<Card, number, Card>;

/** What one viewer hears: codes, and null for a card that the viewer may not know. */
export type Event = HappeningOf<string, Place, string | null>;

/** A field as everybody sees it. */
export type FieldView = Readonly<Record<Place, string | 'down' | null>>;

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
  /** The target's side, without twos that its owner may still add; null for a card that lies face down. */
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
