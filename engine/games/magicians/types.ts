// The vocabulary of Magicians: options, state, moves, views, events. Words only.
import type { Chance } from '../../chance/chance.ts';
import type { AnyState } from '../../core/game.ts';
import type { Refusal } from '../../core/refusal.ts';
import type { Seat } from '../../core/seat.ts';
import type { SeatView, View } from '../../core/view.ts';

/** The Magicians Deck; a state holds the number of an identity, its place here. */
export const IDENTITIES = [
  'mentalist',
  'professor',
  'prestidigitator',
  'chinese-sorcerer',
  'magician',
  'escapologist',
  'illusionist',
] as const;
export type Identity = (typeof IDENTITIES)[number];

/** What is printed on a card of the Trick Deck as its kind. */
export type Group = 'assistant' | 'helper' | 'prop' | 'stage' | 'trait' | 'trick' | 'sabotage';

/** The seven phases of a turn, in their order: the names of the chart's states under `turn`. */
export const PHASES = [
  'draw',
  'management',
  'dirtyTrick',
  'newTrick',
  'intermission',
  'prestige',
  'finale',
] as const;
export type Phase = (typeof PHASES)[number];

/** A card of the Trick Deck inside a state: its place in the printed table, 0 to 76. */
export type Card = number;
/** No card. */
export const NO_CARD = -1;
/** No seat. */
export const NOBODY = -1;

/** What a Sabotage card does. */
export type Effect =
  | { readonly does: 'draw'; readonly count: number }
  /** A card in play of one of these groups; with `trick`, whatever is in play as a Trick (MG-R8). */
  | { readonly does: 'discard' | 'steal'; readonly what: readonly Group[] }
  | { readonly does: 'steal-from-hand' | 'discard-from-hand'; readonly count: number }
  | { readonly does: 'lose-points'; readonly points: number }
  | { readonly does: 'disturb' }
  | { readonly does: 'spy' };

export interface Options {
  /** Prestige Points that win. */
  readonly goal: number;
  /** How often a hand without a level 1 Trick may be exchanged. */
  readonly mulligan: 'once' | 'until';
  /** Whether Prestige Points never fall below 0 (MG-R11). */
  readonly floor: boolean;
  /** When a Stage is lost because Tricks were (MG-R4). */
  readonly stage: 'strict' | 'lenient';
}

/** The random choices that a scenario may fix. */
export interface SetupKeys {
  readonly first?: Seat | undefined;
  /** One a seat. */
  readonly identities?: readonly Identity[] | undefined;
  /** A list for each Steal Notebook and Double Cross, in order: exactly the cards taken. */
  readonly random?: readonly (readonly string[])[] | undefined;
}

export type Move =
  | { readonly type: 'mulligan' }
  | { readonly type: 'keep' }
  /** `replace`: the card in play that makes room, only at a limit. */
  | { readonly type: 'support'; readonly card: string; readonly replace?: string }
  /** `target`: a seat; `on`: a card in play there; both only where the card needs them. */
  | { readonly type: 'sabotage'; readonly card: string; readonly target?: Seat; readonly on?: string }
  /** After Send Spy. */
  | { readonly type: 'take'; readonly card: string }
  | { readonly type: 'trick'; readonly card: string }
  | { readonly type: 'draw' }
  | { readonly type: 'discard'; readonly cards: readonly string[] }
  | { readonly type: 'skip' };

/** What may be considered beside a move: a card that is played in a later phase of this turn, to which skipping leads. */
export interface PlayLater {
  readonly type: 'skip';
  readonly play: Extract<Move, { readonly type: 'sabotage' | 'trick' }>;
}
export type Considered = Move | PlayLater;

/** The limits in play, in the order in which they are settled (MG-R2). */
export const LIMITS = ['assistant', 'helpers', 'stage', 'together', 'props'] as const;
export type Limit = (typeof LIMITS)[number];

/** What has to be discarded: down to a limit in play, to the maximum of Tricks, or to seven cards in hand. */
export type Excess = Limit | 'tricks' | 'hand';

/** Somebody has to discard exactly `count` cards of one group. */
export interface Demand {
  readonly seat: Seat;
  readonly of: Excess;
  readonly count: number;
}

/** How a seat's mulligan ended: it was never asked, got a new hand and was not asked again, or kept the hand it had. */
export type MulliganAnswer = 'not-asked' | 'exchanged' | 'kept';

