// Moves of SAM that are composed: what they lack, what may come next, and what they would meet.
import { describe, expect, test } from 'vitest';
import type { Consideration } from '../../core/question.ts';
import { dealt, lay, type Table } from './table.testing.ts';

/** An answer in short: a refusal's code, or what is lacking, what may come next and the preview. */
function short(answer: Consideration): unknown {
  if (answer.refusal) return answer.refusal.code;
  const next = answer.next.map(({ at }) => at);
  return { lacks: answer.lacks?.code ?? null, next, preview: answer.preview };
}

describe('arranging', () => {
  const table = dealt({ hands: ['2c 9d Td Ah 3s 2d', '3c 4c 5c 6c 7c 8c'] });
  const arrange = (front: (string | null)[], back: (string | null)[]): unknown =>
    short(table.considers(0, { type: 'arrange', front, back }));
  test.for([
    [
      [null, null, null],
      [null, null, null],
      { lacks: 'not-your-cards', next: ['2c', '2d', '9d', 'Td', 'Ah', '3s'], preview: null },
    ],
    [
      ['9d', null, '2c'],
      [null, 'Ah', null],
      { lacks: 'not-your-cards', next: ['2d', 'Td', '3s'], preview: null },
    ],
    [['9d', 'Td', '2c'], ['3s', 'Ah', '2d'], { lacks: null, next: [], preview: null }],
    [['9d', null, '9d'], [null, null, null], 'not-your-cards'],
    [['3c', null, null], [null, null, null], 'not-your-cards'],
  ] as const)('%j %j', ([front, back, answer]) => {
    expect(arrange([...front], [...back])).toEqual(answer);
  });
});

describe('an attack that is chosen', () => {
  const table = lay({
    fields: ['8c 2s Kh | 4d (9h) 2c', '3h 2h (7d) | (4c) 2d', '(5d)'],
    phase: 'turn.attack.declaring',
    flippedDown: ['B1'],
  });
  const attack = (more: object): Consideration => table.considers(0, { type: 'attack', boosts: [], ...more });
  const reach = [
    { seat: 1, at: 'F1' },
    { seat: 1, at: 'F2' },
    { seat: 1, at: 'F3' },
    { seat: 2, at: 'F1' },
  ];

  test('tells its cost, how many face values meet it, what could be added, and its reach', () => {
    expect(short(attack({ with: 'F1' }))).toEqual({
      lacks: null,
      next: ['F2', 'B3'],
      // 10 to 14; King and both twos could pay, the 4 was flipped down before.
      preview: { cost: 10, reachedBy: 5, canAdd: 17, reach },
    });
  });
  test('twos that help cannot pay', () => {
    expect(short(attack({ with: 'F1', boosts: ['F2'] }))).toEqual({
      lacks: null,
      next: ['B3'],
      preview: { cost: 10, reachedBy: 5, canAdd: 15, reach },
    });
  });
  test.for([
    [{ with: 'F2' }, 2, 13],
    [{ with: 'F3' }, 13, 2],
  ] as const)('%j costs %i, which %i face values meet', ([more, cost, reachedBy]) => {
    const answer = attack(more);
    expect(answer).toMatchObject({ preview: { cost, reachedBy } });
  });
  test('an Ace of Clubs costs more than can be drawn', () => {
    const ace = lay({ fields: ['Ac', '3h'], phase: 'turn.attack.declaring' });
    expect(ace.considers(0, { type: 'attack', with: 'F1', boosts: [] })).toMatchObject({
      preview: { cost: 16, reachedBy: 0, canAdd: 0 },
    });
  });
  test.for([
    [{ with: 'B2' }, 'face-down'],
    [{ with: 'B1' }, 'no-target'],
    [{ with: 'F1', boosts: ['F3'] }, 'bad-boost'],
    [{ with: 'F1', on: { seat: 1, at: 'B1' } }, 'out-of-reach'],
    [{ with: 'F1', on: { seat: 0, at: 'F2' } }, 'out-of-reach'],
    [{ with: 'F9' }, 'malformed'],
  ] as const)('%j is refused %s', ([more, code]) => {
    expect(short(attack(more))).toBe(code);
  });

  test('a target that is looked at shows the battle, and cannot be named yet', () => {
    const answer = attack({ with: 'F3', boosts: ['F2'], on: { seat: 1, at: 'F1' } });
    expect(answer).toMatchObject({
      refusal: null,
      lacks: { code: 'wrong-move', facts: { possible: ['attack'] } },
      preview: {
        attacker: { card: 'Kh', face: 13, twos: ['F2'], twosAdd: 2, value: 15 },
        defender: { card: '3h', value: 3 },
        mayAdd: 4,
        outcome: 'attacker',
      },
    });
  });
  test('a target that lies face down tells nothing', () => {
    const answer = attack({ with: 'F3', on: { seat: 1, at: 'F3' } });
    expect(answer).toMatchObject({
      preview: { attacker: { faceCards: 0, value: 13 }, defender: null, mayAdd: 4, outcome: null },
    });
  });
});

