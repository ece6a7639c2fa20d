// Each identity: what it earns more, and what it may do that others may not.
import { describe, expect, test } from 'vitest';
import { lay, type Theatre } from './table.testing.ts';
import { IDENTITIES, type Identity } from './types.ts';

/** Two Tricks of each level. */
const PAIRS = [
  'hat-trick old-standby',
  'restoration transformation',
  'levitation sword-box',
  'bullet-catch water-tank',
  'transposition vanishing-elephant',
] as const;

/** By identity, the level of Tricks that earns more, and how much; the maximum of Tricks. */
const rows: Readonly<Record<Identity, readonly [level: number, bonus: number, most: number]>> = {
  mentalist: [0, 0, 5],
  professor: [0, 0, 6],
  prestidigitator: [1, 1, 5],
  'chinese-sorcerer': [2, 2, 5],
  magician: [3, 3, 5],
  escapologist: [4, 4, 5],
  illusionist: [5, 5, 5],
};
const theatre = (is: Identity, more: Theatre): Theatre => ({ is, ...more });

/** Somebody else at the table. */
const other = (is: Identity): Theatre => ({ is: is === 'magician' ? 'illusionist' : 'magician' });

describe.for(IDENTITIES)('%s', (is) => {
  const [special, bonus, most] = rows[is];

  test.for([1, 2, 3, 4, 5])('two Tricks of level %i', (level) => {
    const table = lay({ theatres: [theatre(is, { tricks: PAIRS[level - 1]! }), other(is)] });
    const income = 2 * (level + (level === special ? bonus : 0));
    expect(table.view().seats[0]).toMatchObject({ identity: is, income });
    table.passes(0);
    expect(table.points).toEqual([income, 0]);
    expect(table.told).toContainEqual(
      expect.objectContaining({
        type: 'prestige',
        cards: [0, 1].map(() => expect.objectContaining({ level, bonus: level === special ? bonus : 0 })),
      }),
    );
  });

  test('Support earns its level and nothing more', () => {
    const support = 'glamorous-assistant stage-manager novel-contraption great-hall showmanship';
    const table = lay({ theatres: [theatre(is, { support, tricks: 'hat-trick water-tank' }), other(is)] });
    const tricks = 1 + 4 + (special === 1 ? 1 : 0) + (special === 4 ? 4 : 0);
    expect(table.view().seats[0]).toMatchObject({ income: 1 + 2 + 3 + 4 + 5 + tricks });
  });

  test.for([
    ['', 0],
    ['mentor', 1],
  ] as const)('the maximum of Tricks, with Support "%s"', ([support, more]) => {
    const tricks = 'hat-trick old-standby penetration card-tricks legerdemain linking-rings balls-and-cups';
    const table = lay({ theatres: [theatre(is, { tricks, support }), other(is)] });
    expect(table.view().seats[0]).toMatchObject({ most: most + more });
    const count = 7 - most - more;
    table.to('turn.newTrick.playing').skips(0);
    expect(table.demand).toEqual(count > 0 ? { seat: 0, of: 'tricks', count } : null);
  });

  test('who may play a Trait as a Trick', () => {
    const table = lay({ theatres: [theatre(is, { hand: 'style' }), other(is)] }).to('turn.newTrick.playing');
    expect(table.refused(0, { type: 'trick', card: 'style' })).toBe(
      is === 'mentalist' ? null : 'not-a-trick',
    );
  });
});
