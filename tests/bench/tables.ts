// Benchmark `tables [--minutes N] [--tables N] [--moves N]`: one host with many tables of four guests each and so many moves a
// second at each: how long a move takes to reach all four, what the host needs of a processor, and whether its memory stays.
import { parseArgs } from 'node:util';
import { GAME_IDS } from '../../engine/games/registry.ts';
import { temporaryFolder } from '../../main/host.testing.ts';
import type { Usage } from './network/child.ts';
import { startHosted } from './network/hosted.ts';
import { load } from './network/load.ts';
import { startRound } from './network/round.ts';
import { inMs, quantilesOf } from './quantiles.ts';

const GOAL_MS = 50;
/** Until every table is busy and the code is compiled. */
const WARM_UP_MS = 20_000;
const MINUTE_MS = 60_000;
const MEGABYTE = 1024 * 1024;

export async function measureTables(
  print: (line: string) => void,
  args: readonly string[] = [],
): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '10' },
      tables: { type: 'string', default: '200' },
      moves: { type: 'string', default: '5' },
    },
  });
  const minutes = Number(values.minutes);
  const count = Number(values.tables);
  const movesPerSecond = Number(values.moves);
  const folder = temporaryFolder();
  const hosted = await startHosted(folder.data, folder.rendererRoot);
  const times: number[] = [];
  const round = await startRound({
    hosted,
    count,
    everyMs: 1000 / movesPerSecond,
    games: GAME_IDS,
    measured: (ms) => void times.push(ms),
  });
  try {
    await pause(WARM_UP_MS);
    times.length = 0;
    let before = await hosted.child.usage();
    let ownBefore = process.cpuUsage();
    for (let minute = 1; minute <= minutes; minute += 1) {
      const begun = performance.now();
      await pause(MINUTE_MS);
      const took = performance.now() - begun;
      const usage = await hosted.child.usage();
      const own = process.cpuUsage(ownBefore);
      const share = (microseconds: number): string => `${Math.round(microseconds / 10 / took)} %`;
      print(
        `minute ${minute}: ${(times.length / (took / 1000)).toFixed(0)} moves/s at ${count} tables, move to all four ${inMs(quantilesOf(times))} (goal: p99 under ${GOAL_MS} ms); host ${memory(usage)}, ${share(usage.cpu - before.cpu)} of a core (${((usage.cpu - before.cpu) / 1000 / times.length).toFixed(2)} ms a move), clients ${share(own.user + own.system)}; ${round.late()} moves late, ${round.ended()} games ended; ${load()}`,
      );
      times.length = 0;
      before = usage;
      ownBefore = process.cpuUsage();
    }
  } finally {
    round.stop();
    hosted.owner.close();
    await hosted.child.end();
    folder.remove();
  }
}

function memory({ rss, heapUsed }: Usage): string {
  return `rss ${Math.round(rss / MEGABYTE)} MB, heap after collection ${Math.round(heapUsed / MEGABYTE)} MB`;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
