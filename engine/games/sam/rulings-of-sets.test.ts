// The rulings on sets and on the end: SAM-R15 to R17, who draws for the order of play, who goes out, who wins.
import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../chance/fast.ts';
import { pick } from '../../chance/random.ts';
import { openSession } from '../../session/session.ts';
import { CODES } from './cards.ts';
import { sam } from './index.ts';
import { lay } from './table.testing.ts';
import type { State } from './types.ts';

/** What lies nowhere else in that situation. */
const REST_OF_R15 = CODES.filter((code) => !['5h', '6h', '3s', '4c', '4d'].includes(code));

describe('SAM-R15: there always is a card to draw', () => {
  test('ten of the 52 are never in the fields of seven', () => {
    const session = openSession(
      { game: sam, seats: 7, options: { stall: 10 }, setup: {}, seed: 'R15' },
      'compiled',
    );
    const random = fastRandom(15);
    let fewest = 52;
    for (;;) {
      const { deck, discard } = session.state as State;
      fewest = Math.min(fewest, deck.length + discard.length);
      const awaiting = sam.awaiting(session.state as State);
      if (awaiting.length === 0) break;
      const seat = pick(awaiting, random);
      session.accept(seat, sam.randomMove(session.state as State, seat, random));
    }
    expect(fewest).toBe(10);
  });

  test('an empty deck is replaced by the discards, what is discarded before the draw included', () => {
    const table = lay({
      fields: ['(5h) (6h) | (3s)', '(4c) | (4d)'],
      short: true,
      lists: [['5h', ...REST_OF_R15].join(' ')],
    });
    table.swaps(0, 'F1');
    expect(table.field(0)).toBe('(5h) (6h) - (3s)');
    expect(table.told).toContainEqual({ type: 'reshuffled', count: 48 });
  });
});

describe('SAM-R16: who loses the last card', () => {
  test('loses the turn still due in this set', () => {
    const table = lay({ fields: ['9h | (3s)', '(4c)', '(5c) | (5d)'], deck: 'Ac' });
    table.attacks(0, 'F1').aims(0, 1, 'F1').leaves(0);
    expect(table.told).toContainEqual(expect.objectContaining({ type: 'turn', seat: 2 }));
    expect(table.view().seats[1]).toMatchObject({ out: true, cards: 0, score: 0 });
  });

  test('the last one in wins at once', () => {
    const table = lay({ fields: ['9h | (3s)', '(4c)'], deck: 'Ac' });
    table.attacks(0, 'F1').aims(0, 1, 'F1');
    expect(table.view()).toMatchObject({
      phase: 'over',
      awaiting: [],
      result: { winners: [0], scores: [2, 0], reason: 'last-one-in' },
    });
  });

  test('a Heart that is replaced is no last card', () => {
    const table = lay({ fields: ['9h | (3s)', '(4h)'], deck: 'Ac Ts' });
    table.attacks(0, 'F1').aims(0, 1, 'F1');
    expect(table.phase).toBe('turn.movement');
    expect(table.field(1)).toBe('(Ts)');
  });
});

