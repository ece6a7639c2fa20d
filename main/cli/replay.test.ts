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
const entry = (n: number, change: object): Journal => ({
  ...saved,
  entries: saved.entries.map((each) => (each.n === n ? ({ ...each, ...change } as JournalEntry) : each)),
});
/** Four rows are sorted first. */
const FIRST_PLAY = 5;

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
    expect(err).toMatch(/^[^\n]+[.]\n$/);
  });
});

test('a journal is the same after it was written and read', () => {
  expect(parseJournal(formatJournal(saved))).toEqual(saved);
  expect(parseJournal(formatJournal({ ...saved, entries: [] }))).toEqual({ ...saved, entries: [] });
});
