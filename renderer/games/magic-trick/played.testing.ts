// Test code: views and events of a game that plays itself, as one viewer sees them.
// oxlint-disable-next-line no-restricted-imports -- test code plays real games
import { fastRandom } from '../../../engine/chance/fast.ts';
import type { Viewer } from '../../../engine/core/seat.ts';
// oxlint-disable-next-line no-restricted-imports -- test code plays real games
import { games } from '../../../engine/games/registry.ts';
import type { Event, MagicTrickView } from '../../../engine/games/magic-trick/types.ts';
// oxlint-disable-next-line no-restricted-imports -- test code plays real games
import { eventsOf, openSession, viewOf } from '../../../engine/session/session.ts';
import type { StageInput } from '../../stage/contract.ts';

export interface Moment {
  readonly view: MagicTrickView;
  readonly events: readonly Event[];
}

export interface Played {
  readonly seats: number;
  readonly viewer: Viewer;
  readonly seed?: string;
  readonly memory?: 'sorter' | 'none';
  /** Stop after this many moves. */
  readonly moves?: number;
}

/** What the viewer saw after the deal and after every move. */
export function play({ seats, viewer, seed = 'stage', memory = 'sorter', moves = 400 }: Played): Moment[] {
  const game = games['magic-trick'];
  const session = openSession({ game, seats, options: { memory }, setup: {}, seed }, 'compiled');
  const random = fastRandom(7);
  const momentAfter = (happenings: typeof session.opening): Moment => ({
    view: structuredClone(viewOf(session, viewer)) as MagicTrickView,
    events: eventsOf(session, happenings, viewer) as Event[],
  });
  const moments = [momentAfter(session.opening)];
  while (moments.length <= moves) {
    const state = session.state as Parameters<typeof game.awaiting>[0];
    const seat = game.awaiting(state)[0];
    if (seat === undefined) break;
    const move = game.randomMove(state, seat, random);
    const accepted = session.accept(seat, move);
    if (accepted.refusal) throw new Error(`The random move was refused: ${accepted.refusal.code}`);
    moments.push(momentAfter(accepted.happenings));
  }
  return moments;
}

/** The first moment that is as wanted. */
export function momentWhere(moments: readonly Moment[], wanted: (view: MagicTrickView) => boolean): Moment {
  const found = moments.find(({ view }) => wanted(view));
  if (!found) throw new Error('The game that plays itself never came to such a moment.');
  return found;
}

const NAMES = ['Ada', 'Bartholomäus', 'Cléo', 'Dai', 'Evangelina'];

/** A view as the stage is given it. */
export function inputOf(view: MagicTrickView, more: Partial<StageInput> = {}): StageInput {
  const seats = view.seats.map((_, seat) => ({
    name: NAMES[seat] ?? '',
    kind: 'person' as const,
    bot: null,
  }));
  return {
    view,
    seats,
    bottom: view.viewer === 'watcher' ? 0 : view.viewer,
    draft: null,
    judged: null,
    selected: null,
    focused: null,
    ...more,
  };
}
