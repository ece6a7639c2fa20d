// Every refusal of the rules, in the order in which they are looked for.
import { describe, expect, test } from 'vitest';
import { dealt, lay, type Laid, type Table } from './table.testing.ts';

const OTHER = '(4c) 5c | (4d) (5d)';
const laid = (field: string, more: Partial<Laid> = {}): Table => lay({ fields: [field, OTHER], ...more });
const attacking = (field: string, ...twos: readonly ('F2' | 'F3')[]): Table =>
  laid(field, { deck: '5s' }).attacks(0, 'F1', ...twos);

/** A row: what is wrong, the table, the move of seat 0 and its refusal; null when it is allowed. */
type Row = readonly [string, () => Table, object, string | null];

const rows: Readonly<Record<string, readonly Row[]>> = {
  flip: [
    ['an empty place', () => laid('5h'), { at: 'F2' }, 'empty-place'],
    ['a second flip down', () => laid('5h (3s)').flips(0, 'F1', 'F1'), { at: 'F1' }, 'flipped-before'],
    ['a second flip up', () => laid('(3h) (3s)').flips(0, 'F1', 'F1'), { at: 'F1' }, 'flipped-before'],
    [
      'a second flip up that is too dear as well',
      () => laid('(5h) (3s)').flips(0, 'F1', 'F1').flips(0, 'F2'),
      { at: 'F1' },
      'flipped-before',
    ],
    ['a flip without the points', () => laid('(6h)'), { at: 'F1' }, 'too-dear'],
    ['a Club that costs one point too much', () => laid('(8c)'), { at: 'F1' }, 'too-dear'],
    ['a Club that costs all points', () => laid('(7c)'), { at: 'F1' }, null],
    ['a flip down without points', () => laid('Kh', { points: 0 }), { at: 'F1' }, null],
  ],
  swap: [
    ['after a flip', () => laid('(2h) (3s)').flips(0, 'F1'), { at: 'F2' }, 'flipped-already'],
    [
      'after a flip, of an empty place',
      () => laid('5h (3s)').flips(0, 'F1'),
      { at: 'F3' },
      'flipped-already',
    ],
    ['an empty place', () => laid('5h'), { at: 'F2' }, 'empty-place'],
    ['a face-up card', () => laid('5h'), { at: 'F1' }, 'face-up'],
    ['a face-down card', () => laid('(5h)'), { at: 'F1' }, null],
  ],
  done: [
    ['idle too long, and no attack to come', () => laid('(5h)', { idle: [3, 0] }), {}, 'idle'],
    ['idle too long, with an attack to come', () => laid('5h', { idle: [3, 0] }), {}, null],
    ['idle too long, in Attack', () => laid('5h', { idle: [3, 0] }).leaves(0), {}, 'idle'],
    ['idle too long, after a summon', () => laid('5h (3s)', { idle: [3, 0] }).flips(0, 'F2'), {}, null],
    ['idle too long, after a flip down', () => laid('5h (3s)', { idle: [3, 0] }).flips(0, 'F1'), {}, 'idle'],
    ['idle for two turns', () => laid('(5h)', { idle: [2, 0] }), {}, null],
  ],
  attack: [
    ['an empty place', () => laid('5h').leaves(0), { with: 'F2', boosts: ['F2'] }, 'empty-place'],
    ['a face-down card', () => laid('5h (6h)').leaves(0), { with: 'F2', boosts: ['F2'] }, 'face-down'],
    ['nothing in reach', () => laid('5h | 6c').leaves(0), { with: 'B1', boosts: ['F2'] }, 'no-target'],
    ['helped by itself', () => laid('2h').leaves(0), { with: 'F1', boosts: ['F1'] }, 'bad-boost'],
    ['helped by no two', () => laid('5h 3h').leaves(0), { with: 'F1', boosts: ['F2'] }, 'bad-boost'],
    [
      'helped by a face-down two',
      () => laid('5h (2h)').leaves(0),
      { with: 'F1', boosts: ['F2'] },
      'bad-boost',
    ],
    ['helped by nothing', () => laid('5h').leaves(0), { with: 'F1', boosts: ['F3'] }, 'bad-boost'],
    ['helped twice by one', () => laid('5h 2h').leaves(0), { with: 'F1', boosts: ['F2', 'F2'] }, 'bad-boost'],
    ['helped by a two', () => laid('5h 2h').leaves(0), { with: 'F1', boosts: ['F2'] }, null],
  ],
  pay: [
    ['too little', () => attacking('9h 3h 4h'), { flip: ['F2'] }, 'bad-payment'],
    ['more than is needed', () => attacking('9h 3h 4h'), { flip: ['F2', 'F3'] }, 'bad-payment'],
    ['with the attacker', () => attacking('9h 3h 4h'), { flip: ['F1'] }, 'bad-payment'],
    ['with a two that helps', () => attacking('9h 2h 4h', 'F2'), { flip: ['F2'] }, 'bad-payment'],
    ['with a face-down card', () => attacking('9h (5h) 4h'), { flip: ['F2'] }, 'bad-payment'],
    ['with nothing that lies there', () => attacking('9h - 4h'), { flip: ['F2'] }, 'bad-payment'],
    ['twice with one card', () => attacking('9h 2h 4h'), { flip: ['F2', 'F2'] }, 'bad-payment'],
    ['exactly', () => attacking('9h 3h 4h'), { flip: ['F3'] }, null],
  ],
  target: [
    ['a back row', () => attacking('5h'), { seat: 1, at: 'B1' }, 'out-of-reach'],
    ['an empty place', () => attacking('5h'), { seat: 1, at: 'F3' }, 'out-of-reach'],
    ['an own card', () => attacking('5h 6h'), { seat: 0, at: 'F2' }, 'out-of-reach'],
    ['nobody', () => attacking('5h'), { seat: 6, at: 'F1' }, 'out-of-reach'],
    ['a front row', () => attacking('5h'), { seat: 1, at: 'F1' }, null],
  ],
  move: [
    ['from an empty place', () => laid('(5h)').leaves(0), { from: 'F2', to: 'F2' }, 'empty-place'],
    ['a face-up card', () => laid('(5h) 3h').to('turn.movement'), { from: 'F2', to: 'F2' }, 'face-up'],
    ['onto a face-up card', () => laid('(5h) 3h').to('turn.movement'), { from: 'F1', to: 'F2' }, 'face-up'],
    ['to where it lies', () => laid('(5h)').leaves(0), { from: 'F1', to: 'F1' }, 'same-place'],
    ['to an empty place', () => laid('(5h)').leaves(0), { from: 'F1', to: 'B3' }, null],
    ['onto a face-down card', () => laid('(5h) (6h)').leaves(0), { from: 'F1', to: 'F2' }, null],
  ],
};

