// The rulings on turns: who looks at what, the first turn, flips, idleness, phases left by themselves: SAM-R1 to R4 and R18.
import { describe, expect, test } from 'vitest';
import { dealt, lay } from './table.testing.ts';

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
