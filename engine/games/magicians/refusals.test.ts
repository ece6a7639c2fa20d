// Every refusal of the rules, in the order in which they are looked for, with facts enough for a sentence.
import { describe, expect, test } from 'vitest';
import { CODES } from './cards.ts';
import { dealt, lay, type Table } from './table.testing.ts';

const FIVE = 'hat-trick old-standby penetration card-tricks legerdemain';

/** Seat 0 holds one card of each kind. */
const begun = (): Table =>
  lay({
    theatres: [
      {
        hand: 'mentor great-hall secrecy restoration levitation exposed one-up-manship',
        tricks: 'hat-trick',
        support: 'old-timer parlor',
      },
      { tricks: 'linking-rings', hand: 'inventor' },
      {},
    ],
  });

describe('in order', () => {
  test('the form, whose turn, what kind of move, then the content', () => {
    const table = begun();
    // Everything is wrong with it: each time what comes first is put right.
    expect(table.refused(1, { type: 'trick', card: 'no-card' })).toBe('malformed');
    expect(table.refused(1, { type: 'trick', card: 'levitation' })).toBe('not-your-turn');
    expect(table.refused(0, { type: 'trick', card: 'inventor' })).toBe('wrong-move');
    expect(table.refused(0, { type: 'support', card: 'inventor' })).toBe('not-in-hand');
    expect(table.refused(0, { type: 'support', card: 'restoration', replace: 'trap-doors' })).toBe(
      'not-support',
    );
    expect(table.refused(0, { type: 'support', card: 'great-hall', replace: 'trap-doors' })).toBe(
      'stage-too-high',
    );
    expect(table.refused(0, { type: 'support', card: 'secrecy', replace: 'trap-doors' })).toBe(
      'needs-five-tricks',
    );
    expect(table.refused(0, { type: 'support', card: 'mentor' })).toBe('limit');
    expect(table.refused(0, { type: 'support', card: 'mentor', replace: 'trap-doors' })).toBe('bad-replace');
    expect(table.refused(0, { type: 'support', card: 'mentor', replace: 'parlor' })).toBe('bad-replace');
    expect(table.refused(0, { type: 'support', card: 'mentor', replace: 'old-timer' })).toBeNull();
  });

  test('of Sabotage', () => {
    const table = begun().to('turn.dirtyTrick.choosing');
    const refused = (move: object) => table.refused(0, { type: 'sabotage', ...move });
    expect(refused({ card: 'scandal', target: 0 })).toBe('not-in-hand');
    expect(refused({ card: 'mentor', target: 0 })).toBe('not-sabotage');
    expect(refused({ card: 'exposed', target: 0, on: 'hat-trick' })).toBe('bad-target');
    expect(refused({ card: 'exposed', target: 1, on: 'linking-rings' })).toBeNull();
    const empty = lay({ short: true, theatres: [{ hand: 'one-up-manship' }, {}] });
    empty.to('turn.dirtyTrick.choosing');
    // That nothing can be drawn is said before a target that is not needed.
    expect(empty.refused(0, { type: 'sabotage', card: 'one-up-manship', target: 1 })).toBe('nothing-to-draw');
  });

  test('of Tricks', () => {
    const table = begun().to('turn.newTrick.playing');
    expect(table.refused(0, { type: 'trick', card: 'transposition' })).toBe('not-in-hand');
    expect(table.refused(0, { type: 'trick', card: 'secrecy' })).toBe('not-a-trick');
    expect(table.refused(0, { type: 'trick', card: 'levitation' })).toBe('ladder');
    expect(table.refused(0, { type: 'trick', card: 'restoration' })).toBeNull();
  });

  test('of discards: what may not go, then how many', () => {
    const table = lay({
      theatres: [{ tricks: `${FIVE} linking-rings balls-and-cups`, support: 'parlor' }, {}],
    });
    table.to('turn.newTrick.playing').skips(0);
    const refused = (...cards: readonly string[]) => table.refused(0, { type: 'discard', cards });
    expect(refused()).toBe('malformed');
    expect(refused('parlor', 'hat-trick', 'old-standby')).toBe('not-these');
    expect(refused('hat-trick', 'hat-trick')).toBe('not-these');
    expect(refused('hat-trick')).toBe('wrong-number');
    expect(refused('hat-trick', 'old-standby', 'linking-rings')).toBe('wrong-number');
    expect(refused('linking-rings', 'hat-trick')).toBeNull();
  });
});