export interface State extends AnyState {
  readonly seats: number;
  readonly phase: string;
  readonly options: Options;
  chance: Chance;
  /** The lists of the scenario for random choices from a hand; see `SetupKeys.random`. */
  readonly random: readonly (readonly string[])[];
  /** How many random choices from a hand there were. */
  randomTaken: number;
  /** By seat, the number of the identity. */
  readonly identities: readonly number[];
  /** The next card to be drawn is the last of the list. */
  deck: Card[];
  /** In the order in which they came. */
  discard: Card[];
  /** By seat, ascending. */
  hands: Card[][];
  /** By seat, what is in play as a Trick, in the order in which it came; for the Mentalist also Traits (MG-R8). */
  tricks: Card[][];
  /** By seat, the Support cards in play, in the order in which they came. */
  support: Card[][];
  /** By seat, Prestige Points. */
  points: number[];
  /** By seat, whether the next Prestige Phase earns nothing (MG-R10). */
  disturbed: boolean[];
  readonly first: Seat;
  /** Whose turn it is; before the first turn, whose mulligan is looked at. */
  turn: Seat;
  /** Turns that are over. */
  turnsDone: number;
  /** By seat, how it stood with the mulligan when it was last looked at; null before. */
  mulligans: (MulliganAnswer | null)[];
  /** How often the seat whose mulligan is looked at has exchanged its hand. */
  exchanged: number;
  /** What was played in this turn (MG-R1). */
  played: 'support' | 'sabotage' | 'trick' | null;
  /** The Sabotage card whose effect is not over yet; NO_CARD for none. */
  sabotage: Card;
  /** Whom it hits; NOBODY for none. */
  victim: Seat;
  /** How the game ended; null while it is played. */
  ended: { readonly winners: readonly Seat[]; readonly reason: Reason } | null;
}

/** Why the winners won: the goal was reached in a Prestige Phase, or the last turn was over (MG-R15). */
export type Reason = 'goal' | 'time';

/** Why cards go to the discard pile. `replaced`: made room for a card that was played. `stage`: MG-R4. */
export type Discarding = Excess | 'mulligan' | 'replaced' | 'sabotage' | 'stage-lost' | 'double-cross';

/** What one card brought in a Prestige Phase. */
export interface Earned<C = Card> {
  readonly card: C;
  readonly level: number;
  /** What the identity adds. */
  readonly bonus: number;
}

/** What happened, with everything that is known of it. */
export type Happening =
  /** Five cards each. */
  | { readonly type: 'dealt'; readonly first: Seat; readonly identities: readonly number[] }
  /** The whole hand went to the discard pile; a `drew` follows. */
  | { readonly type: 'mulliganed'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'kept'; readonly seat: Seat }
  /** The discard pile became the new deck, of so many cards. */
  | { readonly type: 'reshuffled'; readonly count: number }
  /** A turn begins; `turn` counts from 1. */
  | { readonly type: 'turn'; readonly seat: Seat; readonly turn: number }
  /** `cards` may be empty where both piles are (MG-R12). */
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly why: 'mulligan' | 'turn' | 'sabotage' | 'intermission';
    }
  | { readonly type: 'skipped'; readonly seat: Seat; readonly phase: Phase }
  | { readonly type: 'supported'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'performed'; readonly seat: Seat; readonly card: Card }
  | {
      readonly type: 'sabotaged';
      readonly seat: Seat;
      readonly card: Card;
      /** NOBODY for One-Up Manship. */
      readonly target: Seat;
      /** The card in play that it is aimed at; NO_CARD for none. */
      readonly on: Card;
    }
  /** A card in play changed hands; `as`: what it is for the thief. */
  | {
      readonly type: 'stolen';
      readonly from: Seat;
      readonly to: Seat;
      readonly card: Card;
      readonly as: 'trick' | 'support';
    }
  /** Cards out of a hand into another. Only thief and victim see them. */
  | {
      readonly type: 'snatched';
      readonly from: Seat;
      readonly to: Seat;
      readonly cards: readonly Card[];
      /** By chance, or chosen by a spy. */
      readonly why: 'notebook' | 'spy';
    }
  /** A hand is open to the spy. */
  | { readonly type: 'spied'; readonly seat: Seat; readonly on: Seat; readonly cards: readonly Card[] }
  /** Cards of a seat that went to the discard pile; `forced`: there was no choice (MG-R2). */
  | {
      readonly type: 'discarded';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly from: 'play' | 'hand';
      readonly why: Discarding;
      readonly forced: boolean;
    }
  /** Lost Prestige Points; `lost` is what was really lost (option `floor`), `points` what is left. */
  | { readonly type: 'lost-points'; readonly seat: Seat; readonly lost: number; readonly points: number }
  | { readonly type: 'disturbed'; readonly seat: Seat }
  /** A Prestige Phase. `disturbed`: it earned nothing (MG-R10), though `cards` say what it would have. */
  | {
      readonly type: 'prestige';
      readonly seat: Seat;
      readonly cards: readonly Earned[];
      /** What was added. */
      readonly earned: number;
      /** The points after it. */
      readonly points: number;
      readonly disturbed: boolean;
    }
  | {
      readonly type: 'ended';
      readonly winners: readonly Seat[];
      readonly scores: readonly number[];
      readonly reason: Reason;
    };

