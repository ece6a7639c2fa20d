// `parlor run --save` and `parlor replay`: a saved game plays again, and a file that was changed does not.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatJournal, parseJournal } from '../../engine/journal/file.ts';
import type { Journal, JournalEntry } from '../../engine/journal/journal.ts';
import type { Outcome } from '../../engine/scenario/outcome.ts';
import { call, parsedLines } from './call.testing.ts';

const cwd = mkdtempSync(join(tmpdir(), 'parlor-replay-'));
const examples = join(dirname(fileURLToPath(import.meta.url)), '../../tests/scenarios/magic-trick');
const scenarioOf = (name: string): string => {
  const { scenario } = JSON.parse(readFileSync(join(examples, `${name}.json`), 'utf8')) as {
    scenario: object;
  };
  return JSON.stringify(scenario);
};

interface Replay {
  readonly result: unknown;
  readonly version: number;
  readonly hash: string;
  readonly status: string;
}

let ran: Outcome | undefined;
let saved: Journal;

beforeAll(async () => {
  const { exit, out } = await call(['run', '-', '--save', 'game.parlor'], {
    input: scenarioOf('full-01'),
    cwd,
  });
  expect(exit).toBe(0);
  [ran] = parsedLines<Outcome>(out);
  saved = parseJournal(readFileSync(join(cwd, 'game.parlor'), 'utf8'));
});
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

test('a saved game plays again to the same result', async () => {
  const { exit, out, err } = await call(['replay', 'game.parlor'], { cwd });
  expect([exit, err]).toEqual([0, '']);
  const [again] = parsedLines<Replay>(out);
  expect(again).toEqual({
    result: ran?.result,
    version: ran?.version,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    status: 'over',
  });
  expect(Object.keys(again ?? {})).toEqual(['result', 'version', 'hash', 'status']);
});

test('both executors write the same journal', async () => {
  const given = { input: scenarioOf('prefix-01'), cwd };
  await call(['run', '-', '--save', 'compiled.parlor'], { ...given, executor: 'compiled' });
  await call(['run', '-', '--save', 'xstate.parlor'], { ...given, executor: 'xstate' });
  const [compiled, xstate] = ['compiled', 'xstate'].map((name) =>
    readFileSync(join(cwd, `${name}.parlor`), 'utf8'),
  );
  expect(compiled).toBe(xstate);
});

test('of a scenario that is refused the accepted moves are kept', async () => {
  const given = { input: scenarioOf('made-ex5-must-follow'), cwd };
  const { exit, out } = await call(['run', '-', '--each', '--save', 'refused.parlor'], given);
  expect(exit).toBe(3);
  const { entries } = parseJournal(readFileSync(join(cwd, 'refused.parlor'), 'utf8'));
  expect(entries.map((entry) => entry.n)).toEqual([1, 2, 3, 4, 5, 6]);
  // The start, six moves and the refused one.
  expect(parsedLines(out)).toHaveLength(8);
  const [again] = parsedLines<Replay>((await call(['replay', 'refused.parlor'], { cwd })).out);
  expect(again).toMatchObject({ result: null, version: 6, status: 'playing' });
});

test('a folder that is not there', async () => {
  const { exit, out, err } = await call(['run', '-', '--save', 'no/where.parlor'], {
    input: scenarioOf('full-01'),
    cwd,
  });
  expect([exit, out]).toEqual([2, '']);
  expect(err).toBe('no/where.parlor: cannot be written: there is no such file or folder.\n');
});

const header = (change: object): Journal => ({ ...saved, header: { ...saved.header, ...change } });
const ended = (change: object): Journal => ({
  ...saved,
  result: { winners: [], scores: [], reason: '', ...saved.result, ...change },
});
const unfinished = (entries: number, ...more: readonly object[]): Journal => ({
  ...saved,
  entries: [...saved.entries.slice(0, entries), ...(more as JournalEntry[])],
});
const end = (n: number) => ({ n, at: 0, kind: 'end', reason: 'over' });
const entry = (n: number, change: object): Journal => ({
  ...saved,
  entries: saved.entries.map((each) => (each.n === n ? ({ ...each, ...change } as JournalEntry) : each)),
});
/** Four rows are sorted first. */
const FIRST_PLAY = 5;

/** The last move of that game. */
const LAST = 350;

/** A slot that was not played first; the leader may play any. */
function otherSlot(): number {
  const played = saved.entries[FIRST_PLAY - 1];
  return played?.kind === 'move' && played.move['slot'] === 0 ? 1 : 0;
}

