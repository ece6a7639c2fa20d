// Tests how a run of the tests is counted: nothing that went wrong may look green.
import { expect, test } from 'vitest';
import { count, lastLine } from './tests.mjs';

const file = (status: string, ...tests: string[]): object => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});
const report = (...files: object[]): string => JSON.stringify({ testResults: files });

test.for([
  ['all passed', report(file('passed', 'passed', 'passed')), 0, '2 passed, 0 failed'],
  [
    'one failed',
    report(file('failed', 'passed', 'failed'), file('passed', 'passed')),
    1,
    '2 passed, 1 failed',
  ],
  [
    'skipped and to do',
    report(file('passed', 'passed', 'skipped', 'todo')),
    0,
    '1 passed, 0 failed, 2 skipped',
  ],
  [
    'a file that could not be loaded',
    report(file('passed', 'passed'), file('failed')),
    1,
    '1 passed, 1 failed',
  ],
  ['an error outside every test', report(file('passed', 'passed')), 1, '1 passed, 1 failed'],
  ['no test at all', report(), 0, '0 passed, 1 failed'],
  ['only skipped tests', report(file('passed', 'skipped')), 0, '0 passed, 1 failed, 1 skipped'],
  ['no report', null, 134, '0 passed, 1 failed'],
] as const)('%s', ([, json, exitCode, line]) => {
  expect(lastLine(count(json, exitCode))).toBe(line);
});
