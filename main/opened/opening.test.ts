// Files that the system has the program open: what is one, what is read of it, and who hears what became of it.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MOST_PIECE_CHARACTERS } from '../../engine/protocol/kept.ts';
import type { ToClient } from '../../engine/protocol/to-client.ts';
import type { Archive } from '../archive/archive.ts';
import { asNobody } from '../as-nobody.testing.ts';
import type { Client } from '../table/client.ts';
import { trouble } from '../table/trouble.ts';
import { createOpening, FOR_NEXT_MS } from './opening.ts';
import { isParlorFile, pathOf, readParlorFile } from './parlor-file.ts';
import { broughtSentence } from './sentences.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-opened-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

test.for([
  ['game.parlor', true],
  ['/a b/Magic Trick 2026-12-01.PARLOR', true],
  ['file:///home/ada/game.parlor', true],
  ['--data=x.parlor', false],
  ['-x.parlor', false],
  ['game.json', false],
  ['parlor', false],
  ['', false],
] as const)('%j names a file of a game: %s', ([argument, isOne]) => {
  expect(isParlorFile(argument)).toBe(isOne);
});

test('a path is taken from the folder of whoever named it, and an address of the desktop is a path', () => {
  const there = resolve('/home/ada');
  expect(pathOf('games/a.parlor', there)).toBe(join(there, 'games', 'a.parlor'));
  const path = resolve('/games/ä b %20.parlor');
  expect(pathOf(path, there)).toBe(path);
  expect(pathOf(pathToFileURL(path).href, there)).toBe(path);
  expect(pathOf('file://elsewhere/%ZZ.parlor', there)).toContain('ZZ.parlor');
});

describe('what cannot be read is told by its name', () => {
  test.for([
    ['nothing', () => undefined, { code: 'file-not-read', facts: { file: 'x.parlor', why: 'missing' } }],
    [
      'a folder',
      (path: string) => mkdirSync(path),
      { code: 'file-not-read', facts: { file: 'x.parlor', why: 'folder' } },
    ],
    [
      'a picture',
      (path: string) => writeFileSync(path, Buffer.from('89504e470d0a1a0affff', 'hex')),
      { code: 'file-foreign', facts: { file: 'x.parlor' } },
    ],
    [
      'more than any game',
      (path: string) => {
        writeFileSync(path, '');
        // With a hole in it: no byte of that is written, and none is read.
        truncateSync(path, 50_000_000);
      },
      { code: 'file-too-large', facts: { file: 'x.parlor', most: 16 } },
    ],
    [
      'more characters than any game',
      (path: string) => writeFileSync(path, 'x'.repeat(16_000_001)),
      { code: 'file-too-large', facts: { file: 'x.parlor', most: 16 } },
    ],
  ] as const)('%s', async ([, make, told]) => {
    const path = join(folder, 'x.parlor');
    make(path);
    expect(await readParlorFile(path)).toEqual(told);
  });

  test.skipIf(process.platform === 'win32')('a pipe, for which nobody waits', async () => {
    const path = join(folder, 'x.parlor');
    execFileSync('mkfifo', [path]);
    expect(await readParlorFile(path)).toEqual({ code: 'file-foreign', facts: { file: 'x.parlor' } });
  });

  test.skipIf(process.platform === 'win32')('what may not be read', async () => {
    const path = write('x.parlor', '{}');
    chmodSync(folder, 0o755);
    chmodSync(path, 0);
    expect(await asNobody(() => readParlorFile(path))).toMatchObject({ facts: { why: 'forbidden' } });
  });
});

