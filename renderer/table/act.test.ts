// What comes of a click: one move for a question, a sentence for what may not be done, nothing while things move.
import { expect, test } from 'vitest';
import { play } from '../games/magic-trick/played.testing.ts';
import { waysOf } from '../games/ways.ts';
import type { Client } from '../client/client.ts';
import { firstState, type Moment, type TableState } from '../store/state.ts';
import { createStore } from '../store/store.ts';
import { answered, joined, viewed } from '../store/table.ts';
import { actsAt } from './act.ts';

const moments = play({ seats: 4, viewer: 0 }).map(({ view }, version): Moment => ({
  version,
  view,
  seats: view.seats.map(() => ({ name: 'x', kind: 'bot', bot: 'random' })),
}));

function momentWhere(wanted: (moment: Moment) => boolean): Moment {
  const found = moments.find(wanted);
  if (!found) throw new Error('There is no such moment.');
  return found;
}

function sitAt(moment: Moment) {
  const table = joined('t1', moment, [], [], waysOf);
  const store = createStore({ ...firstState({ at: 'table', id: 't1' }), table: table as TableState | null });
  const moves: unknown[] = [];
  const changeTable: Client['changeTable'] = (change) =>
    store.change((state) => ({ ...state, table: state.table && change(state.table) }));
  const client: Client = {
    open: () => undefined,
    go: () => undefined,
    dismissTrouble: () => undefined,
    frameRested: () => undefined,
    wake: () => undefined,
    changeTable,
    answer(move) {
      moves.push(move);
      changeTable((state) => answered(state, `m${moves.length}`, move));
    },
  };
  return { acts: actsAt(store, client), moves, store, changeTable };
}

const playing = momentWhere(
  ({ view }) => view.question?.choices.some(({ refusal }) => refusal?.code === 'must-follow-suit') ?? false,
);
const legal = playing.view.question?.choices.find(({ refusal }) => refusal === null)?.at;
const illegal = playing.view.question?.choices.find(({ refusal }) => refusal !== null)?.at;
const idle = momentWhere(({ view }) => view.question === null && view.phase.includes('trick'));

test('a double click sends one move', () => {
  const { acts, moves } = sitAt(playing);
  acts.point(`slot:${legal}`);
  acts.point(`slot:${legal}`);
  acts.press({ type: 'pass' });
  expect(moves).toEqual([{ type: 'play', slot: legal }]);
  expect(acts.moves).toBe(1);
});

test('a card that may not be played says why and sends nothing', () => {
  const { acts, moves, store } = sitAt(playing);
  acts.point(`slot:${illegal}`);
  expect(store.state.table?.whyNot?.code).toBe('must-follow-suit');
  expect(moves).toEqual([]);
});

test('asking why not never plays a card', () => {
  const { acts, moves, store } = sitAt(playing);
  acts.ask(`slot:${legal}`);
  expect(moves).toEqual([]);
  acts.ask(`slot:${illegal}`);
  expect(store.state.table?.whyNot?.code).toBe('must-follow-suit');
});

test('a click while others’ moves are still to be shown only hurries them', () => {
  const { acts, store, changeTable } = sitAt(idle);
  const next = moments[idle.version + 1];
  if (!next) throw new Error('There is no next moment.');
  changeTable((table) => viewed(table, next, [], waysOf));
  acts.point('slot:0');
  expect(store.state.table?.whyNot).toBeNull();
});

test('a click on one’s card out of turn says so', () => {
  const { acts, store } = sitAt(idle);
  acts.point('slot:0');
  expect(store.state.table?.whyNot?.code).toBe('not-your-turn');
});
