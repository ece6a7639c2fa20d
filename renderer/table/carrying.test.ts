// Dragging at the table: it composes, does what pointing there does, and sends nothing for a question that is over.
import { describe, expect, test } from 'vitest';
import { refuse } from '../../engine/core/refusal.ts';
import type { Composing, Intent, Intents } from '../games/intent.ts';
import type { View } from '../../engine/core/view.ts';
import { firstState, type TableState } from '../store/state.ts';
import { createStore } from '../store/store.ts';
import { event, moment, plainWays, shownAll, tableAsking } from '../store/table.testing.ts';
import { answered, composed, considered, proposed, viewed } from '../store/table.ts';
import { createCarrying } from './carrying.ts';

const empty: Composing = { draft: null, selected: null };
const held: Composing = { draft: 'card', selected: null };
const move = { type: 'play' };

/** A game in which a card is carried to the stage; a theatre can be looked at, and the bin takes nothing. */
const plain: Pick<Intents<View>, 'lift' | 'point' | 'drop'> = {
  lift: (_view, _composing, target) =>
    target.startsWith('hand:') ? { kind: 'compose', composing: held } : null,
  point(_view, _composing, target): Intent {
    if (target === 'stage') return { kind: 'move', move };
    if (target === 'theatre:1') return { kind: 'zoom', target };
    if (target === 'bin') return { kind: 'why-not', refusal: refuse('ladder') };
    return target.startsWith('hand:') ? { kind: 'compose', composing: { ...held, draft: target } } : null;
  },
};

function carrying(game: Partial<Intents<View>> = {}, first = tableAsking('q1')) {
  const store = createStore({ ...firstState({ at: 'home' }), table: first as TableState | null });
  const followed: Intent[] = [];
  const changeTable = (change: (table: TableState) => TableState): void =>
    store.change((state) => ({ ...state, table: state.table && change(state.table) }));
  const acts = createCarrying({
    store,
    client: { changeTable },
    intentOf(read) {
      const { table } = store.state;
      return table && read({ ...plain, ...game } as Intents<View>, table.shown.view, table.composing);
    },
    follow(intent) {
      followed.push(intent);
      if (intent?.kind === 'compose') changeTable((table) => composed(table, intent.composing));
      if (intent?.kind === 'consider') changeTable((table) => proposed(table, 'c1', intent));
      if (intent?.kind === 'move') changeTable((table) => answered(table, 'm1', intent.move));
    },
  });
  const kinds = () => followed.map((intent) => intent?.kind);
  return { ...acts, store, kinds, changeTable, draft: () => store.state.table?.composing.draft };
}

test('picking up composes, and letting go does what pointing there means', () => {
  const { lift, takes, drop, draft, kinds, store } = carrying();
  expect(lift('hand:a')).toBe(true);
  expect(draft()).toBe('card');
  expect(takes('stage')).toBe(true);
  drop('stage');
  expect(kinds()).toEqual(['compose', 'move']);
  expect(store.state.table?.pending?.move).toBe(move);
});

test.for([
  ['nothing', null],
  ['what means nothing', 'elsewhere'],
  ['a thing of its own kind', 'hand:b'],
  ['what would only be looked at', 'theatre:1'],
])('let go over %s it is put back', ([, target]) => {
  const { lift, takes, drop, draft, kinds } = carrying();
  lift('hand:a');
  if (target !== null && target !== undefined) expect(takes(target)).toBe(false);
  drop(target ?? null);
  expect(draft()).toBeNull();
  expect(kinds()).toEqual(['compose']);
});

test('what was composed before comes back, with what the host had said of it', () => {
  const { lift, drop, changeTable, store } = carrying();
  changeTable((table) =>
    considered(
      proposed(table, 'c0', {
        partial: move,
        composing: { draft: 'other', selected: null },
        ifRefused: empty,
      }),
      'c0',
      { refusal: null, lacks: null, next: [], preview: null },
    ),
  );
  const before = store.state.table?.composing;
  expect(before?.judged?.draft).toBe('other');
  lift('hand:a');
  drop(null);
  expect(store.state.table?.composing).toEqual(before);
});

test('a draft that was never judged does not come back', () => {
  const { lift, drop, changeTable, draft } = carrying();
  const unsure = { draft: 'unsure', selected: null };
  changeTable((table) => proposed(table, 'c0', { partial: move, composing: unsure, ifRefused: empty }));
  lift('hand:a');
  drop(null);
  expect(draft()).toBeNull();
});

test('what takes nothing says why, and what is carried stays chosen', () => {
  const { lift, takes, drop, draft, kinds } = carrying();
  lift('hand:a');
  expect(takes('bin')).toBe(false);
  drop('bin');
  expect(kinds()).toEqual(['compose', 'why-not']);
  expect(draft()).toBe('card');
});

test('a game can say itself what letting go among things of one kind means', () => {
  const { lift, takes, drop, draft } = carrying({
    drop: (_view, _composing, from, target) => ({
      kind: 'compose',
      composing: { ...empty, draft: `${from} and ${target}` },
    }),
  });
  lift('hand:a');
  expect(takes('hand:b')).toBe(true);
  drop('hand:b');
  expect(draft()).toBe('hand:a and hand:b');
});

describe('nothing is picked up', () => {
  test.for<[string, Partial<Intents<View>>]>([
    ['where the game has nothing to carry', { lift: () => null }],
    ['where it would be a move', { lift: () => ({ kind: 'move', move }) }],
    ['where it would only be looked at', { lift: (_view, _composing, target) => ({ kind: 'zoom', target }) }],
  ])('%s', ([, game]) => {
    const { lift, drop, takes, kinds } = carrying(game);
    expect(lift('hand:a')).toBe(false);
    expect(takes('stage')).toBe(false);
    drop('stage');
    expect(kinds()).toEqual([]);
  });

  test('while nothing is asked', () => {
    const { lift, kinds } = carrying({}, tableAsking(null));
    expect(lift('hand:a')).toBe(false);
    expect(kinds()).toEqual([]);
  });

  test('where it may not be, which is said', () => {
    const { lift, kinds } = carrying({ lift: () => ({ kind: 'why-not', refusal: refuse('ladder') }) });
    expect(lift('hand:a')).toBe(false);
    expect(kinds()).toEqual(['why-not']);
  });
});

describe('a question that is over takes nothing', () => {
  test.for([
    ['because it was answered by a key', (table: TableState) => answered(table, 'm0', move)],
    [
      'because another one is asked',
      (table: TableState) => shownAll(viewed(table, moment(2, 'q2'), [event('x')], plainWays)),
    ],
    [
      'because another one is known of',
      (table: TableState) => viewed(table, moment(2, 'q2'), [event('x')], plainWays),
    ],
    [
      'because nothing is asked any more',
      (table: TableState) => shownAll(viewed(table, moment(2, null), [event('x')], plainWays)),
    ],
  ] as const)('%s', ([, change]) => {
    const { lift, takes, drop, kinds, changeTable, store } = carrying();
    lift('hand:a');
    changeTable(change);
    const before = store.state.table;
    expect(takes('stage')).toBe(false);
    drop('stage');
    expect(kinds()).toEqual(['compose']);
    expect(store.state.table).toBe(before);
  });
});