for (const [type, cases] of Object.entries(rows)) {
  describe(type, () => {
    test.for(cases)('%s', ([, table, move, code]) => {
      expect(table().refused(0, { type, ...move })).toBe(code);
    });
  });
}

describe('boost', () => {
  const asked = (): Table =>
    lay({ fields: ['5h 2d', '2c 2h 3h | (2s) (5d)'], deck: 'Ac' })
      .attacks(0, 'F1')
      .aims(0, 1, 'F1');

  test.for([
    ['with the target itself', ['F1'], 'bad-boost'],
    ['with a face-down two', ['B1'], 'bad-boost'],
    ['with no two', ['F3'], 'bad-boost'],
    ['with nothing that lies there', ['B3'], 'bad-boost'],
    ['twice with one', ['F2', 'F2'], 'bad-boost'],
    ['with a face-up two', ['F2'], null],
    ['with none', [], null],
  ] as const)('%s', ([, places, code]) => {
    expect(asked().refused(1, { type: 'boost', with: places })).toBe(code);
  });
});

describe('arrange', () => {
  const begun = (): Table => dealt({ hands: ['Kc 5h 6d 3c 4c 7c', '5d 6h 7d 3d 4d 8d'] });
  const arrange = (front: string, back: string) => ({
    type: 'arrange',
    front: front.split(' '),
    back: back.split(' '),
  });

  test.for([
    ['another’s card', 'Kc 5h 6d', '3c 4c 5d', 'not-your-cards'],
    ['a card of the deck', 'Kc 5h 6d', '3c 4c As', 'not-your-cards'],
    ['one card twice', 'Kc 5h 6d', '3c 4c Kc', 'not-your-cards'],
    ['the six in any order', '7c Kc 3c', '4c 6d 5h', null],
  ] as const)('%s', ([, front, back, code]) => {
    expect(begun().refused(0, arrange(front, back))).toBe(code);
  });

  test('once', () => {
    const table = begun().arranges(0, 'Kc 5h 6d 3c 4c 7c');
    expect(table.refused(0, arrange('Kc 5h 6d', '3c 4c 7c'))).toBe('not-your-turn');
    expect(table.awaiting).toEqual([1]);
  });
});

describe('in order', () => {
  test('the form, whose turn, what kind of move, then the content', () => {
    const table = laid('(6h)');
    // Everything is wrong with it: each time what comes first is put right.
    expect(table.refused(1, { type: 'attack', with: 'F0', boosts: [] })).toBe('malformed');
    expect(table.refused(1, { type: 'attack', with: 'F1', boosts: [] })).toBe('not-your-turn');
    expect(table.refused(0, { type: 'attack', with: 'F1', boosts: [] })).toBe('wrong-move');
    expect(table.refused(0, { type: 'flip', at: 'F1' })).toBe('too-dear');
    expect(table.refused(0, { type: 'swap', at: 'F1' })).toBeNull();
  });

  test('in the very first turn an attack is a wrong move', () => {
    const table = laid('5h', { turnsDone: 0 });
    expect(table.refused(0, { type: 'attack', with: 'F1', boosts: [] })).toBe('wrong-move');
    table.leaves(0);
    expect(table.refused(0, { type: 'attack', with: 'F1', boosts: [] })).not.toBeNull();
  });

  test('after the end everything is refused with game-over', () => {
    const table = lay({ fields: ['9h (3s)', '(4c)'], deck: 'Ac' })
      .attacks(0, 'F1')
      .aims(0, 1, 'F1');
    const refused = [0, 1].map((seat) => table.refused(seat, { type: 'done' }));
    expect([...refused, table.refused(0, { type: 'flip', at: 'F4' })]).toEqual([
      'game-over',
      'game-over',
      'malformed',
    ]);
  });

  test('a refused move changes nothing', () => {
    for (const cases of Object.entries(rows)) {
      for (const [, make, move, code] of cases[1]) {
        if (code === null) continue;
        const table = make();
        const before = JSON.stringify(table.state);
        expect(table.tries(0, { type: cases[0], ...move })).not.toBeNull();
        expect(JSON.stringify(table.state)).toBe(before);
      }
    }
  });
});
