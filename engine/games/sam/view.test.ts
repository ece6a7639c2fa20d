// What each viewer of SAM sees: open cards, draws and points for all; face-down cards, hands and throws for their owner alone.
import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../core/seat.ts';
import { dealt, lay } from './table.testing.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'watcher'];
const THREE = ['9d (7c) - | (Kh) - 2s', '(3c) 4s - | -', '(Ad)'] as const;

/** Every text of a view or of events, so that a card can be looked for wherever it might stand. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(texts);
}

/** The viewers before whom a card is named anywhere in what they are given. */
function whoSees(code: string, given: (viewer: Viewer) => unknown): Viewer[] {
  return VIEWERS.filter((viewer) => texts(given(viewer)).includes(code));
}

describe('fields', () => {
  const table = lay({ fields: THREE });
  test('are the same for everybody: codes face up, "down", or nothing', () => {
    const ada = { F1: '9d', F2: 'down', F3: null, B1: 'down', B2: null, B3: '2s' };
    for (const viewer of VIEWERS) expect(table.view(viewer).seats[0]!.field).toEqual(ada);
  });
  test.for([
    ['9d', VIEWERS],
    ['7c', [0]],
    ['Kh', [0]],
    ['3c', [1]],
    ['4s', VIEWERS],
    ['Ad', [2]],
    ['5s', []],
  ] as const)('%s is named before %j', ([code, viewers]) => {
    expect(whoSees(code, (viewer) => table.view(viewer))).toEqual(viewers);
  });
  test('tell cards left, who is out, and whose row is empty', () => {
    const seats = lay({ fields: ['9d - - | 3c', '4c', '-'], turn: 0 }).view().seats;
    expect(seats.map(({ score, cards, out, collapsed }) => [score, cards, out, collapsed])).toEqual([
      [2, 2, false, false],
      [1, 1, false, true],
      [0, 0, true, false],
    ]);
  });
});

describe('own cards', () => {
  test('each with its place, its side and what it reaches', () => {
    const { own } = lay({ fields: THREE }).view(0);
    expect(own.map(({ at, card, up }) => [at, card, up])).toEqual([
      ['F1', '9d', true],
      ['F2', '7c', false],
      ['B1', 'Kh', false],
      ['B3', '2s', true],
    ]);
    const all = [
      { seat: 1, at: 'F1' },
      { seat: 1, at: 'F2' },
      { seat: 2, at: 'F1' },
    ];
    expect(own.map(({ reach }) => reach)).toEqual([all, all, [], all]);
  });
  test('what a flip would leave, or why it may not be, in one’s own Summon', () => {
    const { own } = lay({ fields: ['9d (3c) (7h) | 2s', '3h'], flippedDown: ['B1'] }).view(0);
    expect(own.map(({ leaves, flip }) => [leaves, flip?.code ?? null])).toEqual([
      [14, null],
      [4, null],
      [null, 'too-dear'],
      [null, 'flipped-before'],
    ]);
  });
  test.for([
    ['turn.summon', 1],
    ['turn.movement', 0],
  ] as const)('and nothing of that in %s before seat %i', ([phase, viewer]) => {
    const { own } = lay({ fields: THREE, phase }).view(viewer);
    expect(own.every(({ leaves, flip }) => leaves === null && flip === null)).toBe(true);
  });
  test('none for a watcher', () => {
    expect(lay({ fields: THREE }).view('watcher').own).toEqual([]);
  });
});

describe('arranging', () => {
  const table = dealt({ hands: ['2c 9d Td Ah 3s 2d', '3c 4c 5c 6c 7c 8c', '3h 4h 5h 6h 7h 8h'] });
  test('hands are sorted, and their owner’s alone', () => {
    expect(table.view(0).hand).toEqual(['2c', '2d', '9d', 'Td', 'Ah', '3s']);
    expect(whoSees('Ah', (viewer) => table.view(viewer))).toEqual([0]);
    expect(table.view('watcher').hand).toEqual([]);
    expect(table.view(1).seats[0]!).toMatchObject({ cards: 6, arranged: false, field: { F1: null } });
  });
  test('what is laid stays its owner’s, and everybody hears that it lies', () => {
    table.arranges(0, '2c 9d Td | Ah 3s 2d');
    expect(table.view(0)).toMatchObject({
      hand: [],
      own: [{ at: 'F1', card: '2c', up: false }, {}, {}, {}, {}, {}],
    });
    expect(table.view(1).seats[0]!).toMatchObject({ arranged: true, field: { F1: 'down', B3: 'down' } });
    expect(whoSees('Ah', (viewer) => [table.view(viewer), table.heard(viewer)])).toEqual([0]);
  });
});

