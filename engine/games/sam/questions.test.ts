// What a seat of SAM may point at, phase by phase, and why not at the rest.
import { expect, test } from 'vitest';
import { dealt, lay, type Table } from './table.testing.ts';

const choices = (table: Table, seat: number): (readonly unknown[])[] =>
  table.view(seat).question!.choices.map(({ move, at, refusal }) => [move, at, refusal?.code ?? null]);

test('Summon: every own card to be flipped and to be swapped', () => {
  expect(choices(lay({ fields: ['9d (7c) - | (Kh)', '(3c)'] }), 0)).toEqual([
    ['flip', 'F1', null],
    ['flip', 'F2', null],
    ['flip', 'B1', 'too-dear'],
    ['swap', 'F1', 'face-up'],
    ['swap', 'F2', null],
    ['swap', 'B1', null],
    ['done', null, null],
  ]);
});
test('Attack: every own card', () => {
  const laid = { fields: ['9d (7c) - | 5h', '(3c)'], phase: 'turn.attack.declaring', idle: [3, 0] };
  expect(choices(lay(laid), 0)).toEqual([
    ['attack', 'F1', null],
    ['attack', 'F2', 'face-down'],
    ['attack', 'B1', 'no-target'],
    ['done', null, 'idle'],
  ]);
});
test('paying: every own face-up card', () => {
  const laid = { fields: ['8c 2s 5h | 4d (9h) 6c', '(3c)'], deck: '3s', flippedDown: ['B3'] } as const;
  expect(choices(lay(laid).attacks(0, 'F1', 'F2'), 0)).toEqual([
    ['pay', 'F1', 'bad-payment'],
    ['pay', 'F2', 'bad-payment'],
    ['pay', 'F3', null],
    ['pay', 'B1', null],
    ['pay', 'B3', 'bad-payment'],
    ['stop', null, null],
  ]);
});
test('the target: every card of others', () => {
  const table = lay({ fields: ['3s', '(3c) - 5c | (4c)', '(5d) - - | 6d'], deck: 'Ah', collapsed: [] });
  expect(choices(table.attacks(0, 'F1'), 0)).toEqual([
    ['target', '1:F1', 'out-of-reach'],
    ['target', '1:F3', 'out-of-reach'],
    ['target', '1:B1', null],
    ['target', '2:F1', 'out-of-reach'],
    ['target', '2:B1', null],
  ]);
});
test('the defence: face-up twos beside the target', () => {
  const table = lay({ fields: ['8c (9c)', '2c 2h (2d) | 4c'], deck: 'Ah' })
    .attacks(0, 'F1')
    .aims(0, 1, 'F1');
  expect(choices(table, 1)).toEqual([['boost', 'F2', null]]);
});
test.for([
  ['rps', ['rock', 'paper', 'scissors']],
  ['odds-evens', ['1', '2', '3', '4', '5']],
] as const)('a challenge by %s', ([challenge, things]) => {
  const table = lay({ fields: ['8c (4h)', '8h (4c)'], deck: 'Ah', options: { challenge } });
  table.attacks(0, 'F1').aims(0, 1, 'F1');
  for (const seat of [0, 1]) expect(choices(table, seat)).toEqual(things.map((at) => ['throw', at, null]));
});
test('a new card: every empty place', () => {
  const table = lay({ fields: ['3c', '(Jh) 2c 3d | - 4d'], deck: 'Ah' })
    .attacks(0, 'F1')
    .aims(0, 1, 'F1');
  table.boosts(1);
  expect(choices(table, 1)).toEqual([
    ['place', 'B1', null],
    ['place', 'B3', null],
  ]);
});
test('Movement: every own card', () => {
  expect(choices(lay({ fields: ['9d (7c) - | (Kh)', '(3c)'], phase: 'turn.movement' }), 0)).toEqual([
    ['move', 'F1', 'face-up'],
    ['move', 'F2', null],
    ['move', 'B1', null],
    ['done', null, null],
  ]);
});
test('arranging: each of the six', () => {
  const table = dealt({ hands: ['2c 9d Td Ah 3s 2d', '3c 4c 5c 6c 7c 8c'] });
  expect(choices(table, 0).map(([move, at]) => `${String(move)} ${String(at)}`)).toEqual([
    'arrange 2c',
    'arrange 2d',
    'arrange 9d',
    'arrange Td',
    'arrange Ah',
    'arrange 3s',
  ]);
});
test('each flip is answered by a question of another name', () => {
  const table = lay({ fields: ['9d (3c) - | (2h)', '(4c)'] });
  const ids = [table.view(0).question!.id];
  for (const at of ['F1', 'F2', 'B1'] as const) ids.push(table.flips(0, at).view(0).question!.id);
  expect(new Set(ids).size).toBe(ids.length);
});
