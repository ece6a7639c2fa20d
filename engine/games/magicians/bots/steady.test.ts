// The steady bot at the table: always legal, the same after a restart, within its budget, and better than chance.
import { describe, expect, test } from 'vitest';
import type { Budget } from '../../../bots/bot.ts';
import { momentsOf } from '../../../bots/random-game.testing.ts';
import { fastRandom } from '../../../chance/fast.ts';
import { allSeats, type Seat } from '../../../core/seat.ts';
import { eventsOf, openSession, viewOf } from '../../../session/session.ts';
import { magiciansBots } from '../bot.ts';
import { magicians } from '../index.ts';
import type { Event, Happening, MagiciansView, Move, Options, State } from '../types.ts';
import { steady } from './steady.ts';

const budgetOf = (steps: number): Budget => ({ steps, shouldStop: () => false });

interface Played {
  /** The share of the victory, by seat. */
  readonly shares: readonly number[];
  readonly turnsEach: number;
}

/** Plays a game with the steady bot at `thinkers` and random moves elsewhere. */
function playedBy(
  thinkers: readonly Seat[],
  seats: number,
  options: Partial<Options>,
  seed: number,
  steps: number,
): Played {
  const session = openSession(
    {
      game: magicians,
      seats,
      options: magicians.optionSchema.parse(options),
      setup: {},
      seed: `steady ${seed}`,
    },
    'compiled',
  );
  const random = fastRandom(seed);
  const players = new Map(thinkers.map((seat) => [seat, steady.seat({ seat, seed })]));
  const tell = (happenings: readonly Happening[]): void => {
    for (const [seat, player] of players)
      player.see(viewOf(session, seat) as MagiciansView, eventsOf(session, happenings, seat) as Event[]);
  };
  tell(session.opening as Happening[]);
  for (;;) {
    const state = session.state as State;
    const [seat] = magicians.awaiting(state);
    if (seat === undefined) {
      const { winners } = magicians.result(state)!;
      const shares = allSeats(seats).map((each) => (winners.includes(each) ? 1 / winners.length : 0));
      return { shares, turnsEach: state.turnsDone / seats };
    }
    const move: Move =
      players.get(seat)?.choose(budgetOf(steps)) ?? magicians.randomMove(state, seat, random);
    const accepted = session.accept(seat, move);
    if (accepted.refusal)
      throw new Error(`seat ${seat}: ${JSON.stringify(move)} is ${accepted.refusal.code}`);
    tell(accepted.happenings as Happening[]);
  }
}

test('comes first among the bots of the game, before the random one', () => {
  expect(magiciansBots.map(({ id }) => id)).toEqual(['steady', 'random']);
});

const options: Partial<Options>[] = [
  {},
  { mulligan: 'until' },
  { floor: true, stage: 'lenient' },
  { goal: 40 },
];

test.for([2, 4, 7])(
  '%i steady players: no move is refused, and the game ends in fewer than 25 turns each',
  (seats) => {
    options.forEach((given, seed) => {
      const { shares, turnsEach } = playedBy(allSeats(seats), seats, given, seed, seed === 0 ? 200 : 10);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
      expect(turnsEach).toBeLessThan(25);
    });
  },
);

describe('against random players, under any options and from every seat', () => {
  test.for([
    { seats: 2, games: 40, least: 0.75 },
    { seats: 4, games: 16, least: 0.6 },
  ])('wins most of the games with $seats players', ({ seats, games, least }) => {
    let won = 0;
    for (let seed = 0; seed < games; seed += 1) {
      const me = seed % seats;
      won += playedBy([me], seats, options[Math.floor(seed / seats) % 4]!, seed, 60).shares[me]!;
    }
    expect(won / games).toBeGreaterThan(least);
  });
});

test('rebuilt from all it has heard, or asked twice, it chooses the same', () => {
  let choices = 0;
  for (const seats of [2, 4]) {
    const player = steady.seat({ seat: 1, seed: 5 });
    let told = 0;
    for (const { view, events } of momentsOf(magicians, seats, {}, 6, [1])) {
      player.see(view, events.slice(told));
      told = events.length;
      if (!view.question) continue;
      const rebuilt = steady.seat({ seat: 1, seed: 5 });
      rebuilt.see(view, [...events]);
      const choice = player.choose(budgetOf(30));
      expect(rebuilt.choose(budgetOf(30))).toEqual(choice);
      expect(player.choose(budgetOf(30))).toEqual(choice);
      choices += 1;
    }
  }
  expect(choices).toBeGreaterThan(20);
});

test('stops when it is told to, with a legal move', () => {
  const player = steady.seat({ seat: 0, seed: 1 });
  let choices = 0;
  let told = 0;
  for (const { view, events, state } of momentsOf(magicians, 2, {}, 8, [0])) {
    player.see(view, events.slice(told));
    told = events.length;
    if (!view.question) continue;
    let asked = 0;
    const budget: Budget = {
      steps: Number.MAX_SAFE_INTEGER,
      shouldStop() {
        asked += 1;
        return true;
      },
    };
    expect(magicians.explain(state, 0, player.choose(budget))).toBeNull();
    expect(asked).toBeLessThanOrEqual(1);
    choices += 1;
  }
  expect(choices).toBeGreaterThan(10);
});

test('is not asked before it has seen anything', () => {
  expect(() => steady.seat({ seat: 0, seed: 1 }).choose(budgetOf(1))).toThrow('before it has seen');
});
