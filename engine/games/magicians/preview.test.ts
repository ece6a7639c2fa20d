// What a play would earn where somebody has to discard before: the best that they can choose.
import { expect, test } from 'vitest';
import { previewOf } from './preview.ts';
import { lay } from './table.testing.ts';

test('both who have to discard keep what earns them most', () => {
  const both = lay({
    theatres: [
      {
        is: 'mentalist',
        hand: 'steal-secret',
        tricks: 'hat-trick old-standby legerdemain restoration levitation',
      },
      { is: 'mentalist', tricks: 'bullet-catch linking-rings', support: 'audience-plant inventor' },
    ],
    phase: 'turn.dirtyTrick.choosing',
  });
  const steal = { type: 'sabotage', card: 'steal-secret', target: 1, on: 'linking-rings' } as const;
  // Five of six Tricks stay, of levels 1 and 1, 1, 2, 3; and the Inventor beside Bullet Catch.
  expect(previewOf(both.state, 0, steal)).toMatchObject({
    incomes: [1 + 1 + 1 + 2 + 3, 4 + 4],
    choosers: [1, 0],
    demand: { seat: 1, of: 'together', count: 1 },
  });
});

test('of a Stage that one choice would lose, the other choice is told', () => {
  const table = lay({
    theatres: [
      {
        is: 'mentalist',
        hand: 'trap-doors',
        tricks: 'hat-trick old-standby legerdemain penetration card-tricks levitation',
        support: 'theatre',
      },
      {},
    ],
  });
  expect(previewOf(table.state, 0, { type: 'support', card: 'trap-doors' })).toMatchObject({
    incomes: [4 + 3 + 3 + 2, 0],
    choosers: [0],
  });
});
