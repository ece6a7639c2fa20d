// A server of the benchmarks in a process of its own, which says what it costs.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What a process has used so far. */
export interface Usage {
  readonly rss: number;
  /** After everything was collected that nobody needs. */
  readonly heapUsed: number;
  /** Microseconds of all its threads. */
  readonly cpu: number;
}

export interface Child<Word> {
  /** What it said when it was there. */
  readonly word: Word;
  usage(): Promise<Usage>;
  end(): Promise<void>;
}

/** Starts a script of this folder; its first word is what `tell` says there. */
export async function startServer<Word>(script: string, args: readonly string[]): Promise<Child<Word>> {
  const profile = process.env['PARLOR_BENCH_PROFILE'];
  const child: ChildProcess = fork(fileURLToPath(new URL(script, import.meta.url)), [...args], {
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      '--expose-gc',
      ...(profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : []),
    ],
  });
  const exited = once(child, 'exit');
  const hear = async (): Promise<unknown> => {
    const gone = exited.then(() => Promise.reject(new Error(`${script} has ended.`)));
    const [said] = (await Promise.race([once(child, 'message'), gone])) as unknown[];
    return said;
  };
  const word = (await hear()) as Word;
  return {
    word,
    usage() {
      child.send('usage');
      return hear() as Promise<Usage>;
    },
    async end() {
      child.send('end');
      await exited;
    },
  };
}

/** In the child: tells that it is there, and from then on what it has used; `end` ends the process. */
export function tell(word: object, end: () => Promise<void>): void {
  process.on('message', (asked) => {
    if (asked === 'usage') {
      globalThis.gc?.();
      const { rss, heapUsed } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      process.send?.({ rss, heapUsed, cpu: user + system } satisfies Usage);
    } else if (asked === 'end') {
      void end().then(() => process.disconnect());
    }
  });
  // Whoever started it is gone.
  process.on('disconnect', () => process.exit());
  process.send?.(word);
}
