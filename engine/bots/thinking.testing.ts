// What is tried of the thinking bot of every game: it sits first, chooses the same after a restart, and stops in time. And
// games that it plays, against itself or against random moves.
import { expect, test } from 'vitest';
import { fastRandom } from '../chance/fast.ts';
import type { AnyEvent, AnyHappening, AnyState } from '../core/game.ts';
import { allSeats, type Seat } from '../core/seat.ts';
import type { Result } from '../core/view.ts';
import { eventsOf, openSession, viewOf, type AnyGame, type Session } from '../session/session.ts';
import type { Budget, BotKind } from './bot.ts';
import { momentsOf } from './random-game.testing.ts';

/** A game and its thinking bot, with their types hidden: the bot is only ever shown views of its own game. */
export interface Thinking {
  readonly game: AnyGame;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly kind: BotKind<any, any, any>;
}

/** A game to be played. */
export interface TestTable {
  readonly seats: number;
  /** Those left out take their defaults. */
  readonly options: object;
  readonly seed: number;
}

/** A budget that nothing but its steps ends. */
export const budgetOf = (steps: number): Budget => ({ steps, shouldStop: () => false });

/**
 * Plays a game with the thinking bot at `thinkers` and random moves elsewhere; the one of the awaited seats that comes
 * first moves first.
 * @param hear is told everything that happens
 * @returns the game when it is over
 * @throws Error when a move is refused
 */
export function playedBy(
  { game, kind }: Thinking,
  thinkers: readonly Seat[],
  { seats, options, seed }: TestTable,
  steps: number,
  hear: (happenings: readonly AnyHappening[]) => void = () => undefined,
): Session {
  const session = openSession({ game, seats, options, setup: {}, seed: `steady ${seed}` }, 'compiled');
  const random = fastRandom(seed);
  const players = new Map(thinkers.map((seat) => [seat, kind.seat({ seat, seed })]));
  const tell = (happenings: readonly AnyHappening[]): void => {
    for (const [seat, player] of players)
      player.see(viewOf(session, seat), eventsOf(session, happenings, seat));
    hear(happenings);
  };
  tell(session.opening);
  for (;;) {
    const [seat] = game.awaiting(session.state) as Seat[];
    if (seat === undefined) return session;
    const move: unknown =
      players.get(seat)?.choose(budgetOf(steps)) ?? game.randomMove(session.state, seat, random);
    const accepted = session.accept(seat, move);
    if (accepted.refusal)
      throw new Error(`seat ${seat}: ${JSON.stringify(move)} is ${accepted.refusal.code}`);
    tell(accepted.happenings);
  }
}

/** The share of the victory of a game that is over, by seat. */
export function sharesOf({ game, state }: Session): number[] {
  const { winners } = game.result(state) as Result;
  return allSeats(state.seats).map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

/** The share of `games` that one thinking bot wins against random players, from every seat in turn and under all `options` in turn. */
export function shareWon(
  thinking: Thinking,
  { seats, games, options }: { seats: number; games: number; options: readonly object[] },
  steps: number,
): number {
  let won = 0;
  for (let seed = 0; seed < games; seed += 1) {
    const me = seed % seats;
    const given = options[Math.floor(seed / seats) % options.length]!;
    won += sharesOf(playedBy(thinking, [me], { seats, options: given, seed }, steps))[me]!;
  }
  return won / games;
}

/** Where choices are tried that must not depend on how often, or since when, the bot was asked. */
export interface Rebuilding {
  readonly tables: readonly TestTable[];
  readonly steps: number;
  /** More choices than this are tried. */
  readonly fewest: number;
}

/** Where a bot is told to stop at once. */
export interface Stopping extends TestTable {
  /** How often it may ask whether to stop, at most, for one choice. */
  readonly mostAsked: number;
  /** More choices than this are tried. */
  readonly fewest: number;
}

/** What has to hold of the thinking bot of any game. */
export function testThinking(
  { game, kind }: Thinking,
  bots: readonly { readonly id: string }[],
  rebuilding: Rebuilding,
  stopping: Stopping,
): void {
  test('comes first among the bots of the game, before the random one', () => {
    expect(bots.map(({ id }) => id)).toEqual(['steady', 'random']);
  });

  test('rebuilt from all it has heard, or asked twice, it chooses the same', () => {
    const { tables, steps, fewest } = rebuilding;
    let choices = 0;
    for (const table of tables) {
      for (const { player, view, events } of asked({ game, kind }, 1, table)) {
        const rebuilt = kind.seat({ seat: 1, seed: 5 });
        rebuilt.see(view, [...events]);
        const choice: unknown = player.choose(budgetOf(steps));
        expect(rebuilt.choose(budgetOf(steps))).toEqual(choice);
        expect(player.choose(budgetOf(steps))).toEqual(choice);
        choices += 1;
      }
    }
    expect(choices).toBeGreaterThan(fewest);
  });

  test('stops when it is told to, with a legal move', () => {
    let choices = 0;
    for (const { player, state } of asked({ game, kind }, 0, stopping)) {
      let timesAsked = 0;
      const budget: Budget = {
        steps: Number.MAX_SAFE_INTEGER,
        shouldStop() {
          timesAsked += 1;
          return true;
        },
      };
      expect(game.explain(state, 0, player.choose(budget))).toBeNull();
      expect(timesAsked).toBeLessThanOrEqual(stopping.mostAsked);
      choices += 1;
    }
    expect(choices).toBeGreaterThan(stopping.fewest);
  });

  test('is not asked before it has seen anything', () => {
    expect(() => kind.seat({ seat: 0, seed: 1 }).choose(budgetOf(1))).toThrow('before it has seen');
  });
}

/** The moments of a random game in which a seat is asked, with one player who has seen all until then and all it has heard. */
function* asked({ game, kind }: Thinking, seat: Seat, { seats, options, seed }: TestTable) {
  const player = kind.seat({ seat, seed: 5 });
  let told = 0;
  for (const { view, events, state } of momentsOf(game, seats, options, seed, [seat])) {
    player.see(view, events.slice(told) as AnyEvent[]);
    told = events.length;
    if (view.question) yield { player, view, events, state: state as AnyState };
  }
}
