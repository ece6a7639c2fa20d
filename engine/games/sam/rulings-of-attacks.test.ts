// The rulings on attacks: who may attack, pay and be reached, what a battle leaves: SAM-R5 to R10, R12 and R14.
import { describe, expect, test } from 'vitest';
import { lay, type Table } from './table.testing.ts';
import { PLACES, type Place } from './types.ts';

/** What seat 0 reaches with the card at a place, as seat and place. */
const reach = (table: Table, at: Place): string[] =>
  table
    .view(0)
    .own.find((own) => own.at === at)!
    .reach.map((target) => `${target.seat}:${target.at}`);

describe('SAM-R5: an attacker must be face up', () => {
  test('a card that was summoned in this turn may attack', () => {
    const table = lay({ fields: ['(5h) | (3s)', '(4c) | (4d)'], deck: 'Ac' });
    table.flips(0, 'F1').attacks(0, 'F1').aims(0, 1, 'F1');
    expect(table.view().seats[1]).toMatchObject({ cards: 1 });
  });

  test('a face-down card may not', () => {
    const table = lay({ fields: ['(5h) 6h | (3s)', '(4c) | (4d)'] }).leaves(0);
    expect(table.tries(0, { type: 'attack', with: 'F1', boosts: [] })).toMatchObject({
      code: 'face-down',
      facts: { at: 'F1' },
    });
  });
});

describe('SAM-R6: a target in reach is needed when an attack is declared', () => {
  test('without one it is refused', () => {
    const table = lay({ fields: ['5h 6s | 7c', '(4c) (5c) (6c)'] }).leaves(0);
    const refused = (at: Place) => table.refused(0, { type: 'attack', with: at, boosts: [] });
    expect([refused('F1'), refused('F2'), refused('B1')]).toEqual([null, 'no-target', 'no-target']);
  });

  test.for([
    ['stopped', '8c 5h | (3s)', (table: Table) => table.makes(0, { type: 'stop' })],
    ['cannot-pay', '8c | (3s)', (table: Table) => table],
  ] as const)('an attack that comes to nothing (%s) counts against idleness', ([why, field, goesOn]) => {
    const table = lay({ fields: [field, '(4c) | (4d)'], idle: [3, 0], deck: '6d' });
    goesOn(table.attacks(0, 'F1'));
    expect(table.told).toContainEqual(expect.objectContaining({ type: 'fizzled', why }));
    table.leaves(0);
    expect(table.view().seats[0]).toMatchObject({ idle: 0 });
  });
});

describe('SAM-R7: neither the attacker nor a helping two may pay', () => {
  const begun = (): Table =>
    lay({ fields: ['9c 2h 2d | Kh (3s)', '(4c) | (4d)'], deck: '5d' }).attacks(0, 'F1', 'F2');

  test.for([
    [['F1'], 'attacker'],
    [['F2'], 'helps'],
    [['F1', 'B1'], 'attacker'],
    [['F2', 'B1'], 'helps'],
    [['F3'], 'too-little'],
    [['B1'], null],
  ] as const)('%j', ([flip, problem]) => {
    const refusal = begun().tries(0, { type: 'pay', flip });
    expect(refusal && [refusal.code, refusal.facts['problem']]).toEqual(problem && ['bad-payment', problem]);
  });

  test('if the attack comes to nothing the twos stay up', () => {
    const table = begun().makes(0, { type: 'stop' });
    expect(table.field(0)).toBe('9c 2h 2d Kh (3s)');
  });
});

describe('SAM-R8: if no flips reach the cost, the attack ends by itself', () => {
  test.for([
    ['nothing else lies face up', '9c | (3s)', 'turn.movement'],
    ['all that lies face up is too little', '9c 3h | (3s)', 'turn.movement'],
    ['a two that helps would have been enough', '9c 2h | (3s)', 'turn.movement'],
    ['it is just enough', '9c 3h | 2c (3s)', 'turn.attack.paying'],
  ] as const)('%s', ([, field, phase]) => {
    const table = lay({ fields: [field, '(4c) | (4d)'], deck: '6d' });
    table.attacks(0, 'F1', ...(field.includes('2h') ? (['F2'] as const) : []));
    expect(table.phase).toBe(phase);
  });

  test('what was flipped down before in this turn does not count', () => {
    const table = lay({ fields: ['9c 5h | (3s)', '(4c) | (4d)'], deck: '6d' });
    expect(table.flips(0, 'F2', 'F2').attacks(0, 'F1').phase).toBe('turn.movement');
  });
});

