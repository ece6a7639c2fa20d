// Test code: Magicians played by itself or laid out, as one viewer sees it, with the host's answers to drafts.
import type { Viewer } from '../../../engine/core/seat.ts';
// oxlint-disable-next-line no-restricted-imports -- test code plays real games
import { fastRandom } from '../../../engine/chance/fast.ts';
// oxlint-disable-next-line no-restricted-imports -- test code plays real games
import { games } from '../../../engine/games/registry.ts';
// oxlint-disable-next-line no-restricted-imports -- test code plays real games
import type { Table } from '../../../engine/games/magicians/table.testing.ts';
import type { Event, MagiciansView, Move, Options } from '../../../engine/games/magicians/types.ts';
import { english } from '../../../engine/language/catalogue.ts';
import { sayIn } from '../../../engine/language/say.ts';
// oxlint-disable-next-line no-restricted-imports -- test code plays real games
import { openSession } from '../../../engine/session/session.ts';
import type { Intent } from '../intent.ts';
import { type GameMoment, playGame } from '../parts/played.testing.ts';
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
export function* asked(seats: number, seed: string, moves: number): Generator<[State, number]> {
  const session = openSession({ game, seats, options: {}, setup: {}, seed }, 'compiled');
  const random = fastRandom(11);
  for (let made = 0; made < moves; made += 1) {
    const state = session.state as State;
    const [seat] = game.awaiting(state);
    if (seat === undefined) return;
    yield [state, seat];
    session.accept(seat, game.randomMove(state, seat, random));
  }
}

/** What is composed after an intent: a draft comes back judged by the host, or as it was where it was refused. */
export function after(state: State, seat: number, composing: Composed, intent: Intent): Composed {
  if (intent?.kind === 'compose') return intent.composing as Composed;
  if (intent?.kind !== 'consider') throw new Error(`This composes nothing: ${JSON.stringify(intent)}`);
  const answer = game.consider(state, seat, intent.partial);
  if (answer.refusal) return intent.ifRefused as Composed;
  const { lacks, next, preview } = answer;
  const composed = intent.composing as Composed;
  return { ...composed, judged: { draft: composed.draft, lacks, next, preview } };
}

/** What is composed at a table that was laid out, after a seat has pressed these targets. */
export function pressed(table: Table, seat: number, targets: readonly string[], from: Composed): Composed {
  return targets.reduce(
    (composing, target) =>
      after(table.state, seat, composing, intents.point(table.view(seat), composing, target)),
    from,
  );
}
