// The choices of an Ultimate hand: each once, and any of them at random.
import { expect, test } from 'vitest';
import { fastRandom } from '../../chance/fast.ts';
import { legalChoices, randomChoice } from './repertoire.ts';
import { cards } from './table.testing.ts';

const random = fastRandom(1);

test('every choice is listed once, the small ones first, each in the order of codes', () => {
  expect([...legalChoices(cards('V1 C2 E0'))].map((choice) => choice.join(' '))).toEqual([
    'C2',
    'E0',
    'V1',
    'C2 E0',
    'C2 V1',
    'E0 V1',
    'C2 E0 V1',
  ]);
  expect([...legalChoices([])]).toEqual([]);
});

test('no choice has more than seven cards', () => {
  const choices = [...legalChoices(cards('C1 E1 I1 L1 M1 S1 V1 C2 E2'))];
  expect(new Set(choices.map(String)).size).toBe(choices.length);
  expect(choices).toHaveLength(2 ** 9 - 1 - 9 - 1);
});

test('exactly the listed ones come out at random', () => {
  const repertoire = cards('V1 C2 E0 M5');
  const drawn = new Set(Array.from({ length: 1000 }, () => String(randomChoice(repertoire, random))));
  expect([...drawn].sort()).toEqual([...legalChoices(repertoire)].map(String).sort());
  expect(randomChoice([], random)).toBeNull();
});

test('of many cards every number from one to seven comes out', () => {
  const repertoire = cards('C1 E1 I1 L1 M1 S1 V1 C2 E2 I2');
  const sizes = new Set(Array.from({ length: 300 }, () => randomChoice(repertoire, random)?.length));
  expect(sizes).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
});