describe('SAM-R9: empty front places open nothing, and columns do not matter', () => {
  test('from the front to every front place of everybody', () => {
    const table = lay({ fields: ['5h | (3s)', '- (4c) (5c) | (4d) (5d)', '(6c) | (6d)'] });
    expect(reach(table, 'F1')).toEqual(['1:F2', '1:F3', '2:F1']);
  });

  test('a card behind an empty place cannot be named, nor that place', () => {
    const table = lay({ fields: ['5h | (3s)', '- (4c) | (4d)'], deck: 'Ac' }).attacks(0, 'F1');
    const refused = (seat: number, at: Place) =>
      table.tries(0, { type: 'target', seat, at })?.facts['problem'];
    expect([
      refused(1, 'B1'),
      refused(1, 'F1'),
      refused(0, 'B1'),
      refused(2, 'F1'),
      refused(1, 'F2'),
    ]).toEqual(['row', 'empty', 'own', 'nobody', undefined]);
  });
});

describe('SAM-R10: reach by rows', () => {
  const FULL = '(4c) (5c) (6c) | (4d) (5d) (6d)';
  const FRONT = ['1:F1', '1:F2', '1:F3'];
  const BACK = ['1:B1', '1:B2', '1:B3'];

  test.for([
    ['a card in front', 'F1', '5h | 7s', FULL, FRONT],
    ['a card behind', 'B1', '5h | 7c', FULL, []],
    ['a Spade in front', 'F1', '5s | 7c', FULL, BACK],
    ['a Spade behind', 'B1', '5h | 7s', FULL, FRONT],
    ['a card in front, at a collapsed field', 'F1', '5h | 7c', '(4c) (5c) (6c)', FRONT],
    ['a card behind, at a collapsed field', 'B1', '5h | 7c', '(4c) (5c) (6c)', []],
    ['a Spade in front, at a collapsed field', 'F1', '5s | 7c', '(4c) (5c) (6c)', []],
    ['a Spade behind, at a collapsed field', 'B1', '5h | 7s', '(4c) (5c) (6c)', FRONT],
    ['a Spade behind, at a field collapsed to its back row', 'B1', '5h | 7s', '| (4d) (5d) (6d)', BACK],
    ['a card of a collapsed field, wherever it lies', 'B1', '| 5h', FULL, FRONT],
    ['a Spade of a collapsed field', 'B1', '| 5s', FULL, BACK],
    ['a card of a collapsed field at another', 'B1', '| 5h', '| (4d) (5d) (6d)', BACK],
    ['a Spade of a collapsed field at another', 'B1', '| 5s', '| (4d) (5d) (6d)', []],
  ] as const)('%s', ([, at, own, other, expected]) => {
    expect(reach(lay({ fields: [own, other] }), at)).toEqual(expected);
  });

  test('a collapsed field with cards in both rows is all front', () => {
    const fields = ['5h | 7s', '(4c) | (4d)'];
    const table = lay({ fields, collapsed: [1] });
    expect([reach(table, 'F1'), reach(table, 'B1')]).toEqual([
      ['1:F1', '1:B1'],
      ['1:F1', '1:B1'],
    ]);
    const own = lay({ fields, collapsed: [0] });
    expect([reach(own, 'F1'), reach(own, 'B1')]).toEqual([['1:F1'], ['1:B1']]);
  });
});

describe('SAM-R12: after the 2 of face cards a tie is an ordinary tie', () => {
  test.for([
    ['Kh', 'Jc', 11, 11],
    ['Jh', 'Kc', 11, 11],
    ['Ah', 'Qc', 12, 12],
    ['Kd', 'Ks', 11, 11],
  ] as const)('%s and %s come to %i and %i: a challenge', ([own, other, mine, theirs]) => {
    const table = lay({ fields: [`${own} | (3s)`, `${other} | (4d)`], deck: 'Ac' });
    table.attacks(0, 'F1').aims(0, 1, 'F1');
    expect(table.view()).toMatchObject({
      phase: 'turn.attack.challenge',
      battle: { attacker: { value: mine }, defender: { value: theirs }, winner: null },
    });
  });
});