describe('a payment', () => {
  /** 8c costs 10, and 3 is drawn: 7 are missing. */
  const table = lay({ fields: ['8c 5h 4d | 9h 2s (3d)', '(3c)'], deck: '3s' }).attacks(0, 'F1', 'B2');
  test.for([
    [[], { lacks: 'bad-payment', next: ['F2', 'F3', 'B1'], preview: { missing: 7 } }],
    [['F2'], { lacks: 'bad-payment', next: ['F3'], preview: { missing: 2 } }],
    [['F2', 'F3'], { lacks: null, next: [], preview: { missing: 0 } }],
    [['F2', 'F3', 'B1'], { lacks: 'bad-payment', next: [], preview: { missing: 0 } }],
    [['F2', 'B1'], { lacks: 'bad-payment', next: [], preview: { missing: 0 } }],
    [['B1'], { lacks: null, next: [], preview: { missing: 0 } }],
    [['F1'], 'bad-payment'],
    [['B2'], 'bad-payment'],
    [['B3'], 'bad-payment'],
  ] as const)('of %j', ([flip, answer]) => {
    expect(short(table.considers(0, { type: 'pay', flip }))).toEqual(answer);
  });
});

test('a payment: what no payment needs beside the cards that are chosen is not offered', () => {
  const table = lay({ fields: ['8c 5h 4d | 9h 2s (3d)', '(3c)'], deck: '3s' }).attacks(0, 'F1', 'B2');
  const offered = (...flip: string[]): unknown[] => {
    const answer = table.considers(0, { type: 'pay', flip });
    return answer.refusal ? [] : answer.next.map(({ at }) => at);
  };
  // 7 are missing: 5 and 4 together, or the 9 alone.
  expect(offered()).toEqual(['F2', 'F3', 'B1']);
  expect(offered('F2')).toEqual(['F3']);
  expect(offered('B1')).toEqual([]);
  expect(offered('F2', 'F3')).toEqual([]);
});

test('a target that is looked at has to be a seat and a place', () => {
  const table = lay({ fields: ['8c', '(3c)'] }).to('turn.attack.declaring');
  for (const on of [null, 3, 'F1', [], true])
    expect(table.considers(0, { type: 'attack', with: 'F1', boosts: [], on })).toEqual({
      refusal: { code: 'malformed', facts: { place: 'on', problem: 'must be a seat and a place' } },
    });
});

