// Tests of files that are refused: each with one trouble that names the place, and nothing that is kept changes.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatJournal } from '../../../engine/journal/file.ts';
import type { Journal, JournalEntry } from '../../../engine/journal/journal.ts';
import { formatSight, sightSchema, type Sight } from '../../../engine/journal/sight.ts';
import { english } from '../../../engine/language/catalogue.ts';
import { sayIn } from '../../../engine/language/say.ts';
import { troubleSentence } from '../../../engine/language/troubles.ts';
import { MOST_FILE_CHARACTERS } from '../../../engine/protocol/kept.ts';
import type { ToClient } from '../../../engine/protocol/to-client.ts';
import { played, testArchive, type TestArchive } from '../archive.testing.ts';

const say = sayIn(english, 'en-GB');
let archive: TestArchive;
let before: string;
let sight: Sight;
const other = played('magicians', { seats: 2, seed: 61 });
const part = played('magic-trick', { seats: 3, seed: 62, moves: 12 });

beforeEach(async () => {
  archive = testArchive();
  await archive.keep('game', part);
  sight = sightSchema.parse(JSON.parse(await archive.file('game', 'watcher')));
  before = archive.everything();
});
afterEach(() => expect(archive.everything() === before).toBe(true));

const whole: Journal = played('magic-trick', { seats: 3, seed: 63, undos: 1 });
const header = (change: object): string =>
  formatJournal({ ...whole, header: { ...whole.header, ...change } });
const entries = (change: (all: JournalEntry[]) => readonly object[]): string =>
  formatJournal({ ...whole, entries: change(structuredClone(whole.entries)) as JournalEntry[] });
const at = (n: number, change: object): string =>
  entries((all) => all.map((entry) => (entry.n === n ? { ...entry, ...change } : entry)));
const person = { name: 'Ada', kind: 'person', bot: null } as const;
const seats = (first: object): object => ({ seats: [first, person, person] });
const seen = (change: object): string => formatSight({ ...sight, ...change });
const saw = (change: object): string => seen({ header: { ...sight.header, ...change } });
const step = (n: number, change: object): string =>
  seen({ steps: sight.steps.map((each, index) => (index === n ? { ...each, ...change } : each)) });
const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const undo = whole.entries.findIndex(({ kind }) => kind === 'undo') + 1;
/** Moves before the entry `n`, with it. */
const moveOf = (n: number): number => whole.entries.slice(0, n).filter(({ kind }) => kind === 'move').length;
const LAST = whole.entries.length;
const result = { winners: [0], scores: [1, 2, 3], reason: 'highest-total' };

