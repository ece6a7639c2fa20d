// For tests: programs on machines that are made for a test, which print what they notice as lines of JSON.
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { test, type TestContext } from 'vitest';
import { type Host, type TwoHosts, whyNoNamespaces, withTwoHosts } from './namespaces.testing.ts';

export interface Program<Noticed> {
  /** All that was noticed so far. */
  readonly all: readonly Noticed[];
  /** The first thing that is wanted among what was noticed from `from` on, awaited if need be. */
  find(wanted: (noticed: Noticed) => boolean, from?: number): Promise<Noticed>;
  /** Gives it a line to read. */
  say(line: string): void;
}

/** Starts a program of this folder, such as `discover.testing.ts`, on a machine. It is ended with the machine. */
export function startProgram<Noticed>(
  host: Host,
  name: string,
  ...args: readonly string[]
): Program<Noticed> {
  const file = fileURLToPath(new URL(name, import.meta.url));
  const child = host.start(process.execPath, '--disable-warning=ExperimentalWarning', file, ...args);
  const all: Noticed[] = [];
  const waiting = new Set<() => void>();
  createInterface({ input: child.stdout! }).on('line', (line) => {
    all.push(JSON.parse(line) as Noticed);
    for (const look of waiting) look();
  });
  return {
    all,
    find: (wanted, from = 0) =>
      new Promise((resolve) => {
        const look = (): void => {
          const noticed = all.slice(from).find(wanted);
          if (noticed === undefined) return;
          waiting.delete(look);
          resolve(noticed);
        };
        waiting.add(look);
        look();
      }),
    say: (line) => void child.stdin?.write(`${line}\n`),
  };
}

/** For busy machines; less than what is announced lives without being announced again. */
const PATIENCE_MS = 110_000;
const impossible = whyNoNamespaces();

/** A test with two machines; where none can be made it is skipped, and says why. */
export function between(name: string, work: (hosts: TwoHosts) => Promise<void>): void {
  // Each has a network of its own, and most of its time is waiting.
  test.concurrent(name, { timeout: PATIENCE_MS }, async ({ skip }: TestContext) => {
    if (impossible !== null) skip(impossible);
    await withTwoHosts(work);
  });
}