describe('the battle before it is fought', () => {
  const paid = (mine: string, theirs: string): Table =>
    lay({ fields: [mine, theirs], deck: 'Ah' }).attacks(0, 'F1');
  test.for([
    ['Jh (3c)', 'Qc (4c)', 11, 10, 'attacker'],
    ['Ks (3c) - | 3s', '(4c) - - | Jd', 13, 13, 'challenge'],
    ['5h (3c)', '8c (4c)', 5, 8, 'defender'],
  ] as const)('%s on %s', ([mine, theirs, value, other, outcome]) => {
    const table = paid(mine, theirs);
    const at = theirs.endsWith('Jd') ? 'B1' : 'F1';
    expect(table.considers(0, { type: 'target', seat: 1, at })).toMatchObject({
      lacks: null,
      preview: { attacker: { value }, defender: { value: other }, mayAdd: 0, outcome },
    });
  });

  test('with the twos that its owner chooses', () => {
    const table = paid('8h (3c)', '7h 2c 2d | (4c)').aims(0, 1, 'F1');
    expect(short(table.considers(1, { type: 'boost', with: [] }))).toMatchObject({
      lacks: null,
      next: ['F2', 'F3'],
      preview: { defender: { value: 7 }, mayAdd: 4, outcome: 'attacker' },
    });
    expect(short(table.considers(1, { type: 'boost', with: ['F3'] }))).toMatchObject({
      next: ['F2'],
      preview: { defender: { value: 9, twos: ['F3'] }, mayAdd: 2, outcome: 'defender' },
    });
    expect(short(table.considers(1, { type: 'boost', with: ['B1'] }))).toBe('bad-boost');
  });

  test('with a face-down card that its owner alone knows', () => {
    const table = paid('Qh (3c)', '(Kd) 2c - | (4c)');
    expect(table.considers(0, { type: 'target', seat: 1, at: 'F1' })).toMatchObject({
      preview: { attacker: { value: 12 }, defender: null, mayAdd: 2, outcome: null },
    });
    table.aims(0, 1, 'F1');
    expect(table.considers(1, { type: 'boost', with: [] })).toMatchObject({
      preview: {
        attacker: { value: 12 },
        defender: { card: 'Kd', suit: 2, faceCards: -2, value: 13 },
        outcome: 'defender',
      },
    });
  });
});

describe('a card that is to move', () => {
  const table = lay({ fields: ['9d (7c) - | (Kh) 3s', '(3c)'], phase: 'turn.movement' });
  test.for([
    [{ from: 'F2' }, { lacks: 'same-place', next: ['F3', 'B1', 'B3'], preview: null }],
    [
      { from: 'F2', to: 'B1' },
      { lacks: null, next: [], preview: null },
    ],
    [{ from: 'F1' }, 'face-up'],
    [{ from: 'F3' }, 'empty-place'],
    [{ from: 'F2', to: 'F1' }, 'face-up'],
    [{ from: 'F2', to: 'F2' }, 'same-place'],
  ] as const)('%j', ([more, answer]) => {
    expect(short(table.considers(0, { type: 'move', ...more }))).toEqual(answer);
  });
});

describe('moves that are whole at once', () => {
  const whole = { lacks: null, next: [], preview: null };
  const summon = lay({ fields: ['9d (7c) - | (Kh)', '(3c)'], idle: [3, 0] });
  const placing = lay({ fields: ['3c (4c)', '(Jh) (5c)'], deck: 'Ah' })
    .attacks(0, 'F1')
    .aims(0, 1, 'F1');
  const throwing = lay({ fields: ['8c (4h)', '8h (4c)'], deck: 'Ah' })
    .attacks(0, 'F1')
    .aims(0, 1, 'F1');
  const paying = lay({ fields: ['8c 5h', '(3c)'], deck: '6s' }).attacks(0, 'F1');
  test.for<readonly [Table, number, object, unknown]>([
    [summon, 0, { type: 'flip', at: 'F2' }, whole],
    [summon, 0, { type: 'flip', at: 'B1' }, 'too-dear'],
    [summon, 0, { type: 'swap', at: 'B1' }, whole],
    [summon, 0, { type: 'swap', at: 'F1' }, 'face-up'],
    [summon, 0, { type: 'done' }, whole],
    [lay({ fields: ['(9d)', '(3c)'], idle: [3, 0] }), 0, { type: 'done' }, 'idle'],
    [placing, 1, { type: 'place', at: 'B1' }, whole],
    [placing, 1, { type: 'place', at: 'F2' }, 'occupied'],
    [throwing, 0, { type: 'throw', sign: 'rock' }, whole],
    [throwing, 1, { type: 'throw', fingers: 3 }, 'malformed'],
    [paying, 0, { type: 'stop' }, whole],
    [paying, 1, { type: 'stop' }, 'not-your-turn'],
  ])('%#', ([table, seat, move, answer]) => {
    expect(short(table.considers(seat, move))).toEqual(answer);
  });
});
