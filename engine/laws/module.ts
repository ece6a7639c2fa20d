// What a game must bring so that the laws can be checked: test code that knows the game, written from its rules page.
import type { AnyMove, AnyState } from '../core/game.ts';
import type { Seat, Viewer } from '../core/seat.ts';
import type { Random } from '../chance/random.ts';

/** A move that is about to be made. */
export interface NextMove<Move> {
  readonly seat: Seat;
  readonly move: Move;
}

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
  /** Law 5: partial moves to be considered, good and bad, complete ones too. */
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
  redealBefore(state: State, viewer: Viewer, random: Random, next: NextMove<Move>): Redealt<State, Move>;
  /**
   * Law 5: for a state right after a deal, the list that makes the newest shuffle deal exactly this; null when cards
   * have moved since, so that no list can be told.
   */
  newestDeal(state: State): readonly string[] | null;
  /** Law 5: the least share of re-deals that must really differ, from 0 to 1. */
  readonly fewestDiffering: number;
}
