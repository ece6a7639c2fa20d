// What comes of a click: one move for a question, a sentence for what may not be done, nothing while things move.
import { describe, expect, test } from 'vitest';
import type { View } from '../../engine/core/view.ts';
// oxlint-disable-next-line no-restricted-imports -- test code lays out real tables
import { lay } from '../../engine/games/magicians/table.testing.ts';
import type { MagicTrickView } from '../../engine/games/magic-trick/types.ts';
import { play } from '../games/magic-trick/played.testing.ts';
import { sitDown } from '../games/trick-taking/played.testing.ts';
import { waysOf } from '../games/ways.ts';
import type { Client } from '../client/client.ts';
import { firstState, type Moment, type TableState } from '../store/state.ts';
import { createStore } from '../store/store.ts';
import { answered, joined, proposed, toldAnew, viewed } from '../store/table.ts';
import { composingOf, zoomedOn } from '../store/zoomed.ts';
import { actsAt } from './act.ts';

function seated(view: View, version: number): Moment {
  const seats = view.seats.map(() => ({ name: 'x', kind: 'bot' as const, bot: 'random' }));
  return { version, view, seats, holds: [0], curtain: null, bottom: 0 };
}

const moments = play({ seats: 4, viewer: 0 }).map(({ view }, version) => seated(view, version));

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
    host: { ask: () => new Promise(() => {}), file: () => new Promise(() => {}) },
    open: () => undefined,
    branch: () => undefined,
    go: () => undefined,
    dismissTrouble: () => undefined,
    frameRested: () => undefined,
    wake: () => undefined,
    lift: () => undefined,
    undo: () => undefined,
    agree: () => undefined,
    request: () => 'r1',
    knock: () => undefined,
    ask: () => undefined,
    withdraw: () => undefined,
    otherDoor: () => undefined,
    reach: () => undefined,
    playHere: () => undefined,
    forget: () => undefined,
    changeTable,
    consider: (proposal) => changeTable((state) => proposed(state, 'c1', proposal)),
    answer(move, following) {
      moves.push(move);
      changeTable((state) => answered(state, `m${moves.length}`, move, following));
    },
  };
  const looked: (number | 'last')[] = [];
  return { acts: actsAt(store, client, (at) => looked.push(at)), moves, store, changeTable, looked };
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

describe('where a turn is put together', () => {
  const sitting = sitDown(['C1 E5 I1 L2 M5 S2 V1', 'C2 L4 S1 V2 M6 I5 E3']);
  const atLead = seated(sitting.view(), 1);

  test('a double press does what its first press chose, whatever lies there by now', () => {
    const { acts, moves } = sitAt(atLead);
    expect(acts.knowsTwice).toBe(true);
    acts.begin();
    acts.point('hand:M5');
    acts.again();
    expect(moves).toEqual([{ type: 'lead', card: 'M5' }]);
  });

  test('a double press on nothing does nothing with what was chosen before', () => {
    const { acts, moves } = sitAt(atLead);
    acts.begin();
    acts.point('hand:M5');
    acts.begin();
    acts.again();
    expect(moves).toEqual([]);
  });

  test('a double press never makes a turn whose effect is not aimed', () => {
    const turning = sitDown(['C1 E5 I1 L2 M5 S2 V1', 'C2 L4 S1 V2 M6 I5 E3']);
    turning.move({ type: 'lead', card: 'C1' });
    for (const card of ['L4', 'S1']) {
      const { acts, moves, store } = sitAt({ ...seated(turning.view(), 1), holds: [1] });
      acts.begin();
      acts.point(`hand:${card}`);
      acts.again();
      expect(moves).toEqual([]);
      expect(store.state.table?.whyNot?.code).toBe('no-target');
    }
  });

  test('what the hat means is told until something else is pressed, and so is why not', () => {
    const { acts, store } = sitAt(seated({ ...sitting.view(), awaiting: [1], question: null }, 2));
    acts.point('hand:M5');
    expect(store.state.table?.whyNot?.code).toBe('not-your-turn');
    acts.point('hat');
    expect(store.state.table).toMatchObject({ explained: 'hat', whyNot: null });
    acts.point('hand:M5');
    expect(store.state.table).toMatchObject({ explained: null, whyNot: { code: 'not-your-turn' } });
    acts.point('trick:C1');
    expect(store.state.table).toMatchObject({ explained: null, whyNot: null });
  });

  test('a key steps back also where nothing has the focus, and another is left alone', () => {
    const { acts, store } = sitAt(atLead);
    expect(acts.key(null, 'Escape')).toBe(false);
    acts.point('hand:M5');
    expect(acts.key(null, 'x')).toBe(false);
    expect(acts.key(null, 'Escape')).toBe(true);
    expect(store.state.table?.composing.draft).toBeNull();
  });

  test('a Repertoire is looked through also by whoever is asked nothing', () => {
    const { acts, looked } = sitAt(seated({ ...sitting.view(), awaiting: [1], question: null }, 2));
    acts.point('pile:1');
    expect(looked).toEqual([1]);
  });
});

