// The worked examples of the rules, each played out.
import { describe, expect, test } from 'vitest';
import { lay } from './table.testing.ts';

describe('worked examples', () => {
  test('1: a Chinese Sorcerer earns 5 for Tricks, 4 more for those of level 2, and 4 for Support', () => {
    const table = lay({
      theatres: [
        {
          is: 'chinese-sorcerer',
          tricks: 'hat-trick restoration transformation',
          support: 'glamorous-assistant cabaret smoke-and-mirrors',
        },
        {},
      ],
    });
    expect(table.view().seats[0]).toMatchObject({ income: 13, score: 0 });
    table.passes(0);
    expect(table.told).toContainEqual(
      expect.objectContaining({ type: 'prestige', seat: 0, earned: 13, points: 13, disturbed: false }),
    );
    expect(table.view().seats[0]).toMatchObject({ score: 13 });
  });

  test('2: an Illusionist with 5, 5 and 1 earns 21', () => {
    const table = lay({
      theatres: [{ is: 'illusionist', tricks: 'transposition vanishing-elephant old-standby' }, {}],
    });
    expect(table.passes(0).points).toEqual([21, 0]);
  });

  test.for([
    ['the 5 is stolen', 'transposition', 'strict', 'discard'],
    ['the 5 is stolen', 'transposition', 'lenient', 'support 1'],
    ['the 1 is stolen', 'hat-trick', 'strict', 'support 1'],
    ['the 1 is stolen', 'hat-trick', 'lenient', 'support 1'],
  ] as const)('3: Tricks 1, 3, 5 and a Theatre: %s', ([, on, stage, place]) => {
    const table = lay({
      options: { stage },
      theatres: [
        { hand: 'steal-secret' },
        { tricks: 'hat-trick levitation transposition', support: 'theatre' },
      ],
    });
    table.sabotages(0, 'steal-secret', 1, on);
    expect(table.where('theatre')).toBe(place);
    expect(table.where(on)).toBe('tricks 0');
  });

  test('4: with an Inventor and no Trick any more, the Inventor goes at once and by itself', () => {
    const table = lay({
      theatres: [{ hand: 'exposed' }, { tricks: 'hat-trick', support: 'inventor' }],
    });
    table.sabotages(0, 'exposed', 1, 'hat-trick');
    expect(table.where('inventor')).toBe('discard');
    expect(table.told).toContainEqual(
      expect.objectContaining({ type: 'discarded', seat: 1, why: 'together', forced: true }),
    );
    // The turn has gone on to the next player.
    expect(table.view()).toMatchObject({ phase: 'turn.management', awaiting: [1] });
  });

  test.for(['old-timer', 'mentor'])('5: after Betrayal one of two Helpers goes: %s', (helper) => {
    const table = lay({
      theatres: [
        { hand: 'betrayal', tricks: 'hat-trick', support: 'old-timer' },
        { tricks: 'old-standby', support: 'mentor' },
      ],
    });
    table.sabotages(0, 'betrayal', 1, 'mentor');
    expect(table.view()).toMatchObject({
      phase: 'turn.dirtyTrick.settling',
      awaiting: [0],
      demand: { seat: 0, of: 'together', count: 1 },
    });
    table.discards(0, helper);
    expect(table.cards('support', 0)).toEqual(['old-timer', 'mentor'].filter((card) => card !== helper));
  });

  test.for(['hat-trick', 'levitation'])(
    '6: a sixth Trick is stolen, and one goes in the same turn: %s',
    (card) => {
      const table = lay({
        theatres: [
          {
            hand: 'steal-secret',
            tricks: 'hat-trick old-standby penetration card-tricks legerdemain',
          },
          { tricks: 'levitation' },
        ],
      });
      table.sabotages(0, 'steal-secret', 1, 'levitation');
      expect(table.view()).toMatchObject({
        phase: 'turn.newTrick.trimming',
        awaiting: [0],
        demand: { seat: 0, of: 'tricks', count: 1 },
      });
      expect(table.points).toEqual([0, 0]);
      table.discards(0, card);
      expect(table.cards('tricks', 0)).toHaveLength(5);
      expect(table.points).toEqual([card === 'levitation' ? 5 : 7, 0]);
      expect(table.view()).toMatchObject({ phase: 'turn.management', awaiting: [1] });
    },
  );

  test('7: two Tricks, an Assistant and a Helper: another Helper needs room, and either makes it', () => {
    const full = () =>
      lay({
        theatres: [
          {
            hand: 'audience-plant',
            tricks: 'hat-trick old-standby',
            support: 'lovely-assistant old-timer',
          },
          {},
        ],
      });
    expect(full().tries(0, { type: 'support', card: 'audience-plant' })).toMatchObject({
      code: 'limit',
      facts: { card: 'audience-plant', limits: ['together'] },
    });
    for (const replace of ['lovely-assistant', 'old-timer']) {
      const table = full().supports(0, 'audience-plant', replace);
      expect(table.where('audience-plant')).toBe('support 0');
      expect(table.where(replace)).toBe('discard');
    }
  });

  test('8: a Parlor played in Management closes all up to Prestige', () => {
    const table = lay({ theatres: [{ hand: 'parlor exposed penetration', tricks: 'hat-trick' }, {}] });
    table.supports(0, 'parlor');
    expect(table.told.map(({ type }) => type)).toEqual(['supported', 'prestige', 'turn', 'drew']);
    expect(table.points).toEqual([2, 0]);
    expect(table.view()).toMatchObject({ phase: 'turn.management', awaiting: [1] });
  });

  test('9: a Mentalist plays Secrecy, then Stagecraft, as Tricks', () => {
    const table = lay({ theatres: [{ is: 'mentalist', hand: 'secrecy stagecraft' }, {}] });
    table.performs(0, 'secrecy').passes(1);
    expect(table.points).toEqual([1, 0]);
    table.performs(0, 'stagecraft');
    expect(table.points).toEqual([4, 0]);
    expect(table.view().seats[0]).toMatchObject({ tricks: ['secrecy', 'stagecraft'], support: [] });
  });

  test('10: the 4 is stolen: the Great Hall goes, the victim chooses a Helper, the thief keeps the 4', () => {
    const table = lay({
      theatres: [
        { hand: 'steal-secret' },
        { tricks: 'hat-trick bullet-catch', support: 'great-hall inventor old-timer' },
      ],
    });
    table.sabotages(0, 'steal-secret', 1, 'bullet-catch');
    expect(table.where('great-hall')).toBe('discard');
    expect(table.view()).toMatchObject({
      phase: 'turn.dirtyTrick.settling',
      awaiting: [1],
      demand: { seat: 1, of: 'together', count: 1 },
    });
    table.discards(1, 'inventor');
    expect(table.cards('support', 1)).toEqual(['old-timer']);
    expect(table.cards('tricks', 0)).toEqual(['bullet-catch']);
    expect(table.points).toEqual([4, 0]);
  });
});
