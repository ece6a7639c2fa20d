// The rulings on turns: who looks at what, the first turn, flips, idleness, who goes out and how it ends: SAM-R1 to R4, R15 to R18.
import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../chance/fast.ts';
import { pick } from '../../chance/random.ts';
import { openSession } from '../../session/session.ts';
import { CODES } from './cards.ts';
import { sam } from './index.ts';
import { dealt, lay } from './table.testing.ts';
import type { State } from './types.ts';

/** What lies nowhere else in that situation. */
const REST_OF_R15 = CODES.filter((code) => !['5h', '6h', '3s', '4c', '4d'].includes(code));

const HANDS = ['Kc 5h 6d 3c 4c 7c', '5d 6h 7d 3d 4d 8d', '5s 6s 7s 3s 4s 8s'];

describe('SAM-R1: owners may look at their own face-down cards at any time', () => {
  test('in their own turn, in that of another, and while a battle goes on', () => {
    const table = lay({ fields: ['5h 2c | (3c)', '(5c) 2d | (3d)'], deck: 'Ac' });
    const seen = () => table.view(1).own.map(({ at, card, up }) => `${at} ${card} ${up ? 'up' : 'down'}`);
    const own = ['F1 5c down', 'F2 2d up', 'B1 3d down'];
    expect(seen()).toEqual(own);
    table.attacks(0, 'F1').aims(0, 1, 'F1');
    expect(table.phase).toBe('turn.attack.defending');
    expect(seen()).toEqual(own);
    expect(table.view(0).own.map(({ card }) => card)).toEqual(['5h', '2c', '3c']);
    expect(table.view().own).toEqual([]);
  });
});

describe('SAM-R2: only the very first turn of the game has no attack', () => {
  test('done in Summon leads to Movement; the second player may attack', () => {
    // Kd moves first, Qd second.
    const table = dealt({ hands: HANDS.slice(0, 2), deck: 'Kd Qd' });
    table.arranges(0, HANDS[0]!).arranges(1, HANDS[1]!);
    expect(table).toMatchObject({ phase: 'turn.summon', awaiting: [0] });
    table.flips(0, 'F2');
    expect(table.tries(0, { type: 'attack', with: 'F2', boosts: [] })).toMatchObject({
      code: 'wrong-move',
      facts: { why: 'first-turn' },
    });
    table.leaves(0);
    expect(table.phase).toBe('turn.movement');
    table.leaves(0).flips(1, 'F1').leaves(1);
    expect(table).toMatchObject({ phase: 'turn.attack.declaring', awaiting: [1] });
  });

  test('the first turn of everybody else has one', () => {
    const table = dealt({ hands: HANDS, deck: 'Kd Qd Jd' });
    HANDS.forEach((hand, seat) => table.arranges(seat, hand));
    table.leaves(0, 2).flips(1, 'F1').leaves(1);
    expect(table.phase).toBe('turn.attack.declaring');
    table.leaves(1, 2).flips(2, 'F1').leaves(2);
    expect(table.phase).toBe('turn.attack.declaring');
  });
});

describe('SAM-R3: once up and once down a turn, payments included', () => {
  test('in either order', () => {
    const table = lay({ fields: ['4h (3c) | (3s)', '(4c) | (4d)'] });
    expect(table.flips(0, 'F1', 'F1', 'F2', 'F2').state.points).toBe(7);
    const again = (['F1', 'F2'] as const).map((at) => table.refused(0, { type: 'flip', at }));
    expect(again).toEqual(['flipped-before', 'flipped-before']);
  });

  test('a Club gains 2, once', () => {
    const table = lay({ fields: ['(5c) | (3s)', '(4c) | (4d)'] });
    expect(table.flips(0, 'F1', 'F1').state.points).toBe(7);
  });

  test('a card that was flipped up may pay', () => {
    const table = lay({ fields: ['8d (5h) | (3s)', '(4c) | (4d)'], deck: '4h' });
    table.flips(0, 'F2').attacks(0, 'F1').pays(0, 'F2');
    expect(table.phase).toBe('turn.attack.targeting');
  });

  test('a card that was flipped down and up again may not', () => {
    const table = lay({ fields: ['8d 5h 6h | (3s)', '(4c) | (4d)'], deck: '4h' });
    table.flips(0, 'F2', 'F2').attacks(0, 'F1');
    expect(table.tries(0, { type: 'pay', flip: ['F2'] })).toMatchObject({
      code: 'bad-payment',
      facts: { at: 'F2', problem: 'flipped-before' },
    });
    expect(table.refused(0, { type: 'pay', flip: ['F3'] })).toBeNull();
  });

  test('a forced flip does not count', () => {
    const table = lay({ fields: ['(5h) | (3s)', 'Td | (4d)'], deck: 'Ac' });
    table.flips(0, 'F1').attacks(0, 'F1').aims(0, 1, 'F1');
    expect(table.field(0)).toBe('(5h) - - (3s)');
    expect(table.view()).toMatchObject({ flippedUp: ['F1'], flippedDown: [] });
  });

  test('the next turn begins anew', () => {
    const table = lay({ fields: ['(5c) | (3s)', '(4c) | (4d)'] });
    table.flips(0, 'F1', 'F1').to('turn.movement').leaves(0).leaves(1, 2);
    expect(table.refused(0, { type: 'flip', at: 'F1' })).toBeNull();
  });
});

