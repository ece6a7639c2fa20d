// Test code: Trick-Taking played by itself or by hand, as one viewer sees it, with the host's answers to drafts.
import type { Viewer } from '../../../engine/core/seat.ts';
// oxlint-disable-next-line no-restricted-imports -- test code plays real games
import { games } from '../../../engine/games/registry.ts';
import { CODES } from '../../../engine/games/trick-taking/cards.ts';
import type { Event, Move, Options, TrickTakingView } from '../../../engine/games/trick-taking/types.ts';
// oxlint-disable-next-line no-restricted-imports -- test code plays real games
import { eventsOf, openSession, viewOf } from '../../../engine/session/session.ts';
import type { Intent } from '../intent.ts';
import { composedAfter, firstWhere, type GameMoment, playGame } from '../parts/played.testing.ts';
import type { Composed } from './way.ts';

const game = games['trick-taking'];
type State = Parameters<typeof game.awaiting>[0];

export interface Moment extends Omit<GameMoment, 'view' | 'events' | 'move'> {
  readonly view: TrickTakingView;
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
export function play({ seats, viewer, seed = 'table', options = {}, moves = 800 }: Played): Moment[] {
  const played = playGame({ game: 'trick-taking', seats, viewer, seed, options, moves });
  return played as unknown as Moment[];
}

/** The first moment that is as wanted. */
export function momentWhere(moments: readonly Moment[], wanted: (view: TrickTakingView) => boolean): Moment {
  return firstWhere(moments, wanted);
}

/** A game with a stacked deck, in which a person's presses are judged as a host judges them. */
export interface Sitting {
  /** The view of whoever is asked. */
  view(): TrickTakingView;
  /** What is composed after an intent: a draft comes back judged, or as it was where it was refused. */
  after(composing: Composed, intent: Intent): Composed;
  move(move: Move): void;
  /** What all have heard so far, as a watcher does. */
  log(): readonly Event[];
}

/**
 * Deals these first hands, by seat and with spaces between seven codes each; seat 0 gets the hat. `ultimate` is set aside.
 */
export function sitDown(
  hands: readonly string[],
  { ultimate = 'M7', options = {} }: { ultimate?: string; options?: Partial<Options> } = {},
): Sitting {
  const dealt = hands.map((hand) => hand.split(' '));
  const first = [ultimate, ...Array.from({ length: 7 }, (_, at) => dealt.map((hand) => hand[at]!)).flat()];
  const deck = [...first, ...CODES.filter((code) => !first.includes(code))];
  const setup = { smoke: hands.length - 1 };
  const session = openSession(
    { game, seats: hands.length, options, setup, seed: 'sitting', decks: [deck] },
    'compiled',
  );
  const log = eventsOf(session, session.opening, 'watcher') as Event[];
  const asked = (): number => game.awaiting(session.state as State)[0] ?? 0;
  return {
    log: () => log,
    view: () => structuredClone(viewOf(session, asked())) as TrickTakingView,
    after: (_before, intent) =>
      composedAfter((partial) => game.consider(session.state as State, asked(), partial), intent),
    move(move) {
      const accepted = session.accept(asked(), move);
      if (accepted.refusal) throw new Error(`Refused: ${accepted.refusal.code}`);
      log.push(...(eventsOf(session, accepted.happenings, 'watcher') as Event[]));
    },
  };
}
