// How a change of Magicians falls into frames: nothing is left out, and what lies on the table between is what the events tell.
import { expect, test } from 'vitest';
import type { MagiciansView } from '../../../engine/games/magicians/types.ts';
import { steps } from './frames.ts';
import { play } from './played.testing.ts';
import { replayed, seenBy } from './replay.ts';

const GAMES = [2, 4, 7].flatMap((seats) => [0, 'watcher' as const].map((viewer) => ({ seats, viewer })));

/** What everybody sees of a moment, without what is asked. */
function lying({ seats, hand, discard, deck, turn, played, result, sabotage }: MagiciansView): object {
  return {
    seats: seats.map((seat) => ({ ...seat, tricks: [...seat.tricks], support: [...seat.support] })),
    hand,
    discard: discard.toSorted(),
    deck,
    turn: result ? null : turn,
    played,
    sabotage,
  };
}

test.for(GAMES)(
  '$seats players, seen by $viewer: Prestige, the next turn and the end are frames of their own',
  (game) => {
    const looked: Record<string, number> = {};
    const moments = play({ ...game, seed: 'frames', moves: 160 });
    for (const [index, { view, events }] of moments.entries()) {
      const before = moments[index - 1]?.view;
      if (!before) continue;
      const frames = steps(before, view, events);
      expect(frames.flatMap((frame) => frame.events)).toEqual(events);
      expect(frames.at(-1)?.view).toBe(view);
      for (const [at, frame] of frames.entries()) {
        if (at < frames.length - 1) expect([frame.view.awaiting, frame.view.question]).toEqual([[], null]);
        const type = frame.events[0]?.type ?? '';
        if (at > 0) expect(['prestige', 'turn', 'ended']).toContain(type);
        looked[type] = (looked[type] ?? 0) + 1;
        // What the bar is titled with is what the ribbon shows.
        const now = frame.view.phases.find(({ is }) => is === 'now')?.phase;
        if (now !== undefined) expect(frame.view.phase.split('.')[1]).toBe(now);
        if (type === 'prestige') {
          expect((frame.meanwhile ?? frame.view).phase).toBe('turn.prestige');
          expect(frame.view.phase === 'turn.prestige' || at === frames.length - 1).toBe(true);
        }
      }
    }
    expect(looked['prestige']).toBeGreaterThan(20);
    expect(looked['turn']).toBeGreaterThan(20);
  },
);

test.for(GAMES)('$seats players, seen by $viewer: events replayed lead to the view that came', (game) => {
  const moments = play({ ...game, seed: 'replay', moves: 160 });
  for (const [index, { view, events }] of moments.entries()) {
    const before = moments[index - 1]?.view;
    if (!before) continue;
    const end = events.reduce((one, event) => replayed(one, event, view), seenBy(view.viewer, before));
    expect(lying(end)).toEqual(lying(view));
  }
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

test('behind a curtain nothing of the hand before is left on the way', () => {
  const [own, watched] = [0 as const, 'watcher' as const].map((viewer) =>
    play({ seats: 3, viewer, seed: 'frames', moves: 120 }),
  );
  let looked = 0;
  for (const [index, { view, events }] of (watched ?? []).entries()) {
    const before = own?.[index - 1]?.view;
    if (!before) continue;
    for (const frame of steps(before, view, events)) {
      expect(frame.view).toMatchObject({ viewer: 'watcher', hand: [], plays: [], spied: null });
      looked += 1;
    }
  }
  expect(looked).toBeGreaterThan(120);
});

test('a phase that is skipped is passed by: nothing of it has to be followed', () => {
  const moments = play({ seats: 4, viewer: 'watcher', seed: 'passing', moves: 120 });
  let passed = 0;
  for (const [index, { view, events }] of moments.entries()) {
    const before = moments[index - 1]?.view;
    if (!before) continue;
    for (const frame of steps(before, view, events)) {
      const skips = frame.events.length > 0 && frame.events.every(({ type }) => type === 'skipped');
      expect(frame.isPassing ?? false).toBe(skips && frame.view === view);
      passed += skips ? 1 : 0;
    }
  }
  expect(passed).toBeGreaterThan(20);
});
