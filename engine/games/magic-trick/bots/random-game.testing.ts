// Plays random games of Magic Trick and shows every moment of them through every pair of eyes.
import { fastRandom } from '../../../chance/fast.ts';
import { allSeats, WATCHER, type Viewer } from '../../../core/seat.ts';
import { eventsOf, openSession, viewOf } from '../../../session/session.ts';
import { magicTrick } from '../index.ts';
import type { Event, MagicTrickView, Options, State } from '../types.ts';

/** One moment through one pair of eyes, and the state behind it. */
export interface Moment {
  readonly view: MagicTrickView;
  /** Everything heard so far. */
  readonly events: readonly Event[];
  readonly state: State;
}

/** Every moment of a random game, from its first deal to its end; ask for each before the next. */
export function* momentsOf(
  seats: number,
  options: Partial<Options>,
  seed: number,
  viewers: readonly Viewer[] = [...allSeats(seats), WATCHER],
): Generator<Moment> {
  const session = openSession(
    { game: magicTrick, seats, options, setup: {}, seed: `random game ${seed}` },
    'compiled',
  );
  const random = fastRandom(seed);
  // Every happening of this game is public, so all viewers hear the same.
  const events = eventsOf(session, session.opening, WATCHER) as Event[];
  for (;;) {
    const state = session.state as State;
    for (const viewer of viewers) yield { view: viewOf(session, viewer) as MagicTrickView, events, state };
    const awaiting = magicTrick.awaiting(state);
    if (awaiting.length === 0) return;
    const seat = awaiting[random.below(awaiting.length)]!;
    const accepted = session.accept(seat, magicTrick.randomMove(state, seat, random));
    if (accepted.refusal) throw new Error(`a random move was refused: ${accepted.refusal.code}`);
    events.push(...(eventsOf(session, accepted.happenings, WATCHER) as Event[]));
  }
}
