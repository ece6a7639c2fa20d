// What has come of a replay: pages wound on one another, events by step, whose eyes first.
import { describe, expect, test } from 'vitest';
import type { Eyes } from '../../engine/protocol/kept.ts';
import type { Message } from '../connection/messages.ts';
import { firstEyes, lastStep, nextPage, type Reel, stepOfEvent, toldBy, undoneBy, wound } from './reel.ts';
import { replayHost } from './replay.testing.ts';

const host = replayHost({ game: 'magic-trick', seats: 3, moves: 70 });

async function page(from: number, count: number): Promise<Message<'steps'>> {
  return host.ask({ type: 'replay', table: 't', eyes: 1, from, count }, 'steps');
}

async function whole(): Promise<Reel> {
  let reel: Reel | null = null;
  for (let next = nextPage(reel); next; next = nextPage(reel))
    reel = wound(reel, await page(next.from, next.count));
  if (!reel) throw new Error('Nothing has come.');
  return reel;
}

test('pages follow one another without a gap, whatever their size, and nobody is asked anything in them', async () => {
  const reel = await whole();
  expect(reel.steps).toHaveLength(71);
  let inOnes: Reel | null = null;
  for (let from = 0; from < 71; from += 1) inOnes = wound(inOnes, await page(from, 1));
  expect(inOnes).toEqual(reel);
  expect(reel.steps.map(({ view }) => view.question)).toEqual(reel.steps.map(() => null));
  // Through these eyes there were questions, or this would show nothing.
  expect(host.stepsOf(1).some(({ view }) => view.question !== null)).toBe(true);
});

test('a page that does not follow changes nothing', async () => {
  const first = wound(null, await page(0, 5));
  expect(first?.steps).toHaveLength(5);
  expect(wound(first, await page(6, 5))).toBe(first);
  expect(wound(first, await page(0, 5))).toBe(first);
  expect(wound(null, await page(5, 5))).toBeNull();
});

test('every event was told in one step, and by then all before it', async () => {
  const reel = await whole();
  const told = host.stepsOf(1).flatMap(({ events }, step) => events.map((event) => ({ event, step })));
  expect(told.length).toBeGreaterThan(70);
  told.forEach(({ event, step }, index) => {
    expect(stepOfEvent(reel, index)).toBe(step);
    expect(toldBy(reel, step)[index]).toEqual(event);
    if (step > 0) expect(toldBy(reel, step - 1).length).toBeLessThanOrEqual(index);
  });
  expect(toldBy(reel, lastStep(reel))).toHaveLength(told.length);
});

test('what was taken back is told when the game goes on, or with its last move', async () => {
  const plain = await whole();
  const [at, end] = [plain.steps[4]?.before ?? 0, plain.events.length];
  const undone = [at, end].map((place) => ({ at: place, seat: 0, moves: 1, events: [] }));
  const reel = { ...plain, undone };
  // It stands before the first event of step 4, so it happened after step 3.
  expect(undoneBy(reel, 3)).toEqual([]);
  expect(undoneBy(reel, 4)).toEqual([undone[0]]);
  expect(undoneBy(reel, 69)).toEqual([undone[0]]);
  expect(undoneBy(reel, 70)).toEqual(undone);
});

describe('whose eyes first', () => {
  const people = (kinds: string): Reel['seats'] =>
    Array.from(kinds, (kind, seat) => ({
      name: `${seat}`,
      kind: kind === 'p' ? ('person' as const) : ('bot' as const),
      bot: null,
    }));
  test.for<[string, string, readonly Eyes[], Eyes | null, Eyes]>([
    ['the wished ones', 'pbb', [0, 1, 2, 'watcher', 'open'], 2, 2],
    ['the only person’s', 'bpb', [0, 1, 2, 'watcher', 'open'], null, 1],
    ['all cards open among several people', 'ppb', [0, 1, 2, 'watcher', 'open'], null, 'open'],
    ['what may be seen, where more was wished', 'pbb', [0, 'watcher'], 'open', 0],
    ['a watcher’s, where there is nothing else', 'ppb', ['watcher'], 1, 'watcher'],
    ['the only ones there are', 'pbb', [2], null, 2],
  ])('%s', ([, kinds, choices, wished, eyes]) => {
    const facts = { seats: people(kinds), choices: [...choices], eyes: choices[0] } as Reel;
    expect(firstEyes(facts, wished)).toBe(eyes);
  });
});
