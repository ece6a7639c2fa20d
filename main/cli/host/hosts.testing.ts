// For tests: hosts without a screen as processes of their own, on the loopback, with the statuses that they print.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Status, TableStatus } from './status.ts';

export interface RunningHost {
  readonly statuses: readonly Status[];
  /** All that it printed on standard output and standard error. */
  printed(): string;
  /** The first status, printed already or still to come, for which `wanted` holds; rejects when the host ends before. */
  status(wanted?: (status: Status) => boolean): Promise<Status>;
  /** The last status of a table that was asked for as number `at`. */
  table(at?: number): TableStatus;
  type(line: string): void;
  /** Sends a signal. */
  signal(signal: 'SIGKILL' | 'SIGINT' | 'SIGTERM'): void;
  /** Kept when the process has ended, with its exit code; null when it was killed. */
  readonly ended: Promise<number | null>;
}

const SCRIPT = fileURLToPath(new URL('child.testing.ts', import.meta.url));
/** Nothing leaves this machine, and no bot waits. */
const ALWAYS = ['--at', '127.0.0.1', '--no-announce', '--pace', '0', '--json'];

/** Starts `parlor host` with these arguments over a folder. */
export function runHost(
  folder: { readonly data: string; readonly rendererRoot: string },
  ...args: readonly string[]
): RunningHost {
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      SCRIPT,
      folder.rendererRoot,
      '--data',
      folder.data,
      ...ALWAYS,
      ...args,
    ],
    { stdio: ['pipe', 'pipe', 'pipe'] },
  );
  const statuses: Status[] = [];
  let printed = '';
  let watch: (() => void)[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    printed += `${line}\n`;
    statuses.push(JSON.parse(line) as Status);
    for (const look of watch) look();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  // "close" comes after all that was printed.
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    statuses,
    printed: () => printed,
    status: (wanted = () => true) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = statuses.find(wanted);
          if (!found) return;
          watch = watch.filter((each) => each !== look);
          resolve(found);
        };
        watch.push(look);
        look();
        void ended.then((code) => reject(new Error(`The host has ended with ${code}: ${printed}`)));
      }),
    table(at = 0) {
      const table = statuses.at(-1)?.tables[at];
      if (!table) throw new Error(`There is no table ${at} in ${printed}.`);
      return table;
    },
    type: (line) => void child.stdin.write(`${line}\n`),
    signal: (signal) => void child.kill(signal),
    ended,
  };
}
