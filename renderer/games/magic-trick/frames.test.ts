// The end of a hand is a moment of its own: all cards open, then the score, then the next deal.
import { expect, test } from 'vitest';
import { steps } from './frames.ts';
import { play } from './played.testing.ts';

const moments = play({ seats: 3, viewer: 1 });
const isScored = ({ type }: { readonly type: string }): boolean => type === 'scored';
const at = moments.findIndex(({ events }) => events.some(isScored));
const before = moments[at - 1]?.view;
const { view: after, events } = moments[at] ?? { view: undefined, events: [] };

test('a hand that ends is shown and read before the next is dealt', () => {
  if (!before || !after) throw new Error('No hand ended.');
  const [finished, next] = steps(before, after, events);
  expect(finished?.reads).toBe(true);
  expect(finished?.events.at(-1)?.type).toBe('scored');
  expect(finished?.view.hand).toBe(1);
  expect(finished?.view.question).toBeNull();
  expect(finished?.view.rows.map((row) => row.map(({ suit, rank }) => `${suit}${rank}`))).toEqual(
    after.lastHand?.seats.map(({ row }) => row),
  );
  expect(next).toEqual({ view: after, events: [expect.objectContaining({ type: 'dealt' })], reads: false });
});

test('of two hands that were missed the last is read', () => {
  const later = moments.findIndex((moment, index) => index > at && moment.events.some(isScored));
  const last = moments[later];
  const start = moments[0];
  if (!start || !last) throw new Error('No second hand ended.');
  const missed = moments.slice(1, later + 1).flatMap((moment) => moment.events);
  const [finished, next, ...more] = steps(start.view, last.view, missed);
  const dealt = moments[at]?.view;
  expect(finished?.view).toMatchObject({ hand: 2, dealer: dealt?.dealer, removed: dealt?.removed });
  expect(finished?.events.filter(isScored)).toHaveLength(2);
  expect(next?.view).toBe(last.view);
  expect(more).toEqual([]);
});

test('no event is lost or told twice', () => {
  if (!before || !after) throw new Error('No hand ended.');
  expect(steps(before, after, events).flatMap((step) => step.events)).toEqual(events);
});

test('any other change is one step', () => {
  const [first, second] = moments;
  if (!first || !second) throw new Error('Nothing was played.');
  expect(steps(first.view, second.view, second.events)).toEqual([
    { view: second.view, events: second.events, reads: false },
  ]);
});