/** What was done to the file, its text, the exit code and what the one line names. */
const changed: readonly (readonly [title: string, text: () => string, exit: number, names: string])[] = [
  ['no JSON', () => 'hello', 2, 'JSON'],
  ['another JSON', () => '{"moves":[]}', 2, 'no journal'],
  ['a list', () => '[]', 2, 'no journal'],
  ['cut short', () => formatJournal(saved).slice(0, 5000), 2, 'JSON'],
  ['a newer format', () => formatJournal(header({ format: 99 })), 2, 'header.format'],
  ['other rules', () => formatJournal(header({ rulesVersion: 99 })), 2, 'version 99'],
  ['a game that is none', () => formatJournal(header({ game: 'chess' })), 2, 'game: '],
  ['too few seats', () => formatJournal(header({ seats: saved.header.seats.slice(0, 1) })), 2, 'seats: '],
  ['a wrong option', () => formatJournal(header({ options: { memory: 1 } })), 2, 'options.memory: '],
  ['a header without a seed', () => formatJournal(header({ seed: undefined })), 2, 'header.seed'],
  ['another deal', () => formatJournal(header({ decks: [], seed: 'other' })), 2, 'Entry 1 '],
  ['an unknown kind of entry', () => formatJournal(entry(3, { kind: 'wish' })), 2, 'entries[2]'],
  ['a gap', () => formatJournal(entry(3, { n: 7 })), 2, 'Entry 3 '],
  ['a move that is malformed', () => formatJournal(entry(3, { move: { type: 'fly' } })), 2, 'Entry 3 '],
  ['a seat out of turn', () => formatJournal(entry(FIRST_PLAY, { seat: 9 })), 2, 'Entry 5 '],
  ['a check that is wrong', () => formatJournal(entry(3, { check: '0'.repeat(16) })), 1, 'Entry 3 '],
  ['other winners', () => formatJournal(ended({ winners: [0] })), 1, `entry ${LAST} `],
  ['other scores', () => formatJournal(ended({ scores: [9, 9, 9, 9] })), 1, `entry ${LAST} `],
  ['another reason', () => formatJournal(ended({ reason: 'luck' })), 1, `entry ${LAST} `],
  ['a result before the end', () => formatJournal(unfinished(20)), 1, 'entry 20 '],
  [
    'an end before the game is over',
    () => formatJournal({ ...unfinished(20, end(21)), result: undefined }),
    1,
    'entry 20 ',
  ],
  ['a result in another form', () => formatJournal(ended({ winners: 'all' })), 2, 'result.winners'],
  [
    'a move after the end',
    () => formatJournal(unfinished(20, end(21), { ...saved.entries[20], n: 22 })),
    2,
    'Entry 22 ',
  ],
  [
    'a key that changes objects',
    () => formatJournal(saved).replace('"setup":{', '"setup":{"__proto__":1,'),
    2,
    '__proto__',
  ],
  [
    'another legal move',
    () => formatJournal(entry(FIRST_PLAY, { move: { type: 'play', slot: otherSlot() } })),
    1,
    'Entry 5 ',
  ],
];

describe('a file that was changed', () => {
  test.for(changed)('%s', async ([, text, code, names]) => {
    writeFileSync(join(cwd, 'changed.parlor'), text());
    const { exit, out, err } = await call(['replay', 'changed.parlor'], { cwd });
    expect([exit, out]).toEqual([code, '']);
    expect(err).toContain(names);
    expect(err).toMatch(/^changed\.parlor: [^\n]+[.]\n$/);
  });

  test.for([
    [
      'a picture',
      (): string => '\u{89}PNG\r\n\u{1a}\n\0\u{fffd}Äß',
      'This is no JSON, so it is no .parlor file; choose another.',
    ],
    [
      'a game with other bytes in it',
      () => formatJournal(saved).replace('"header"', '"header\0\u{fffd}"'),
      'This is no JSON from line 2 on; take another copy of it.',
    ],
  ] as const)('is named, and nothing of it is shown: %s', async ([, text, says]) => {
    writeFileSync(join(cwd, 'changed.parlor'), text());
    const { exit, err } = await call(['replay', 'changed.parlor'], { cwd });
    expect([exit, err]).toEqual([2, `changed.parlor: ${says}\n`]);
    expect((await call(['replay', '-'], { cwd, input: text() })).err).toBe(`standard input: ${says}\n`);
  });
});

test('a journal is the same after it was written and read', () => {
  expect(parseJournal(formatJournal(saved))).toEqual(saved);
  expect(parseJournal(formatJournal({ ...saved, entries: [] }))).toEqual({ ...saved, entries: [] });
});
