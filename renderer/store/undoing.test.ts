// What is asked to be taken back, and what came of it: told once each, and nothing of other tables.
import { describe, expect, test } from 'vitest';
import type { Undone } from '../../engine/protocol/kept.ts';
import type { Undoing } from '../../engine/protocol/undo.ts';
import { firstState, type AppState } from './state.ts';
import { moment, plainWays } from './table.testing.ts';
import { joined } from './table.ts';
import {
  answeredBack,
  answersHere,
  heardOfUndoing,
  sentBack,
  takenBackNews,
  undoingAt,
  undoNews,
  whyNoUndo,
} from './undoing.ts';

const asked = { request: 'r1', seat: 0, moves: 3, waitsFor: [1, 2] };
const told = (what: Partial<Undoing>): Undoing => ({
  type: 'undoing',
  table: 't1',
  asked: null,
  came: null,
  ...what,
});
const here: AppState = {
  ...firstState({ at: 'table', id: 't1' }),
  table: joined('t1', { ...moment(1, 'q1'), holds: [0, 1] }, [], [], plainWays),
};

describe('news', () => {
  const came = { how: 'refused', seat: 0, by: 2, moves: 3 } as const;
  test.for([
    ['a wish', null, { asked }, [{ kind: 'asked', seat: 0, moves: 3 }]],
    ['another wish', { ...asked, request: 'r0' }, { asked }, [{ kind: 'asked', seat: 0, moves: 3 }]],
    ['somebody who agrees', asked, { asked: { ...asked, waitsFor: [2] } }, [{ kind: 'agrees', seat: 1 }]],
    ['more moves of bots meanwhile', asked, { asked: { ...asked, moves: 4 } }, []],
    ['what came of it', asked, { came }, [{ kind: 'came', ...came }]],
    ['what was taken back, which the view tells', asked, { came: { ...came, how: 'taken-back' } }, []],
    ['nothing', asked, {}, []],
  ] as const)('%s', ([, before, now, news]) => {
    expect(undoNews(before, told(now as Partial<Undoing>))).toEqual(news);
  });

  test('is said, line by line', () => {
    const wish = heardOfUndoing(here, told({ asked }));
    const end = heardOfUndoing(wish, told({ came }));
    expect(end.table?.sayings.map(({ what }) => what)).toEqual([
      { kind: 'undoing', news: { kind: 'asked', seat: 0, moves: 3 } },
      { kind: 'undoing', news: { kind: 'came', ...came } },
    ]);
    expect(undoingAt(end, 't1')).toMatchObject({ asked: null, came });
  });
});

test('what is told of another table changes nothing', () => {
  expect(heardOfUndoing(here, told({ table: 't2', asked }))).toBe(here);
  expect(undoingAt(heardOfUndoing(here, told({ asked })), 't2').asked).toBeNull();
});

test('a wish that is heard before the first view is known when that has come', () => {
  const early = heardOfUndoing({ ...here, table: null }, told({ asked }));
  expect(undoingAt({ ...early }, 't1').asked).toEqual(asked);
});

test.for([
  ['one part', [], [[0, 2]], [[0, 2]]],
  [
    'one more, after others',
    [
      [0, 2],
      [1, 1],
    ],
    [
      [0, 2],
      [1, 1],
      [1, 3],
    ],
    [[1, 3]],
  ],
  // Moves before and after some that had been taken back already are a part each.
  [
    'around what was taken back before',
    [[1, 1]],
    [
      [0, 2],
      [1, 1],
      [0, 3],
    ],
    [[0, 5]],
  ],
  [
    'of several people while nobody listened',
    [],
    [
      [0, 2],
      [1, 4],
    ],
    [
      [0, 2],
      [1, 4],
    ],
  ],
] as const)('what was taken back since is told by who did it: %s', ([, before, after, news]) => {
  const parts = (all: readonly (readonly [number, number])[]): Undone[] =>
    all.map(([seat, moves]) => ({ at: 1, seat, moves, events: [] }));
  expect(takenBackNews(parts(before), parts(after))).toMatchObject(
    news.map(([seat, moves]) => ({ kind: 'came', how: 'taken-back', seat, moves })),
  );
});

describe('whose answer is waited for', () => {
  const [table] = [here.table];
  if (table === null) throw new Error('There is no table.');
  const wish = heardOfUndoing(here, told({ asked }));

  test('those who play from here, until they have answered', () => {
    expect(answersHere(table, wish.undoing)).toEqual([1]);
    const sent = sentBack(wish, 't1', { id: 'a1', what: 'agree', seat: 1 });
    expect(answersHere(table, sent.undoing)).toEqual([]);
    expect(answersHere(table, answeredBack(sent, 'a1').undoing)).toEqual([1]);
  });

  test('an answer on its way does not count for the next wish', () => {
    const sent = sentBack(wish, 't1', { id: 'a1', what: 'agree', seat: 1 });
    const next = heardOfUndoing(sent, told({ asked: { ...asked, request: 'r2' } }));
    expect(answersHere(table, next.undoing)).toEqual([1]);
  });
});

test('why nothing can be taken back', () => {
  const nothing = undoingAt(here, 't1');
  const pending = {
    id: 'm1',
    seat: 0,
    question: 'q1',
    move: { type: 'play' },
    accepted: false,
    following: [],
  };
  const table = { latest: { ...moment(1, 'q1'), back: 'free' as const }, pending: null };
  expect(whyNoUndo(table, nothing)).toBeNull();
  expect(whyNoUndo({ ...table, latest: moment(1, 'q1') }, nothing)).toBe('none');
  expect(whyNoUndo({ ...table, pending }, nothing)).toBe('waits');
  expect(whyNoUndo(table, { ...nothing, onItsWay: [{ id: 'u1', what: 'undo' }] })).toBe('waits');
  expect(whyNoUndo(table, { ...nothing, asked })).toBe('asked');
});
