// Magic Tricks that leak on purpose: law 5 must find each leak, or it would find none that happens by accident.
import { expect, test } from 'vitest';
import { defineGame } from '../../core/define-game.ts';
import type { AnyMove } from '../../core/game.ts';
import type { Viewer } from '../../core/seat.ts';
import { magicTrick } from '../../games/magic-trick/index.ts';
import type { Happening, Move, State } from '../../games/magic-trick/types.ts';
import type { AnyGame } from '../../session/session.ts';
import { magicTrickLaws } from '../games/magic-trick.ts';
import { firstLeak, type Leaky } from './first-leak.testing.ts';
import { leaksIn, leftOf, testLeaks } from './leaking.testing.ts';

const game: AnyGame = magicTrick;
const leaking = leaksIn<State, Move, Happening>(game);

/** The rank in a slot of a row, which its owner may not know while it lies there. */
const hiddenRank = (state: State, owner: Viewer): number =>
  (state.rows[owner === 'watcher' ? 0 : owner]?.[5] ?? 0) % 8;

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

const orderOf = (happening: Happening): unknown => ('order' in happening ? happening.order : null);

const rows: readonly Leaky[] = [
  {
    name: 'a view with a rank of a hidden row',
    leaky: leaking.inView(hiddenRank),
    aspect: 'view',
  },
  {
    name: 'a view that shows a sorted row to its sorter with memory "none" too',
    leaky: leaking.inView((state, viewer) =>
      viewer === 'watcher' || state.options.memory === 'sorter'
        ? null
        : hiddenRank(state, leftOf(state, viewer)),
    ),
    aspect: 'view',
  },
  {
    name: 'a view with the order of the suits before every row is sorted',
    leaky: leaking.inView(({ rows }) => rows.map((row) => row.map((card) => card >> 3))),
    aspect: 'view',
  },
  {
    name: 'a view with the position of the generator',
    leaky: leaking.inView(({ chance }) => chance.generator),
    aspect: 'view',
  },
  {
    name: 'a view whose keys are ordered by something hidden',
    leaky: leaking.withView((view, state, viewer) =>
      hiddenRank(state, viewer) % 2 === 0 ? view : Object.fromEntries(Object.entries(view).reverse()),
    ),
    aspect: 'view',
  },
  {
    name: 'a question whose refusals know a hidden rank',
    leaky: leaking.inQuestion(hiddenRank),
    aspect: 'question',
  },
  {
    name: 'an event with the arrangement',
    leaky: leaksIn<State, Move, Happening>(telling).inEvents(orderOf),
    aspect: 'events',
  },
  {
    name: 'an event of the deal with the hands',
    leaky: leaksIn<State, Move, Happening>(tellingHands).inEvents(orderOf),
    aspect: 'events',
  },
  {
    name: 'a log line with the arrangement',
    leaky: leaksIn<State, Move, Happening>(telling).inLines(orderOf),
    aspect: 'log lines',
  },
  {
    name: 'a refusal that names a hidden rank',
    leaky: leaking.inRefusal('must-follow-suit', hiddenRank),
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

testLeaks(game, magicTrickLaws, rows);

test(
  'so is the one that tells more than it should, as long as nobody hands it on',
  { timeout: 60_000 },
  () => {
    expect(firstLeak(telling, magicTrickLaws)).toBeNull();
  },
);

test('the message names the table and the move', () => {
  const broken = firstLeak((rows[0] as Leaky).leaky, magicTrickLaws);
  expect(broken?.message).toMatch(
    /^magic-trick, 3 seats, options \{.*\}, seed "laws\/0", after move \d+ in "hand\.\w+.*": .* can tell two deals apart by the view, at "\.leak"\.$/,
  );
});
