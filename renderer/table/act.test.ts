// What comes of a click: one move for a question, a sentence for what may not be done, nothing while things move.
import { expect, test } from 'vitest';
import type { MagicTrickView } from '../../engine/games/magic-trick/types.ts';
import { play } from '../games/magic-trick/played.testing.ts';
import { waysOf } from '../games/ways.ts';
import type { Client } from '../client/client.ts';
import { firstState, type Moment, type TableState } from '../store/state.ts';
import { createStore } from '../store/store.ts';
import { answered, joined, proposed, viewed } from '../store/table.ts';
import { actsAt } from './act.ts';

const moments = play({ seats: 4, viewer: 0 }).map(({ view }, version): Moment => ({
  version,
  view,
  seats: view.seats.map(() => ({ name: 'x', kind: 'bot', bot: 'random' })),
  holds: [0],
  curtain: null,
  bottom: 0,
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
    lift: () => undefined,
    changeTable,
    consider: (proposal) => changeTable((state) => proposed(state, 'c1', proposal)),
    answer(move) {
      moves.push(move);
      changeTable((state) => answered(state, `m${moves.length}`, move));
    },
  };
  return { acts: actsAt(store, client, () => undefined), moves, store, changeTable };
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
  acts.follow({ kind: 'move', move: { type: 'pass' } });
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

test('an exchange while sorting is shown at once and the host is asked about it', () => {
  const sorting = momentWhere(({ view }) => view.question?.asks === 'arrange');
  const { acts, store, moves } = sitAt(sorting);
  const [first, second, ...others] = (sorting.view as MagicTrickView).toSort?.cards ?? [];
  acts.point(`sort:${first}`);
  acts.point(`sort:${second}`);
  const order = [second, first, ...others];
  expect(store.state.table?.composing.draft).toEqual(order);
  expect(store.state.table?.considering?.partial).toEqual({ type: 'arrange', order });
  expect(moves).toEqual([]);
});
