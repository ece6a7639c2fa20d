// Situations in which the steady bot has something to know: costs, odds, what it has seen, its front row.
import { describe, expect, test } from 'vitest';
import { sam } from '../index.ts';
import { dealt, lay, type Laid, type Table } from '../table.testing.ts';
import type { Event, Happening, Move } from '../types.ts';
import { steady } from './steady.ts';

const budget = { steps: 1, shouldStop: () => false };

/** What the steady bot at a seat does; `heard` are the happenings before. */
function chooses(table: Table, seat: number, heard: readonly Happening[] = []): Move {
  const player = steady.seat({ seat, seed: 7 });
  // A table that is laid out begins in the middle: everybody has arranged, and what lies face down was not seen.
  const begun: Happening[] = table.state.field.map((_, each) => ({ type: 'arranged', seat: each }));
  player.see(sam.viewFor(table.state, seat), sam.eventsFor([...begun, ...heard], seat) as Event[]);
  const move = player.choose(budget);
  expect(sam.explain(table.state, seat, move)).toBeNull();
  return move;
}

/** Every move of the bot at the seat whose turn it is, until another is asked. */
function turnOf(laid: Laid): Move[] {
  const table = lay(laid);
  const moves: Move[] = [];
  for (let heard: Happening[] = []; sam.awaiting(table.state).includes(0) && moves.length < 20;) {
    const move = chooses(table, 0, heard);
    moves.push(move);
    table.makes(0, move);
    heard = [...heard, ...table.told];
  }
  return moves;
}

const typesOf = (moves: readonly Move[]) => moves.map(({ type }) => type);

describe('arranging', () => {
  test('Hearts and strong cards lie in front, Spades and twos behind', () => {
    const table = dealt({ hands: ['9h Td 2c Ks 3s Qc', '4c 5c 6c 7c 8c 9c'] });
    const move = chooses(table, 0) as Extract<Move, { type: 'arrange' }>;
    expect([...move.front].sort()).toEqual(['9h', 'Qc', 'Td']);
  });
});

describe('Summon', () => {
  test('a weak card in reach is attacked by one that the points can turn up', () => {
    const moves = turnOf({ fields: ['(5h) (Kd) - | (Qs) (As)', '3c (8c) - | (9c)'] });
    expect(moves).toContainEqual({ type: 'flip', at: 'F1' });
    expect(moves).toContainEqual({ type: 'attack', with: 'F1', boosts: [] });
  });

  test('a card that is up pays for a better one, and a Club is turned over and back where its two points are what is missing', () => {
    const table = lay({ fields: ['(5c) (7h) - | (Qs)', '6c (8c) - | (9c)'] });
    expect(chooses(table, 0)).toEqual({ type: 'flip', at: 'F1' });
  });

  test('a Spade that reaches nothing of collapsed fields is swapped', () => {
    const moves = turnOf({ fields: ['(Qs)', '(6c) 9c'] });
    expect(moves[0]).toEqual({ type: 'swap', at: 'F1' });
  });

  test('in the very first turn nothing is turned up for an attack that may not be made', () => {
    const moves = turnOf({
      fields: ['(5h) (Kd) (9h) | (Qs) (As) (3c)', '(3d) (8c) (4c) | (9c) (6c) (7c)'],
      turnsDone: 0,
    });
    expect(typesOf(moves)).not.toContain('attack');
  });

  test('after three idle turns it summons, swaps or attacks', () => {
    const moves = turnOf({
      fields: ['(Kh) (Qd) (Ah) | (As) (Ks) (Js)', 'Ad Kd Jd | Kc Qc Ac'],
      idle: [3, 0],
    });
    expect(['flip', 'swap', 'attack']).toContain(moves[0]!.type);
  });
});

