// Runs vitest and says at the end, in one line a program can read, how many tests passed and failed.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root } from './paths.mjs';
import { runNode } from './run.mjs';

const report = join(cache, 'vitest.json');

/**
 * Counts one run from vitest's report. A file that could not be loaded has no tests to fail, so it counts as one
 * failure itself; so do a run that left no report, ran nothing, or ended badly for a reason outside every test.
 * @param {string | null} json
 * @param {number} exitCode
 * @returns {{ passed: number, failed: number, skipped: number, problem: string | null }}
 */
export function count(json, exitCode) {
  if (json === null) {
    return {
      passed: 0,
      failed: 1,
      skipped: 0,
      problem: `vitest ended with code ${exitCode} and left no report.`,
    };
  }
  const counted = { passed: 0, failed: 0, skipped: 0 };
  for (const file of JSON.parse(json).testResults) {
    const before = counted.failed;
    for (const { status } of file.assertionResults) {
      if (status === 'passed') counted.passed += 1;
      else if (status === 'failed') counted.failed += 1;
      else counted.skipped += 1;
    }
    if (file.status === 'failed' && counted.failed === before) counted.failed += 1;
  }
  if (counted.failed === 0 && exitCode !== 0) {
    return { ...counted, failed: 1, problem: `Every test passed, but vitest ended with code ${exitCode}.` };
  }
  if (counted.failed === 0 && counted.passed === 0) {
    return { ...counted, failed: 1, problem: 'No test was run.' };
  }
  return { ...counted, problem: null };
}

/** @param {{ passed: number, failed: number, skipped: number }} counted */
export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * Runs the tests, all of them or those the arguments choose.
 * @param {string[]} args
 * @param {Parameters<typeof runNode>[2]} [options] for the process, and those that tests start
 * @returns {Promise<number>} the exit code
 */
export async function runTests(args, options = {}) {
  mkdirSync(cache, { recursive: true });
  // A report of an earlier run must never be taken for this one.
  rmSync(report, { force: true });
  const vitest = join('node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runNode(vitest, ['run', ...reporters, ...args], { ...options, cwd: root });
  let json = null;
  try {
    json = readFileSync(report, 'utf8');
  } catch {
    // Counted as a failure below.
  }
  const counted = count(json, code);
  if (counted.problem !== null) process.stderr.write(`${counted.problem}\n`);
  process.stdout.write(`\n${lastLine(counted)}\n`);
  return counted.failed > 0 ? code || 1 : code;
}
