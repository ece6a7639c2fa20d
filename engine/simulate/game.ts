// Plays one whole game between bots, each of which sees only what its seat sees.
import type { BotKind } from '../bots/bot.ts';
import { fingerprint } from '../core/canonical.ts';
import { impossible } from '../core/errors.ts';
import type { AnyHappening, AnyMove } from '../core/game.ts';
import { fastRandom } from '../chance/fast.ts';
import { allSeats, type Seat } from '../core/seat.ts';
import type { Result } from '../core/view.ts';
import { eventsOf, openSession, viewOf, type AnyGame, type Session } from '../session/session.ts';

/** One game to be played. */
export interface BotGame {
  readonly game: AnyGame;
  readonly options: unknown;
  /** Decides the deals and the bots' own seeds. */
  readonly seed: string;
  /** Who plays, by seat. */
  readonly kinds: readonly BotKind[];
  /** Steps of search for each move. */
  readonly steps: number;
  /** A clock in milliseconds; it is only measured with and decides nothing. */
  now(): number;
}

/** What came of it. */
export interface PlayedGame {
  readonly result: Result;
  readonly moves: number;
  /** By hand, the points that each seat made in it; empty for a game without hands. */
  readonly hands: readonly (readonly number[])[];
  /** By seat, how long each choice took, in milliseconds. */
  readonly thinkMs: readonly (readonly number[])[];
  /** Refused choices; a random legal move was made in the place of each. */
  readonly illegal: readonly IllegalMove[];
}

export interface IllegalMove {
  readonly seat: Seat;
  /** Moves of the game before it. */
  readonly after: number;
  readonly code: string;
}

/** Plays a game to its end. @throws SetupError for wrong options or numbers of seats */
export function playGame(given: BotGame): PlayedGame {
  const { game, kinds, seed, now } = given;
  const seats = allSeats(kinds.length);
  const session = openSession({ ...given, seats: kinds.length, setup: {} }, 'compiled');
  const players = kinds.map((kind, seat) => kind.seat({ seat, seed: numberFrom([seed, seat]) }));
  const referee = fastRandom(numberFrom([seed, 'referee']));
  const budget = { steps: given.steps, shouldStop: () => false };
  const hands: (readonly number[])[] = [];
  const thinkMs: number[][] = seats.map(() => []);
  const illegal: IllegalMove[] = [];

  const show = (happenings: readonly AnyHappening[]): void => {
    for (const [seat, player] of players.entries()) {
      player.see(viewOf(session, seat), eventsOf(session, happenings, seat));
    }
    for (const happening of happenings) {
      const points = game.handPoints?.(happening);
      if (points) hands.push([...points]);
    }
  };

  show(session.opening);
  for (let seat = nextAsked(session); seat !== null; seat = nextAsked(session)) {
    if (session.moves >= game.mostMoves) {
      impossible(`a game of ${game.id} goes on after ${game.mostMoves} moves`);
    }
    const before = now();
    const choice = players[seat]?.choose(budget);
    thinkMs[seat]?.push(now() - before);
    let answer = session.accept(seat, choice);
    if (answer.refusal) {
      illegal.push({ seat, after: session.moves, code: answer.refusal.code });
      answer = session.accept(seat, game.randomMove(session.state, seat, referee) as AnyMove);
    }
    if (answer.refusal) impossible(`a random move is refused (${answer.refusal.code})`);
    show(answer.happenings);
  }
  const result = game.result(session.state) as Result | null;
  return {
    result: result ?? impossible('nobody is asked and the game is not over'),
    moves: session.moves,
    hands,
    thinkMs,
    illegal,
  };
}

function nextAsked(session: Session): Seat | null {
  return (session.game.awaiting(session.state) as Seat[])[0] ?? null;
}

/** A whole number of 31 bits from what names it. */
function numberFrom(name: readonly (string | number)[]): number {
  return Number.parseInt(fingerprint(name).slice(0, 8), 16) & 0x7fffffff;
}