test('a series of moves sends the first, and keeps the rest for the questions that follow', () => {
  const { acts, moves, store } = sitAt(playing);
  const [first, second] = [{ type: 'play', slot: legal }, { type: 'pass' }];
  acts.follow({ kind: 'moves', moves: [first, second] });
  acts.follow({ kind: 'moves', moves: [second, first] });
  expect(moves).toEqual([first]);
  expect(store.state.table?.pending).toMatchObject({ move: first, following: [second] });
  expect(acts.moves).toBe(1);
});

describe('what is shown large', () => {
  test('is so also for whoever is asked nothing, until it is pointed at again or something else is', () => {
    const { acts, store } = sitAt(idle);
    const zoomed = () => store.state.table?.zoomed;
    acts.follow({ kind: 'zoom', target: 'row:1' });
    expect(zoomed()).toBe('row:1');
    acts.follow({ kind: 'zoom', target: 'row:2' });
    expect(zoomed()).toBe('row:2');
    acts.follow({ kind: 'zoom', target: 'row:2' });
    expect(zoomed()).toBeNull();
  });

  test('is undone by Escape, once nothing is composed any more', () => {
    const { acts, store } = sitAt(
      seated(sitDown(['C1 E5 I1 L2 M5 S2 V1', 'C2 L4 S1 V2 M6 I5 E3']).view(), 1),
    );
    acts.follow({ kind: 'zoom', target: 'pile:1' });
    acts.point('hand:E5');
    expect(acts.key(null, 'Escape')).toBe(true);
    expect(store.state.table).toMatchObject({ zoomed: 'pile:1', composing: { draft: null } });
    expect(acts.key('hand:E5', 'Escape')).toBe(true);
    expect(store.state.table?.zoomed).toBeNull();
    expect(acts.key(null, 'Escape')).toBe(false);
  });

  test('is put away by a move, so that all of what comes of it is seen', () => {
    const { acts, store, moves } = sitAt(playing);
    acts.follow({ kind: 'zoom', target: 'row:1' });
    acts.follow({ kind: 'move', move: { type: 'play' } });
    expect(moves).toHaveLength(1);
    expect(store.state.table?.zoomed).toBeNull();
  });

  test('stays through questions and goes with the eyes', () => {
    const { store, changeTable } = sitAt(playing);
    changeTable((table) => zoomedOn(table, 'row:1'));
    const zoomed = () => store.state.table && composingOf(store.state.table).zoomed;
    const [next] = moments.filter(({ version }) => version === playing.version + 1);
    if (!next) throw new Error('There is no next moment.');
    changeTable((table) => viewed(table, next, [], waysOf));
    expect(zoomed()).toBe('row:1');
    const other = { ...next, holds: [0, 1], view: { ...next.view, viewer: 1 } };
    changeTable((table) => toldAnew(table, other, [], [], waysOf));
    expect(zoomed()).toBeUndefined();
  });
});

test('a card that is dragged to another changes places with it, and is put back anywhere else', () => {
  const sorting = momentWhere(({ view }) => view.question?.asks === 'arrange');
  const { acts, store } = sitAt(sorting);
  const [first, second, ...others] = (sorting.view as MagicTrickView).toSort?.cards ?? [];
  expect(acts.lift(`sort:${first}`)).toBe(true);
  acts.drop(null);
  expect(store.state.table).toMatchObject({ composing: { selected: null }, considering: null });
  acts.lift(`sort:${first}`);
  expect(acts.takes(`sort:${second}`)).toBe(true);
  acts.drop(`sort:${second}`);
  const order = [second, first, ...others];
  expect(store.state.table?.considering?.partial).toEqual({ type: 'arrange', order });
});

test('a game without double presses takes each for itself', () => {
  expect(sitAt(playing).acts.knowsTwice).toBe(false);
});

test('what would come of a target that is looked at is asked, and nothing else is done', () => {
  const laid = lay({
    theatres: [{ hand: 'exposed' }, { tricks: 'bullet-catch' }, { tricks: 'hat-trick' }],
  }).to('turn.dirtyTrick.choosing');
  const { acts, moves, store } = sitAt(seated(laid.view(0), 0));
  const composed = () => store.state.table?.composing.draft;
  acts.aim('play:hat-trick');
  expect(composed()).toBeNull();
  acts.point('hand:exposed');
  const looks: readonly [string, () => void][] = [
    ['play:hat-trick', () => acts.aim('play:hat-trick')],
    ['play:bullet-catch', () => acts.focus('play:bullet-catch')],
    ['play:hat-trick', () => acts.ask('play:hat-trick')],
  ];
  for (const [at, look] of looks) {
    look();
    expect(composed()).toEqual({ kind: 'play', card: 'exposed', at });
  }
  acts.aim(null);
  expect(composed()).toEqual({ kind: 'play', card: 'exposed' });
  expect(moves).toEqual([]);
});
