// Test code: SAM played by itself or laid out, as one viewer sees it, with the host's answers to drafts.
import type { Viewer } from '../../../engine/core/seat.ts';
// oxlint-disable-next-line no-restricted-imports -- test code plays real games
import { fastRandom } from '../../../engine/chance/fast.ts';
// oxlint-disable-next-line no-restricted-imports -- test code plays real games
import { games } from '../../../engine/games/registry.ts';
// oxlint-disable-next-line no-restricted-imports -- test code plays real games
import type { Table } from '../../../engine/games/sam/table.testing.ts';
import type { Event, Move, Options, SamView } from '../../../engine/games/sam/types.ts';
import { english } from '../../../engine/language/catalogue.ts';
import { sayIn } from '../../../engine/language/say.ts';
// oxlint-disable-next-line no-restricted-imports -- test code plays real games
import { openSession } from '../../../engine/session/session.ts';
import type { Target } from '../../stage/contract.ts';
import type { Intent } from '../intent.ts';
import { type GameMoment, playGame } from '../parts/played.testing.ts';
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
export function* asked(
  seats: number,
  seed: string,
  moves: number,
  options: Partial<Options> = {},
): Generator<[State, number]> {
  const session = openSession({ game, seats, options, setup: {}, seed }, 'compiled');
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

/** What is composed at a table that was laid out, after a seat has pressed these targets from nothing, or `from`. */
export function pressed(
  table: Table,
  seat: number,
  targets: readonly Target[],
  from: Composed = nothing,
): Composed {
  return targets.reduce(
    (composing, target) =>
      after(table.state, seat, composing, intents.point(table.view(seat), composing, target)),
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
