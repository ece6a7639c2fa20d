// What `npm run` can do here: one function for each task, answering the exit code.
import { join } from 'node:path';
import { ensureBrowser } from '../browser.mjs';
import { check, format, lint, typecheck } from './check.mjs';
import { bringElectron, findElectron, mayOpenElectron } from '../electron.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { ensureDesktop } from './desktop.mjs';
import { dist } from './dist.mjs';
import { cache } from './paths.mjs';
import { ensureRenderer } from './renderer.mjs';
import { runNode } from './run.mjs';
import { Stop } from './stop.mjs';
import { runTests } from './tests.mjs';

/**
 * Node keeps what it has made of the sources, which halves the time to load them: 0.41 s of a processor without, 0.19 s
 * with it, measured on `npm start -- --help`.
 */
const quickly = { env: { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(cache, 'compiled') } };

/** @typedef {(args: string[]) => Promise<number>} Task */

/** @type {Record<string, Task>} */
export const tasks = {
  async start(args) {
    await ensureRenderer();
    await bringElectron(args);
    if (mayOpenElectron(args) && findElectron() !== null) await ensureDesktop();
    return runNode('main/shells/start.ts', args, quickly);
  },
  // Files are relative to where npm was called, which the program reads from INIT_CWD.
  async parlor(args) {
    // Guests are given the pages by the host.
    if (args[0] === 'host' && !args.some((arg) => arg === '--help' || arg === '-h')) await ensureRenderer();
    return runNode('main/cli/parlor.ts', args, quickly);
  },
  async test(args) {
    await ensureBrowser({ install: true });
    await ensureRenderer();
    return runTests(['--project=!long', ...args], quickly);
  },
  async 'test:long'(args) {
    await ensureBrowser({ install: true });
    await ensureRenderer();
    return runTests(['--project=long', ...args], quickly);
  },
  'test:laws': (args) => runNode('tests/laws/main.ts', args),
  bench: (args) => runNode('tests/bench/main.ts', args),
  dist,
  check,
  format,
  lint,
  typecheck,
};

/**
 * @param {string | undefined} name
 * @returns {Task}
 */
export function parseTask(name) {
  const task = name === undefined ? undefined : tasks[name];
  if (task === undefined) {
    throw new Stop(`There is no task "${name ?? ''}"; choose one of: ${Object.keys(tasks).join(', ')}.`);
  }
  return async (args) => {
    await ensureDependencies();
    return task(args);
  };
}
