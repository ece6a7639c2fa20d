// Chance as it lies in a state: repeatable, plain data, and replaced by a scenario's lists.
import { describe, expect, test } from 'vitest';
import { SetupError } from '../core/errors.ts';
import { chanceOf, draw, playoutChance, shuffle, type Chance } from './chance.ts';
import { fastRandom } from './fast.ts';

const letters = ['a', 'b', 'c', 'd', 'e'];
const shuffled = (chance: Chance, cards = letters): string => {
  const copy = [...cards];
  shuffle(chance, copy, (card) => card);
  return copy.join('');
};

describe('from a seed', () => {
  test('the same seed gives the same shuffles', () => {
    const [one, two] = [chanceOf('x'), chanceOf('x')];
    for (let i = 0; i < 10; i += 1) expect(shuffled(one)).toBe(shuffled(two));
  });
  test('another seed gives others', () => {
    const orders = (seed: string): string[] => {
      const chance = chanceOf(seed);
      return Array.from({ length: 5 }, () => shuffled(chance));
    };
    expect(orders('x')).not.toEqual(orders('y'));
  });
  test('it goes on the same after it was stored as JSON', () => {
    const chance = chanceOf('x');
    shuffled(chance);
    const stored = JSON.parse(JSON.stringify(chance)) as Chance;
    expect(stored).toEqual(chance);
    expect(shuffled(stored)).toBe(shuffled(chance));
  });
  test('what was drawn before changes what comes', () => {
    const [one, two] = [chanceOf('x'), chanceOf('x')];
    draw(one, (random) => random.below(6));
    expect(Array.from({ length: 5 }, () => shuffled(one))).not.toEqual(
      Array.from({ length: 5 }, () => shuffled(two)),
    );
  });
});

test('chance for playouts is repeatable from its words', () => {
  const words = fastRandom(3).save();
  const once = playoutChance([...words]);
  expect(shuffled(once) + shuffled(once)).toBe(
    ((chance) => shuffled(chance) + shuffled(chance))(playoutChance([...words])),
  );
});

describe('lists of a scenario', () => {
  test('replace the first shuffles, in order, first card on top', () => {
    const chance = chanceOf('x', [
      ['e', 'd', 'c', 'b', 'a'],
      ['b', 'a', 'c', 'd', 'e'],
    ]);
    expect(shuffled(chance)).toBe('edcba');
    expect(shuffled(chance)).toBe('bacde');
  });
  test('draw nothing from the seed, which goes on when they are used up', () => {
    const chance = chanceOf('x', [['e', 'd', 'c', 'b', 'a']]);
    shuffled(chance);
    expect(shuffled(chance)).toBe(shuffled(chanceOf('x')));
  });
  test('that are not reached are ignored', () => {
    expect(shuffled(chanceOf('x', [['e', 'd', 'c', 'b', 'a'], ['nonsense']]))).toBe('edcba');
  });
  test.for([
    ['too few cards', ['a', 'b', 'c', 'd'], /^decks\[1\]: holds 4 cards where 5 are shuffled/],
    ['too many cards', ['a', 'b', 'c', 'd', 'e', 'a'], /^decks\[1\]: holds 6 cards where 5 are shuffled/],
    ['no cards', [], /^decks\[1\]: holds 0 cards/],
    ['a card twice', ['a', 'b', 'c', 'd', 'd'], /^decks\[1\]: card 5, "d"/],
    ['a card that is not there', ['a', 'z', 'c', 'd', 'e'], /^decks\[1\]: card 2, "z"/],
  ] as const)('with %s are an error that names the list', ([, list, message]) => {
    const chance = chanceOf('x', [letters, list]);
    expect(shuffled(chance)).toBe('abcde');
    expect(() => shuffled(chance)).toThrow(message);
    const again = chanceOf('x', [letters, list]);
    shuffled(again);
    expect(() => shuffled(again)).toThrow(SetupError);
  });
});
