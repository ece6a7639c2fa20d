// The rulings on what may be played in a turn: MG-R1, MG-R6, MG-R7, MG-R8, MG-R16, each in situations of its own.
import { describe, expect, test } from 'vitest';
import { lay } from './table.testing.ts';

describe('MG-R1: one card at most is played in a turn', () => {
  const all = { hand: 'parlor one-up-manship penetration', tricks: 'hat-trick' };

  test('Support closes Dirty Trick, New Trick and Intermission', () => {
    const table = lay({ theatres: [all, {}] }).supports(0, 'parlor');
    expect(table.awaiting).toEqual([1]);
    expect(table.cards('hands', 0)).toEqual(['penetration', 'one-up-manship']);
  });

  test('Sabotage closes New Trick and Intermission', () => {
    const table = lay({ theatres: [all, {}], deck: 'mentor' }).sabotages(0, 'one-up-manship');
    expect(table.awaiting).toEqual([1]);
    expect(table.where('penetration')).toBe('hand 0');
  });

  test('a Trick closes Intermission', () => {
    const table = lay({ theatres: [all, {}], deck: 'mentor inventor' }).performs(0, 'penetration');
    expect(table.awaiting).toEqual([1]);
    // The next player's Draw took it.
    expect(table.where('mentor')).toBe('hand 1');
  });

  test('with nothing played all of them are asked about, even when only skipping is legal', () => {
    const table = lay({ theatres: [{}, {}] });
    const asked = [table.phase];
    for (let skips = 0; skips < 3; skips += 1) asked.push(table.skips(0).phase);
    expect(asked).toEqual([
      'turn.management',
      'turn.dirtyTrick.choosing',
      'turn.newTrick.playing',
      'turn.intermission',
    ]);
  });

  test('a discard is no play: after trimming, Intermission is asked about', () => {
    const table = lay({
      theatres: [{ tricks: 'hat-trick old-standby penetration card-tricks legerdemain linking-rings' }, {}],
    });
    table.to('turn.newTrick.playing').skips(0);
    expect(table.demand).toEqual({ seat: 0, of: 'tricks', count: 1 });
    table.discards(0, 'hat-trick');
    expect(table.view()).toMatchObject({ phase: 'turn.intermission', awaiting: [0] });
  });

  test('a card that makes room and the card that takes it are one action', () => {
    const table = lay({ theatres: [{ hand: 'cabaret', tricks: 'restoration', support: 'parlor' }, {}] });
    table.supports(0, 'cabaret', 'parlor');
    expect(table.told.map(({ type }) => type).slice(0, 2)).toEqual(['discarded', 'supported']);
    expect(table.awaiting).toEqual([1]);
  });
});

/** One Trick of each level, for hands. */
const TRICKS = ['linking-rings', 'restoration', 'levitation', 'bullet-catch', 'transposition'] as const;
/** Others of each level, for what is in play. */
const IN_PLAY = [
  ['hat-trick', 'old-standby'],
  ['transformation', 'cabinet-escape'],
  ['sword-box', 'peppers-ghost'],
  ['water-tank', 'shock-magic'],
  ['vanishing-elephant', 'teleporting-man'],
] as const;

/** The levels of Tricks that may be played over some that are in play. */
function playable(inPlay: readonly number[], support = ''): number[] {
  const tricks = inPlay.map((level, place) => IN_PLAY[level - 1]![place % 2]).join(' ');
  const table = lay({ theatres: [{ hand: TRICKS.join(' '), tricks, support }, {}] });
  table.to('turn.newTrick.playing');
  return [1, 2, 3, 4, 5].filter((level) => {
    const refused = table.refused(0, { type: 'trick', card: TRICKS[level - 1] });
    expect([null, 'ladder']).toContain(refused);
    return refused === null;
  });
}

describe('MG-R6: the ladder is exact and only for playing', () => {
  test.for([
    [[], [1]],
    [[1], [1, 2]],
    [
      [1, 3],
      [1, 2, 4],
    ],
    [[4], [1, 5]],
    [[5], [1]],
    [
      [1, 2, 3, 4],
      [1, 2, 3, 4, 5],
    ],
  ] as const)('over %j may be played: %j', ([inPlay, levels]) => {
    expect(playable(inPlay)).toEqual(levels);
  });

  test('nothing falls when a rung is lost', () => {
    const table = lay({
      theatres: [{ hand: 'exposed' }, { tricks: 'hat-trick restoration levitation' }],
    });
    table.sabotages(0, 'exposed', 1, 'restoration');
    expect(table.cards('tricks', 1)).toEqual(['hat-trick', 'levitation']);
  });
});

describe('MG-R7: Inventor and Engineer shift the ladder by one each', () => {
  test.for([
    ['inventor', [1], [1, 2, 3]],
    ['engineer', [1], [1, 2, 3]],
    ['inventor', [2], [1, 2, 3, 4]],
    ['inventor', [4], [1, 2, 5]],
    ['inventor engineer', [1, 1], [1, 2, 3, 4]],
    ['inventor engineer', [2, 2], [1, 2, 3, 4, 5]],
    ['inventor engineer', [5, 5], [1, 2, 3]],
    ['mentor old-timer', [1, 1], [1, 2]],
  ] as const)('%s, over %j: %j', ([support, inPlay, levels]) => {
    expect(playable(inPlay, support)).toEqual(levels);
  });
});

