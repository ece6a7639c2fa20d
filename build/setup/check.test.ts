// Tests the order of the checks: no test may be skipped because something it needs comes later.
import { expect, test } from 'vitest';
import { steps } from './check.mjs';

test('the pages are built before the tests that start the program', () => {
  const names = steps.map(([name]) => name);
  expect(names).toEqual(['format', 'lint', 'types', 'build', 'tests']);
});
