// The vocabulary of Magic Trick: options, state, moves, views, events. Words only.
import type { Chance } from '../../chance/chance.ts';
import type { AnyState } from '../../core/game.ts';
import type { Seat } from '../../core/seat.ts';
import type { SeatView, View } from '../../core/view.ts';

/** Suit letters in the order of their card numbers: red (always trump), orange, yellow, green, blue, purple, black. */
export const SUITS = ['R', 'O', 'Y', 'G', 'B', 'P', 'K'] as const;
export type Suit = (typeof SUITS)[number];
/** The suit that is always trump. */
export const TRUMP_SUIT: Suit = 'R';

/** A card inside a state: suit index times 8 plus rank, 0 to 55. */
export type Card = number;
/** No card: an empty slot, an empty sleeve. */
export const NO_CARD = -1;

export interface Options {
  /** The prestige bonus. */
  readonly prestige: boolean;
  /** Whether a sorter goes on seeing the ranks of the row they sorted. */
  readonly memory: 'sorter' | 'none';
  /** Whose taken tricks one may look through. */
  readonly stacks: 'own' | 'all' | 'none';
}

/** The random choices that a scenario may fix. */
export interface SetupKeys {
  readonly dealer?: Seat | undefined;
  readonly drop?: readonly [Suit, Suit] | undefined;
}

export type Move =
  | { readonly type: 'arrange'; readonly order: readonly string[] }
  | { readonly type: 'play'; readonly slot: number }
  | { readonly type: 'sleeve'; readonly slot: number }
  | { readonly type: 'pass' };

/** A finished hand, as everybody may look at it until the next one is sorted (MT-R8). */
export interface FinishedHand {
  /** By seat, every row as it was dealt and sorted. */
  rows: Card[][];
  tricks: number[];
  /** By seat, bit i set: a card of suit i is among the taken tricks. */
  suitsTaken: number[];
  sleeves: Card[];
  points: number[];
  prestige: boolean[];
}

export interface State extends AnyState {
  readonly seats: number;
  readonly phase: string;
  readonly options: Options;
  chance: Chance;
  /** Bit i set: suit i is out for the whole game (three players). */
  readonly dropped: number;
  dealer: Seat;
  /** Hands finished so far; the game has as many hands as seats. */
  handsDone: number;
  /** The card shown and left out of this hand; NO_CARD with four players. */
  removed: Card;
  /** By seat, the row as it was dealt: unsorted until its sorter has arranged it, then slot 0 the lowest. Never changed after. */
  rows: Card[][];
  /** By seat, bit s set: the card of slot s is still in the row. */
  held: number[];
  /** By seat, whether the row has been arranged by its sorter. */
  sorted: boolean[];
  /** By seat, the card up the sleeve or NO_CARD. */
  sleeves: Card[];
  /** The seat whose turn it is in the trick. */
  turn: Seat;
  leader: Seat;
  /** The cards of the running trick, in the order of play. */
  trick: Card[];
  tricksPlayed: number;
  /** By seat, the tricks taken in this hand, each in the order of play. */
  taken: Card[][][];
  /** By seat, of finished hands. */
  scores: number[];
  /** By seat, prestige bonuses in the whole game. */
  prestigeCount: number[];
  lastHand: FinishedHand | null;
}

/** What happened, with everything that is known of it. */
export type Happening =
  | { readonly type: 'dealt'; readonly hand: number; readonly dealer: Seat; readonly removed: Card }
  | { readonly type: 'arranged'; readonly sorter: Seat; readonly owner: Seat }
  | { readonly type: 'sorted' }
  | { readonly type: 'played'; readonly seat: Seat; readonly slot: number; readonly card: Card }
  | {
      readonly type: 'sleeved';
      readonly seat: Seat;
      readonly slot: number;
      readonly card: Card;
      readonly atEnd: boolean;
    }
  | { readonly type: 'passed'; readonly seat: Seat }
  | {
      readonly type: 'trick-taken';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly leader: Seat;
    }
  | {
      readonly type: 'scored';
      readonly hand: number;
      readonly points: readonly number[];
      readonly totals: readonly number[];
    }
  | {
      readonly type: 'ended';
      readonly winners: readonly Seat[];
      readonly scores: readonly number[];
      readonly reason: string;
    };

/** A happening with codes for its cards. */
type WithCodes<H> = H extends unknown
  ? {
      readonly [K in keyof H]: K extends 'card'
        ? string
        : K extends 'cards'
          ? readonly string[]
          : K extends 'removed'
            ? string | null
            : H[K];
    }
  : never;

/** What one viewer hears: the same, with codes for cards. All of it is public. */
export type Event = WithCodes<Happening>;

/** A place in a row, as one viewer sees it. */
export interface SlotView {
  /** The slot's number; it keeps it when others leave. */
  readonly slot: number;
  /** Everybody sees the backs. */
  readonly suit: Suit;
  /** The rank, where the viewer may know it; null where not. */
  readonly rank: number | null;
  /** Where the card is now: `row`, or already `played` or up the `sleeve` (then its rank is public). */
  readonly at: 'row' | 'played' | 'sleeve';
}

/** What everybody may know of a seat: the same in every view. */
export interface MagicTrickSeatView extends SeatView {
  /** The card up the sleeve, open for everybody; null when there is none. */
  readonly sleeve: string | null;
  readonly tricks: number;
  /** Prestige bonuses in the game so far. */
  readonly prestige: number;
  /** The sorter of this row has arranged it (this hand). */
  readonly arranged: boolean;
}

/** A finished hand and how its score came about, by seat. */
export interface FinishedHandView {
  readonly seats: readonly {
    readonly row: readonly string[];
    readonly sleeve: string;
    readonly tricks: number;
    readonly suitsTaken: readonly Suit[];
    /** Tricks met the rank up the sleeve. */
    readonly met: boolean;
    readonly prestige: boolean;
    /** What the bid brought or cost, what the bonus brought, and both together. */
    readonly forBid: number;
    readonly forPrestige: number;
    readonly points: number;
  }[];
}

export interface MagicTrickView extends View<MagicTrickSeatView> {
  readonly game: 'magic-trick';
  readonly options: Options;
  /** By seat, the row as the viewer sees it, slot 0 first. Until every row is sorted the slots mean nothing and are listed by suit. */
  readonly rows: readonly (readonly SlotView[])[];
  /** By seat, the taken tricks where the viewer may look through them; null where not. */
  readonly stacks: readonly (readonly (readonly string[])[] | null)[];
  readonly dealer: Seat;
  /** The number of the running hand, from 1; and how many there are. */
  readonly hand: number;
  readonly hands: number;
  readonly dropped: readonly Suit[];
  readonly removed: string | null;
  /** Who leads or led the running trick. */
  readonly leader: Seat;
  /** The running trick, in the order of play. */
  readonly trick: readonly { readonly seat: Seat; readonly card: string }[];
  /** Who would take the running trick as it lies; null while it has no card. */
  readonly winning: Seat | null;
  readonly tricksPlayed: number;
  readonly tricksInHand: number;
  /** The row the viewer sorts: its owner, and its cards by rank, within a rank in suit order. Null when the viewer has none to sort now. */
  readonly toSort: { readonly owner: Seat; readonly cards: readonly string[] } | null;
  /** The hand before, open until the next one is sorted; also at the end of the game. */
  readonly lastHand: FinishedHandView | null;
}