const cases: readonly (readonly [what: string, text: () => string, code: string, facts: object])[] = [
  ['nothing', () => '', 'file-foreign', {}],
  ['a text', () => 'Dear diary', 'file-foreign', {}],
  ['another JSON', () => '{"moves":[]}', 'file-foreign', {}],
  ['null', () => 'null', 'file-foreign', {}],
  ['deep lists', () => nested(500_000), 'file-foreign', {}],
  ['another kind of ours', () => '{"parlor":"history","version":1,"games":[]}', 'file-foreign', {}],
  [
    'a file cut short',
    () => formatJournal(whole).slice(0, 3000),
    'file-damaged',
    { place: expect.stringMatching(/^line \d+$/u) },
  ],
  ['a newer journal', () => header({ format: 2 }), 'file-too-new', {}],
  ['a newer sight', () => saw({ format: 2 }), 'file-too-new', {}],
  [
    'another game',
    () => header({ game: 'chess' }),
    'file-other-rules',
    { game: 'chess', played: 1, known: 0 },
  ],
  ['other rules', () => header({ rulesVersion: 2 }), 'file-other-rules', { played: 2, known: 1 }],
  ['a sight of other rules', () => saw({ rulesVersion: 9 }), 'file-other-rules', { played: 9, known: 1 }],
  ['no seed', () => header({ seed: 7 }), 'file-damaged', { place: 'header.seed' }],
  [
    'a wrong option',
    () => header({ options: { memory: 1 } }),
    'file-damaged',
    { place: 'header.options.memory' },
  ],
  ['two seats', () => header({ seats: [person, person] }), 'file-damaged', { place: 'header.seats' }],
  [
    'a name of two lines',
    () => header(seats({ ...person, name: 'A\nB' })),
    'file-damaged',
    { place: 'header.seats[0].name' },
  ],
  [
    'a person who is a bot',
    () => header(seats({ ...person, bot: 'x' })),
    'file-damaged',
    { place: 'header.seats[0].bot' },
  ],
  [
    'a key of objects',
    () => header({}).replace('"setup":{', '"setup":{"__proto__":{"dealer":1}'),
    'file-damaged',
    { place: 'header.setup.__proto__' },
  ],
  [
    'a deep move',
    () => at(3, { move: { type: 'play', deep: JSON.parse(nested(60)) as unknown } }),
    'file-damaged',
    { place: expect.stringMatching(/^entries\[2\]\.move\.deep/u) },
  ],
  [
    'a deal that is another',
    () => header({ seed: 'other' }),
    'file-illegal-move',
    { move: 1, why: expect.any(String) },
  ],
  ['a gap', () => entries((all) => all.toSpliced(4, 1)), 'file-damaged', { place: 'entries[4]' }],
  [
    'a move that is refused',
    () => at(7, { move: { type: 'play', slot: 99 } }),
    'file-illegal-move',
    { move: 7, why: expect.any(String) },
  ],
  ['a move of a seat that is not there', () => at(5, { seat: 9 }), 'file-illegal-move', { move: 5 }],
  ['a move that leads elsewhere', () => at(9, { check: '0'.repeat(16) }), 'file-differs', { move: 9 }],
  [
    'a move after one taken back',
    () => at(undo + 1, { check: '0'.repeat(16) }),
    'file-differs',
    { move: moveOf(undo + 1) },
  ],
  [
    'taking back what is to come',
    () => at(undo, { to: 999 }),
    'file-damaged',
    { place: `entries[${undo - 1}]` },
  ],
  ['a time that is none', () => at(4, { at: 0.5 }), 'file-damaged', { place: 'entries[3].at' }],
  [
    'a move after the end',
    () => entries((all) => [...all, { ...all[LAST - 2], n: LAST + 1 }]),
    'file-illegal-move',
    { move: moveOf(LAST) + 1 },
  ],
  [
    'an end too soon',
    () => entries((all) => [...all.slice(0, 20), { ...all.at(-1), n: 21 }]),
    'file-forged',
    { move: moveOf(20) },
  ],
  ['a forged result', () => formatJournal({ ...whole, result }), 'file-forged', { move: moveOf(LAST) }],
  ['a result too soon', () => formatJournal({ ...part, result }), 'file-forged', { move: 12 }],
  [
    'a bot that there is not',
    () =>
      formatJournal({
        ...part,
        header: { ...part.header, seats: [person, { name: 'R', kind: 'bot', bot: 'deep' }, person] },
      }),
    'file-damaged',
    { place: 'header.seats[1].bot' },
  ],
  [
    'an open seat',
    () =>
      formatJournal({
        ...part,
        header: { ...part.header, seats: [person, { name: '', kind: 'open', bot: null }, person] },
      }),
    'file-damaged',
    { place: 'header.seats[1].bot' },
  ],
  [
    'too many entries',
    () =>
      `{"parlor":"journal","header":${JSON.stringify(whole.header)},"entries":[${'1,'.repeat(999_999)}1]}`,
    'file-damaged',
    { place: 'entries[50000]' },
  ],
  [
    'more moves than such a game has',
    () => entries((all) => Array.from({ length: 10_000 }, (_, index) => ({ ...all[0], n: index + 1 }))),
    'file-damaged',
    { place: 'entries[2100]' },
  ],
  [
    'a seed as long as a book',
    () => header({ seed: 'x'.repeat(6_000) }),
    'file-damaged',
    { place: 'header.seed' },
  ],
  [
    'a move with an endless id',
    () => at(3, { id: 'x'.repeat(6_000) }),
    'file-damaged',
    { place: 'entries[2].id' },
  ],
  [
    'a move with a list that never ends',
    () => at(3, { move: { type: 'arrange', order: Array.from({ length: 20_000 }, () => 1) } }),
    'file-damaged',
    { place: 'entries[2].move.order' },
  ],
  [
    'more options than anything has',
    () => header({ options: Object.fromEntries(Array.from({ length: 20_000 }, (_, key) => [`k${key}`, 1])) }),
    'file-damaged',
    { place: 'header.options' },
  ],
  ['a beginning at no time', () => saw({ since: 1e300 }), 'file-damaged', { place: 'header.since' }],
  ['a step at no time', () => step(3, { at: 1e300 }), 'file-damaged', { place: 'steps[3]' }],
  [
    'more steps than such a game has',
    () => seen({ steps: Array.from({ length: 10_000 }, (_, n) => ({ ...sight.steps[1], n, changed: {} })) }),
    'file-damaged',
    { place: 'steps[526]' },
  ],
  ['eyes of nobody', () => saw({ eyes: 5 }), 'file-damaged', { place: 'header.eyes' }],
  ['a sight with a seed', () => saw({ seed: 'x' }), 'file-damaged', { place: 'header' }],
  ['a sight without steps', () => seen({ steps: [] }), 'file-damaged', { place: 'steps' }],
  ['a step backwards', () => step(3, { n: 1 }), 'file-damaged', { place: 'steps[3]' }],
  [
    'a view through other eyes',
    () => step(2, { changed: { viewer: 1 } }),
    'file-damaged',
    { place: 'steps[2]' },
  ],
  [
    'a view of another game',
    () => step(0, { changed: { ...sight.steps[0]?.changed, game: 'sam' } }),
    'file-damaged',
    { place: 'steps[0]' },
  ],
  ['a view without rows', () => step(4, { gone: ['rows'] }), 'file-damaged', { place: 'steps[4]' }],
  [
    'a seat without cards',
    () => step(0, { changed: { ...sight.steps[0]?.changed, seats: [{}, {}, {}] } }),
    'file-damaged',
    { place: 'steps[0]' },
  ],
  [
    'what was taken back and has no words',
    () => seen({ undone: [{ at: 1, seat: 0, moves: 1, events: [{ type: 'thunder' }] }] }),
    'file-damaged',
    { place: 'undone[0]' },
  ],
  ['no seats', () => step(3, { changed: { seats: null } }), 'file-damaged', { place: 'steps[3]' }],
  [
    'a phase that there is not',
    () => step(4, { changed: { phase: 'dreaming' } }),
    'file-damaged',
    { place: 'steps[4]' },
  ],
  [
    'an event without words',
    () => step(5, { events: [{ type: 'thunder' }] }),
    'file-damaged',
    { place: 'steps[5]' },
  ],
  [
    'what was taken back after the end',
    () => seen({ undone: [{ at: 9999, seat: 0, moves: 1, events: [] }] }),
    'file-damaged',
    { place: 'undone[0]' },
  ],
];

