// How a change of Trick-Taking falls into frames: nothing is left out, and the end of a trick is told of by itself.
import { expect, test } from 'vitest';
import type { Event } from '../../../engine/games/trick-taking/types.ts';
import { steps } from './frames.ts';
import { play } from './played.testing.ts';

test.for([2, 3, 4])(
  '%i players: a trick is taken in a frame of its own, before which it lies whole',
  (seats) => {
    let looked = 0;
    const moments = play({ seats, viewer: 0, seed: 'frames' });
    for (const [index, { view, events }] of moments.entries()) {
      const before = moments[index - 1]?.view;
      if (!before) continue;
      const frames = steps(before, view, events);
      expect(frames.flatMap((frame) => frame.events)).toEqual(events);
      expect(frames.at(-1)?.view).toBe(view);
      const [first, second] = frames;
      if (!first || !second) continue;
      const told = first.events as readonly Event[];
      const last = told.findLast((event) => 'lies' in event);
      expect(first.view.trick).toEqual(last && 'lies' in last ? last.lies : null);
      expect([first.view.awaiting, first.view.question]).toEqual([[], null]);
      expect(second.events[0]?.type).toBe('trick-taken');
      looked += 1;
    }
    expect(looked).toBe(7);
  },
);

test('for other eyes than before, and after an absence, it is one frame', () => {
  const [own, others] = [0, 1].map((viewer) => play({ seats: 3, viewer, seed: 'frames' }));
  let looked = 0;
  for (const [index, { view, events }] of (others ?? []).entries()) {
    const before = own?.[index - 1]?.view;
    if (!before) continue;
    expect(steps(before, view, events)).toEqual([{ view, events, reads: false }]);
    looked += 1;
  }
  expect(looked).toBeGreaterThan(40);
  const missed = (own ?? []).slice(1).flatMap(({ events }) => events);
  const [first, last] = [own?.[0], own?.at(-1)];
  if (!first || !last) throw new Error('Nothing was played.');
  expect(steps(first.view, last.view, missed)).toHaveLength(1);
});
