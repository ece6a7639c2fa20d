// The steady bot at the table: always legal, the same after a restart, within its budget, and better than chance.
import { describe, expect, test } from 'vitest';
import type { Budget } from '../../../bots/bot.ts';
import { momentsOf } from '../../../bots/random-game.testing.ts';
import { fastRandom } from '../../../chance/fast.ts';
import { allSeats, type Seat } from '../../../core/seat.ts';
import { eventsOf, openSession, viewOf } from '../../../session/session.ts';
import { magicTrickBots } from '../bot.ts';
import { magicTrick } from '../index.ts';
import { steady } from './steady.ts';
import type { Event, Happening, MagicTrickView, Move, Options, State } from '../types.ts';

const budgetOf = (steps: number): Budget => ({ steps, shouldStop: () => false });

/** Plays a game with the steady bot at `thinkers` and random moves elsewhere; gives the points of every hand, by seat. */
function pointsOfHands(
  seats: number,
  options: Partial<Options>,
  seed: number,
  thinkers: readonly Seat[],
  steps: number,
): (readonly number[])[] {
  const session = openSession(
    { game: magicTrick, seats, options, setup: {}, seed: `steady ${seed}` },
    'compiled',
  );
  const random = fastRandom(seed);
  const players = new Map(thinkers.map((seat) => [seat, steady.seat({ seat, seed })]));
  const hands: (readonly number[])[] = [];
  const tell = (happenings: readonly Happening[]): void => {
    for (const [seat, player] of players)
      player.see(viewOf(session, seat) as MagicTrickView, eventsOf(session, happenings, seat) as Event[]);
    for (const happening of happenings) if (happening.type === 'scored') hands.push(happening.points);
  };
  tell(session.opening as Happening[]);
  for (;;) {
    const state = session.state as State;
    const [seat] = magicTrick.awaiting(state);
    if (seat === undefined) return hands;
    const move: Move =
      players.get(seat)?.choose(budgetOf(steps)) ?? magicTrick.randomMove(state, seat, random);
    const accepted = session.accept(seat, move);
    if (accepted.refusal)
      throw new Error(`seat ${seat}: ${JSON.stringify(move)} is ${accepted.refusal.code}`);
    tell(accepted.happenings as Happening[]);
  }
}

test('comes first among the bots of the game, before the random one', () => {
  expect(magicTrickBots.map(({ id }) => id)).toEqual(['steady', 'random']);
});

const options: Partial<Options>[] = [
  {},
  { memory: 'none', stacks: 'none' },
  { prestige: false, stacks: 'all' },
  { prestige: false, memory: 'none' },
];

/** Whole games take seconds where other programs have the processor. */
const timeout = 60_000;

describe.for([3, 4, 5])('%i players', (seats) => {
  test('all steady: no move is refused, with much or little budget', { timeout }, () => {
    for (let seed = 0; seed < 8; seed += 1) {
      const steps = seed < 4 ? 10 : 100;
      expect(pointsOfHands(seats, options[seed % 4]!, seed, allSeats(seats), steps)).toHaveLength(seats);
    }
  });

  test('scores over a point a hand more than random players, under any options', { timeout }, () => {
    let lead = 0;
    let hands = 0;
    for (let seed = 0; seed < 4 * seats; seed += 1) {
      const me = seed % seats;
      const given = options[Math.floor(seed / seats)]!;
      for (const points of pointsOfHands(seats, given, seed, [me], 50)) {
        const total = points.reduce((sum, each) => sum + each, 0);
        lead += points[me]! - (total - points[me]!) / (seats - 1);
        hands += 1;
      }
    }
    expect(lead / hands).toBeGreaterThan(1);
  });
});

test('rebuilt from all it has heard, or asked twice, it chooses the same', () => {
  let choices = 0;
  const player = steady.seat({ seat: 1, seed: 5 });
  let told = 0;
  for (const { view, events } of momentsOf(magicTrick, 4, {}, 5, [1])) {
    player.see(view, events.slice(told));
    told = events.length;
    if (!view.question) continue;
    const rebuilt = steady.seat({ seat: 1, seed: 5 });
    rebuilt.see(view, [...events]);
    const choice = player.choose(budgetOf(200));
    expect(rebuilt.choose(budgetOf(200))).toEqual(choice);
    expect(player.choose(budgetOf(200))).toEqual(choice);
    choices += 1;
  }
  expect(choices).toBeGreaterThan(60);
});

test('stops when it is told to, with a legal move', () => {
  const player = steady.seat({ seat: 0, seed: 1 });
  let asked = 0;
  for (const { view, events, state } of momentsOf(magicTrick, 3, {}, 8, [0])) {
    player.see(view, events);
    if (!view.question) continue;
    let askedNow = 0;
    const budget: Budget = {
      steps: 1_000_000,
      shouldStop() {
        askedNow += 1;
        return true;
      },
    };
    expect(magicTrick.explain(state, 0, player.choose(budget))).toBeNull();
    // Once for each of the two comparisons that a move may need.
    expect(askedNow).toBeLessThanOrEqual(2);
    asked += askedNow;
  }
  expect(asked).toBeGreaterThan(20);
});
