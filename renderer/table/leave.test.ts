// Leaving asks first only where something that was put together would be lost.
import { expect, test } from 'vitest';
import type { MagicTrickView } from '../../engine/games/magic-trick/types.ts';
import { play } from '../games/magic-trick/played.testing.ts';
import { waysOf } from '../games/ways.ts';
import type { Moment } from '../store/state.ts';
import { answered, composed, joined } from '../store/table.ts';
import { wouldLoseDraft } from './leave.ts';

const moments = play({ seats: 4, viewer: 0 }).map(({ view }, version): Moment => ({
  version,
  view,
  seats: view.seats.map(() => ({ name: 'x', kind: 'bot', bot: 'random' })),
  holds: [0],
  curtain: null,
  bottom: 0,
}));

function tableAsked(asks: string) {
  const moment = moments.find(({ view }) => view.question?.asks === asks);
  if (!moment) throw new Error(`Nobody is asked to ${asks}.`);
  return joined('t1', moment, [], [], waysOf);
}

test('an order is lost once it is another than the one that lay there', () => {
  const sorting = tableAsked('arrange');
  expect(wouldLoseDraft(sorting)).toBe(false);
  const { toSort } = sorting.shown.view as MagicTrickView;
  const order = toSort?.cards ?? [];
  expect(wouldLoseDraft(composed(sorting, { draft: [...order], selected: null }))).toBe(false);
  const changed = composed(sorting, { draft: order.toReversed(), selected: null });
  expect(wouldLoseDraft(changed)).toBe(true);
  // It is on its way to the host.
  expect(wouldLoseDraft(answered(changed, 'm1', { type: 'arrange' }))).toBe(false);
});

test('nothing is lost where nothing is put together', () => {
  expect(wouldLoseDraft(tableAsked('play'))).toBe(false);
});
