// The worked examples of the rules, each played out.
import { describe, expect, test } from 'vitest';
import { lay } from './table.testing.ts';

describe('worked examples', () => {
  test('1: 9d down, then 7c, 2h and 3s up: 4 points are lost', () => {
    const table = lay({ fields: ['9d (7c) (2h) | (3s)', '(4c) | (4d)'] });
    const points = (['F1', 'F2', 'F3', 'B1'] as const).map((at) => table.flips(0, at).state.points);
    expect(points).toEqual([14, 9, 7, 4]);
    table.leaves(0);
    expect(table.told).toContainEqual({ type: 'points-lost', seat: 0, lost: 4 });
    expect(table.view(0).points).toBeNull();
    expect(table.field(0)).toBe('(9d) 7c 2h 3s');
  });

  test('2: a Club up and down gives the 7 points that a Seven costs, and is done for this turn', () => {
    const table = lay({ fields: ['(5c) (7h) 6d | (3s)', '(4c) | (4d)'], deck: '2c' });
    const points = (['F1', 'F1', 'F2'] as const).map((at) => table.flips(0, at).state.points);
    expect(points).toEqual([2, 7, 0]);
    expect(table.refused(0, { type: 'flip', at: 'F1' })).toBe('flipped-before');
    table.attacks(0, 'F2');
    expect(table.phase).toBe('turn.attack.paying');
    expect(table.refused(0, { type: 'pay', flip: ['F1'] })).toBe('bad-payment');
    expect(table.refused(0, { type: 'pay', flip: ['F3'] })).toBeNull();
  });

  test('3: Jh attacks Qc, face up: the Queen becomes 10 and is destroyed', () => {
    const table = lay({ fields: ['Jh | (3c)', 'Qc (5d) | (3d)'], deck: 'Ac' });
    table.attacks(0, 'F1').aims(0, 1, 'F1');
    expect(table.view().battle).toMatchObject({
      attacker: { face: 11, suit: 0, faceCards: 0, value: 11 },
      defender: { face: 12, suit: 0, faceCards: -2, value: 10 },
      winner: 'attacker',
    });
    expect(table.field(1)).toBe('- (5d) - (3d)');
    expect(table.view().discard).toEqual(['Ac', 'Qc']);
  });

  test('4: Ks attacks Jd: 13 and 13 before the face rule, so nothing changes: a challenge', () => {
    const table = lay({ fields: ['Ks | (3c)', '(3d) | Jd'], deck: 'Ac' });
    table.attacks(0, 'F1').aims(0, 1, 'B1');
    expect(table.view().battle).toMatchObject({
      attacker: { face: 13, suit: 0, faceCards: 0, value: 13 },
      defender: { face: 11, suit: 2, faceCards: 0, value: 13 },
      winner: null,
      challenge: 'rps',
    });
    expect(table).toMatchObject({ phase: 'turn.attack.challenge', awaiting: [0, 1] });
  });

  test('5: Kd attacks Qs: 11 against 12, the Queen becomes 10 and is destroyed', () => {
    const table = lay({ fields: ['Kd | (3c)', 'Qs (5d) | (3d)'], deck: 'Ac' });
    table.attacks(0, 'F1').aims(0, 1, 'F1');
    expect(table.view().battle).toMatchObject({
      attacker: { face: 13, suit: -2, faceCards: 0, value: 11 },
      defender: { face: 12, suit: 0, faceCards: -2, value: 10 },
      winner: 'attacker',
    });
    expect(table.field(1)).toBe('- (5d) - (3d)');
  });

  test('6: 5h with a two attacks 8c, face up: 7 is below 8, and both are flipped down', () => {
    const table = lay({ fields: ['5h 2s | (3c)', '8c | (3d)'], deck: 'Ac' });
    table.attacks(0, 'F1', 'F2').aims(0, 1, 'F1');
    expect(table.view().battle).toMatchObject({
      attacker: { twos: ['F2'], twosAdd: 2, value: 7 },
      defender: { value: 8 },
      winner: 'defender',
    });
    expect([table.field(0), table.field(1)]).toEqual(['(5h) (2s) - (3c)', '8c - - (3d)']);
  });

  test('7: 8c costs 10, the draw is a 6: 5h reaches 11, and the attack goes on', () => {
    const table = lay({ fields: ['8c 5h | (3c)', '(4c) | (3d)'], deck: '6d' });
    table.attacks(0, 'F1').pays(0, 'F2');
    expect(table.view()).toMatchObject({
      phase: 'turn.attack.targeting',
      attack: { drawn: '6d', points: 11, cost: 10, paid: ['F2'] },
    });
    expect(table.field(0)).toBe('8c (5h) - (3c)');
  });

  test('7: with 3d alone it cannot be reached: the attack is over, 3d stays up', () => {
    const table = lay({ fields: ['8c 3d | (3c)', '(4c) | (4d)'], deck: '6d' });
    table.attacks(0, 'F1');
    expect(table.phase).toBe('turn.movement');
    expect(table.told).toContainEqual(expect.objectContaining({ type: 'fizzled', why: 'cannot-pay' }));
    expect(table.field(0)).toBe('8c 3d - (3c)');
  });

  test('8: 9h hits 4h, face down: it is discarded and a new card lies in its place; no collapse', () => {
    const table = lay({ fields: ['9h | (3c)', '(4h) | (3d) (5d)'], deck: 'Ac Ts' });
    table.attacks(0, 'F1').aims(0, 1, 'F1');
    expect(table.field(1)).toBe('(Ts) - - (3d) (5d)');
    expect(table.view().seats[1]).toMatchObject({ cards: 3, collapsed: false });
    expect(table.view().discard).toEqual(['Ac', '4h']);
  });

  test('9: 8h attacks Td, face down: 8 is below 12; Td is face up now, 8h down', () => {
    const table = lay({ fields: ['8h | (3c)', '(Td) | (3d)'], deck: 'Ac' });
    table.attacks(0, 'F1').aims(0, 1, 'F1');
    expect(table.view().battle).toMatchObject({
      attacker: { value: 8 },
      defender: { face: 10, suit: 2, value: 12 },
      wasDown: true,
      winner: 'defender',
    });
    expect([table.field(0), table.field(1)]).toEqual(['(8h) - - (3c)', 'Td - - (3d)']);
  });

  test('10: 6s and 9h in front, targets only in collapsed fields: 6s has none', () => {
    const table = lay({ fields: ['6s 9h | (3c)', '(4c) (4d)', '| (5c) (5d)'] });
    table.to('turn.attack.declaring');
    expect(table.refused(0, { type: 'attack', with: 'F1', boosts: [] })).toBe('no-target');
    expect(table.refused(0, { type: 'attack', with: 'F2', boosts: [] })).toBeNull();
  });
});
