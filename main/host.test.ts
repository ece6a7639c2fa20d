// Tests of whole hosts: bots that play, and a program that is killed in the middle of it.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ToClient } from '../engine/protocol/to-client.ts';
import { threadWorkers } from './bots/thread.ts';
import { startHost, type Host } from './host.ts';
import {
  connect,
  cookieFrom,
  openRequest,
  temporaryFolder,
  testSetup,
  type TestClient,
} from './host.testing.ts';
import { answerTo, asView } from './table/player.testing.ts';

// Whole games with threads, on machines that have other things to do.
vi.setConfig({ testTimeout: 120_000 });

const folder = temporaryFolder();
const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

async function host(given: Parameters<typeof testSetup>[0] = folder): Promise<Host> {
  const started = await startHost(testSetup(given));
  if (!started) throw new Error('The folder is taken.');
  endings.push(() => started.close());
  return started;
}
async function enter(port: number, address: string): Promise<TestClient> {
  const client = await connect(port, await cookieFrom(address));
  endings.push(() => client.close());
  return client;
}

async function child(): Promise<{ process: ChildProcess; port: number; address: string }> {
  const script = fileURLToPath(new URL('host-child.testing.ts', import.meta.url));
  const started = spawn(process.execPath, [script, folder.data, folder.rendererRoot], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  endings.push(() => started.kill('SIGKILL'));
  const [line] = (await once(started.stdout, 'data')) as [Buffer];
  const [port = '', address = ''] = line.toString().trim().split(' ');
  return { process: started, port: Number(port), address };
}

type ViewMessage = Extract<ToClient, { type: 'view' }>;
const isOver = ({ view }: ViewMessage): boolean => asView(view).result !== null;

interface Sent {
  readonly id: string;
  readonly table: string;
  readonly question: string;
  readonly move: unknown;
}
let ids = 0;

/** Lets a client answer every question it is asked, from the view it has now on; `sent` takes down its moves. */
function play(client: TestClient, sent: Sent[]): void {
  const answer = (message: ToClient | undefined): void => {
    if (message?.type !== 'view') return;
    const view = asView(message.view);
    const question = view.question?.id;
    if (question === undefined || sent.some((each) => each.question === question)) return;
    const move = { id: `m${(ids += 1)}`, table: message.table, question, move: answerTo(view) };
    sent.push(move);
    client.say({ type: 'move', ...move });
  };
  client.onMessage(answer);
  answer(client.messages.findLast(({ type }) => type === 'view'));
}

describe('bots at a table', () => {
  test('play a whole game while somebody watches', async () => {
    const { port, newAddress } = await host();
    const watcher = await enter(port, newAddress());
    watcher.say(openRequest(3, null));
    const last = await watcher.find('view', isOver);
    expect(asView(last.view)).toMatchObject({ viewer: 'watcher', phase: 'over' });
    expect((await watcher.find('tables', ({ tables }) => tables.length === 0)).tables).toEqual([]);
  });

  test('stop when nobody is there, and go on when somebody comes back', async () => {
    const { port, newAddress } = await host();
    const cookie = await cookieFrom(newAddress());
    const first = await connect(port, cookie);
    first.say(openRequest(4, null));
    const { table } = await first.find('view', ({ version }) => version >= 10);
    first.say({ type: 'leave', id: 'l' });
    const { tables } = await first.find('tables', ({ tables: list }) => (list[0]?.version ?? 0) >= 10);
    const left = tables[0]?.version;
    first.close();
    const second = await connect(port, cookie);
    endings.push(() => second.close());
    const found = (await second.find('welcome')).tables[0];
    // A move that was being written when the last one left is still kept.
    expect(found?.version).toBeLessThanOrEqual((left ?? 0) + 1);
    second.say({ type: 'join', id: 'j', table });
    await second.find('view', ({ version }) => version >= 30);
  });

  test.for(['hangs', 'throws', 'cheats'])('that %s has a random move made for it', async (bot) => {
    const lines: string[] = [];
    const elsewhere = temporaryFolder();
    const odd = threadWorkers(new URL('bots/fixtures/odd-worker.ts', import.meta.url));
    const { port, newAddress } = await host({
      ...elsewhere,
      log: (line) => lines.push(line),
      botBudget: { ms: 20, steps: 1 },
      // The kinds of the odd worker are not those that a table may be opened with, so one stands in.
      botWorker: (hear, ended) => {
        const worker = odd(hear, ended);
        return {
          ...worker,
          post: (message) =>
            worker.post(message.type === 'seat' && message.seat === 1 ? { ...message, bot } : message),
        };
      },
    });
    const watcher = await enter(port, newAddress());
    watcher.say(openRequest(4, null));
    await watcher.find('view', ({ events }) =>
      events.some((event) => event.type === 'arranged' && event['sorter'] === 1),
    );
    expect(lines.some((line) => /seat 1 .*random move/.test(line))).toBe(true);
    elsewhere.remove();
  });
});

test('an end of which one step fails ends everything else', async () => {
  const elsewhere = temporaryFolder();
  const lines: string[] = [];
  const running = await host({ ...elsewhere, log: (line) => lines.push(line) });
  // The word for a second start is taken back first; a folder with something in it cannot be.
  const word = join(elsewhere.data, 'running.json');
  rmSync(word);
  mkdirSync(join(word, 'below'), { recursive: true });
  await running.close();
  expect(lines).toEqual([
    expect.stringMatching(/^Something could not be ended cleanly: .*running\.json[^\n]*$/),
  ]);
  await expect(fetch(running.newAddress())).rejects.toThrow();

  // So does a start that comes to nothing, for the same reason.
  await expect(startHost(testSetup(elsewhere))).rejects.toThrow(/running\.json/);
  rmSync(word, { recursive: true });
  await host(elsewhere);
});

describe('a killed program', () => {
  test('loses nothing that was shown or acknowledged', async () => {
    const sent: Sent[] = [];
    const accepted = new Map<string, number>();
    let version = 0;
    let table = '';
    for (const stopAt of [3, 12, 25, 40]) {
      const { process: running, port, address } = await child();
      const client = await enter(port, address);
      if (table === '') client.say(openRequest(4, 2));
      else client.say({ type: 'join', id: 'j', table });
      const back = await client.find('view');
      table = back.table;
      expect(back.version).toBeGreaterThanOrEqual(version);
      client.onMessage((message) => {
        if (message.type === 'accepted') accepted.set(message.id, message.version);
        if (message.type === 'view') version = Math.max(version, message.version);
      });

      // Everything is sent again as it was. What was acknowledged is acknowledged again, with the same version.
      const before = new Map(accepted);
      for (const move of sent) client.say({ type: 'move', ...move });
      for (const [id, earlier] of before) {
        expect((await client.find('accepted', (answer) => answer.id === id)).version).toBe(earlier);
      }
      play(client, sent);
      await client.find('view', (message) => message.version >= stopAt);
      running.kill('SIGKILL');
      await once(running, 'exit');
      client.close();
    }
    expect(accepted.size).toBeGreaterThan(3);

    const { port, newAddress } = await host();
    const client = await enter(port, newAddress());
    client.say({ type: 'join', id: 'j', table });
    expect((await client.find('view')).version).toBeGreaterThanOrEqual(version);
    expect(new Set(accepted.values()).size).toBe(accepted.size);
  });

  test('loses nothing of any table while moves of many are waiting', async () => {
    const { process: running, port, address } = await child();
    const cookie = await cookieFrom(address);
    const seats = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const client = await connect(port, cookie);
        endings.push(() => client.close());
        const accepted = new Map<string, { version: number; message: Record<string, unknown> }>();
        const sent = new Map<string, Record<string, unknown>>();
        client.onMessage((message) => {
          if (message.type === 'accepted') {
            accepted.set(message.id, { version: message.version, message: sent.get(message.id) ?? {} });
          }
          if (message.type !== 'view') return;
          const view = asView(message.view);
          if (!view.question) return;
          // Several at once for one question: the first is made, the others wait and are refused.
          for (let copy = 0; copy < 4; copy += 1) {
            const { table } = message;
            const move = {
              type: 'move',
              id: `m${(ids += 1)}`,
              table,
              question: view.question.id,
              move: answerTo(view),
            };
            sent.set(move.id, move);
            client.say(move);
          }
        });
        client.say(openRequest(4, 0));
        return { client, accepted };
      }),
    );
    const total = (): number => seats.reduce((sum, { accepted }) => sum + accepted.size, 0);
    await vi.waitFor(() => expect(total()).toBeGreaterThanOrEqual(15), 60_000);
    running.kill('SIGKILL');
    await once(running, 'exit');
    for (const { client } of seats) client.close();

    const next = await host();
    for (const { client, accepted } of seats) {
      const views = client.messages.flatMap((message) => (message.type === 'view' ? [message] : []));
      const shown = views.at(-1) as ViewMessage;
      const back = await enter(next.port, next.newAddress());
      back.say({ type: 'join', id: 'j', table: shown.table });
      const { version } = await back.find('view');
      expect(version).toBeGreaterThanOrEqual(shown.version);
      for (const [id, { version: earlier, message }] of accepted) {
        back.say(message);
        expect((await back.find('accepted', (answer) => answer.id === id)).version).toBe(earlier);
      }
      // And it goes on.
      play(back, []);
      await back.find('view', (message) => message.version >= version + 3);
    }
  });
});
