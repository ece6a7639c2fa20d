// Composing a move of Magicians: what it lacks, what may come next, and how the table would look after it.
import { describe, expect, test } from 'vitest';
import { clone } from '../../core/clone.ts';
import { magicians } from './index.ts';
import { lay, type Laid, type Table } from './table.testing.ts';
import type { PlayPreview } from './types.ts';

/** What is answered: choices as `mentor` or, refused, `mentor: bad-replace`. */
function considered(table: Table, partial: object, seat = 0) {
  const before = clone(table.state);
  const answer = magicians.consider(table.state, seat, partial);
  expect(table.state).toEqual(before);
  if (answer.refusal) return { refusal: answer.refusal.code };
  return {
    lacks: answer.lacks?.code ?? null,
    next: answer.next.map(({ at, refusal }) => (refusal ? `${at}: ${refusal.code}` : String(at))),
    preview: answer.preview as PlayPreview | null,
  };
}

const support = (card: string, replace?: string) => ({
  type: 'support',
  card,
  ...(replace === undefined ? {} : { replace }),
});

describe('Support', () => {
  const table = (): Table =>
    lay({
      theatres: [
        {
          hand: 'mentor lovely-assistant trap-doors theatre hat-trick',
          tricks: 'penetration old-standby',
          support: 'old-timer glamorous-assistant parlor',
        },
        { tricks: 'legerdemain', points: 7 },
      ],
    });

  test('with room is complete, and shows what it would earn', () => {
    expect(considered(table(), support('trap-doors'))).toEqual({
      lacks: null,
      next: [],
      preview: { incomes: [8, 1], choosers: [], points: [0, 7], leaves: [], demand: null },
    });
  });

  test('at a limit lacks room, and every Support card in play can be pointed at', () => {
    expect(considered(table(), support('mentor'))).toEqual({
      lacks: 'limit',
      next: ['old-timer', 'glamorous-assistant', 'parlor: bad-replace'],
      preview: null,
    });
    expect(considered(table(), support('lovely-assistant'))).toMatchObject({
      next: ['old-timer: bad-replace', 'glamorous-assistant', 'parlor: bad-replace'],
    });
  });

  test('with what makes room is complete', () => {
    expect(considered(table(), support('mentor', 'old-timer'))).toMatchObject({
      lacks: null,
      next: [],
      preview: { incomes: [7, 1], leaves: [], demand: null },
    });
  });

  test.for([
    ['a card that is elsewhere', support('inventor'), 'not-in-hand'],
    ['another kind of card', support('hat-trick'), 'not-support'],
    ['too high a Stage', support('theatre'), 'stage-too-high'],
    ['a card that makes no room', support('mentor', 'parlor'), 'bad-replace'],
    ['room that is not needed', support('trap-doors', 'parlor'), 'bad-replace'],
  ] as const)('goes no further with %s', ([, partial, refusal]) => {
    expect(considered(table(), partial)).toEqual({ refusal });
  });

  test('goes no further at a limit where nothing in play can make room', () => {
    const bare = lay({ theatres: [{ hand: 'mentor trap-doors' }, {}] });
    expect(considered(bare, support('mentor'))).toEqual({ refusal: 'limit' });
    expect(considered(bare, support('trap-doors'))).toEqual({ refusal: 'limit' });
  });

  test('shows that more than the maximum of Tricks has to go at the end of the phase', () => {
    const many = lay({
      theatres: [
        {
          hand: 'trap-doors',
          tricks: 'hat-trick old-standby legerdemain penetration card-tricks levitation',
        },
        {},
      ],
    });
    expect(considered(many, support('trap-doors'))).toMatchObject({
      preview: { demand: { seat: 0, of: 'tricks', count: 1 } },
    });
  });
});

