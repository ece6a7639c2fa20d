// How a change of SAM falls into frames: nothing is left out, and what lies on the table between is what the events tell.
import { describe, expect, test } from 'vitest';
import type { SamView } from '../../../engine/games/sam/types.ts';
import { steps } from './frames.ts';
import { play } from './played.testing.ts';
import { replayed, seenBy } from './replay.ts';

const GAMES = [2, 4, 7].flatMap((seats) => [0, 'watcher' as const].map((viewer) => ({ seats, viewer })));
const CHALLENGES = { 2: 'odds-evens', 4: 'rps', 7: 'coin' } as const;
const played = GAMES.map(({ seats, viewer }) => {
  const options = { challenge: CHALLENGES[seats as 2] };
  return { seats, viewer, moments: play({ seats, viewer, options, seed: 'frames', moves: 500 }) };
});

/** What lies where and is counted, as everybody sees it, and what the viewer knows besides. */
function lying(view: SamView): object {
  const { seats, own, hand, discard, deck, turn, order, orderDraws, set, alternating, result, battle } = view;
  return {
    // Idle turns are told with the next turn.
    seats: seats.map(({ idle: _idle, ...seat }) => seat),
    own: own.map(({ at, card, up }) => ({ at, card, up })),
    hand,
    discard,
    deck,
    turn: result ? null : turn,
    order,
    orderDraws,
    set,
    alternating,
    battle,
  };
}

describe.for(played)('$seats players, seen by $viewer', ({ moments }) => {
  test('events replayed lead to the view that came', () => {
    for (const [index, { view, events }] of moments.entries()) {
      const before = moments[index - 1]?.view;
      if (!before) continue;
      const end = events.reduce((one, event) => replayed(one, event, view), seenBy(view.viewer, before));
      expect(lying(end)).toEqual(lying(view));
    }
  });

  test('what is fought, what comes of it, the next turn and the end are frames of their own', () => {
    const begun = new Set<string>();
    for (const [index, { view, events }] of moments.entries()) {
      const before = moments[index - 1]?.view;
      if (!before) continue;
      const frames = steps(before, view, events);
      expect(frames.flatMap((frame) => frame.events)).toEqual(events);
      expect(frames.at(-1)?.view).toBe(view);
      for (const [at, frame] of frames.entries()) {
        if (at < frames.length - 1) expect([frame.view.awaiting, frame.view.question]).toEqual([[], null]);
        if (at > 0) begun.add(frame.events[0]?.type ?? '');
        // While a battle is looked at, the bar is not titled with the phase that comes after it.
        if (frame.events.some(({ type }) => type === 'fought'))
          expect((frame.meanwhile ?? frame.view).phase).toMatch(/^turn\.attack|^over/u);
      }
    }
    expect([...begun]).toEqual(expect.arrayContaining(['turn', 'fought', 'destroyed', 'fell', 'ordered']));
  });
});

test('for other eyes than before, and after an absence, it is one frame', () => {
  const [own, others] = [0, 1].map((viewer) => play({ seats: 3, viewer, seed: 'frames', moves: 120 }));
  for (const [index, { view, events }] of (others ?? []).entries()) {
    const before = own?.[index - 1]?.view;
    if (before) expect(steps(before, view, events)).toMatchObject([{ view, events, reads: false }]);
  }
  const missed = (own ?? []).slice(1).flatMap(({ events }) => events);
  const [first, last] = [own?.[0], own?.at(-1)];
  if (!first || !last) throw new Error('Nothing was played.');
  expect(steps(first.view, last.view, missed)).toHaveLength(1);
});

test('behind a curtain nothing of who sat there before is left on the way', () => {
  const [own, watched] = [0 as const, 'watcher' as const].map((viewer) =>
    play({ seats: 3, viewer, seed: 'frames', moves: 120 }),
  );
  let looked = 0;
  for (const [index, { view, events }] of (watched ?? []).entries()) {
    const before = own?.[index - 1]?.view;
    if (!before) continue;
    for (const frame of steps(before, view, events)) {
      expect(frame.view).toMatchObject({ viewer: 'watcher', hand: [], own: [] });
      expect(frame.view.challenge?.own ?? null).toBeNull();
      looked += 1;
    }
  }
  expect(looked).toBeGreaterThan(120);
});

test('a phase that is left is passed by: nothing of it has to be followed', () => {
  const moments = play({ seats: 4, viewer: 'watcher', seed: 'passing', moves: 200 });
  let passed = 0;
  for (const [index, { view, events }] of moments.entries()) {
    const before = moments[index - 1]?.view;
    if (!before) continue;
    for (const frame of steps(before, view, events)) {
      const leaves = frame.events.every(({ type }) => type === 'done' || type === 'points-lost');
      expect(frame.isPassing ?? false).toBe(leaves && frame.events.length > 0);
      passed += frame.isPassing ? 1 : 0;
    }
  }
  expect(passed).toBeGreaterThan(20);
});
