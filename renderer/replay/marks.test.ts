// Hands, tricks and turns on the way through a game.
import { expect, test } from 'vitest';
import { english } from '../../engine/language/catalogue.ts';
import { sayIn } from '../../engine/language/say.ts';
import { headings } from '../games/magic-trick/log.ts';
import { largerParts, type Mark, markAfter, markBefore, marksOf, partAt, smallerParts } from './marks.ts';
import { type Reel, wound } from './reel.ts';
import { replayHost } from './replay.testing.ts';

const MARKS: readonly Mark[] = [
  { step: 0, level: 1, words: 'Hand 1' },
  { step: 3, level: 2, words: 'Trick 1' },
  { step: 7, level: 2, words: 'Trick 2' },
  { step: 9, level: 2, words: 'Score' },
  { step: 9, level: 1, words: 'Hand 2' },
  { step: 12, level: 2, words: 'Trick 1' },
];

test.for<[number, string | undefined, string | undefined]>([
  [0, 'Hand 1', undefined],
  [2, 'Hand 1', undefined],
  [3, 'Hand 1', 'Trick 1'],
  [8, 'Hand 1', 'Trick 2'],
  // In the step that ends one hand and begins the next, one is in the next.
  [9, 'Hand 2', undefined],
  [20, 'Hand 2', 'Trick 1'],
])('step %i is in %s, %s', ([step, larger, smaller]) => {
  const part = partAt(MARKS, step);
  expect([part.larger?.words, part.smaller?.words]).toEqual([larger, smaller]);
});

test('no part before the first mark, and smaller ones without a larger one', () => {
  const marks: readonly Mark[] = [{ step: 2, level: 2, words: 'Turn 1' }];
  expect(partAt(marks, 1)).toEqual({ larger: null, smaller: null });
  expect(partAt(marks, 2)).toEqual({ larger: null, smaller: marks[0] });
  expect(smallerParts(marks, 0)).toEqual(marks);
});

test('the menus offer all larger parts, and the smaller ones of the part one is in', () => {
  expect(largerParts(MARKS).map(({ words }) => words)).toEqual(['Hand 1', 'Hand 2']);
  expect(smallerParts(MARKS, 5).map(({ words }) => words)).toEqual(['Trick 1', 'Trick 2', 'Score']);
  expect(smallerParts(MARKS, 9).map(({ step }) => step)).toEqual([12]);
});

test('from part to part, and no further than the ends', () => {
  expect(markAfter(MARKS, 0)?.step).toBe(3);
  expect(markAfter(MARKS, 12)).toBeNull();
  expect(markBefore(MARKS, 9)?.step).toBe(7);
  expect(markBefore(MARKS, 0)).toBeNull();
});

test('in a real game the part of a step is the heading above its last event in the log', async () => {
  const host = replayHost({ game: 'magic-trick', seats: 3, moves: 150 });
  let reel: Reel | null = null;
  for (const from of [0, 100]) {
    reel = wound(
      reel,
      await host.ask({ type: 'replay', table: 't', eyes: 'watcher', from, count: 100 }, 'steps'),
    );
  }
  if (!reel) throw new Error('Nothing has come.');
  const found = headings(sayIn(english, 'en-GB'), reel.events);
  expect(found.length).toBeGreaterThan(20);
  const marks = marksOf(reel, found);
  reel.steps.forEach(({ before, events }, step) => {
    const above = found.findLast(({ at }) => at < before + events.length);
    const { larger, smaller } = partAt(marks, step);
    expect((smaller ?? larger)?.words).toBe(above?.words);
  });
});
