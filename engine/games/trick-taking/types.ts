// The vocabulary of Trick-Taking: options, state, moves, views, events. Words only.
import type { Chance } from '../../chance/chance.ts';
import type { AnyState } from '../../core/game.ts';
import type { Seat } from '../../core/seat.ts';
import type { SeatView, View } from '../../core/view.ts';

/** Effect letters in the order of their card numbers: Conjure, Escape, Illusion, Levitate, Metamorphosis, Saw, Vanish. */
export const EFFECTS = ['C', 'E', 'I', 'L', 'M', 'S', 'V'] as const;
export type Effect = (typeof EFFECTS)[number];

/** Colours in the order of their numbers. */
export const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'indigo', 'violet'] as const;
export type Colour = (typeof COLOURS)[number];

/** The faces of the Top Hat: High Card Wins, Low Card Wins. */
export const HATS = ['high', 'low'] as const;
export type Hat = (typeof HATS)[number];

/** A card inside a state: effect index times 7 plus rank minus 1; 49 is Escape 0. */
export type Card = number;
/** No card. */
export const NO_CARD = -1;
/** No seat: whom the Ultimate Trick Card belongs to. */
export const NOBODY = -1;

export interface Options {
  /** Escape 0 stays out, and the Ultimate Trick Card is drawn only after hands were chosen. */
  readonly phantomShuffle: boolean;
  /** Who leads a card of rank 4 chooses the hat's face. */
  readonly sleightOfHand: boolean;
}

/** The random choices that a scenario may fix. */
export interface SetupKeys {
  /** The seat that is dealt the last card. */
  readonly smoke?: Seat | undefined;
}

/** One card of a turn. */
export interface Play {
  readonly card: string;
  /** Whether its effect is used; always false for an Escape, whose effect is never a choice (TT-R3). */
  readonly effect: boolean;
  /** With a used Levitate or Saw any card of the stack, with a used Vanish the very card; otherwise not there. */
  readonly on?: string;
}

export type Move =
  | { readonly type: 'lead'; readonly card: string; readonly hat?: Hat }
  | { readonly type: 'turn'; readonly plays: readonly Play[] }
  | { readonly type: 'escape'; readonly take: string }
  | { readonly type: 'repertoire'; readonly cards: readonly string[] }
  | { readonly type: 'pass' };

/** A card in the trick. */
export interface Lying {
  readonly card: Card;
  /** Who played it; NOBODY for the Ultimate Trick Card. Where it lies says whose it is (TT-R5), not this. */
  readonly by: Seat;
  /** Whether its effect was used. Of the lead, and of an Escape, always false. */
  readonly used: boolean;
  /** The number of its play in this trick; the lead is 0. A card that comes back has a new one. */
  readonly at: number;
}

/** A single card, or cards on one another, in front of one player. */
export interface Stack {
  /** Whose it is, also after its top has changed; NOBODY for the stack of the Ultimate Trick Card. */
  readonly owner: Seat;
  /** Top first; never empty. */
  cards: Lying[];
}

/** An Escape that is still to take a card. */
export interface Escaping {
  readonly card: Card;
  readonly seat: Seat;
}

export interface State extends AnyState {
  readonly seats: number;
  readonly phase: string;
  readonly options: Options;
  chance: Chance;
  /** Who was dealt the last card. */
  readonly smoke: Seat;
  /** The Ultimate Trick Card while it lies face down; NO_CARD before it is set aside and once it leads. */
  ultimateCard: Card;
  /** Cards out of the game (Phantom Shuffle): Escape 0, and after its shuffle whatever was not chosen. */
  out: Card[];
  /** By seat, the draw deck: the next card to be drawn is the last of the list. */
  decks: Card[][];
  /** By seat, ascending. */
  hands: Card[][];
  /** By seat, the cards won, in the order in which they came. */
  repertoires: Card[][];
  hat: Hat;
  /** Who holds the Top Hat: leads this trick, or led it. In the Ultimate Trick the leader of the seventh (TT-R12). */
  holder: Seat;
  /** Whose turn it is, or who leads. */
  turn: Seat;
  /** The lead's stack first, the others in the order in which they were begun. */
  trick: Stack[];
  /** How many cards have been played into this trick: the `at` of the next one. */
  plays: number;
  /** Tricks that were taken, 0 to 7; the Ultimate Trick is not counted. */
  tricksDone: number;
  /** By seat, the cards that may not be its next one (TT-R7); ascending. */
  barred: Card[][];
  /** The Vanishes whose effect was used in this trick (TT-R8). */
  vanishUsed: Card[];
  /** The Escapes that still take, the next one first (TT-R10). */
  escapes: Escaping[];
  /** Who takes the rest of this trick once all Escapes have taken; NOBODY before its turns are over. */
  winner: Seat;
  /** The trick as it lay when its turns were over; empty before, and once it is taken. */
  lay: readonly Stack[];
  /** By seat, the Ultimate hand while others still choose; null before and after. */
  chosen: (Card[] | null)[];
  /** By seat, whether it plays in the Ultimate Trick; all false before. */
  inUltimate: boolean[];
  /** Turns of the two rounds that are still to come, skipped ones too. */
  turnsLeft: number;
  /** In the last part of the Ultimate Trick: seats in a row that passed or were not asked, since a player became winning. */
  passes: number;
  /** How the game ended; null while it is played. */
  ended: { readonly winners: readonly Seat[]; readonly reason: Reason } | null;
}

