// Plays random games of Trick-Taking and shows every moment of them through every pair of eyes.
import { fastRandom } from '../../../chance/fast.ts';
import { allSeats, WATCHER, type Viewer } from '../../../core/seat.ts';
import { eventsOf, openSession, viewOf } from '../../../session/session.ts';
import { trickTaking } from '../index.ts';
import type { Event, Options, State, TrickTakingView } from '../types.ts';

/** One moment through one pair of eyes, and the state behind it. */
export interface Moment {
  readonly view: TrickTakingView;
  /** Everything this viewer has heard so far. */
  readonly events: readonly Event[];
  readonly state: State;
}

/** Every moment of a random game, from its deal to its end; ask for each before the next. */
export function* momentsOf(
  seats: number,
  options: Partial<Options>,
  seed: number,
  viewers: readonly Viewer[] = [...allSeats(seats), WATCHER],
): Generator<Moment> {
  const session = openSession(
    { game: trickTaking, seats, options, setup: {}, seed: `random game ${seed}` },
    'compiled',
  );
  const random = fastRandom(seed);
  const heard = new Map(viewers.map((viewer): [Viewer, Event[]] => [viewer, []]));
  for (let happenings = session.opening; ;) {
    const state = session.state as State;
    for (const [viewer, events] of heard) {
      events.push(...(eventsOf(session, happenings, viewer) as Event[]));
      yield { view: viewOf(session, viewer) as TrickTakingView, events, state };
    }
    const awaiting = trickTaking.awaiting(state);
    if (awaiting.length === 0) return;
    const seat = awaiting[random.below(awaiting.length)]!;
    const accepted = session.accept(seat, trickTaking.randomMove(state, seat, random));
    if (accepted.refusal) throw new Error(`a random move was refused: ${accepted.refusal.code}`);
    happenings = accepted.happenings;
  }
}
