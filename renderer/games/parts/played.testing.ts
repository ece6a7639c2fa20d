// Test code: views and events of games that play themselves, as one viewer sees them, and views as the stage is given them.
// oxlint-disable-next-line no-restricted-imports -- test code plays real games
import { fastRandom } from '../../../engine/chance/fast.ts';
import type { AnyEvent, AnyMove, AnyState } from '../../../engine/core/game.ts';
import type { Consideration } from '../../../engine/core/question.ts';
import type { Seat, Viewer } from '../../../engine/core/seat.ts';
import type { View } from '../../../engine/core/view.ts';
// oxlint-disable-next-line no-restricted-imports -- test code plays real games
import { type GameId, games } from '../../../engine/games/registry.ts';
// oxlint-disable-next-line no-restricted-imports -- test code plays real games
import { type AnyGame, eventsOf, openSession, viewOf } from '../../../engine/session/session.ts';
import type { StageInput } from '../../stage/contract.ts';
import type { Composing, Intent } from '../intent.ts';

export interface GameMoment {
  readonly view: View;
  readonly events: readonly AnyEvent[];
  /** What the host would say to a partial move of the viewer. */
  readonly consider: (partial: object) => Consideration;
  /** The move that leads to the next moment; null at the end. */
  readonly move: object | null;
}

export interface GamePlayed {
  readonly game: GameId;
  readonly seats: number;
  readonly viewer: Viewer;
  readonly seed: string;
  readonly options: object;
  /** Stop after this many moves. */
  readonly moves: number;
}

/** What the viewer saw after the deal and after every move. */
export function playGame({ game: id, seats, viewer, seed, options, moves }: GamePlayed): GameMoment[] {
  const game: AnyGame = games[id];
  const session = openSession({ game, seats, options, setup: {}, seed }, 'compiled');
  const random = fastRandom(7);
  const seen = (happenings: typeof session.opening) => {
    const state: unknown = structuredClone(session.state);
    return {
      view: structuredClone(viewOf(session, viewer)),
      events: eventsOf(session, happenings, viewer),
      consider: (partial: object) => game.consider(state, Number(viewer), partial),
    };
  };
  const moments: GameMoment[] = [];
  let now = seen(session.opening);
  while (moments.length < moves) {
    const [seat] = game.awaiting(session.state);
    if (seat === undefined) break;
    const move: object = game.randomMove(session.state, seat, random);
    const accepted = session.accept(seat, move);
    if (accepted.refusal) throw new Error(`The random move was refused: ${accepted.refusal.code}`);
    moments.push({ ...now, move });
    now = seen(accepted.happenings);
  }
  return [...moments, { ...now, move: null }];
}

/** The first moment that is as wanted. */
export function firstWhere<M extends { readonly view: View }>(
  moments: readonly M[],
  wanted: (view: M['view']) => boolean,
): M {
  const found = moments.find(({ view }) => wanted(view));
  if (!found) throw new Error('The game that plays itself never came to such a moment.');
  return found;
}

const NAMES = ['Ada', 'Bartholomäus', 'Cléo', 'Dai', 'Evangelina', 'Friedrich Wilhelm', 'Gus'];

/** A view as the stage is given it. */
export function inputOf(view: View, more: Partial<StageInput> = {}): StageInput {
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
    zoomed: null,
    ...more,
  };
}

/** Every state of a game that plays itself in which somebody is asked, with who is; at most so many. */
export function* statesOf({
  game: id,
  seats,
  seed,
  options,
  moves,
}: Omit<GamePlayed, 'viewer'>): Generator<[AnyState, Seat]> {
  const game: AnyGame = games[id];
  const session = openSession({ game, seats, options, setup: {}, seed }, 'compiled');
  const random = fastRandom(11);
  for (let made = 0; made < moves; made += 1) {
    const [seat] = game.awaiting(session.state);
    if (seat === undefined) return;
    yield [session.state, seat];
    session.accept(seat, game.randomMove(session.state, seat, random));
  }
}

/** What is composed after an intent: a draft comes back as the host judges it, or as it was where it was refused. */
export function composedAfter<Draft>(
  consider: (partial: AnyMove) => Consideration,
  intent: Intent,
): Composing<Draft> {
  if (intent?.kind === 'compose') return intent.composing as Composing<Draft>;
  if (intent?.kind !== 'consider') throw new Error(`This composes nothing: ${JSON.stringify(intent)}`);
  const answer = consider(intent.partial);
  if (answer.refusal) return intent.ifRefused as Composing<Draft>;
  const { lacks, next, preview } = answer;
  const composed = intent.composing as Composing<Draft>;
  return { ...composed, judged: { draft: composed.draft, lacks, next, preview } };
}
