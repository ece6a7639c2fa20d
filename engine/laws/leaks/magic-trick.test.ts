// Magic Tricks that leak on purpose: law 5 must find each leak, or it would find none that happens by accident.
import { describe, expect, test } from 'vitest';
import { defineGame } from '../../core/define-game.ts';
import type { AnyMove } from '../../core/game.ts';
import type { Viewer } from '../../core/seat.ts';
import type { View } from '../../core/view.ts';
import { magicTrick } from '../../games/magic-trick/index.ts';
import type { Happening, Move, State } from '../../games/magic-trick/types.ts';
import type { AnyGame } from '../../session/session.ts';
import { magicTrickLaws } from '../games/magic-trick.ts';
import { firstLeak, type Leaky } from './first-leak.testing.ts';

const game: AnyGame = magicTrick;

/** The rank in a slot of a row, which its owner may not know while it lies there. */
const hiddenRank = (state: State, owner: number): number => (state.rows[owner]?.[5] ?? 0) % 8;

const { actions } = magicTrick.chart;

/** Tells the order with each arrangement, for an event that hands it on. */
const telling: AnyGame = defineGame({
  ...magicTrick,
  chart: {
    ...magicTrick.chart,
    actions: {
      ...actions,
      arrangeRow: (state, event, tell) =>
        actions['arrangeRow']?.(state, event, (happening) =>
          tell(Object.assign({ order: 'order' in event.move ? event.move.order : [] }, happening)),
        ),
    },
  },
});

/** Tells the hands with each deal. */
const tellingHands: AnyGame = defineGame({
  ...magicTrick,
  chart: {
    ...magicTrick.chart,
    actions: {
      ...actions,
      deal: (state, event, tell) =>
        actions['deal']?.(state, event, (happening) =>
          tell(Object.assign({ order: state.rows.map((row) => [...row]) }, happening)),
        ),
    },
  },
});

const secret = Symbol('order');
const orderOf = (happening: Happening): unknown => ('order' in happening ? happening.order : null);

