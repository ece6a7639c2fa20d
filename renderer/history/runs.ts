// Results in a row, taken together: "3 won, 1 lost" is sooner heard than each by itself.
import { allOf } from '../../engine/language/lists.ts';
import type { Say } from '../../engine/language/say.ts';

export interface Run {
  readonly won: boolean;
  readonly length: number;
}

/** Results as runs, in their order. */
export function runsOf(results: readonly boolean[]): Run[] {
  const runs: Run[] = [];
  for (const won of results) {
    const last = runs.at(-1);
    if (last?.won === won) runs[runs.length - 1] = { won, length: last.length + 1 };
    else runs.push({ won, length: 1 });
  }
  return runs;
}

/** A run in words, such as "3 won". */
export function runWords(say: Say, { won, length }: Run): string {
  return say(won ? 'history.streak.won' : 'history.streak.lost', { count: length });
}

/** Results in words. */
export function stripWords(say: Say, results: readonly boolean[]): string {
  return say('history.strip', {
    runs: allOf(
      say,
      runsOf(results).map((run) => runWords(say, run)),
    ),
  });
}
