// Benchmark `archive [--games N]`: a host with so many kept games, and how long everything takes that asks for them.
import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { ToClient } from '../../engine/protocol/to-client.ts';
import { startHost } from '../../main/host.ts';
import { connect, cookieFrom, temporaryFolder, testSetup, type TestClient } from '../../main/host.testing.ts';
import { databaseFile } from '../../main/storage/open-database.ts';
import { fill } from './archive/fill.ts';
import { quantile } from './quantiles.ts';

const MEGABYTE = 1024 * 1024;
/** Each thing is done so often, with different tables, pages and names. */
const TIMES = 9;

type Answer = ToClient & { readonly id: string };

/** Prints a line for each thing that a window may ask of its archive: the middle and the slowest of its times. */
export async function measureArchive(
  print: (line: string) => void,
  args: readonly string[] = [],
): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { games: { type: 'string', default: '10000' } } });
  const games = Number(values.games);
  const folder = temporaryFolder();
  try {
    const filled = await fill(folder.data, games);
    const size = statSync(databaseFile(folder.data)).size / MEGABYTE;
    print(
      `${games.toLocaleString('en')} games, ${size.toFixed(0)} MB, written in ${(filled / 1000).toFixed(1)} s`,
    );
    const begun = performance.now();
    const host = await startHost(testSetup(folder));
    if (!host) throw new Error('The host did not start.');
    try {
      print(`to start the host: ${(performance.now() - begun).toFixed(0)} ms`);
      const cookie = await cookieFrom(host.newAddress());
      await measureGreetings(print, host.port, cookie);
      const client = await connect(host.port, cookie);
      await measureRequests(print, client, games);
      client.close();
    } finally {
      await host.close();
    }
  } finally {
    folder.remove();
  }
}

async function measureGreetings(print: (line: string) => void, port: number, cookie: string): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < TIMES; run += 1) {
    const begun = performance.now();
    const client = await connect(port, cookie);
    await client.find('welcome');
    times.push(performance.now() - begun);
    client.close();
  }
  print(`connected and welcomed: ${inShort(times)}`);
}

async function measureRequests(
  print: (line: string) => void,
  client: TestClient,
  games: number,
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
    const times: number[] = [];
    for (let run = 0; run < TIMES; run += 1) {
      const begun = performance.now();
      await ask(question(run));
      times.push(performance.now() - begun);
    }
    print(`${name}: ${inShort(times)}`);
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
    const page = await ask({ ...shelf, which, game, count: TIMES });
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
      table: finished(TIMES - 1),
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

/** Such as `0.61 ms, at most 2.31 ms`: the middle, and the slowest, which is mostly the first. */
function inShort(times: readonly number[]): string {
  return `${quantile(times, 0.5).toFixed(1)} ms, at most ${Math.max(...times).toFixed(1)} ms`;
}
