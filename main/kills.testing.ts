// For tests: whole games whose host is killed at moments that a seed chooses, and what has to hold afterwards.
import { fork, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { fastRandom } from '../engine/chance/fast.ts';
import type { GameId } from '../engine/games/registry.ts';
import type { ToClient } from '../engine/protocol/to-client.ts';
import { temporaryFolder } from './host.testing.ts';
import { databaseFile, openDatabase } from './storage/open-database.ts';
import { sqliteStorage } from './storage/sqlite.ts';
import {
  createPerson,
  nothingTold,
  playedIn,
  scriptOf,
  type ScriptedMove,
  type Told,
} from './scripted.testing.ts';
import { readAside } from './storage/judge.ts';
import { parseHeader } from '../engine/journal/file.ts';

/** When a host is killed: so long after a move was sent, before it if that is null. */
interface Kill {
  /** How far the game has come: a part of its moves. */
  readonly part: number;
  readonly afterMs: number | null;
}

/** How long a move takes at most from the window to the disk and back, and a little more. */
const MOST_MS = 12;

function chosenKills(count: number, seed: number): Kill[] {
  const random = fastRandom(seed);
  return Array.from({ length: count }, () => ({
    part: random.below(1000) / 1000,
    afterMs: random.below(10) === 0 ? null : (random.below(1000) / 1000) * MOST_MS,
  })).toSorted((one, other) => one.part - other.part);
}

/** Starts a host over a data folder; its chance comes from the name of the game. */
type Start = (data: string, game: GameId) => ChildProcess;

const CHILD = fileURLToPath(new URL('core-child.testing.ts', import.meta.url));
const QUIETLY = '--disable-warning=ExperimentalWarning';

const startChild: Start = (data, game) => fork(CHILD, [data, game], { execArgv: [QUIETLY] });

/** One life of a host, up to the end of the game or to a kill. */
async function live(
  data: string,
  game: GameId,
  told: Told,
  script: () => readonly ScriptedMove[],
  kill: Kill | null,
  start: Start = startChild,
): Promise<void> {
  const child = start(data, game);
  const exited = once(child, 'exit');
  const end = async (): Promise<void> => {
    child.kill('SIGKILL');
    await exited;
  };
  try {
    await Promise.race([
      once(child, 'message'),
      exited.then(() => Promise.reject(new Error('The host ended before it was there.'))),
    ]);
    await Promise.race([
      exited,
      new Promise<void>((resolve, reject) => {
        const person = createPerson({
          told,
          game,
          script,
          say: (message) => void (child.connected && child.send(message, () => {})),
          onQuestion(version) {
            if (!kill || version < Math.floor(kill.part * script().length)) return true;
            if (kill.afterMs === null) resolve();
            // From here on the pipe alone says what came of it.
            else setTimeout(resolve, kill.afterMs);
            return kill.afterMs !== null;
          },
        });
        child.on('message', (message) => {
          try {
            person.hear(message as ToClient);
            if (told.isOver) resolve();
          } catch (error) {
            reject(error as Error);
          }
        });
        person.begin();
      }),
    ]);
  } finally {
    await end();
  }
}

/** The script of the table that the disk has, also while its host plays. */
function scriptIn(data: string, told: Told, seed: number): ScriptedMove[] {
  return readAside(databaseFile(data), (database) => {
    const row = database.prepare('SELECT header FROM games WHERE id = ?').get(told.table);
    return scriptOf(parseHeader(String(row?.['header'])), seed);
  });
}

/**
 * Plays a game undisturbed, then again with so many kills, and finds the same: the script, to its end, with everything that was
 * acknowledged in its place. Answers how many kills there were.
 */
export async function playWithKills(game: GameId, kills: number, seed: number): Promise<number> {
  const folder = temporaryFolder();
  const told = nothingTold();
  let made: ScriptedMove[] | null = null;
  const script = (): readonly ScriptedMove[] => (made ??= scriptIn(folder.data, told, seed));
  let done = 0;
  try {
    for (const kill of chosenKills(kills, seed)) {
      if (told.isOver) break;
      await live(folder.data, game, told, script, kill);
      done += 1;
      checkKept(folder.data, told, script());
    }
    if (!told.isOver) await live(folder.data, game, told, script, null);
    checkWhole(folder.data, told, script());
    return done;
  } finally {
    folder.remove();
  }
}

/** The whole script, its end, and one record of it. */
function checkWhole(data: string, told: Told, script: readonly ScriptedMove[]): void {
  checkKept(data, told, script);
  const storage = sqliteStorage(openDatabase(data, () => 0).database);
  const { moves, end } = playedIn(storage.entries(told.table as string));
  expect(moves).toEqual(script);
  expect(end).toBe('over');
  expect(storage.records().map(({ table }) => table)).toEqual([told.table]);
  storage.close();
}

/** Whether calls of the system can be made to fail here: Debian's package fiu-utils. */
export function canFail(): boolean {
  return process.platform === 'linux' && spawnSync('fiu-run', ['-h']).error === undefined;
}

/**
 * Plays a game to its end over a disk that fails again and again, and finds the script. Answers how often the person was told that something could not be done.
 * @param faults names of libfiu, such as `posix/io/sync/fsync`, each with how likely it is
 */
export async function playOverBadDisk(
  game: GameId,
  faults: Readonly<Record<string, number>>,
  seed: number,
): Promise<number> {
  const folder = temporaryFolder();
  const told = nothingTold();
  let made: ScriptedMove[] | null = null;
  const script = (): readonly ScriptedMove[] => (made ??= scriptIn(folder.data, told, seed));
  const control = join(folder.rendererRoot, 'fiu');
  const startFailing: Start = (data) => {
    const child = spawn('fiu-run', ['-x', '-f', control, process.execPath, QUIETLY, CHILD, data, game], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    // Only from here on: a disk that fails at the start is another matter.
    child.once('message', () => {
      const commands = Object.entries(faults).flatMap(([name, probability]) => [
        '-c',
        `enable_random name=${name},probability=${probability},failinfo=${EIO}`,
      ]);
      const said = spawnSync('fiu-ctrl', ['-f', control, ...commands, String(child.pid)], {
        encoding: 'utf8',
      });
      if (said.status !== 0) throw new Error(`fiu-ctrl: ${said.stderr}`);
    });
    return child;
  };
  try {
    await live(folder.data, game, told, script, null, startFailing);
    checkWhole(folder.data, told, script());
    return told.troubles.length;
  } finally {
    folder.remove();
  }
}

/** An error of input or output, by its number on Linux. */
const EIO = 5;

/** After a kill: the one table, a beginning of the script, each move once, and every acknowledgement. */
function checkKept(data: string, told: Told, script: readonly ScriptedMove[]): void {
  const { database, notices } = openDatabase(data, () => 0);
  const storage = sqliteStorage(database);
  expect(notices).toEqual([]);
  expect(storage.tables().readable.map(({ id }) => id)).toEqual([told.table]);
  const entries = storage.entries(told.table as string);
  const { moves, ids } = playedIn(entries);
  expect(moves).toEqual(script.slice(0, moves.length));
  expect(ids).toEqual(moves.map((_, version) => `m${version}`));
  expect(entries.length).toBeGreaterThanOrEqual(told.version);
  for (const [id, n] of told.accepted) expect(ids[n - 1]).toBe(id);
  storage.close();
}
