// What a game brings to the table screen: the contract of a folder in `renderer/games/`.
import type { ComponentType } from 'preact';
import type { AnyEvent, AnyMove } from '../../engine/core/game.ts';
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
  /** Its score is to be read before anything else is shown. */
  readonly reads: boolean;
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
  /** The hand, and the trick in it, from 1. */
  readonly hand: number;
  readonly number: number;
  /** The code of the suit that was led. */
  readonly led: string;
  /** In the order of play. */
  readonly cards: readonly { readonly code: string; readonly seat: number }[];
  readonly taker: number;
}

/** What a viewer may look through of the tricks taken in the hand that is played. */
export interface TakenTricks {
  /** What the house agreed on about it, as a sentence. */
  readonly rule: string;
  /** The viewer's own first, then clockwise. */
  readonly stacks: readonly TakenStack[];
}

/** The tricks of one player, first taken first. */
export interface TakenStack {
  readonly seat: number;
  /** The codes of their cards, in the order of play. */
  readonly tricks: readonly (readonly string[])[];
  /** Every suit among them and how many cards it has. */
  readonly suits: readonly { readonly code: string; readonly count: number }[];
}

/** The points of a finished hand, by seat, and the totals after it. */
export interface HandScored {
  readonly hand: number;
  readonly points: readonly number[];
  readonly totals: readonly number[];
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
}

export interface GameScreen<V extends View> {
  readonly id: V['game'];
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
  /** Whether a view holds a finished hand, so that it can be told how its score came about. */
  readonly hasScore: (view: V) => boolean;
  /** Every finished hand in a log, oldest first. */
  readonly handsScored: (log: readonly AnyEvent[]) => readonly HandScored[];
  readonly scoreTitle: (say: Say, view: V) => string;
  readonly Score: ComponentType<ScoreProps<V>>;
  /** What was agreed on at this table, by the keys of the game's options. */
  readonly options: (view: V) => Readonly<Record<string, string | number | boolean>>;
  readonly rules: GameRules<V['game']>;
  /** "How it goes" in five to seven scenes. */
  readonly scenes: readonly Scene[];
  readonly log: LogWays;
  /** The last trick in a log; null while there is none, and for a game without tricks. */
  readonly lastTrick: ((log: readonly AnyEvent[]) => TrickTaken | null) | null;
  /** What may be looked through; null for a game without tricks. */
  readonly taken: ((say: Say, view: V) => TakenTricks) | null;
  /**
   * The code of what a message names, such as `G` for the word "green"; null for every other message. Where such a word
   * stands in a question, `rules.Code` draws it with its sign.
   */
  readonly codeNamedBy: (key: MessageKey) => string | null;
  /** A card as a picture, by its code. */
  readonly Picture: ComponentType<{ readonly say: Say; readonly code: string }>;
}