describe('facts', () => {
  test.for([
    [{ type: 'support', card: 'inventor' }, { card: 'inventor' }],
    [
      { type: 'support', card: 'restoration' },
      { card: 'restoration', group: 'trick' },
    ],
    [
      { type: 'support', card: 'great-hall' },
      { card: 'great-hall', level: 4, highest: 1 },
    ],
    [
      { type: 'support', card: 'secrecy' },
      { card: 'secrecy', needed: 5, tricks: 1 },
    ],
    [
      { type: 'support', card: 'mentor' },
      { card: 'mentor', limits: ['together'], allowed: 1, room: true },
    ],
    [
      { type: 'support', card: 'mentor', replace: 'parlor' },
      { card: 'mentor', replace: 'parlor', problem: 'does-not-free' },
    ],
  ] as const)('%j', ([move, facts]) => {
    expect(begun().tries(0, move)?.facts).toMatchObject(facts);
  });

  test('of the ladder, of a number, and of what is not in a hand', () => {
    const ladder = begun().to('turn.newTrick.playing').tries(0, { type: 'trick', card: 'levitation' });
    expect(ladder?.facts).toEqual({ card: 'levitation', level: 3, lift: 0 });
    const full = lay({ theatres: [{ hand: `${FIVE} linking-rings balls-and-cups mentor` }, {}] }).passes(0);
    expect(full.tries(0, { type: 'discard', cards: ['mentor', 'hat-trick'] })?.facts).toEqual({
      count: 2,
      demanded: 1,
      of: 'hand',
    });
    const spied = lay({ theatres: [{ hand: 'send-spy' }, { hand: 'mentor' }, {}] }).sabotages(
      0,
      'send-spy',
      1,
    );
    expect(spied.tries(0, { type: 'take', card: 'inventor' })).toEqual({
      code: 'not-in-that-hand',
      facts: { card: 'inventor', target: '1' },
    });
  });
});

describe('malformed', () => {
  test.for([
    {},
    { type: 'play', card: 'mentor' },
    { type: 'support' },
    { type: 'support', card: 'Mentor' },
    { type: 'support', card: 'mentalist' },
    { type: 'support', card: 'mentor', replace: null },
    { type: 'support', card: 'mentor', replace: undefined },
    { type: 'support', card: 'mentor', target: 1 },
    { type: 'sabotage', card: 'exposed', target: 7, on: 'linking-rings' },
    { type: 'sabotage', card: 'exposed', target: -1, on: 'linking-rings' },
    { type: 'sabotage', card: 'exposed', target: 0.5, on: 'linking-rings' },
    { type: 'sabotage', card: 'exposed', target: '1', on: 'linking-rings' },
    { type: 'sabotage', card: 'exposed', target: 1, on: 'linking rings' },
    { type: 'take', cards: ['mentor'] },
    { type: 'trick', card: 3 },
    { type: 'discard', cards: [] },
    { type: 'discard', cards: 'mentor' },
    { type: 'discard', cards: ['mentor', 7] },
    { type: 'skip', phase: 'management' },
    { type: 'draw', count: 1 },
  ])('%j', (move) => {
    expect(begun().refused(0, move)).toBe('malformed');
  });
});

describe('a move of a kind that is not asked for is refused, whoever sends it', () => {
  const card = 'mentor';
  const all = [
    { type: 'mulligan' },
    { type: 'keep' },
    { type: 'support', card },
    { type: 'sabotage', card },
    { type: 'take', card },
    { type: 'trick', card },
    { type: 'draw' },
    { type: 'discard', cards: [card] },
    { type: 'skip' },
  ];
  const dull = 'mentor inventor engineer secrecy style';
  const phases: readonly (readonly [string, () => Table, readonly string[]])[] = [
    ['mulligan', () => dealt({ hands: [dull, 'hat-trick', 'old-standby'] }), ['mulligan', 'keep']],
    ['turn.management', begun, ['support', 'skip']],
    ['turn.dirtyTrick.choosing', () => begun().skips(0), ['sabotage', 'skip']],
    [
      'turn.dirtyTrick.spying',
      () => lay({ theatres: [{ hand: 'send-spy' }, { hand: 'style' }, {}] }).sabotages(0, 'send-spy', 1),
      ['take'],
    ],
    [
      'turn.dirtyTrick.settling',
      () =>
        lay({
          theatres: [{ hand: 'make-a-deal', support: 'parlor' }, { support: 'cabaret' }, {}],
        }).sabotages(0, 'make-a-deal', 1, 'cabaret'),
      ['discard'],
    ],
    ['turn.newTrick.playing', () => begun().skips(0, 2), ['trick', 'skip']],
    [
      'turn.newTrick.trimming',
      () => lay({ theatres: [{ tricks: `${FIVE} linking-rings` }, {}, {}] }).skips(0, 3),
      ['discard'],
    ],
    ['turn.intermission', () => begun().skips(0, 3), ['draw', 'skip']],
    [
      'turn.finale',
      () => lay({ theatres: [{ hand: `${FIVE} linking-rings balls-and-cups style` }, {}, {}] }).passes(0),
      ['discard'],
    ],
  ];

  test.for(phases)('%s', ([phase, open, kinds]) => {
    const table = open();
    expect(table.view()).toMatchObject({ phase, awaiting: [0] });
    expect(table.view(0).question?.moves).toEqual(kinds);
    for (const move of all) {
      const refused = table.refused(0, move);
      if (kinds.includes(move.type)) expect(refused, move.type).not.toBe('wrong-move');
      else expect(refused, move.type).toBe('wrong-move');
      expect(table.refused(1, move), move.type).toBe('not-your-turn');
      expect(table.refused(2, move), move.type).toBe('not-your-turn');
    }
  });
});

test('what is refused changes nothing', () => {
  const table = begun();
  const before = JSON.stringify(table.state);
  for (const card of CODES) {
    table.tries(0, { type: 'trick', card });
    table.tries(1, { type: 'support', card });
    if (table.refused(0, { type: 'support', card }) !== null) table.tries(0, { type: 'support', card });
    table.tries(0, { type: 'sabotage', card, target: 1 });
  }
  expect(JSON.stringify(table.state)).toBe(before);
});
