// For tests: a host in a process of its own over a folder of its own, killed and started again as often as one likes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { JournalEntry, JournalHeader } from '../engine/journal/journal.ts';
import { openDatabase } from './storage/open-database.ts';
import { sqliteStorage } from './storage/sqlite.ts';

export interface RunningChild {
  readonly port: number;
  /** Works once. */
  readonly address: string;
  /** As `kill -9`: the process is gone when the promise is kept. */
  kill(): Promise<void>;
}

/** Starts the host; the same `chance` gives the same tables and the same bots. */
export async function startChild(given: {
  readonly data: string;
  readonly rendererRoot: string;
  readonly chance: string;
  readonly port?: number;
}): Promise<RunningChild> {
  const script = fileURLToPath(new URL('host-child.testing.ts', import.meta.url));
  const args = [script, given.data, given.rendererRoot, given.chance, String(given.port ?? 0)];
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const [line] = (await Promise.race([
    once(child.stdout, 'data'),
    exited.then(() => Promise.reject(new Error('The host ended before it was there.'))),
  ])) as [Buffer];
  const [port = '', address = ''] = line.toString().trim().split(' ');
  return {
    port: Number(port),
    address,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

export interface Kept {
  readonly header: JournalHeader;
  readonly entries: readonly JournalEntry[];
}

/** What the disk has of the only table in a folder that no host holds. */
export function keptIn(data: string): Kept {
  const storage = sqliteStorage(openDatabase(data, () => 0).database);
  try {
    const { readable } = storage.tables();
    const [table] = readable;
    if (!table || readable.length > 1) throw new Error(`There are ${readable.length} tables in ${data}.`);
    return { header: table.header, entries: storage.entries(table.id) };
  } finally {
    storage.close();
  }
}

/** A move as two plays of the same game have to have it in common. */
export interface Essence {
  readonly n: number | null;
  readonly seat: number | null;
  readonly what: unknown;
  readonly check: string | null;
}

/**
 * A journal without what may differ when the same game is played twice: the times, the ids of moves, and which of those
 * who sort at the same time is ready first. All else has to be the same, the fingerprint after every move included.
 */
export function essenceOf(entries: readonly JournalEntry[]): Essence[] {
  const essence: Essence[] = [];
  let sorting: Essence[] = [];
  const endSorting = (): void => {
    essence.push(...sorting.toSorted((one, other) => (one.seat ?? 0) - (other.seat ?? 0)));
    sorting = [];
  };
  for (const entry of entries) {
    if (entry.kind === 'move' && entry.move.type === 'arrange') {
      sorting.push({ n: null, seat: entry.seat, what: entry.move, check: null });
      continue;
    }
    endSorting();
    essence.push(
      entry.kind === 'move'
        ? { n: entry.n, seat: entry.seat, what: entry.move, check: entry.check }
        : { n: entry.n, seat: null, what: entry.kind, check: null },
    );
  }
  endSorting();
  return essence;
}
