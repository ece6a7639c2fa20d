// What is solved agrees with trying every legal move of the rules.
import { expect, test } from 'vitest';
import { momentsOf } from '../../../bots/random-game.testing.ts';
import { trickTaking } from '../index.ts';
import type { State } from '../types.ts';
import { effortOf } from './effort.ts';
import { copyOf } from './playout.ts';
import { solve } from './solve.ts';

/** Whether the seat that is asked can win whatever the other does, by nothing but the rules. */
function canForceAWin(state: State, seat: number): boolean {
  for (const move of trickTaking.legalMoves(state, seat)) {
    if (move.type === 'pass') continue;
    const after = copyOf(state);
    trickTaking.compiled.apply(after, seat, move);
    if (after.ended !== null || !canForceAWin(after, 1 - seat)) return true;
  }
  return false;
}

test('a turn is found exactly where there is one, and it wins', () => {
  const found = { win: 0, none: 0 };
  for (let seed = 0; seed < 400; seed += 1) {
    for (const { view, state } of momentsOf(trickTaking, 2, {}, seed, ['watcher'])) {
      if (view.phase !== 'ultimate.challenge' || view.winning === null) continue;
      if (state.hands.flat().length > 4) continue;
      const seat = state.turn;
      const plays = solve(state, seat, effortOf({ steps: 100_000, shouldStop: () => false }, 100_000));
      expect(plays !== null).toBe(canForceAWin(state, seat));
      found[plays ? 'win' : 'none'] += 1;
    }
  }
  expect(found.win).toBeGreaterThan(10);
  expect(found.none).toBeGreaterThan(10);
});

test('says so where the effort does not suffice', () => {
  for (const { view, state } of momentsOf(trickTaking, 2, {}, 1, ['watcher'])) {
    if (view.phase !== 'ultimate.turns' || view.winning === null) continue;
    const effort = effortOf({ steps: 1, shouldStop: () => false }, 1);
    expect(solve(state, state.turn, effort)).toBeUndefined();
    return;
  }
});