const rows: readonly Leaky[] = [
  {
    name: 'a view with a rank of a hidden row',
    leaky: {
      ...game,
      viewFor: (state: State, viewer: Viewer) => ({
        ...magicTrick.viewFor(state, viewer),
        leak: hiddenRank(state, viewer === 'watcher' ? 0 : viewer),
      }),
    },
    aspect: 'view',
  },
  {
    name: 'a view that shows a sorted row to its sorter with memory "none" too',
    leaky: {
      ...game,
      viewFor: (state: State, viewer: Viewer) => ({
        ...magicTrick.viewFor(state, viewer),
        leak:
          viewer === 'watcher' || state.options.memory === 'sorter'
            ? null
            : hiddenRank(state, (viewer + 1) % state.seats),
      }),
    },
    aspect: 'view',
  },
  {
    name: 'a view with the order of the suits before every row is sorted',
    leaky: {
      ...game,
      viewFor: (state: State, viewer: Viewer) => ({
        ...magicTrick.viewFor(state, viewer),
        leak: state.rows.map((row) => row.map((card) => card >> 3)),
      }),
    },
    aspect: 'view',
  },
  {
    name: 'a view with the position of the generator',
    leaky: {
      ...game,
      viewFor: (state: State, viewer: Viewer) => ({
        ...magicTrick.viewFor(state, viewer),
        leak: state.chance.generator,
      }),
    },
    aspect: 'view',
  },
  {
    name: 'a view whose keys are ordered by something hidden',
    leaky: {
      ...game,
      viewFor: (state: State, viewer: Viewer) => {
        const view = magicTrick.viewFor(state, viewer);
        return hiddenRank(state, viewer === 'watcher' ? 0 : viewer) % 2 === 0
          ? view
          : Object.fromEntries(Object.entries(view).reverse());
      },
    },
    aspect: 'view',
  },
  {
    name: 'a question whose refusals know a hidden rank',
    leaky: {
      ...game,
      viewFor: (state: State, viewer: Viewer) => {
        const view: View = magicTrick.viewFor(state, viewer);
        if (!view.question || viewer === 'watcher') return view;
        return {
          ...view,
          question: { ...view.question, id: `${view.question.id}-${hiddenRank(state, viewer)}` },
        };
      },
    },
    aspect: 'question',
  },
  {
    name: 'an event with the arrangement',
    leaky: {
      ...telling,
      eventsFor: (happenings: readonly Happening[], viewer: Viewer) =>
        magicTrick
          .eventsFor(happenings, viewer)
          .map((event, index) => ({ ...event, order: orderOf(happenings[index] as Happening) })),
    },
    aspect: 'events',
  },
  {
    name: 'an event of the deal with the hands',
    leaky: {
      ...tellingHands,
      eventsFor: (happenings: readonly Happening[], viewer: Viewer) =>
        magicTrick
          .eventsFor(happenings, viewer)
          .map((event, index) => ({ ...event, order: orderOf(happenings[index] as Happening) })),
    },
    aspect: 'events',
  },
  {
    name: 'a log line with the arrangement',
    leaky: {
      ...telling,
      // A symbol does not show when events are compared as text, so that only the line gives it away.
      eventsFor: (happenings: readonly Happening[], viewer: Viewer) =>
        magicTrick
          .eventsFor(happenings, viewer)
          .map((event, index) => ({ ...event, [secret]: orderOf(happenings[index] as Happening) })),
      describe: {
        ...game.describe,
        event: (_say, event: Record<symbol, unknown>) => JSON.stringify(event[secret]),
      },
    } satisfies AnyGame,
    aspect: 'log lines',
  },
  {
    name: 'a refusal that names a hidden rank',
    leaky: {
      ...game,
      explain: (state: State, seat: number, move: Move) => {
        const refusal = magicTrick.explain(state, seat, move);
        return refusal?.code === 'must-follow-suit'
          ? { ...refusal, facts: { ...refusal.facts, rank: hiddenRank(state, seat) } }
          : refusal;
      },
    },
    aspect: 'explanation',
  },
  {
    name: 'a refusal out of turn that tells a hidden card from another',
    leaky: {
      ...game,
      explain: (state: State, seat: number, move: Move) => {
        const refusal = magicTrick.explain(state, seat, move);
        if (refusal?.code !== 'not-your-turn' || move.type !== 'play') return refusal;
        const rank = (state.rows[seat]?.[move.slot] ?? 0) % 8;
        return rank === 7 ? { ...refusal, code: 'wrong-move' } : refusal;
      },
    },
    aspect: 'explanation',
  },
  {
    name: 'a consideration that previews the card',
    leaky: {
      ...game,
      consider: (state: State, seat: number, partial: AnyMove) => {
        const answer = magicTrick.consider(state, seat, partial);
        return answer.refusal || partial.type !== 'sleeve'
          ? answer
          : {
              ...answer,
              preview: { card: state.rows[seat]?.[(partial as unknown as { slot: number }).slot] },
            };
      },
    },
    aspect: 'consideration',
  },
  {
    name: 'legal moves in an order that knows the ranks',
    leaky: {
      ...game,
      legalMoves: (state: State, seat: number) =>
        [...magicTrick.legalMoves(state, seat)]
          .slice(0, 100)
          .sort((one, other) => rankOf(state, seat, other) - rankOf(state, seat, one)),
    },
    aspect: 'legal moves',
  },
];

function rankOf(state: State, seat: number, move: Move): number {
  return 'slot' in move ? (state.rows[seat]?.[move.slot] ?? 0) % 8 : 0;
}

const found = (leaky: AnyGame) => firstLeak(leaky, magicTrickLaws);

describe('law 5 finds', { timeout: 60_000 }, () => {
  test.for(rows)('$name', ({ leaky, aspect }) => {
    expect(found(leaky)).toMatchObject({ aspect });
  });
});

test('the games of this test are sound without the leak', { timeout: 60_000 }, () => {
  expect(found(game)).toBeNull();
  expect(found(telling)).toBeNull();
});

test('the message names the table and the move', () => {
  const broken = found((rows[0] as Leaky).leaky);
  expect(broken?.message).toMatch(
    /^magic-trick, 3 seats, options \{.*\}, seed "laws\/0", after move \d+ in "hand\.\w+.*": .* can tell two deals apart by the view, at "\.leak"\.$/,
  );
});
