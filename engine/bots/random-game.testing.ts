// Plays random games and shows every moment of them through every pair of eyes.
import { fastRandom } from '../chance/fast.ts';
import type { AnyEvent, AnyHappening, AnyMove, AnyState, Game } from '../core/game.ts';
import { allSeats, WATCHER, type Viewer } from '../core/seat.ts';
import type { View } from '../core/view.ts';
import { eventsOf, openSession, viewOf } from '../session/session.ts';

/** One moment through one pair of eyes, and the state behind it. */
export interface Moment<State, V, Event> {
  readonly view: V;
  /** Everything this viewer has heard so far. */
  readonly events: readonly Event[];
  readonly state: State;
}

/** Every moment of a random game, from its first deal to its end; ask for each before the next. */
export function* momentsOf<
  Options,
  SetupKeys,
  State extends AnyState,
  Move extends AnyMove,
  V extends View,
  Event extends AnyEvent,
  Happening extends AnyHappening,
>(
  game: Game<Options, SetupKeys, State, Move, V, Event, Happening>,
  seats: number,
  options: Partial<Options>,
  seed: number,
  viewers: readonly Viewer[] = [...allSeats(seats), WATCHER],
): Generator<Moment<State, V, Event>> {
  const session = openSession({ game, seats, options, setup: {}, seed: `random game ${seed}` }, 'compiled');
  const random = fastRandom(seed);
  const heard = new Map(viewers.map((viewer): [Viewer, Event[]] => [viewer, []]));
  for (let happenings = session.opening; ;) {
    const state = session.state as State;
    for (const [viewer, events] of heard) {
      events.push(...(eventsOf(session, happenings, viewer) as Event[]));
      yield { view: viewOf(session, viewer) as V, events, state };
    }
    const awaiting = game.awaiting(state);
    if (awaiting.length === 0) return;
    const seat = awaiting[random.below(awaiting.length)]!;
    const accepted = session.accept(seat, game.randomMove(state, seat, random));
    if (accepted.refusal) throw new Error(`a random move was refused: ${accepted.refusal.code}`);
    happenings = accepted.happenings;
  }
}
