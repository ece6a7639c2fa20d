// The random bot of every game: it makes some legal move. It never sees the state, only one that could lie behind its view.
import { fastRandom } from '../chance/fast.ts';
import type { AnyEvent, AnyMove, AnyState } from '../core/game.ts';
import type { Random } from '../chance/random.ts';
import type { Seat } from '../core/seat.ts';
import type { View } from '../core/view.ts';
import type { BotKind } from './bot.ts';

/** What the random bot asks of a game. */
export interface Guessable<
  State extends AnyState,
  Move extends AnyMove,
  V extends View,
  Event extends AnyEvent,
> {
  sampleHidden(view: V, events: readonly Event[], random: Random): State;
  randomMove(state: State, seat: Seat, random: Random): Move;
}

/**
 * The kind `random` for a game. What is legal for a seat follows from what it may know, so any state that could
 * lie behind its view has the same legal moves as the real one.
 */
export function randomBot<
  State extends AnyState,
  Move extends AnyMove,
  V extends View,
  Event extends AnyEvent,
>(game: Guessable<State, Move, V, Event>): BotKind<V, Event, Move> {
  return {
    id: 'random',
    seat({ seat, seed }) {
      let views = 0;
      const heard: Event[] = [];
      let seen: V | null = null;
      return {
        see(view, events) {
          seen = view;
          views += 1;
          heard.push(...events);
        },
        choose() {
          if (seen === null) throw new Error('A bot is asked to choose before it has seen anything.');
          // Begun anew for each view, so that a memory rebuilt from the journal goes on in the same way.
          const random = fastRandom(seed + views * 2 ** 32);
          return game.randomMove(game.sampleHidden(seen, heard, random), seat, random);
        },
      };
    },
  };
}