/** An archive that puts files together, and refuses those that say `wrong`. */
function opened(windows: Client[] = []) {
  const files = new Map<Client, string>();
  const log: string[] = [];
  const archive: Pick<Archive, 'hear' | 'gone'> = {
    async hear(client, message) {
      if (message.type !== 'import') throw new Error('Only files are brought here.');
      await Promise.resolve();
      const text = (files.get(client) ?? '') + message.text;
      files.set(client, text);
      expect(message.text.length).toBeLessThanOrEqual(MOST_PIECE_CHARACTERS);
      const { id, name, piece, pieces } = message;
      if (text.startsWith('fall')) throw new Error(text);
      if (text.startsWith('wrong')) return client.send(trouble('file-foreign', id, { file: name }));
      if (piece + 1 < pieces) return client.send({ type: 'done', id });
      client.send({ type: 'kept', id, table: `${text.length}`, isNew: true, status: 'over' });
    },
    gone: (client) => void files.delete(client),
  };
  const time = { now: 1_000_000 };
  const opening = createOpening({
    archive,
    windows: () => windows,
    clock: () => time.now,
    log: (line) => log.push(line),
  });
  return { opening, files, log, time };
}

function listener(): Client & { readonly heard: ToClient[] } {
  const heard: ToClient[] = [];
  return { heard, send: (message) => void heard.push(message) };
}

test('files are brought in one after another, and every window is told of each', async () => {
  const windows = [listener(), listener()];
  const { opening, files, log } = opened(windows);
  const long = 'x'.repeat(100_000);
  const paths = [
    write('long.parlor', long),
    write('wrong.parlor', `wrong${long}`),
    join(folder, 'gone.parlor'),
    write('fall.parlor', 'fall'),
    write('short.parlor', 'xy'),
  ];
  await opening.open(paths);
  const kept = (table: string) => ({ kept: { table, isNew: true, status: 'over' }, trouble: null });
  const failed = (code: string, facts: object) => ({ kept: null, trouble: { code, facts } });
  for (const { heard } of windows) {
    expect(heard).toMatchObject([
      { id: 'opened-1', file: 'long.parlor', ...kept('100000') },
      { id: 'opened-2', file: 'wrong.parlor', ...failed('file-foreign', { file: 'wrong.parlor' }) },
      {
        id: 'opened-3',
        file: 'gone.parlor',
        ...failed('file-not-read', { file: 'gone.parlor', why: 'missing' }),
      },
      { id: 'opened-4', file: 'fall.parlor', ...failed('host-failed', {}) },
      { id: 'opened-5', file: 'short.parlor', ...kept('2') },
    ]);
  }
  // Nothing of what was sent stays behind, and the log holds nothing of the files.
  expect(files.size).toBe(0);
  expect(log).toEqual([
    '“wrong.parlor” is no game of Parlor Tricks: choose a .parlor file.',
    'There is no file “gone.parlor” any more: look where it was moved to.',
    expect.stringMatching(/^A file could not be opened: Error at opening\.test\.ts:\d+$/),
    'The program could not do that: try again, or start it anew.',
  ]);
});

test('a file that was opened before there was a window is told of to the first one that comes', async () => {
  const { opening } = opened();
  await opening.open([write('a.parlor', 'a')]);
  const [first, second] = [listener(), listener()];
  opening.greet(first);
  opening.greet(second);
  expect(first.heard).toMatchObject([{ type: 'brought', file: 'a.parlor', kept: { table: '1' } }]);
  expect(second.heard).toEqual([]);
});

test('of files that are for the next window it is told too, once and soon; and whoever brought them is answered', async () => {
  const there = listener();
  const { opening, time } = opened([there]);
  const answer = await opening.open([write('a.parlor', 'a'), join(folder, 'gone.parlor')], true);
  expect(answer).toMatchObject([
    { file: 'a.parlor', trouble: null },
    { file: 'gone.parlor', trouble: { code: 'file-not-read' } },
  ]);
  expect(answer.map(broughtSentence)).toEqual([
    'Added: the game in “a.parlor”.',
    'There is no file “gone.parlor” any more: look where it was moved to.',
  ]);
  time.now += FOR_NEXT_MS - 1;
  const [next, later, late] = [listener(), listener(), listener()];
  opening.greet(next);
  opening.greet(later);
  expect([there.heard, next.heard, later.heard]).toEqual([answer, answer, []]);
  await opening.open([write('b.parlor', 'b')], true);
  time.now += FOR_NEXT_MS;
  opening.greet(late);
  expect(late.heard).toEqual([]);
});
