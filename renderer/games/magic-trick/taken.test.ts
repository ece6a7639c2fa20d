// What may be looked through is what the view holds, the viewer's own first, with suits counted.
import { describe, expect, test } from 'vitest';
import type { MagicTrickView } from '../../../engine/games/magic-trick/types.ts';
import { english } from '../../../engine/language/catalogue.ts';
import { sayIn } from '../../../engine/language/say.ts';
import { taken } from './taken.ts';
import { momentWhere, play } from './played.testing.ts';

const say = sayIn(english, 'en-GB');

/** A view of seat 1 of three in the middle of a hand, with these stacks. */
function viewWith(rule: 'own' | 'all' | 'none', stacks: MagicTrickView['stacks']): MagicTrickView {
  const { view } = momentWhere(play({ seats: 3, viewer: 1 }), ({ tricksPlayed }) => tricksPlayed > 0);
  return { ...view, options: { ...view.options, stacks: rule }, stacks };
}

const MINE = [
  ['R1', 'G2', 'R4'],
  ['B0', 'R0', 'B3'],
];

describe('what may be looked through', () => {
  test('is one’s own, with its suits counted', () => {
    const { stacks } = taken(say, viewWith('own', [null, MINE, null]));
    expect(stacks.map(({ seat }) => seat)).toEqual([1]);
    const [arranged] = stacks[0]?.arrangements ?? [];
    expect(arranged?.rows.map(({ cards }) => cards)).toEqual(MINE);
    const counted = Object.fromEntries(arranged?.counts.map(({ code, count }) => [code, count]) ?? []);
    expect(counted).toEqual({ R: 3, G: 1, B: 2 });
  });

  test('is everybody’s, one’s own first, then clockwise, also of those without a trick', () => {
    const { stacks } = taken(say, viewWith('all', [[['R5', 'R6', 'R7']], MINE, []]));
    expect(stacks.map(({ seat, count }) => [seat, count])).toEqual([
      [1, 2],
      [2, 0],
      [0, 1],
    ]);
  });

  test('is nothing where the house says so, and the rule is told', () => {
    const { stacks, rule } = taken(say, viewWith('none', [null, null, null]));
    expect(stacks).toEqual([]);
    expect(rule).toBe(say('table.magic-trick.taken.none'));
  });

  test('is what the host sent in a game that plays itself', () => {
    const { view } = momentWhere(
      play({ seats: 3, viewer: 1 }),
      ({ seats, tricksPlayed }) => tricksPlayed > 1 && (seats[1]?.tricks ?? 0) > 0,
    );
    const { stacks } = taken(say, view);
    expect(stacks.map(({ seat, count }) => [seat, count])).toEqual([[1, view.seats[1]?.tricks]]);
  });
});
