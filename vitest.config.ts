// The test projects: one a layer beside its sources, the tools, and the end-to-end tests.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/longest-first.ts';

// Node calls its own sqlite experimental on every start, which would bury what a test prints.
const execArgv = ['--disable-warning=ExperimentalWarning'];

// Vitest leaves one core to itself, which on two cores is half of them.
const WORKERS = Math.max(2, availableParallelism() - 1);

// A group waits for the one before it. Group 0 would not do for the first: on few cores, where only one file runs at
// a time, vitest moves that group behind all others.
const FIRST = { groupOrder: 1 };
const SECOND = { groupOrder: 2 };
const LAST = { groupOrder: 3 };

const BROWSER = { testTimeout: 120_000, hookTimeout: 120_000 };
/** Part of the time in a browser goes by between two presses, so three of them share two cores well. */
const BROWSERS = 3;

/** What presses or measures while something moves: beside others on two cores it would be another moment. */
const ALONE = [
  'tests/e2e/hot-seat/presses.test.ts',
  'tests/e2e/magic-trick/hurry.test.ts',
  'tests/e2e/stage/moments.test.ts',
];

/**
 * What takes minutes, disturbances, cut links, further whole games and tours of all screens: `npm run test:long` runs these, and
 * `npm test` does not. There every game is played to its end by keyboard, and two of them by mouse.
 */
const LONG = [
  'main/long/**/*.test.ts',
  'tests/e2e/abuse/**/*.test.ts',
  'tests/e2e/axe/rules.test.ts',
  'tests/e2e/hot-seat/whole-game.test.ts',
  'tests/e2e/magic-trick/games-in-a-row.test.ts',
  'tests/e2e/sam/mouse.test.ts',
  'tests/e2e/screens/english.test.ts',
  'tests/e2e/trick-taking/mouse.test.ts',
  'tests/e2e/network/long/**/*.test.ts',
  'tests/network/long/**/*.test.ts',
];

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
    maxWorkers: WORKERS,
    // One process runs file after file: to load the program anew for each took a third of the time of the renderer's tests.
    // What a test changes outside its own file it puts back.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          include: ['engine/**/*.test.ts'],
          sequence: FIRST,
          // Node loads the engine as it is, as the program does. Through Vite every call of an import is looked up, and games
          // that play themselves took half as long again.
          experimental: { viteModuleRunner: false },
        },
      },
      {
        extends: true,
        test: {
          name: 'main',
          include: ['main/**/*.test.ts', 'tests/network/**/*.test.ts'],
          exclude: LONG,
          sequence: FIRST,
        },
      },
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
          exclude: [...ALONE, ...LONG],
          ...BROWSER,
          maxWorkers: BROWSERS,
          sequence: SECOND,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e-alone',
          include: ALONE,
          ...BROWSER,
          fileParallelism: false,
          maxWorkers: 1,
          sequence: LAST,
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: LONG,
          ...BROWSER,
          fileParallelism: false,
          maxWorkers: 1,
          sequence: LAST,
        },
      },
    ],
  },
});