describe('counters and turns', () => {
  test('before the first turn', () => {
    expect(dealt({ hands: ['2c 3c 4c 5c 6c 7c', '2d 3d 4d 5d 6d 7d'] }).view()).toMatchObject({
      turn: null,
      turnNumber: 0,
      points: null,
      order: [],
      set: 0,
      stall: { quiet: 0, limit: 60 },
    });
  });
  test('in a turn', () => {
    const table = lay({
      fields: THREE,
      turn: 1,
      order: [2, 1, 0],
      turnsDone: 7,
      points: 9,
      idle: [0, 3, 1],
      quiet: 12,
      flippedUp: ['F2'],
      deck: '9h 9s',
      discard: 'Jc Jd',
    });
    expect(table.view()).toMatchObject({
      turn: 1,
      turnNumber: 8,
      points: 9,
      order: [2, 1, 0],
      inOrder: 1,
      flippedUp: ['F2'],
      flippedDown: [],
      mustAct: true,
      stall: { quiet: 12, limit: 90 },
      discard: ['Jc', 'Jd'],
    });
    expect(table.view().seats.map(({ idle }) => idle)).toEqual([0, 3, 1]);
    expect(table.leaves(1).view()).toMatchObject({ points: null });
  });
  test('after the end', () => {
    const table = lay({ fields: ['8c (4h)', '3h'], deck: 'Ah', turnsDone: 4 });
    table.attacks(0, 'F1').aims(0, 1, 'F1');
    expect(table.view(1)).toMatchObject({
      turn: null,
      turnNumber: 5,
      attack: null,
      question: null,
      result: { winners: [0], scores: [2, 0], reason: 'last-one-in' },
    });
  });
});

describe('an attack', () => {
  test('is open to all, and its target by its place', () => {
    const table = lay({ fields: ['8c 2s 5h | 4d', '(3h) 2h - | (4c)', '(Ad)'], deck: '6h' })
      .attacks(0, 'F1', 'F2')
      .pays(0, 'F3')
      .aims(0, 1, 'F1');
    for (const viewer of VIEWERS)
      expect(table.view(viewer).attack).toEqual({
        with: 'F1',
        card: '8c',
        boosts: ['F2'],
        drawn: '6h',
        points: 11,
        cost: 10,
        paid: ['F3'],
        target: { seat: 1, at: 'F1' },
      });
    expect(whoSees('3h', (viewer) => [table.view(viewer), table.heard(viewer)])).toEqual([1]);
  });
  test('its battle stays on view with both sides until the next is declared', () => {
    const table = lay({ fields: ['8h (3s)', '(Td) (4s) - | 5c', '(Ad)'], deck: 'Ah Ac' });
    table.attacks(0, 'F1').aims(0, 1, 'F1');
    const battle = {
      attacker: { seat: 0, at: 'F1', card: '8h', value: 8 },
      defender: { seat: 1, at: 'F1', card: 'Td', suit: 2, value: 12 },
      wasDown: true,
      winner: 'defender',
      challenge: null,
    };
    expect(table.view(2)).toMatchObject({ battle, attack: { card: '8h' } });
    table.leaves(0);
    expect(table.view(2)).toMatchObject({ turn: 1, battle, attack: null });
    table.attacks(1, 'F1');
    expect(table.view(2).battle).toBe(null);
  });
  test('a card that was flipped down is known by the battle, and not marked where it lies', () => {
    const table = lay({ fields: ['8h (3s)', '(Td) (4s) - | 5c', '(Ad)'], deck: 'Ah' });
    table.attacks(0, 'F1').aims(0, 1, 'F1');
    expect(table.view(1).seats[0]!.field).toMatchObject({ F1: 'down', F2: 'down' });
  });
});

describe('a challenge', () => {
  const table = lay({ fields: ['8c (4h)', '8h (4c)', '(5d)'], deck: 'Ah' })
    .attacks(0, 'F1')
    .aims(0, 1, 'F1')
    .makes(1, { type: 'throw', sign: 'paper' });
  test('who has thrown is told to all, what only to whoever did', () => {
    const { own: _, ...open } = table.view(0).challenge!;
    expect(open).toEqual({ by: 'rps', attacker: 0, defender: 1, thrown: [1], rounds: 0 });
    expect(VIEWERS.map((viewer) => table.view(viewer).challenge!.own)).toEqual([null, 'paper', null, null]);
    expect(VIEWERS.map((viewer) => table.heard(viewer))).toEqual([[], [], [], []]);
    expect(table.awaiting).toEqual([0]);
  });
  test('both are told when both have thrown; a tie asks anew, by another question', () => {
    const before = table.view(0).question!.id;
    table.makes(0, { type: 'throw', sign: 'paper' });
    for (const viewer of VIEWERS)
      expect(table.heard(viewer)).toEqual([
        { type: 'threw', attacker: 0, defender: 1, throws: ['paper', 'paper'], winner: null },
      ]);
    expect(table.view(1).challenge).toMatchObject({ thrown: [], own: null, rounds: 1 });
    expect(table.view(0).question!.id).not.toBe(before);
  });
});

describe('new cards are their owner’s alone', () => {
  test.for([
    ['a swap', lay({ fields: THREE, deck: 'Qs' }).swaps(0, 'F2'), 0, '7c'],
    [
      'a Heart that is replaced',
      lay({ fields: [THREE[0], '(3h)', THREE[2]], deck: 'Ah Qs' })
        .attacks(0, 'F1')
        .aims(0, 1, 'F1'),
      1,
      '3h',
    ],
    [
      'a Heart that survives',
      lay({ fields: ['2d (4c) - | 3s', '(Jh) - - | (4h)', THREE[2]], deck: 'Ah Qs' })
        .attacks(0, 'F1')
        .aims(0, 1, 'F1')
        .makes(1, { type: 'place', at: 'F3' }),
      1,
      'Jh',
    ],
  ] as const)('%s', ([, table, owner, seen]) => {
    const given = (viewer: Viewer): unknown => [table.view(viewer), table.heard(viewer)];
    expect(whoSees('Qs', given)).toEqual([owner]);
    // The other card of the exchange lies open.
    expect(whoSees(seen, given)).toEqual(VIEWERS);
  });
});
