// Test code: Magicians played by itself or laid out, as one viewer sees it, with the host's answers to drafts.
import type { Seat, Viewer } from '../../../engine/core/seat.ts';
// oxlint-disable-next-line no-restricted-imports -- test code plays real games
import { games } from '../../../engine/games/registry.ts';
// oxlint-disable-next-line no-restricted-imports -- test code plays real games
import type { Table } from '../../../engine/games/magicians/table.testing.ts';
import type { Event, MagiciansView, Move, Options } from '../../../engine/games/magicians/types.ts';
import { english } from '../../../engine/language/catalogue.ts';
import { sayIn } from '../../../engine/language/say.ts';
import type { Intent } from '../intent.ts';
import { composedAfter, type GameMoment, playGame, statesOf } from '../parts/played.testing.ts';
import { intents } from './intents.ts';
import type { Composed } from './way.ts';

export const game = games.magicians;
export type State = Parameters<typeof game.awaiting>[0];
export const say = sayIn(english, 'en-GB');
export const names = ['Ada', 'Ben', 'Cléo', 'Dai', 'Eve', 'Finn', 'Gus'];

export interface Moment extends Omit<GameMoment, 'view' | 'events' | 'move'> {
  readonly view: MagiciansView;
  readonly events: readonly Event[];
  readonly move: Move | null;
}

export interface Played {
  readonly seats: number;
  readonly viewer: Viewer;
  readonly seed?: string;
  readonly options?: Partial<Options>;
  /** Stop after this many moves. */
  readonly moves?: number;
}

/** What the viewer saw after the deal and after every move of a game that plays itself. */
export function play({ seats, viewer, seed = 'table', options = {}, moves = 400 }: Played): Moment[] {
  const played = playGame({ game: 'magicians', seats, viewer, seed, options, moves });
  return played as unknown as Moment[];
}

/** Every state of a game that plays itself in which somebody is asked, with who is. */
export function asked(seats: number, seed: string, moves: number) {
  return statesOf({ game: 'magicians', seats, seed, options: {}, moves }) as Generator<[State, Seat]>;
}

/** What is composed after an intent of a seat, with the host's answer. */
export function after(state: State, seat: Seat, intent: Intent): Composed {
  return composedAfter((partial) => game.consider(state, seat, partial), intent);
}

/** What is composed at a table that was laid out, after a seat has pressed these targets. */
export function pressed(table: Table, seat: number, targets: readonly string[], from: Composed): Composed {
  return targets.reduce(
    (composing, target) => after(table.state, seat, intents.point(table.view(seat), composing, target)),
    from,
  );
}