describe('a file is refused that holds', () => {
  test.for(cases)('%s', async ([, text, code, facts]) => {
    const answer = await archive.bring(text(), 'mine.parlor');
    expect(answer).toMatchObject({ type: 'trouble', code, facts: { file: 'mine.parlor', ...facts } });
    if (answer.type !== 'trouble') throw new Error('It was taken.');
    expect(troubleSentence(say, answer)).toMatch(/^“mine.parlor”|“mine.parlor”/u);
    expect(archive.logged).toEqual([]);
  });

  test('the game of another, whose moves it says', async () => {
    const text = formatJournal({
      ...whole,
      header: { ...other.header, game: 'magic-trick', seats: whole.header.seats },
    });
    expect(await archive.bring(text)).toMatchObject({ type: 'trouble', code: 'file-illegal-move' });
  });
});

describe('pieces of a file', () => {
  const say1 = (change: object) =>
    ({ type: 'import', name: 'x', file: 'f', piece: 0, pieces: 2, text: '{', ...change }) as const;

  test('come in their order, of one file at a time', async () => {
    for (const [first, second] of [
      [{}, { piece: 2, pieces: 3 }],
      [{}, { piece: 1, file: 'other' }],
      [{}, { piece: 1, pieces: 3 }],
      [{ piece: 1 }, { piece: 1 }],
      [{ piece: 2 }, { piece: 2 }],
    ]) {
      await archive.ask(say1(first ?? {}));
      expect(await archive.ask(say1(second ?? {}))).toMatchObject([{ type: 'trouble', code: 'malformed' }]);
    }
    // A file that begins anew forgets what came before it.
    await archive.ask(say1({ text: 'x' }));
    await archive.ask(say1({ file: 'g' }));
    expect(await archive.ask(say1({ file: 'g', piece: 1, text: '}' }))).toMatchObject([
      { code: 'file-foreign' },
    ]);
  });

  test('are forgotten with the window that sent them', async () => {
    expect(await archive.ask(say1({}))).toMatchObject([{ type: 'done' }]);
    archive.archive.gone(archive.window);
    expect(await archive.ask(say1({ piece: 1 }))).toMatchObject([{ type: 'trouble', code: 'malformed' }]);
  });

  test('are too many when they are more than any game', async () => {
    const text = ' '.repeat(MOST_FILE_CHARACTERS / 4);
    const heard: ToClient[] = [];
    const window = { send: (message: ToClient) => void heard.push(message) };
    for (let piece = 0; piece < 5; piece += 1) {
      await archive.archive.hear(window, { ...say1({ piece, pieces: 9, text }), id: 'i' });
    }
    expect(heard.map((message) => message.type)).toEqual(['done', 'done', 'done', 'done', 'trouble']);
    expect(heard[4]).toMatchObject({ code: 'file-too-large', facts: { file: 'x', most: 16 } });
    await archive.archive.hear(window, { ...say1({ piece: 5, pieces: 9, text }), id: 'i' });
    expect(heard[5]).toMatchObject({ code: 'malformed' });
  });
});
