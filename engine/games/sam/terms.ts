// The words of SAM that state, happenings and views share: suits, places, options, moves, a battle.
import type { Seat } from '../../core/seat.ts';

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

/** What may be considered beside a move: one that is not finished, or an attack that is looked at with a target. */
export type Considered =
  | Exclude<Move, { readonly type: 'arrange' | 'attack' | 'move' }>
  /** Null: nothing lies there yet. */
  | {
      readonly type: 'arrange';
      readonly front: readonly (string | null)[];
      readonly back: readonly (string | null)[];
    }
  | {
      readonly type: 'attack';
      readonly with: Place;
      readonly boosts: readonly Place[];
      readonly on?: { readonly seat: Seat; readonly at: Place };
    }
  | { readonly type: 'move'; readonly from: Place; readonly to?: Place };

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

/** A card that was drawn for the order of play; rounds count from 0, ties are drawn again in the next. */
export interface OrderDraw<C = Card> {
  readonly seat: Seat;
  readonly card: C;
  readonly round: number;
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