describe('an attack', () => {
  test('goes for what it surely destroys, not for what it knows to be stronger', () => {
    const table = lay({ fields: ['9c (Kd) - | (Qs)', '8h Kc - | (9s)'], deck: 'Ks' });
    table.attacks(0, 'F1');
    expect(chooses(table, 0)).toEqual({ type: 'target', seat: 1, at: 'F1' });
  });

  test('remembers a card that was turned down again', () => {
    const seen: Happening[] = [
      { type: 'flipped', seat: 1, at: 0, card: 0, up: true, change: 0, points: 5 },
      { type: 'flipped', seat: 1, at: 0, card: 0, up: false, change: 2, points: 7 },
    ];
    // Face down: the two of Clubs, which was seen, and a King, which was not.
    const table = lay({ fields: ['5c (Kd) - | (Qs)', '(2c) (Kc) - | (9s)'], deck: 'Ks' });
    table.attacks(0, 'F1');
    expect(chooses(table, 0, [...seen, ...table.told])).toEqual({ type: 'target', seat: 1, at: 'F1' });
  });

  test('is paid for with the least that is enough, and given up where it brings nothing', () => {
    const worth = lay({ fields: ['Tc 5d 9d | 8s', '7c - - | (9s)'], deck: '8h' }).attacks(0, 'F1');
    expect(chooses(worth, 0, worth.told)).toEqual({ type: 'pay', flip: ['F2'] });
    const vain = lay({ fields: ['Tc 5d 9d | 8s', 'Kd - - | (9s)'], deck: '8h' }).attacks(0, 'F1');
    expect(chooses(vain, 0, vain.told)).toEqual({ type: 'stop' });
  });

  test('takes no more twos along than it needs', () => {
    const table = lay({ fields: ['7c 2c 2d | 2s', '8h - - | (9s)'], phase: 'turn.attack.declaring' });
    expect(chooses(table, 0)).toEqual({ type: 'attack', with: 'F1', boosts: [expect.any(String)] });
  });
});

describe('defending', () => {
  test.for([
    { name: 'one two is enough', mine: '8c 2c 2d | 3s', attacker: '9h', twos: 1 },
    { name: 'two bring a challenge at least', mine: '5c 2c 2d | 3s', attacker: '9h', twos: 2 },
    { name: 'nothing helps', mine: '3c 2c 2d | 4s', attacker: '9h', twos: 0 },
    { name: 'nothing is needed', mine: 'Tc 2c 2d | 4s', attacker: '9h', twos: 0 },
  ])('$name', ({ mine, attacker, twos }) => {
    const table = lay({ fields: [`${attacker} - - | (9s)`, mine], deck: 'Ks' });
    table.attacks(0, 'F1').makes(0, { type: 'target', seat: 1, at: 'F1' });
    const move = chooses(table, 1) as Extract<Move, { type: 'boost' }>;
    expect(move.with).toHaveLength(twos);
  });
});

test('fingers are thrown of both parities, signs of all three kinds', () => {
  for (const [challenge, kinds] of [
    ['rps', 3],
    ['odds-evens', 2],
  ] as const) {
    const table = lay({ fields: ['8c - - | (9s)', '8h - - | (4c)'], options: { challenge }, deck: 'Ks' });
    table.attacks(0, 'F1').makes(0, { type: 'target', seat: 1, at: 'F1' });
    const thrown = new Set<unknown>();
    for (let seed = 0; seed < 40; seed += 1) {
      const player = steady.seat({ seat: 0, seed });
      player.see(sam.viewFor(table.state, 0), []);
      const move = player.choose(budget) as { readonly sign?: string; readonly fingers?: number };
      thrown.add(move.sign ?? move.fingers! % 2);
    }
    expect(thrown.size).toBe(kinds);
  }
});

test('a new card of a Heart goes where a row would be empty without it', () => {
  const table = lay({ fields: ['8c - - | (9s)', '(Th) (4c)'], collapsed: [], deck: 'Ks' });
  table.attacks(0, 'F1').makes(0, { type: 'target', seat: 1, at: 'F1' });
  expect(['B1', 'B2', 'B3']).toContain((chooses(table, 1) as Extract<Move, { type: 'place' }>).at);
});