describe('Sabotage', () => {
  const sabotage = (card: string, target?: number, on?: string) => ({
    type: 'sabotage',
    card,
    ...(target === undefined ? {} : { target }),
    ...(on === undefined ? {} : { on }),
  });
  const table = (options: Laid['options'] = {}): Table =>
    lay({
      theatres: [
        {
          hand: 'exposed steal-secret betrayal sabotage public-disturbance send-spy scandal one-up-manship steal-notebook',
          tricks: 'penetration',
          support: 'old-timer',
          points: 30,
        },
        {
          tricks: 'hat-trick bullet-catch',
          support: 'great-hall inventor mentor',
          points: 4,
          hand: 'style',
        },
        { tricks: 'legerdemain' },
      ],
      phase: 'turn.dirtyTrick.choosing',
      options,
    });

  test('at a card lacks it, and every legal one can be pointed at', () => {
    expect(considered(table(), sabotage('exposed'))).toEqual({
      lacks: 'bad-target',
      next: ['hat-trick', 'bullet-catch', 'legerdemain'],
      preview: null,
    });
    expect(considered(table(), sabotage('exposed', 1))).toMatchObject({
      lacks: 'bad-target',
      next: ['hat-trick', 'bullet-catch'],
    });
    expect(considered(table(), sabotage('exposed', undefined, 'legerdemain'))).toMatchObject({
      lacks: 'bad-target',
      next: ['legerdemain'],
    });
  });

  test('at a player lacks one, and every legal one can be pointed at', () => {
    expect(considered(table(), sabotage('sabotage'))).toMatchObject({
      lacks: 'bad-target',
      next: ['1', '2'],
    });
    expect(considered(table(), sabotage('send-spy'))).toMatchObject({ lacks: 'bad-target', next: ['1'] });
  });

  test.for([
    ['oneself', sabotage('exposed', 0)],
    ['a seat that nobody has', sabotage('exposed', 5)],
    ['a card that it does not hit', sabotage('exposed', undefined, 'mentor')],
    ['a card at the wrong seat', sabotage('exposed', 2, 'hat-trick')],
    ['a card where a player is hit', sabotage('sabotage', 1, 'hat-trick')],
    ['somebody without a hand', sabotage('send-spy', 2)],
    ['no target in play', sabotage('scandal', 2)],
    ['a target that is not needed', sabotage('one-up-manship', 1)],
  ] as const)('goes no further with %s', ([, partial]) => {
    expect(considered(table(), partial)).toEqual({ refusal: 'bad-target' });
  });

  test('on a Trick shows the Stage that goes with it, and what has to be discarded then', () => {
    expect(considered(table(), sabotage('steal-secret', 1, 'bullet-catch'))).toEqual({
      lacks: null,
      next: [],
      preview: {
        // The Inventor or the Mentor goes before anything is earned.
        incomes: [7, 5, 1],
        choosers: [1],
        points: [30, 4, 0],
        leaves: [{ seat: 1, card: 'great-hall' }],
        demand: { seat: 1, of: 'together', count: 1 },
      },
    });
    expect(considered(table(), sabotage('exposed', 1, 'hat-trick'))).toMatchObject({
      preview: {
        incomes: [3, 16, 1],
        choosers: [1],
        leaves: [],
        demand: { seat: 1, of: 'together', count: 1 },
      },
    });
  });

  test('shows what goes by itself', () => {
    const alone = lay({
      theatres: [{ hand: 'exposed' }, { tricks: 'hat-trick', support: 'parlor mentor trap-doors' }],
      phase: 'turn.dirtyTrick.choosing',
    });
    expect(considered(alone, sabotage('exposed', 1, 'hat-trick'))).toMatchObject({
      preview: {
        incomes: [0, 0],
        leaves: [
          { seat: 1, card: 'parlor' },
          { seat: 1, card: 'mentor' },
          { seat: 1, card: 'trap-doors' },
        ],
        demand: null,
      },
    });
  });

  test('that steals shows what its own player has to discard', () => {
    expect(considered(table(), sabotage('betrayal', 1, 'inventor'))).toMatchObject({
      preview: { demand: { seat: 0, of: 'together', count: 1 } },
    });
  });

  test('shows lost points, and an income that is taken', () => {
    expect(considered(table(), sabotage('sabotage', 1))).toMatchObject({ preview: { points: [30, -6, 0] } });
    expect(considered(table({ floor: true }), sabotage('sabotage', 1))).toMatchObject({
      preview: { points: [30, 0, 0] },
    });
    expect(considered(table(), sabotage('public-disturbance', 1))).toMatchObject({
      preview: { incomes: [3, 0, 1] },
    });
  });

  test.for([sabotage('one-up-manship'), sabotage('steal-notebook', 1), sabotage('send-spy', 1)])(
    'does not look at what is hidden: %j',
    (partial) => {
      const first = table();
      const other = table();
      other.state.deck.reverse();
      const hand = other.state.hands[1]!;
      hand.push(other.state.deck.pop()!);
      other.state.deck.unshift(hand.shift()!);
      const answer = considered(first, partial);
      expect(answer).toMatchObject({ lacks: null, preview: { incomes: [3, 20, 1], points: [30, 4, 0] } });
      expect(considered(other, partial)).toEqual(answer);
    },
  );
});

describe('a Trick', () => {
  const table = lay({
    theatres: [{ hand: 'transformation levitation', tricks: 'hat-trick', support: 'trap-doors' }, {}],
    phase: 'turn.newTrick.playing',
  });

  test('is complete, and shows what it would earn', () => {
    expect(considered(table, { type: 'trick', card: 'transformation' })).toEqual({
      lacks: null,
      next: [],
      preview: { incomes: [5, 0], choosers: [], points: [0, 0], leaves: [], demand: null },
    });
    expect(considered(table, { type: 'trick', card: 'levitation' })).toEqual({ refusal: 'ladder' });
  });

  test('above the maximum shows that one has to be discarded', () => {
    const full = lay({
      theatres: [
        { hand: 'transformation', tricks: 'hat-trick old-standby legerdemain penetration card-tricks' },
        {},
      ],
      phase: 'turn.newTrick.playing',
    });
    expect(considered(full, { type: 'trick', card: 'transformation' })).toMatchObject({
      preview: { demand: { seat: 0, of: 'tricks', count: 1 } },
    });
  });
});