/**
 * Why the winners won: the others passed (`challenge`), nobody else had a Repertoire (`alone`), nobody was winning and the
 * stacks were compared (`compared`), or there was nothing to compare (`shared`; TT-R13).
 */
export type Reason = 'challenge' | 'alone' | 'compared' | 'shared';

/** How the trick lies right after something has changed it. */
export interface Lies {
  readonly trick: readonly Stack[];
  readonly hat: Hat;
  /** The trick as it lay when its turns were over, which says who has won it (TT-R10); empty before. */
  readonly lay: readonly Stack[];
}

/** What comes of one card of a turn, as whoever tries turns out hears it too: see `Happening` for what all hear. */
export type TurnHappening =
  /** One card of a turn. What its effect does follows as happenings of their own. A used Levitate or Saw lies under `on`. */
  | {
      readonly type: 'played';
      readonly seat: Seat;
      readonly card: Card;
      readonly used: boolean;
      /** The target of a used Levitate, Saw or Vanish; null for every other card. */
      readonly on: Card | null;
      /** Played because of a Conjure of this turn. */
      readonly conjured: boolean;
    }
  | { readonly type: 'hat-turned'; readonly hat: Hat }
  /** A Vanish sent a card back: into the hand of `to`. */
  | { readonly type: 'returned'; readonly card: Card; readonly to: Seat; readonly by: Card };

