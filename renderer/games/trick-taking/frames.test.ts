// How a change of Trick-Taking falls into frames: nothing is left out, and the end of a trick is told of by itself.
import { expect, test } from 'vitest';
import type { Event } from '../../../engine/games/trick-taking/types.ts';
import { steps } from './frames.ts';
import { play } from './played.testing.ts';

test.for([2, 3, 4])('%i players: a trick is taken, and the game ends, in a frame of its own', (seats) => {
  const looked = { 'trick-taken': 0, ended: 0 };
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
    // Before it, the trick lies as it was told, or as it did.
    expect(first.view.trick).toEqual(last && 'lies' in last ? last.lies : before.trick);
    expect([first.view.awaiting, first.view.question]).toEqual([[], null]);
    const type = second.events[0]?.type;
    if (type !== 'trick-taken' && type !== 'ended') throw new Error(`A frame begins with ${type}.`);
    looked[type] += 1;
  }
  expect(looked).toEqual({ 'trick-taken': 7, ended: 1 });
});

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
