// Composing an arrangement card by card through `consider`.
import { expect, test } from 'vitest';
import { example } from './example.testing.ts';
import { magicTrick } from './index.ts';

const game = example({ unsorted: true, hold: { 1: 'R0 K0 G0 R1' } });
const row = game.view(0).toSort!.cards;
const zeros = row.filter((code) => code.endsWith('0'));
const consider = (order: readonly string[], seat = 0) =>
  magicTrick.consider(game.state, seat, { type: 'arrange', order } as { type: string });

test('at first the cards of the lowest rank may come, the others say why not', () => {
  const answer = consider([]);
  expect(answer.refusal).toBeNull();
  if (answer.refusal) return;
  expect(answer.next.filter((choice) => choice.refusal === null).map((choice) => choice.at)).toEqual(zeros);
  expect(answer.next.filter((choice) => choice.refusal?.code === 'not-ascending')).toHaveLength(
    row.length - zeros.length,
  );
  expect(answer.lacks).toMatchObject({ code: 'not-the-row' });
});

test('any order inside a rank goes on', () => {
  const answer = consider([...zeros].reverse());
  expect(answer).toMatchObject({ refusal: null, lacks: { code: 'not-the-row' } });
});

test.for([
  ['a card left behind that is lower', ['R1']],
  ['a falling rank', ['R1', 'R0']],
])('%s is refused as not ascending', ([, order]) => {
  expect(consider(order as string[])).toMatchObject({ refusal: { code: 'not-ascending' } });
});

test('a whole order is complete, and a card twice is not of the row', () => {
  expect(consider(row)).toEqual({ refusal: null, lacks: null, next: [], preview: null });
  expect(consider(['R0', 'R0'])).toMatchObject({ refusal: { code: 'not-the-row' } });
});

test('nothing is told to a seat that sorts another row', () => {
  expect(consider(['R0'], 1)).toMatchObject({ refusal: { code: 'not-the-row', facts: { cards: ['R0'] } } });
});

test.for([
  [{ type: 'juggle' }, 'malformed'],
  [{ type: 'arrange', order: 'R0' }, 'malformed'],
  [{ type: 'play', slot: 1 }, 'wrong-move'],
] as const)('%o is refused as %s', ([partial, code]) => {
  expect(magicTrick.consider(game.state, 0, partial)).toMatchObject({ refusal: { code } });
});
