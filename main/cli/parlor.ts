// The program behind `npm run parlor`: the command line in a real process.
import { fileURLToPath } from 'node:url';
import { bots } from '../../engine/bots/registry.ts';
import { games } from '../../engine/games/registry.ts';
import { english } from '../../engine/language/catalogue.ts';
import { sayIn } from '../../engine/language/say.ts';
import { parlor } from './main.ts';

// Whoever reads the output may stop early (`| head`); that is no error of anybody.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await parlor(process.argv.slice(2), {
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
        for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => resolve());
      }),
  },
});

// Whoever was still to type something need not: a pipe or terminal that is read would keep the process.
process.stdin.destroy();
