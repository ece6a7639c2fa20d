// The surroundings of a call in a real process.
import { fileURLToPath } from 'node:url';
import { bots } from '../../engine/bots/registry.ts';
import { games } from '../../engine/games/registry.ts';
import { english } from '../../engine/language/catalogue.ts';
import { sayIn } from '../../engine/language/say.ts';
import type { Environment } from './environment.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** This process: its streams, its signals, its clock, and all that is registered. */
export function ownProcess(): Environment {
  return {
    // npm runs its scripts in the project's folder and leaves word of where it was called.
    cwd: process.env['INIT_CWD'] ?? process.cwd(),
    input: process.stdin,
    out: (text) =>
      new Promise((resolve) => {
        if (process.stdout.write(text)) resolve();
        else process.stdout.once('drain', resolve);
      }),
    err: (line) => process.stderr.write(`${line}\n`),
    now: () => performance.now(),
    executor: 'compiled',
    games,
    bots,
    say: sayIn(english, 'en'),
    machine: {
      env: process.env,
      isTerminal: process.stdout.isTTY,
      rendererRoot: fileURLToPath(new URL('../../out/renderer', import.meta.url)),
      ended: () =>
        new Promise((resolve) => {
          for (const signal of SIGNALS) process.once(signal, () => resolve());
        }),
    },
  };
}