/** What happened, with everything that is known of it. `lies`: the trick right after it. */
export type Happening =
  /** The holder of the hat leads first. Everybody has drawn seven. */
  | { readonly type: 'dealt'; readonly smoke: Seat; readonly holder: Seat }
  /** `chosen`: the hat's face was the leader's choice (Sleight of Hand). */
  | {
      readonly type: 'led';
      readonly seat: Seat;
      readonly card: Card;
      readonly hat: Hat;
      readonly chosen: boolean;
      /** The number of the trick, 1 to 7. */
      readonly trick: number;
      readonly lies: Lies;
    }
  | (TurnHappening & { readonly lies: Lies })
  /** An Escape took a card of the trick into its player's Repertoire. */
  | {
      readonly type: 'escaped';
      readonly seat: Seat;
      readonly by: Card;
      readonly take: Card;
      readonly lies: Lies;
    }
  /** The rest of a trick; `cards` may be empty where Escapes took all. `leader` led it. */
  | {
      readonly type: 'trick-taken';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly leader: Seat;
      readonly trick: number;
    }
  /** Cards of the own deck into the hand; nothing is told of who draws none. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'hat-passed'; readonly from: Seat; readonly to: Seat }
  /** The seven tricks are done. `seats`: who has a Repertoire and chooses. */
  | { readonly type: 'choosing'; readonly seats: readonly Seat[] }
  | { readonly type: 'chose'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** All have chosen: by seat, how many cards are in hand (0: out). */
  | { readonly type: 'hands-open'; readonly counts: readonly number[] }
  /** Phantom Shuffle: so many cards were shuffled, and the first of them leads. */
  | { readonly type: 'reshuffled'; readonly count: number }
  | { readonly type: 'ultimate-led'; readonly card: Card; readonly hat: Hat; readonly lies: Lies }
  /** The two rounds are over; the last part begins. `winning` is NOBODY when nobody is. */
  | { readonly type: 'challenge'; readonly winning: Seat }
  /** Somebody else is winning the Ultimate Trick now. */
  | { readonly type: 'winning'; readonly seat: Seat }
  | { readonly type: 'passed'; readonly seat: Seat }
  | {
      readonly type: 'ended';
      readonly winners: readonly Seat[];
      readonly scores: readonly number[];
      readonly reason: Reason;
    };

/** A happening as a viewer hears it: codes for cards, and null for those that the viewer may not know. */
type Heard<H> = H extends { readonly type: 'drew' | 'chose' }
  ? {
      readonly [K in keyof H]: K extends 'cards' ? readonly string[] | null : H[K];
    } & {
      /** How many cards; null where that is not to be known either (another's choice). */
      readonly count: number | null;
    }
  : H extends unknown
    ? {
        readonly [K in keyof H]: H[K] extends Seat
          ? K extends 'card' | 'take' | 'by'
            ? string
            : H[K]
          : K extends 'on'
            ? string | null
            : K extends 'cards'
              ? readonly string[]
              : K extends 'lies'
                ? TrickView
                : H[K];
      }
    : never;

/** What one viewer hears. */
export type Event = Heard<Happening>;

/** A card in the trick, as everybody sees it. */
export interface LyingView {
  readonly card: string;
  /** Who played it; null for the Ultimate Trick Card. */
  readonly by: Seat | null;
  /** Whether its effect was used. */
  readonly used: boolean;
}

/** How a stack takes part: it is the lead, it matches by effect, by colour, or as an Illusion; null: it cannot win. */
export type Match = 'lead' | 'effect' | 'colour' | 'illusion' | null;

/** A stack or single card of the trick, as everybody sees it. */
export interface StackView {
  /** Whose it is; null for the stack of the Ultimate Trick Card. */
  readonly owner: Seat | null;
  /** Top first. */
  readonly cards: readonly LyingView[];
  /** The top's printed rank and what lies beneath, added up; may be negative. */
  readonly rank: number;
  readonly match: Match;
}

/** The trick as it lies, in the view and in the preview of a turn. */
export interface TrickView {
  /** The lead's stack first. Empty between tricks. */
  readonly stacks: readonly StackView[];
  /** All cards in it. */
  readonly count: number;
  /** What the hat shows. */
  readonly hat: Hat;
  /** The stack that wins as it lies, by its place in `stacks`; null when none does. */
  readonly winning: number | null;
}

export interface TrickTakingSeatView extends SeatView {
  /** Cards left in the draw deck. */
  readonly deck: number;
  /** The cards won, open for everybody, in the order in which they came; empty once put away (Phantom Shuffle). */
  readonly repertoire: readonly string[];
  /** Has chosen the Ultimate hand, or had nothing to choose from; false before the seven tricks are done. */
  readonly chose: boolean;
  /** Plays in the Ultimate Trick; false before hands are open. */
  readonly inUltimate: boolean;
  /** Has passed, or was not asked for want of cards, since a player became winning; false outside `ultimate.challenge`. */
  readonly passed: boolean;
}

export interface TrickTakingView extends View<TrickTakingSeatView> {
  readonly game: 'trick-taking';
  readonly options: Options;
  /** The viewer's cards, by effect and rank; empty for a watcher. */
  readonly hand: readonly string[];
  /** Those of them that may not be played next while another may (TT-R7). */
  readonly barred: readonly string[];
  readonly smoke: Seat;
  /** Who holds the Top Hat. */
  readonly holder: Seat;
  readonly trick: TrickView;
  /** Whose the winning stack is; null when nobody is winning. */
  readonly winning: Seat | null;
  /** The number of the trick, 1 to 7; 8 is the Ultimate Trick. */
  readonly trickNumber: number;
  /** Vanishes whose effect was used in this trick (TT-R8). */
  readonly vanishUsed: readonly string[];
  /** The Escapes that still take, the next one first; empty outside `trick.escapes`. */
  readonly escapes: readonly { readonly card: string; readonly seat: Seat }[];
  /** The trick as it lay when its turns were over, so that what Escapes leave can keep its place; null outside `trick.escapes`. */
  readonly lay: TrickView | null;
  /** The Ultimate Trick Card once it leads; null while it is face down. */
  readonly ultimateCard: string | null;
  /** What the viewer has chosen as the Ultimate hand while others still choose; null otherwise. */
  readonly chosen: readonly string[] | null;
  /** Turns of the two rounds still to come, skipped ones too; 0 outside `ultimate.turns`. */
  readonly turnsLeft: number;
  /** Seats in a row that have passed since a player became winning; 0 outside `ultimate.challenge`. */
  readonly passes: number;
}

/** How the table would look after a partial turn, for the seat that considers it. */
export interface TurnPreview {
  readonly trick: TrickView;
  /** Who would be winning; null: nobody. */
  readonly winning: Seat | null;
  /** The own hand after it. */
  readonly hand: readonly string[];
  /** What goes back to whom. */
  readonly returned: readonly { readonly card: string; readonly to: Seat }[];
  /** How many more cards may be played this turn at most, because of Conjures and for the room in the trick. */
  readonly more: number;
  /** The trick would be over. */
  readonly endsTrick: boolean;
}
