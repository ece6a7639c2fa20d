// The test projects: one a layer beside its sources, the tools, and the end-to-end tests.
import { defineConfig } from 'vitest/config';

// Node calls its own sqlite experimental on every start, which would bury what a test prints.
const execArgv = ['--disable-warning=ExperimentalWarning'];

// A group waits for the one before it. Group 0 would not do for the first: on few cores, where only one file runs at
// a time, vitest moves that group behind all others.
const FIRST = { groupOrder: 1 };
const LAST = { groupOrder: 2 };

export default defineConfig({
  // Preact's JSX, as in the renderer's own build.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    execArgv,
    // The task that runs the tests refuses an empty run; a single project may still be without tests.
    passWithNoTests: true,
    // Long enough for thousands of seeded games on a busy machine; how fast things are is what benchmarks measure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'engine', include: ['engine/**/*.test.ts'], sequence: FIRST } },
      { extends: true, test: { name: 'main', include: ['main/**/*.test.ts'], sequence: FIRST } },
      {
        extends: true,
        test: { name: 'renderer', include: ['renderer/**/*.test.{ts,tsx}'], sequence: FIRST },
      },
      {
        extends: true,
        test: { name: 'tools', include: ['tests/*.test.ts', 'build/**/*.test.ts'], sequence: FIRST },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // One browser at a time, and after all the others: beside them on two cores both grow slow and flaky.
          fileParallelism: false,
          maxWorkers: 1,
          sequence: LAST,
        },
      },
    ],
  },
});
