// What a game must bring so that the laws can be checked: test code that knows the game, written from its rules page.
import type { AnyMove, AnyState } from '../core/game.ts';
import type { Choice, Consideration } from '../core/question.ts';
import type { Seat, Viewer } from '../core/seat.ts';
import type { Random } from '../chance/random.ts';
import type { Figures, Trial } from './trial.ts';

/** A move that is about to be made, and the state that it leads to. */
export interface NextMove<State, Move> {
  readonly seat: Seat;
  readonly move: Move;
  readonly after: State;
}

/** The answer to a partial move that can go on. */
export type Considered = Extract<Consideration, { readonly refusal: null }>;

/** Another deal that looks the same to one viewer, and the move that is about to be made in it. */
export interface Redealt<State, Move> {
  readonly state: State;
  readonly move: Move;
}

/**
 * The part of the laws that each game writes for itself. It must not use the game's `view.ts`: what a viewer may
 * know is said here a second time, from the rules page ("Who knows what"), so that the two can disagree.
 */
export interface LawModule<State extends AnyState = AnyState, Move extends AnyMove = AnyMove> {
  /** Law 4: every card of this game, by code; the same at any time of one game. */
  deckOf(state: State): readonly string[];
  /** Law 4: every place that can hold cards, by a name for messages, and the codes of the cards there. */
  placesOf(state: State): Readonly<Record<string, readonly string[]>>;
  /**
   * Laws 1 and 5: well-formed moves that `seat` might send now, good and bad: every type, every slot, lists
   * permuted, shortened, doubled and mixed. They may use what is hidden from the seat: it could have guessed.
   */
  attempts(state: State, seat: Seat, random: Random): Iterable<Move>;
  /** Law 1: whether a complete move is one that pointing at this choice of a question begins, or makes. */
  begins(choice: Choice, move: Move): boolean;
  /**
   * Law 1: what a partial move becomes when this choice, one of the `next` in `answer`, is pointed at; `state` is what
   * the answer is about.
   */
  goesOn(partial: AnyMove, choice: Choice, answer: Considered, state: State): AnyMove;
  /** Laws 1 and 5: partial moves to be considered, good and bad, complete ones too. */
  partials(state: State, seat: Seat, random: Random): Iterable<AnyMove>;
  /**
   * Laws 5 and 6: a state that differs from `state` as much as it can in what `viewer` may not know, and in nothing
   * else. The generator in `chance` stays; the law changes that itself. `state` is not changed.
   */
  redeal(state: State, viewer: Viewer, random: Random): State;
  /**
   * Law 5: the same, but nothing differs that `next` makes known to the viewer: a card that it reveals is the same
   * card. Where `next` is itself hidden from the viewer (another seat sorts a row), the answer's move is the one
   * that corresponds to it.
   */
  redealBefore(
    state: State,
    viewer: Viewer,
    random: Random,
    next: NextMove<State, Move>,
  ): Redealt<State, Move>;
  /**
   * Law 5: for a state right after a deal, the list that makes the newest shuffle deal exactly this; null when cards
   * have moved since, so that no list can be told.
   */
  newestDeal(state: State): readonly string[] | null;
  /**
   * Law 1: a chance with which `random` of its type draws this legal move at least; left out where it draws all of a
   * type evenly. A bound far too low lets a move go unmissed.
   */
  leastChance?(state: State, seat: Seat, move: Move): number;
  /** Law 5: the least share of re-deals that must really differ, from 0 to 1. */
  readonly fewestDiffering: number;
  /** States so rare in random games that all of them are examined, not a share of them; left out where there are none. */
  isRare?(state: State): boolean;
  /** How long random games are where that is a matter of time; left out where they are short. */
  readonly length?: { readonly brief: GameLength; readonly ample: GameLength };
  /** What the rules page promises of whole games beyond the laws; left out where it promises nothing of the kind. */
  readonly promises?: readonly GamePromise[];
}

/** How long the random games of a trial are: `brief` where few are played on every test run, `ample` where thousands are. */
export interface GameLength {
  /** Options that are not drawn, since most of their values make games long. */
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** So many moves of a game are enough for a law that looks closely at every one. */
  readonly enough: number;
}

/** A sentence of a rules page that holds for every game played. */
export interface GamePromise {
  /** The sentence, in a few words. */
  readonly says: string;
  /** Plays one random game and looks whether it holds. @throws LawBroken */
  check(trial: Trial): Figures;
}
