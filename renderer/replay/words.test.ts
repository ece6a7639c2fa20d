// What is said of a replay.
import { expect, test } from 'vitest';
import { english } from '../../engine/language/catalogue.ts';
import { sayIn } from '../../engine/language/say.ts';
import type { Eyes } from '../../engine/protocol/kept.ts';
import type { Mark } from './marks.ts';
import { captionOf, endsWords, eyesWords, positionWords } from './words.ts';

const say = sayIn(english, 'en-GB');
const MARKS: readonly Mark[] = [
  { step: 1, level: 1, words: 'Hand 2' },
  { step: 5, level: 2, words: 'Trick 3' },
];

test.for<[number, number, string]>([
  [0, 121, 'The beginning, before 120 moves'],
  [0, 2, 'The beginning, before 1 move'],
  [0, 1, 'The beginning, before any move'],
  [4, 121, 'Move 4 of 120: Hand 2'],
  [34, 121, 'Move 34 of 120: Hand 2, Trick 3'],
])('step %i of %i: %s', ([at, total, words]) => {
  expect(positionWords(say, { total }, MARKS, at)).toBe(words);
});

test('a game without parts tells the move alone', () => {
  expect(positionWords(say, { total: 10 }, [], 3)).toBe('Move 3 of 9');
});

test.for<[Eyes, string]>([
  [1, 'Ben’s eyes'],
  ['watcher', 'A watcher’s eyes'],
  ['open', 'All cards open'],
])('the eyes %s', ([eyes, words]) => {
  expect(eyesWords(say, eyes, ['Ada', 'Ben'])).toBe(words);
});

test.for<[number, { code: string; facts: Record<string, number> } | null, string | null]>([
  [5, null, null],
  [
    121,
    { code: 'table-of-other-rules', facts: { played: 2, known: 1 } },
    `Followed to move 120 and no further: ${say('trouble.table-of-other-rules', { played: 2, known: 1 })}`,
  ],
  [
    1,
    { code: 'from-tomorrow', facts: {} },
    'Followed to the beginning and no further: what comes then cannot be read.',
  ],
  // No code leads into what every object has.
  [
    2,
    { code: 'constructor', facts: {} },
    'Followed to move 1 and no further: what comes then cannot be read.',
  ],
])('of %i steps, with the end %j: %s', ([total, ends, words]) => {
  expect(endsWords(say, { total, ends })).toBe(words);
});

test.for<[readonly string[], string]>([
  [[], ''],
  [['Ada plays the red 5.'], 'Ada plays the red 5.'],
  [['Ada plays the red 5.', 'Ben takes the trick.'], 'Ada plays the red 5. Ben takes the trick.'],
  // Who takes the trick is said also where not all of it has room, and nothing smaller in its place.
  [
    ['Ada plays the red 5.', 'Ben takes the trick: red 5, blue 0, blue 3 and red 7.', 'Ben leads.'],
    'Ada plays the red 5. Ben takes the trick: red 5, blue 0, blue 3 and red 7.',
  ],
  [
    ['A sentence that is longer than all the room that there is for it, and stands alone.', 'So.'],
    'A sentence that is longer than all the room that there is for it, and stands alone.',
  ],
])('of %j the caption says "%s"', ([lines, caption]) => {
  expect(captionOf(lines)).toBe(caption);
});
