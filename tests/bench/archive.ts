// Benchmark `archive [--games N] [--times N]`: a host with so many kept games, and how long everything takes that asks for them. Beside
// each time stands what the processor did in it, host and window together, which others on the machine do not change.
import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { ToClient } from '../../engine/protocol/to-client.ts';
import { startHost } from '../../main/host.ts';
import { connect, cookieFrom, temporaryFolder, testSetup, type TestClient } from '../../main/host.testing.ts';
import { databaseFile } from '../../main/storage/open-database.ts';
import { fill } from './archive/fill.ts';
import { quantile } from './quantiles.ts';

const MEGABYTE = 1024 * 1024;
type Answer = ToClient & { readonly id: string };

/** Prints a line for each thing that a window may ask of its archive: the middle and the slowest of its times. */
export async function measureArchive(
  print: (line: string) => void,
  args: readonly string[] = [],
): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      games: { type: 'string', default: '10000' },
      // Each thing is done so often, with different tables, pages and names.
      times: { type: 'string', default: '9' },
    },
  });
  const games = Number(values.games);
  const times = Number(values.times);
  const folder = temporaryFolder();
  try {
    const filled = await fill(folder.data, games);
    const size = statSync(databaseFile(folder.data)).size / MEGABYTE;
    print(
      `${games.toLocaleString('en')} games, ${size.toFixed(0)} MB, written in ${(filled / 1000).toFixed(1)} s`,
    );
    const started = await took(() => startHost(testSetup(folder)));
    const host = started.value;
    if (!host) throw new Error('The host did not start.');
    try {
      print(`to start the host: ${inShort([started])}`);
      const cookie = await cookieFrom(host.newAddress());
      await measureGreetings(print, times, () => connect(host.port, cookie));
      const client = await connect(host.port, cookie);
      await measureRequests(print, client, { games, times });
      client.close();
    } finally {
      await host.close();
    }
  } finally {
    folder.remove();
  }
}

async function measureGreetings(
  print: (line: string) => void,
  times: number,
  come: () => Promise<TestClient>,
): Promise<void> {
  const all: Took[] = [];
  for (let run = 0; run < times; run += 1) {
    const welcomed = await took(async () => {
      const client = await come();
      await client.find('welcome');
      return client;
    });
    all.push(welcomed);
    welcomed.value.close();
  }
  print(`connected and welcomed: ${inShort(all)}`);
}

async function measureRequests(
  print: (line: string) => void,
  client: TestClient,
  { games, times }: { readonly games: number; readonly times: number },
): Promise<void> {
  let ids = 0;
  const ask = async (question: object): Promise<Answer> => {
    const id = `b${(ids += 1)}`;
    const answered = new Promise<Answer>((resolve) => {
      const stop = client.onMessage((message) => {
        const isAnswer = 'id' in message && message.id === id;
        const isLast = message.type !== 'exported' || message.piece + 1 === message.pieces;
        // Opening a table is answered by its view.
        const isView = message.type === 'view' && 'type' in question && question.type === 'join';
        if (!(isAnswer && isLast) && !isView) return;
        stop();
        resolve(message as Answer);
      });
    });
    client.say({ ...question, id });
    const answer = await answered;
    if (answer.type === 'trouble')
      throw new Error(`${JSON.stringify(question)} was answered with ${answer.code}.`);
    return answer;
  };
  const measure = async (name: string, question: (run: number) => object): Promise<void> => {
    const all: Took[] = [];
    for (let run = 0; run < times; run += 1) all.push(await took(() => ask(question(run))));
    print(`${name}: ${inShort(all)}`);
  };

  const shelf = { type: 'shelf', which: 'finished', game: null, find: '', from: 0, count: 30 };
  await measure('30 finished games', () => shelf);
  await measure('30 finished games, from the middle on', () => ({ ...shelf, from: Math.floor(games / 2) }));
  await measure('30 unfinished games', () => ({ ...shelf, which: 'unfinished' }));
  await measure('30 of one game', () => ({ ...shelf, game: 'magicians' }));
  await measure('30 with a name that many have', () => ({ ...shelf, find: 'ada' }));
  await measure('those with a title that few have', (run) => ({ ...shelf, find: `evening ${run}51` }));
  await measure('a name that nobody has', (run) => ({ ...shelf, find: `nobody ${run}` }));

  const idOf = async (which: string, game: string): Promise<(run: number) => string> => {
    const page = await ask({ ...shelf, which, game, count: times });
    const tables = page.type === 'shelf' ? page.tables : [];
    return (run) => tables[run % tables.length]?.id ?? '';
  };
  for (const game of ['trick-taking', 'magic-trick', 'magicians', 'sam']) {
    const finished = await idOf('finished', game);
    const isThere = finished(0) !== '';
    if (!isThere) continue;
    await measure(`the picture of a finished game of ${game}`, (run) => ({
      type: 'picture',
      table: finished(run),
    }));
    const replay = { type: 'replay', eyes: 'open', from: 0, count: 50 };
    await measure('50 steps of it', (run) => ({ ...replay, table: finished(run) }));
    await measure('50 further steps of the last one', (run) => ({
      ...replay,
      table: finished(times - 1),
      from: 50 * (run + 1),
    }));
    await measure('its file', (run) => ({ type: 'export', table: finished(run), eyes: null }));
    const unfinished = await idOf('unfinished', game);
    if (unfinished(0) !== '')
      await measure('an unfinished one opened', (run) => ({ type: 'join', table: unfinished(run) }));
  }
  await measure('statistics of all games', () => ({ type: 'statistics', game: null, name: null }));
  await measure('statistics of one name', () => ({ type: 'statistics', game: null, name: 'Ada' }));
  await measure('30 finished games of the history', () => ({
    type: 'history',
    game: null,
    name: null,
    from: 0,
    count: 30,
  }));
}

/** How long something took: by the clock, and of the processor, in milliseconds. */
interface Took {
  readonly ms: number;
  readonly busyMs: number;
}

async function took<T>(task: () => Promise<T>): Promise<Took & { readonly value: T }> {
  const busy = process.cpuUsage();
  const begun = performance.now();
  const value = await task();
  const ms = performance.now() - begun;
  const { user, system } = process.cpuUsage(busy);
  return { ms, busyMs: (user + system) / 1000, value };
}

/** Such as `0.6 ms, at most 2.3 ms (processor 0.5 ms, at most 2.0 ms)`: the middle, and the slowest, which is mostly the first. */
function inShort(times: readonly Took[]): string {
  const both = (values: readonly number[]): string =>
    `${quantile(values, 0.5).toFixed(1)} ms, at most ${Math.max(...values).toFixed(1)} ms`;
  return `${both(times.map(({ ms }) => ms))} (processor ${both(times.map(({ busyMs }) => busyMs))})`;
}