describe('a discard', () => {
  const discard = (text: string) => ({ type: 'discard', cards: text.split(' ').filter(Boolean) });
  const trimming = (): Table =>
    lay({
      theatres: [
        {
          tricks: 'hat-trick old-standby legerdemain penetration card-tricks sleight-of-hand levitation',
          support: 'parlor',
          hand: 'mentor',
        },
        {},
      ],
      phase: 'turn.newTrick.trimming',
    });

  test('begins with none and lacks its number', () => {
    expect(considered(trimming(), discard(''))).toEqual({
      lacks: 'wrong-number',
      next: [
        'hat-trick',
        'old-standby',
        'legerdemain',
        'penetration',
        'card-tricks',
        'sleight-of-hand',
        'levitation',
      ],
      preview: null,
    });
    expect(considered(trimming(), discard('hat-trick'))).toMatchObject({ lacks: 'wrong-number' });
  });

  test('of exactly so many is complete, takes no more, and shows what goes with it', () => {
    expect(considered(trimming(), discard('hat-trick levitation'))).toEqual({
      lacks: null,
      next: [
        'old-standby: wrong-number',
        'legerdemain: wrong-number',
        'penetration: wrong-number',
        'card-tricks: wrong-number',
        'sleight-of-hand: wrong-number',
      ],
      preview: {
        incomes: [5, 0],
        choosers: [],
        points: [0, 0],
        leaves: [{ seat: 0, card: 'parlor' }],
        demand: null,
      },
    });
  });

  test.for([
    ['too many', 'hat-trick levitation legerdemain', 'wrong-number'],
    ['a card from elsewhere', 'mentor', 'not-these'],
    ['another kind of card in play', 'parlor', 'not-these'],
    ['a card twice', 'hat-trick hat-trick', 'not-these'],
  ] as const)('goes no further with %s', ([, text, refusal]) => {
    expect(considered(trimming(), discard(text))).toEqual({ refusal });
  });

  test('for one limit shows the next', () => {
    const settling = lay({
      theatres: [
        { tricks: 'hat-trick', support: 'lovely-assistant glamorous-assistant mentor old-timer' },
        {},
      ],
      phase: 'turn.dirtyTrick.settling',
    });
    expect(considered(settling, discard('lovely-assistant'))).toMatchObject({
      preview: { demand: { seat: 0, of: 'together', count: 2 } },
    });
  });
});

test('what is not composed is complete', () => {
  const done = { lacks: null, next: [], preview: null };
  const table = lay({ theatres: [{ hand: 'mentor' }, {}] });
  expect(considered(table, { type: 'skip' })).toEqual(done);
  const intermission = lay({ theatres: [{}, {}], phase: 'turn.intermission' });
  expect(considered(intermission, { type: 'draw' })).toEqual(done);
  const empty = lay({ theatres: [{}, {}], phase: 'turn.intermission', short: true });
  expect(considered(empty, { type: 'draw' })).toEqual({ refusal: 'nothing-to-draw' });
  const spying = lay({ theatres: [{ hand: 'send-spy' }, { hand: 'mentor' }] }).sabotages(0, 'send-spy', 1);
  expect(considered(spying, { type: 'take', card: 'mentor' })).toEqual(done);
  expect(considered(spying, { type: 'take', card: 'inventor' })).toEqual({ refusal: 'not-in-that-hand' });
});

describe('a card of a later phase', () => {
  const table = (): Table =>
    lay({
      theatres: [
        { hand: 'hat-trick exposed transposition', tricks: 'penetration' },
        { tricks: 'legerdemain restoration', support: 'cabaret' },
      ],
    });
  const later = (play: object) => ({ type: 'skip', play });

  test('shows what it would come to, and cannot be made as it is', () => {
    expect(considered(table(), later({ type: 'trick', card: 'hat-trick' }))).toEqual({
      lacks: 'wrong-move',
      next: [],
      preview: { incomes: [2, 5], choosers: [], points: [0, 0], leaves: [], demand: null },
    });
  });

  test('lacks its target, and shows what hits that', () => {
    expect(considered(table(), later({ type: 'sabotage', card: 'exposed' }))).toMatchObject({
      lacks: 'bad-target',
      next: ['legerdemain', 'restoration'],
    });
    const on = { type: 'sabotage', card: 'exposed', target: 1, on: 'restoration' };
    expect(considered(table(), later(on))).toMatchObject({
      lacks: 'wrong-move',
      preview: { incomes: [1, 1], leaves: [{ seat: 1, card: 'cabaret' }] },
    });
  });

  test('is refused where it could not be played then, or where no skip leads to its phase', () => {
    expect(considered(table(), later({ type: 'trick', card: 'transposition' }))).toEqual({
      refusal: 'ladder',
    });
    const sabotage = later({ type: 'sabotage', card: 'exposed' });
    for (const phase of ['turn.dirtyTrick.choosing', 'turn.newTrick.playing', 'turn.intermission']) {
      expect(considered(table().to(phase), sabotage)).toEqual({ refusal: 'wrong-move' });
    }
    expect(considered(table(), later({ type: 'support', card: 'parlor' }))).toEqual({ refusal: 'malformed' });
    expect(magicians.parseMove(sabotage).refusal?.code).toBe('malformed');
  });
});