describe('MG-R8: the Mentalist may play Traits as Tricks', () => {
  const mentalist = { is: 'mentalist', hand: 'secrecy stagecraft showmanship' } as const;

  test('by the ladder, in the New Trick Phase alone', () => {
    const table = lay({ theatres: [mentalist, {}] });
    expect(table.refused(0, { type: 'support', card: 'secrecy' })).toBe('needs-five-tricks');
    table.to('turn.newTrick.playing');
    expect(table.refused(0, { type: 'trick', card: 'stagecraft' })).toBe('ladder');
    expect(table.refused(0, { type: 'trick', card: 'secrecy' })).toBeNull();
  });

  test('nobody else may', () => {
    const table = lay({ theatres: [{ ...mentalist, is: 'professor' }, {}] }).to('turn.newTrick.playing');
    expect(table.tries(0, { type: 'trick', card: 'secrecy' })).toMatchObject({
      code: 'not-a-trick',
      facts: { card: 'secrecy', group: 'trait' },
    });
  });

  test('a Trait as a Trick is a rung, gives room for Support, counts among five, and scores once', () => {
    const rung = lay({ theatres: [{ is: 'mentalist', hand: 'restoration', tricks: 'secrecy' }, {}] });
    rung.performs(0, 'restoration');
    expect(rung.points).toEqual([3, 0]);
    const room = lay({ theatres: [{ is: 'mentalist', hand: 'parlor old-timer', tricks: 'secrecy' }, {}] });
    expect(room.refused(0, { type: 'support', card: 'parlor' })).toBeNull();
    expect(room.refused(0, { type: 'support', card: 'old-timer' })).toBeNull();
    const five = lay({
      theatres: [
        {
          is: 'mentalist',
          hand: 'sacrifice',
          tricks: 'secrecy flourish style mysterious stagecraft',
        },
        {},
      ],
    });
    five.supports(0, 'sacrifice');
    expect(five.view().seats[0]).toMatchObject({ support: ['sacrifice'], income: 10 });
  });

  test.for([
    ['exposed', 'discard', 'discarded'],
    ['hurt-reputation', 'discard', 'discarded'],
    ['steal-secret', 'support 0', 'stolen'],
    ['embarrassment', 'support 0', 'stolen'],
  ] as const)('%s can hit it', ([card, place, type]) => {
    const table = lay({
      theatres: [{ hand: card }, { is: 'mentalist', tricks: 'secrecy', support: 'old-timer' }],
    });
    table.sabotages(0, card, 1, 'secrecy');
    expect(table.where('secrecy')).toBe(place);
    expect(table.told[1]).toMatchObject({ type });
    // It was the only Trick.
    expect(table.where('old-timer')).toBe('discard');
    // Whoever has it now, as an ordinary Trait, scores it once.
    expect(table.points).toEqual([place === 'discard' ? 0 : 1, 0]);
  });

  test('played in Management it is ordinary Support', () => {
    const table = lay({
      theatres: [
        {
          is: 'mentalist',
          hand: 'secrecy',
          tricks: 'hat-trick old-standby penetration card-tricks legerdemain',
        },
        {},
      ],
    });
    table.supports(0, 'secrecy');
    expect(table.where('secrecy')).toBe('support 0');
  });

  test('a Mentalist who steals a Trait has an ordinary one too', () => {
    const table = lay({
      theatres: [{ is: 'mentalist', hand: 'embarrassment' }, { support: 'showmanship' }],
    });
    table.sabotages(0, 'embarrassment', 1, 'showmanship');
    expect(table.where('showmanship')).toBe('support 0');
  });

  test('too many Tricks may be trimmed by such a Trait', () => {
    const table = lay({
      theatres: [
        {
          is: 'mentalist',
          hand: 'linking-rings',
          tricks: 'secrecy hat-trick old-standby penetration card-tricks',
        },
        {},
      ],
    });
    table.performs(0, 'linking-rings').discards(0, 'secrecy');
    expect(table.where('secrecy')).toBe('discard');
  });
});

describe('MG-R16: levels are printed levels', () => {
  test('a Trick that an Inventor helped counts, and bears a Stage and a rung, as what is printed', () => {
    const table = lay({
      theatres: [{ hand: 'levitation theatre great-hall', tricks: 'hat-trick', support: 'inventor' }, {}],
    });
    table.performs(0, 'levitation');
    expect(table.points).toEqual([1 + 3 + 4, 0]);
    table.passes(1);
    expect(table.refused(0, { type: 'support', card: 'great-hall' })).toBe('stage-too-high');
    expect(table.refused(0, { type: 'support', card: 'theatre' })).toBeNull();
  });
});
