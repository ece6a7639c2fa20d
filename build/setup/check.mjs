// Everything a change must pass before it is handed in, short of the browser tests.
import { join } from 'node:path';
import { root } from './paths.mjs';
import { ensureRenderer } from './renderer.mjs';
import { runNode } from './run.mjs';
import { Stop } from './stop.mjs';
import { runTests } from './tests.mjs';

/**
 * @param {string} file a program in node_modules
 * @param {string[]} args
 */
const tool = (file, args) => () => runNode(join('node_modules', file), args, { cwd: root });

export const format = tool('oxfmt/bin/oxfmt', []);
const formatCheck = tool('oxfmt/bin/oxfmt', ['--check']);
export const lint = tool('oxlint/bin/oxlint', ['--deny-warnings']);
export const typecheck = tool('typescript/bin/tsc', ['-b']);

/**
 * In order: the tests start the program, which needs the built pages and is skipped without them.
 * @type {[string, () => Promise<number>][]}
 */
export const steps = [
  ['format', formatCheck],
  ['lint', lint],
  ['types', typecheck],
  ['build', () => ensureRenderer().then(() => 0)],
  ['tests', () => runTests(['--project=!e2e*', '--project=!long'])],
];

/** Runs every step, also after a failure, so that one run shows all there is to mend. */
export async function check() {
  /** @type {string[]} */
  const failed = [];
  for (const [name, step] of steps) {
    process.stdout.write(`\n== ${name}\n`);
    try {
      if ((await step()) !== 0) failed.push(name);
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      process.stderr.write(`${error.message}\n`);
      failed.push(name);
    }
  }
  process.stdout.write(failed.length === 0 ? '\nAll checks passed.\n' : `\nFailed: ${failed.join(', ')}.\n`);
  return failed.length === 0 ? 0 : 1;
}