describe('sets', () => {
  const moves = (seats: number, deck: string): (number | undefined)[] => {
    const table = lay({
      fields: Array.from({ length: seats }, (_, seat) => `(${seat + 3}c) | (${seat + 3}d)`),
      deck,
    });
    const found: (number | undefined)[] = [];
    for (let turn = 0; turn < 2 * seats + 2; turn += 1) {
      found.push(table.awaiting[0]);
      table.leaves(table.awaiting[0]!, 2);
    }
    return found;
  };

  test('each of three moves once, then all draw again', () => {
    expect(moves(3, 'Td Kd Jd 2s 5s 4s')).toEqual([0, 1, 2, 1, 2, 0, 1, 2]);
  });

  test('two alternate without another draw', () => {
    expect(moves(2, 'Td Kd')).toEqual([0, 1, 0, 1, 0, 1]);
  });

  test('of four ties the highest is drawn for first, and who is tied again draws again', () => {
    const table = lay({
      fields: ['(3c) | (4c)', '(5c) | (6c)', '(7c) | (8c)', '(9c) | (Tc)'],
      deck: '9d Kd Kh 9h 7d 7h Qd 2d 3d 4d',
    });
    for (const seat of [0, 1, 2, 3]) table.leaves(seat, 2);
    expect(table.view()).toMatchObject({ order: [1, 2, 3, 0], set: 2, alternating: false, turn: 1 });
    const told = table.view().orderDraws.map(({ seat, card, round }) => `${seat} ${card} ${round}`);
    expect(told).toEqual([
      '0 9d 0',
      '1 Kd 0',
      '2 Kh 0',
      '3 9h 0',
      '1 7d 1',
      '2 7h 1',
      '1 Qd 2',
      '2 2d 2',
      '0 3d 1',
      '3 4d 1',
    ]);
  });

  test('with two left the set is finished, then both draw for the last time and alternate', () => {
    const table = lay({
      fields: ['9h | (3s)', '(4c)', '(5c) (6c) | (5d)'],
      deck: 'Ac 2d Kd',
      order: [0, 2, 1],
    });
    table.attacks(0, 'F1').aims(0, 1, 'F1').leaves(0);
    expect(table.view()).toMatchObject({ turn: 2, alternating: false });
    table.leaves(2, 2);
    expect(table.told).toContainEqual(
      expect.objectContaining({ type: 'ordered', order: [2, 0], last: true }),
    );
    expect(table.view()).toMatchObject({ turn: 2, alternating: true, order: [2, 0] });
    table.leaves(2, 2);
    expect(table.view().turn).toBe(0);
    table.to('turn.movement').leaves(0);
    expect(table.view().turn).toBe(2);
  });
});

describe('SAM-R17: too long without a destroyed card', () => {
  const still = { options: { stall: 10 }, deck: 'Ac' } as const;

  test('counted over turns of everybody still in, and told to everybody', () => {
    const table = lay({
      ...still,
      fields: ['(5h) | (3s)', '(4c) | (4d)', '(6c) | (6d)'],
      quiet: 28,
      turn: 1,
    });
    expect(table.view().stall).toEqual({ quiet: 28, limit: 30 });
    table.leaves(1, 2);
    expect(table.view().stall).toEqual({ quiet: 29, limit: 30 });
    table.leaves(2, 2);
    expect(table.phase).toBe('over');
  });

  test('a destroyed card begins it anew, a Heart that is replaced too', () => {
    const table = lay({ ...still, fields: ['9h (5h) | (3s)', '(4h) | (4d)'], quiet: 19 });
    table.attacks(0, 'F1').aims(0, 1, 'F1').leaves(0);
    expect(table.view()).toMatchObject({ turn: 1, stall: { quiet: 0, limit: 20 } });
  });

  test.for([
    ['most cards', ['(2c) | (2d) (2h)', '(Ac) | (Ad)', '(Kc)'], [0], null],
    [
      'then the highest sum',
      ['(2c) | (2d)', '(Ac) | (3d)', '(Kc) | (4d)', '(Qc)'],
      [1, 2],
      [4, 17, 17, null],
    ],
    ['the highest sum alone', ['(2c) | (2d)', '(Ac) | (3d)', '(Kc) | (3s)', '(Qc)'], [1], [4, 17, 16, null]],
  ] as const)('%s', ([, fields, winners, sums]) => {
    const table = lay({ options: { stall: 10 }, fields, quiet: fields.length * 10 - 1 });
    table.leaves(0).to('over');
    expect(table.view().result).toMatchObject({ winners, reason: 'stall' });
    expect(table.told).toContainEqual(expect.objectContaining({ type: 'ended', winners, sums }));
  });

  test('who is out is not counted', () => {
    const table = lay({
      options: { stall: 10 },
      fields: ['(5h) | (3s)', '', '(6c) | (6d)'],
      quiet: 19,
      order: [0, 2],
    });
    table.leaves(0, 2);
    expect(table.phase).toBe('over');
  });
});
