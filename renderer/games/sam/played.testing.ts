// Test code: SAM played by itself or laid out, as one viewer sees it, with the host's answers to drafts.
import type { Seat, Viewer } from '../../../engine/core/seat.ts';
// oxlint-disable-next-line no-restricted-imports -- test code plays real games
import { games } from '../../../engine/games/registry.ts';
// oxlint-disable-next-line no-restricted-imports -- test code plays real games
import type { Table } from '../../../engine/games/sam/table.testing.ts';
import type { Event, Move, Options, SamView } from '../../../engine/games/sam/types.ts';
import { english } from '../../../engine/language/catalogue.ts';
import { sayIn } from '../../../engine/language/say.ts';
import type { Target } from '../../stage/contract.ts';
import type { Intent } from '../intent.ts';
import { composedAfter, type GameMoment, playGame, statesOf } from '../parts/played.testing.ts';
import { intents } from './intents.ts';
import { type Composed, nothing } from './way.ts';

export const game = games.sam;
export type State = Parameters<typeof game.awaiting>[0];
export const say = sayIn(english, 'en-GB');
export const names = ['Ada', 'Ben', 'Cléo', 'Dai', 'Eve', 'Finn', 'Gus'];

export interface Moment extends Omit<GameMoment, 'view' | 'events' | 'move'> {
  readonly view: SamView;
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
  const played = playGame({ game: 'sam', seats, viewer, seed, options, moves });
  return played as unknown as Moment[];
}

/** Every state of a game that plays itself in which somebody is asked, with who is. */
export function asked(seats: number, seed: string, moves: number, options: Partial<Options> = {}) {
  return statesOf({ game: 'sam', seats, seed, options, moves }) as Generator<[State, Seat]>;
}

/** What is composed after an intent of a seat, with the host's answer. */
export function after(state: State, seat: Seat, intent: Intent): Composed {
  return composedAfter((partial) => game.consider(state, seat, partial), intent);
}

/** What is composed at a table that was laid out, after a seat has pressed these targets from nothing, or `from`. */
export function pressed(
  table: Table,
  seat: number,
  targets: readonly Target[],
  from: Composed = nothing,
): Composed {
  return targets.reduce(
    (composing, target) => after(table.state, seat, intents.point(table.view(seat), composing, target)),
    from,
  );
}

/** The moves that an intent makes at once, none for any other. */
export function movesOf(intent: Intent): readonly Move[] {
  if (intent?.kind === 'move') return [intent.move as Move];
  return intent?.kind === 'moves' ? (intent.moves as readonly Move[]) : [];
}

/** The words of the buttons; a `*` before those that shine, ` …` behind those that only compose, in brackets what says why not. */
export function buttons(view: SamView, composing: Composed = nothing): string[] {
  return intents.actions(say, view, composing).map(({ words, isMain, intent }) => {
    if (intent.kind === 'why-not') return `(${words})`;
    return `${isMain ? '*' : ''}${words}${intent.kind === 'compose' ? ' …' : ''}`;
  });
}

/** What stands in the place of the question; empty where that says enough. */
export function preview(view: SamView, composing: Composed): string {
  return intents.preview?.(say, view, composing, names) ?? '';
}
