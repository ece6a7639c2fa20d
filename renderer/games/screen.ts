// What a game brings to the table screen: the contract of a folder in `renderer/games/`.
import type { ComponentType } from 'preact';
import type { AnyEvent, AnyMove } from '../../engine/core/game.ts';
import type { Seat } from '../../engine/core/seat.ts';
import type { View } from '../../engine/core/view.ts';
import type { MessageKey } from '../../engine/language/catalogue.ts';
import type { Say } from '../../engine/language/say.ts';
import type { GameRules, Scene } from '../rules/contract.ts';
import type { Target } from '../stage/contract.ts';
import type { Composing, Intents } from './intent.ts';

/** A view to show and the events that lead to it. */
export interface Step<V extends View> {
  readonly view: V;
  readonly events: readonly AnyEvent[];
  /** Where the table is while its events move, where it has gone on in the view; the bar is titled with that. */
  readonly meanwhile?: V;
  /** Its score is to be read before anything else is shown. */
  readonly reads: boolean;
  /** Nothing of it has to be followed, such as a phase that is skipped: nobody waits before it. */
  readonly isPassing?: boolean;
}

/** One thing of the DOM table. */
export interface Item {
  /** What pointing at it points at; also its key in the list. */
  readonly target: Target;
  readonly words: string;
  /** Pointing at it does something or at least says why not; otherwise it is only there to be read. */
  readonly isChoice: boolean;
  /** Why it may not be chosen now; null when it may. */
  readonly whyNot: string | null;
  readonly isSelected: boolean;
}

/** A list of the DOM table. */
export interface Group {
  readonly id: string;
  readonly label: string;
  readonly items: readonly Item[];
}

export interface ScoreProps<V extends View> {
  readonly say: Say;
  /** A view that holds a finished hand. */
  readonly view: V;
  /** By seat. */
  readonly names: readonly string[];
}

/** A trick as it was taken. */
export interface TrickTaken {
  /** Which one it was, in a sentence. */
  readonly which: string;
  /** In the order in which they are shown. */
  readonly cards: readonly TrickCard[];
}

/** A card of a trick that was taken. */
export interface TrickCard {
  readonly code: string;
  /** Who played it; null where nobody did. */
  readonly seat: number | null;
  /** What it was in the trick, such as "leads"; empty for none. */
  readonly note: string;
  /** It takes the trick. */
  readonly takes: boolean;
}

/** What came about last and can be looked at again, in a game in which that is no trick. */
export interface LastWays<V extends View> {
  /** What the button in the bar is called, and the first of the tabs that it opens. */
  readonly title: (say: Say) => string;
  /** Why there is nothing to look at; null where there is. */
  readonly whyNot: (say: Say, view: V) => string | null;
  readonly Last: ComponentType<LastProps<V>>;
}

export interface LastProps<V extends View> {
  readonly say: Say;
  /** A view in which there is something to look at. */
  readonly view: V;
  /** By seat. */
  readonly names: readonly string[];
}

/** What a viewer may look through of the cards that were taken. */
export interface Taken {
  readonly title: string;
  /** What the choice between the players asks. */
  readonly whose: string;
  /** Who may look through what, as a sentence; empty where it goes without saying. */
  readonly rule: string;
  /** Of a player without any. */
  readonly nothing: string;
  /** Cards as pictures; otherwise as in a line of text. */
  readonly arePictures: boolean;
  /** The viewer's own first, then clockwise. */
  readonly stacks: readonly TakenStack[];
}

/** What one player has taken. */
export interface TakenStack {
  /** Whose it is; any other number for what is nobody's, which then has a `label`. */
  readonly seat: number;
  /** What it is called in place of its player's name and `count`. */
  readonly label?: string;
  /** What is told beside the player's name. */
  readonly count: number;
  /** The ways to arrange it, the first one first; none where there is nothing. */
  readonly arrangements: readonly Arrangement[];
}

export interface TakenRow {
  readonly words: string;
  /** What the row is about, drawn in place of its words; left out where it has no sign. */
  readonly code?: string;
  readonly cards: readonly string[];
}

export interface Arrangement {
  readonly id: string;
  /** What the button says that chooses it; not said where it is the only one. */
  readonly words: string;
  /** What is in it, before the codes that are counted. */
  readonly summary: string;
  readonly counts: readonly { readonly code: string; readonly count: number }[];
  readonly rows: readonly TakenRow[];
}

/** The points of a finished hand, by seat, and the totals after it. */
export interface HandScored {
  readonly hand: number;
  readonly points: readonly number[];
  readonly totals: readonly number[];
}

/** The hands of a game and their scores. */
export interface HandWays<V extends View> {
  /** Whether a view holds a finished hand, so that it can be told how its score came about. */
  readonly hasScore: (view: V) => boolean;
  /** Every finished hand in a log, oldest first. */
  readonly scored: (log: readonly AnyEvent[]) => readonly HandScored[];
  readonly title: (say: Say, view: V) => string;
  readonly Score: ComponentType<ScoreProps<V>>;
}

/** The card that won a game, and how; or who won, as the card of who they are. */
export interface WonWith {
  readonly code: string;
  /** A sentence, or who it is. */
  readonly words: string;
}

/** What stands beside every player at the end of a game without points, which nobody wins or loses by it. */
export interface Standing {
  readonly title: string;
  /** By seat. */
  readonly values: readonly number[];
}