describe('SAM-R14: a two that is flipped up by being attacked', () => {
  test('helps from the next battle on', () => {
    const table = lay({ fields: ['(4h) 2d | (3s)', '(2s) 5c | (4d)', '6h 7h | (6d)'], deck: 'Ac As' });
    // A two of Diamonds attacks with 0, so the two that it turns up stays.
    table.attacks(0, 'F2').aims(0, 1, 'F1');
    expect(table.field(1)).toBe('2s 5c - (4d)');
    table.to('turn.movement').leaves(0).leaves(1, 2).attacks(2, 'F1').aims(2, 1, 'F2');
    expect(table).toMatchObject({ phase: 'turn.attack.defending', awaiting: [1] });
    table.boosts(1, 'F1');
    expect(table.view().battle).toMatchObject({ defender: { twos: ['F1'], value: 7 }, winner: 'defender' });
  });

  test('not in the battle that turns it up', () => {
    const table = lay({ fields: ['4h | (3s)', '(2s) 5c | (4d)'], deck: 'Ac' });
    table.attacks(0, 'F1').aims(0, 1, 'F1');
    expect(table.told.map(({ type }) => type)).toEqual(['targeted', 'turned-up', 'fought', 'destroyed']);
  });
});

describe('twos', () => {
  test('several add up, on both sides; where the target survives, the attacker lies down with its twos', () => {
    const table = lay({ fields: ['5h 2c 2d | (3s)', '4c 2h 2s | (4d)'], deck: 'Ac' });
    table.attacks(0, 'F1', 'F2', 'F3').aims(0, 1, 'F1').boosts(1, 'F2', 'F3');
    expect(table.view().battle).toMatchObject({ attacker: { value: 9 }, defender: { value: 8 } });
    expect([table.field(0), table.field(1)]).toEqual(['5h 2c 2d (3s)', '- (2h) (2s) (4d)']);
    const other = lay({ fields: ['5h 2c | (3s)', '4c 2h 2s | (4d)'], deck: 'Ac' });
    other.attacks(0, 'F1', 'F2').aims(0, 1, 'F1').boosts(1, 'F2', 'F3');
    expect([other.field(0), other.field(1)]).toEqual(['(5h) (2c) - (3s)', '4c 2h 2s (4d)']);
  });

  test('a two attacks with the help of another, and is defended by another', () => {
    const table = lay({ fields: ['2h 2c | (3s)', '2d 2s | (4d)'], deck: 'Ac' });
    table.attacks(0, 'F1', 'F2').aims(0, 1, 'F1').boosts(1, 'F2');
    expect(table.view().battle).toMatchObject({
      attacker: { face: 2, twosAdd: 2, value: 4 },
      defender: { face: 2, suit: 2, twosAdd: 2, value: 6 },
    });
  });

  test('the owner is asked whenever there is a face-up two other than the target, even if it cannot change anything', () => {
    const table = lay({ fields: ['Kh | (3s)', '3c 2h | (4d)'], deck: 'Ac' });
    table.attacks(0, 'F1').aims(0, 1, 'F1');
    expect(table).toMatchObject({ phase: 'turn.attack.defending', awaiting: [1] });
    expect(table.boosts(1).view().battle).toMatchObject({ defender: { value: 3, twos: [] } });
    const itself = lay({ fields: ['Kh | (3s)', '2h (2s) | (4d)'], deck: 'Ac' });
    itself.attacks(0, 'F1').aims(0, 1, 'F1');
    expect(itself.view().battle).not.toBeNull();
  });
});

describe('payment', () => {
  const begun = (): Table =>
    lay({ fields: ['Kh 2c 3d | 9s 8h (3s)', '(4c) | (4d)'], deck: '6d' }).attacks(0, 'F1');

  /** All sets of one place or two. */
  const sets = PLACES.flatMap((one, index) => [[one], ...PLACES.slice(index + 1).map((two) => [one, two])]);

  test('reaches the cost, and would not without the smallest card', () => {
    const table = begun();
    const allowed = sets.filter((flip) => table.refused(0, { type: 'pay', flip }) === null);
    // 7 are missing, and 2, 3, 9 and 8 lie there: 9 or 8 alone, and nothing with them.
    expect(allowed).toEqual([['B1'], ['B2']]);
  });

  test('comes to what the cards bring, all at once', () => {
    const table = lay({ fields: ['Kh 2c 3d | 4s (3s)', '(4c) | (4d)'], deck: '6d' }).attacks(0, 'F1');
    const refused = (...flip: Place[]) => table.tries(0, { type: 'pay', flip })?.facts['problem'];
    expect([refused('F2', 'F3'), refused('B1')]).toEqual(['too-little', 'too-little']);
    // 2 and 3 and 4 are more than 7, and 3 and 4 are enough.
    expect(refused('F2', 'F3', 'B1')).toBe('too-much');
    table.pays(0, 'F3', 'B1');
    expect(table.view().attack).toMatchObject({ points: 13, cost: 13, paid: ['F3', 'B1'] });
    expect(table.field(0)).toBe('Kh 2c (3d) (4s) (3s)');
  });
});