describe('SAM-R4: flipping down adds the face value', () => {
  test.for([
    ['9c', 14],
    ['9d', 14],
    ['2h', 7],
    ['Ks', 18],
    ['Ac', 19],
  ] as const)('%s in Summon: %i points', ([card, points]) => {
    const table = lay({ fields: [`${card} | (3s)`, '(4c) | (4d)'] });
    expect(table.flips(0, 'F1').state.points).toBe(points);
  });

  test('and so for a payment', () => {
    const table = lay({ fields: ['Kh 9c | (3s)', '(4c) | (4d)'], deck: '4h' });
    expect(table.attacks(0, 'F1').pays(0, 'F2').view().attack).toMatchObject({ points: 13, cost: 13 });
  });
});

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

describe('idleness, and SAM-R18: flipping down alone is no summon', () => {
  test('a turn in which cards are only flipped down is idle, one with a flip up is not', () => {
    const table = lay({ fields: ['5h (6h) | (3s)', '(4c) | (4d)'] });
    table.flips(0, 'F1').leaves(0).leaves(0);
    expect(table.view().seats[0]).toMatchObject({ idle: 1 });
    table.leaves(1, 2).flips(0, 'F1').to('turn.movement').leaves(0);
    expect(table.view().seats.map(({ idle }) => idle)).toEqual([0, 1]);
  });

  test.for([
    ['a summon', (table: ReturnType<typeof lay>) => table.flips(0, 'F2')],
    ['a swap', (table: ReturnType<typeof lay>) => table.swaps(0, 'F2')],
    ['an attack', (table: ReturnType<typeof lay>) => table.attacks(0, 'F1')],
  ] as const)('%s ends it', ([, acts]) => {
    const table = lay({ fields: ['5h (4h) | (3s)', '(4c) | (4d)'], idle: [3, 0], deck: '3c' });
    expect(table.view().mustAct).toBe(true);
    acts(table);
    expect(table.view().mustAct).toBe(false);
    table.to('turn.movement').leaves(0);
    expect(table.view().seats[0]).toMatchObject({ idle: 0 });
  });

  test('the fourth turn cannot be idle: Summon may be left for an attack, Attack not without one', () => {
    const table = lay({ fields: ['5h (4h) | (3s)', '(4c) | (4d)'], idle: [3, 0] });
    table.leaves(0);
    expect(table.phase).toBe('turn.attack.declaring');
    expect(table.tries(0, { type: 'done' })).toMatchObject({ code: 'idle', facts: { can: 'attack' } });
  });

  test('Summon may not be left while no attack could be declared', () => {
    const table = lay({ fields: ['(5h) (4h) | (3s)', '(4c) | (4d)'], idle: [3, 0] });
    expect(table.tries(0, { type: 'done' })).toMatchObject({ code: 'idle', facts: { can: 'summon' } });
    expect(table.flips(0, 'F1').refused(0, { type: 'done' })).toBeNull();
  });

  test('a flip down may make an attack impossible', () => {
    const table = lay({ fields: ['5h (4h) | (3s)', '(4c) | (4d)'], idle: [3, 0] });
    expect(table.refused(0, { type: 'done' })).toBeNull();
    expect(table.flips(0, 'F1').refused(0, { type: 'done' })).toBe('idle');
  });

  test('two idle turns are not enough', () => {
    const table = lay({ fields: ['(5h) (4h) | (3s)', '(4c) | (4d)'], idle: [2, 0] });
    table.leaves(0, 2);
    expect(table.view().seats[0]).toMatchObject({ idle: 3 });
  });
});

describe('a phase in which nothing is possible is left by itself', () => {
  test('Summon only when no card may be turned any more whatever it costs, and no swap is open', () => {
    const table = lay({ fields: ['(Ah) | (As)', '(4c) | (4d)'] });
    expect(table.phase).toBe('turn.summon');
    const alone = lay({ fields: ['(3c)', '(4c) | (4d)'], points: 5 });
    alone.flips(0, 'F1');
    expect(alone.phase).toBe('turn.summon');
    alone.flips(0, 'F1');
    // Nothing lies face up to attack with; Movement is open, since there are empty places.
    expect(alone.phase).toBe('turn.movement');
  });

  test('it is not left when what may be turned is too dear', () => {
    const table = lay({ fields: ['(3c) (Ad) | (As)', '(4c) | (4d)'] });
    expect(table.flips(0, 'F1', 'F1').phase).toBe('turn.summon');
  });

  test('Attack, when no card lies face up or none has a target', () => {
    expect(lay({ fields: ['(5h) | (3s)', '(4c) | (4d)'] }).leaves(0).phase).toBe('turn.movement');
    expect(lay({ fields: ['(5h) | 3c', '(4c) | (4d)'] }).leaves(0).phase).toBe('turn.movement');
  });

  test.for([
    ['everything lies face up', '5h | 3s', 1],
    ['one lies face down and no place is empty', '5h 6h 7h | (3s) 4s 5s', 1],
    ['one lies face down and a place is empty', '5h 6h 7h | (3s) 4s', 0],
  ] as const)('Movement, when %s', ([, field, turn]) => {
    const table = lay({ fields: [field, '(4c) | (4d)'] });
    table.to('turn.attack.declaring').leaves(0);
    expect(table.view().turn).toBe(turn);
  });
});