/** How long everybody lasted in a game in which players go out one by one. */
export interface Lasted {
  readonly title: string;
  /** By seat. */
  readonly words: readonly string[];
  /** By seat: who lasted longer has more, and comes before others with the same points. */
  readonly turns: readonly number[];
}

/** How a game stands in which points are counted all along: everybody's, on the way to what wins. */
export interface Standings {
  /** What this is called, where it is not about points. */
  readonly title?: string;
  /** What wins, in a sentence. */
  readonly goal: string;
  /** What so many points are called, above them. */
  readonly points: string;
  /** What stands beside the points. */
  readonly beside: string;
  /** By seat. */
  readonly players: readonly {
    readonly points: number;
    /** How far that is of the way, from 0 to 1. */
    readonly part: number;
    readonly beside: string;
  }[];
}

/** A heading of the log. */
export interface LogHeading {
  /** The event that it stands above. */
  readonly at: number;
  /** 1 for the larger part, such as a hand; 2 for what is in it. */
  readonly level: 1 | 2;
  readonly words: string;
}

/** The log of a game, with headings and with cards beside the words. */
export interface LogWays {
  /** In the order of the events, which are oldest first. */
  readonly headings: (say: Say, log: readonly AnyEvent[]) => readonly LogHeading[];
  /** The codes of the cards that an event is about; they are shown beside its line. */
  readonly cardsIn: (event: AnyEvent) => readonly string[];
  /** What a line unfolds to: how what it tells came about; none for most. Left out by a game whose lines say it all. */
  readonly detailsOf?: (say: Say, event: AnyEvent, names: readonly string[]) => readonly string[];
}

export interface GameScreen<V extends View> {
  readonly id: V['game'];
  /**
   * The table with everybody's cards (`open`, by seat) in their places. Left out by a game on whose table there is no room for
   * them: then they stand beside it alone.
   */
  readonly opened?: (view: V, open: readonly (readonly string[])[]) => V;
  readonly intents: Intents<V>;
  readonly steps: (before: V, after: V, events: readonly AnyEvent[]) => readonly Step<V>[];
  /** How far the game is, in a few words. */
  readonly progress: (say: Say, view: V) => string;
  /** What events show while they are to be seen, in a few words; empty where there is nothing to see. */
  readonly happening: (say: Say, events: readonly AnyEvent[], names: readonly string[]) => string;
  /** The same of a move of the viewer that is on its way. */
  readonly making: (say: Say, view: V, move: AnyMove, names: readonly string[]) => string;
  /** The table as lists of words, the list that is most likely wanted first. */
  readonly groups: (say: Say, view: V, names: readonly string[], composing: Composing) => readonly Group[];
  /**
   * Whose turn it is, null for nobody's: who is called to the screen for something else hears that it is not theirs. Left out by
   * a game that asks nobody in the turn of another, or has no turns.
   */
  readonly turnOf?: (view: V) => Seat | null;
  /** The list that holds what is asked for; null for the first one. Left out by a game where that is always so. */
  readonly listAsked?: (view: V) => string | null;
  /** Its refusals are long, and the bar tells the phase: why not takes the place of what is asked. */
  readonly refusesAtLength?: true;
  /** What a target means that was pointed at for nothing else. Left out by a game without such targets. */
  readonly explain?: (say: Say, view: V, composing: Composing, target: Target) => string;
  /** How the game stands; left out by a game whose points are counted hand by hand, or that has none. */
  readonly standings?: (say: Say, view: V) => Standings;
  /** Null for a game without hands, whose end tells a `standing` or has points all along. */
  readonly hands: HandWays<V> | null;
  /** Null for a game whose points say it. */
  readonly standing: ((say: Say, log: readonly AnyEvent[], players: number) => Standing) | null;
  /** The card that won a game that is over; null where none did. Left out by a game that is won by points. */
  readonly wonWith?: (say: Say, view: V) => WonWith | null;
  /** Who won a game that is over, each as a card. Left out by a game in which nobody is anybody but themselves. */
  readonly wonBy?: (
    say: Say,
    view: V,
    log: readonly AnyEvent[],
    names: readonly string[],
  ) => readonly WonWith[];
  /** How long everybody lasted in a game that is over; left out by a game in which nobody goes out. */
  readonly lasted?: (say: Say, view: V, log: readonly AnyEvent[]) => Lasted;
  /** What was agreed on at this table, by the keys of the game's options. */
  readonly options: (view: V) => Readonly<Record<string, string | number | boolean>>;
  readonly rules: GameRules<V['game']>;
  /** "How it goes" in five to seven scenes. */
  readonly scenes: readonly Scene[];
  readonly log: LogWays;
  /** The last trick in a log; null while there is none, and for a game without tricks. */
  readonly lastTrick:
    | ((say: Say, log: readonly AnyEvent[], names: readonly string[]) => TrickTaken | null)
    | null;
  /** What came about last, in place of a trick; left out by a game without such a thing. */
  readonly last?: LastWays<V>;
  /** What may be looked through; null for a game in which nothing is taken. */
  readonly taken: ((say: Say, view: V) => Taken) | null;
  /**
   * The code of what a message names, such as `G` for the word "green"; null for every other message. Where such a word
   * stands in a question, `rules.Code` draws it with its sign.
   */
  readonly codeNamedBy: (key: MessageKey) => string | null;
  /** A card as a picture, by its code. */
  readonly Picture: ComponentType<{ readonly say: Say; readonly code: string }>;
  /** What each kind of card does, at a glance; left out by a game whose cards say it. */
  readonly Aid?: ComponentType<{ readonly say: Say }>;
}