/** A happening as a viewer hears it: codes for cards, and null for those that the viewer may not know. */
type Heard<H> = H extends { readonly type: 'drew' | 'snatched' | 'spied' }
  ? { readonly [K in keyof H]: K extends 'cards' ? readonly string[] | null : H[K] } & {
      readonly count: number;
    }
  : H extends { readonly type: 'prestige' }
    ? { readonly [K in keyof H]: K extends 'cards' ? readonly Earned<string>[] : H[K] }
    : H extends { readonly type: 'sabotaged' }
      ? {
          readonly [K in keyof H]: K extends 'card'
            ? string
            : K extends 'on'
              ? string | null
              : K extends 'target'
                ? Seat | null
                : H[K];
        }
      : H extends unknown
        ? {
            readonly [K in keyof H]: K extends 'card'
              ? string
              : K extends 'cards'
                ? readonly string[]
                : K extends 'identities'
                  ? readonly Identity[]
                  : H[K];
          }
        : never;

/** What one viewer hears. */
export type Event = Heard<Happening>;

/** How a phase stands in this turn: over, the present one, closed by what was played, or still to come. */
export interface PhaseView {
  readonly phase: Phase;
  readonly is: 'done' | 'now' | 'closed' | 'ahead';
  /** What closed it (MG-R1); null unless it is closed. */
  readonly by: 'support' | 'sabotage' | 'trick' | null;
}

/** One way to play a card of the own hand in this turn: in the present phase, or in one that skipping leads to. */
export interface PlayView {
  readonly card: string;
  readonly move: 'support' | 'sabotage' | 'trick';
  readonly phase: 'management' | 'dirtyTrick' | 'newTrick';
  /** Why it cannot be played in its phase; null when it can. */
  readonly refusal: Refusal | null;
  /** Support at a limit: the cards in play that may make room for it; empty where no room is needed. */
  readonly replaces: readonly string[];
  /** Sabotage with a target: all legal ones; `on` is null where a seat is hit and no card. */
  readonly targets: readonly { readonly target: Seat; readonly on: string | null }[];
}

export interface MagiciansSeatView extends SeatView {
  readonly identity: Identity;
  /** In play as Tricks, in the order in which they came; for the Mentalist also Traits. */
  readonly tricks: readonly string[];
  /** Support cards in play, in the order in which they came. */
  readonly support: readonly string[];
  /** The maximum of Tricks. */
  readonly most: number;
  /** What a Prestige Phase would earn if nothing disturbed it. */
  readonly income: number;
  /** Whether the next Prestige Phase earns nothing. */
  readonly disturbed: boolean;
  readonly mulligan: MulliganAnswer | null;
}

export interface MagiciansView extends View<MagiciansSeatView> {
  readonly game: 'magicians';
  readonly options: Options;
  /** The viewer's cards, by group and level; empty for a watcher. */
  readonly hand: readonly string[];
  readonly first: Seat;
  /** Whose turn it is; null before the first turn and after the end. */
  readonly turn: Seat | null;
  /** The number of the turn, from 1; 0 before the first. */
  readonly turnNumber: number;
  /** The seven phases of this turn; empty before the first turn and after the end. */
  readonly phases: readonly PhaseView[];
  readonly played: 'support' | 'sabotage' | 'trick' | null;
  /** Cards left in the deck. */
  readonly deck: number;
  /** The discard pile, the newest last. */
  readonly discard: readonly string[];
  /** The Sabotage card whose effect is not over yet. */
  readonly sabotage: { readonly card: string; readonly by: Seat; readonly target: Seat | null } | null;
  /** The hand that a spy looks at, by group and level; null for everybody else. */
  readonly spied: readonly string[] | null;
  /** Who has to discard how much of what. */
  readonly demand: Demand | null;
  /** How the viewer's cards may be played in this turn; empty when it is another's, or something was played. */
  readonly plays: readonly PlayView[];
}

/** How the table would look after a play that is considered. */
export interface PlayPreview {
  /** By seat, what the next Prestige Phase would earn then, at most where somebody has to choose before; 0 where it is disturbed. */
  readonly incomes: readonly number[];
  /** Who has to choose what to discard before: their income is the best they can choose. */
  readonly choosers: readonly Seat[];
  /** By seat, Prestige Points then. */
  readonly points: readonly number[];
  /** Cards that would leave play by themselves, such as a Stage that is lost. */
  readonly leaves: readonly { readonly seat: Seat; readonly card: string }[];
  /** What somebody would have to discard next because of it; null for nothing. */
  readonly demand: Demand | null;
}
