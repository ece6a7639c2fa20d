// Tests of an evening without a person at the host: guests in this process, and everything the host does by itself.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bots } from '../../../engine/bots/registry.ts';
import { games } from '../../../engine/games/registry.ts';
import { english } from '../../../engine/language/catalogue.ts';
import { sayIn } from '../../../engine/language/say.ts';
import { temporaryFolder } from '../../host.testing.ts';
import { startInProcess, type InProcess, type Speaker } from '../../network/in-process.testing.ts';
import { answerTo, asView } from '../../table/player.testing.ts';
import { beginEvening, type Evening } from './evening.ts';
import { statusOf, type TableStatus } from './status.ts';
import { createTerminal } from './terminal.ts';
import type { Window } from './window.ts';
import { hostWishes } from './wishes.ts';

const say = sayIn(english, 'en');
const surroundings = { say, bots, games };
const TABLE = '--game magic-trick --seats open,open,bot:random --grace 0';

let folder = temporaryFolder();
let host: InProcess;
let evening: Evening | null = null;
let windows = new Map<string, Window>();
let errors: string[] = [];
let printed: string[] = [];

beforeEach(async () => {
  folder = temporaryFolder();
  host = await startInProcess(folder.data);
});
afterEach(async () => {
  evening?.stop();
  await host.close();
  folder.remove();
});

/** Begins an evening as `parlor host` does. */
async function begin(args: string): Promise<Evening> {
  [windows, errors, printed] = [new Map(), [], []];
  const wishes = hostWishes(args.split(' '), surroundings);
  const terminal = createTerminal({
    ...surroundings,
    asks: wishes.asks,
    qr: true,
    colours: false,
    areSeveral: () => windows.size > 1,
    print: (line) => printed.push(line),
  });
  evening = await beginEvening({
    reception: host.core.reception,
    program: '0.0.0',
    clock: Date.now,
    wishes,
    environment: { ...surroundings, err: (line) => errors.push(line) },
    onTold(window) {
      if (window.company) windows.set(window.table, window);
      terminal.told(window);
    },
  });
  return evening;
}

async function again(): Promise<void> {
  evening?.stop();
  await host.close();
  host = await startInProcess(folder.data);
}

function tables(): TableStatus[] {
  return [...windows.values()].flatMap((window) => statusOf(window, true) ?? []);
}

function table(at = 0): TableStatus {
  const found = tables()[at];
  if (!found) throw new Error(`There is no table ${at}.`);
  return found;
}

async function come(seat: number | null, name: string, at = 0): Promise<Speaker> {
  const guest = await host.guest();
  await guest.say({ type: 'knock', keys: { by: 'code', code: table(at).code } });
  await guest.say({ type: 'ask', table: table(at).id, seat, name });
  return guest;
}

async function comeBack(before: Speaker): Promise<Speaker> {
  const pass = before.last('pass');
  const guest = await host.guest();
  await guest.say({ type: 'knock', keys: { by: 'pass', table: pass?.table, secret: pass?.secret } });
  return guest;
}

/** Lets these guests play until the game is over. */
async function playOut(guests: readonly Speaker[]): Promise<void> {
  const isOver = (): boolean =>
    guests.every((guest) => asView(guest.last('view')?.view ?? {}).result !== null);
  await vi.waitFor(
    async () => {
      for (const guest of guests) {
        const message = guest.last('view');
        const view = message && asView(message.view);
        if (!view?.question) continue;
        const move = answerTo(view);
        await guest.say({ type: 'move', table: message?.table, question: view.question.id, move });
      }
      expect(isOver()).toBe(true);
    },
    { interval: 1, timeout: 50_000 },
  );
}

test('opens what was asked for, each table under its own code', async () => {
  await begin(`${TABLE} --game sam --seats open,open`);
  expect(tables()).toMatchObject([
    { game: 'magic-trick', begun: false, port: 4848, addresses: ['http://127.0.0.1:4848/'], over: false },
    { game: 'sam', begun: false, version: 0, watchers: 0, requests: [], result: null },
  ]);
  expect(table(0).code).toMatch(/^\w{3}-\w{3}$/);
  expect(table(0).code).not.toBe(table(1).code);
  expect(printed.join('\n')).toContain(`Magic Trick: waits for its guests. Join code ${table(0).code}`);
  expect(printed.join('\n')).toContain('▄▄▄▄▄');
});

test('lets guests in, begins when all are there, and tells who won', async () => {
  const { over } = await begin(TABLE);
  const ann = await come(0, 'Ann');
  expect(ann.last('guest')).toMatchObject({ standing: 'seated', seat: 0 });
  expect(ann.last('view')).toBeUndefined();
  const ben = await come(1, 'Ben');
  await vi.waitFor(() => expect(ben.last('view')).toBeDefined());
  expect(table().begun).toBe(true);
  await playOut([ann, ben]);
  await vi.waitFor(() =>
    expect(table()).toMatchObject({ over: true, result: { scores: expect.any(Array) } }),
  );
  expect(printed).toContain('Ann plays at seat 1 now.');
  expect(printed).toContain('The game begins.');
  expect(printed.at(-1)).toMatch(/Ann|Ben|Cornelius/);
  // As long as somebody looks at the end it is there to be looked at.
  ann.gone();
  expect(table().code).not.toBeNull();
  ben.gone();
  await over;
  expect(table().code).toBeNull();
  expect(errors).toEqual([]);
});

test('has a bot stand in for who is lost, until they come back', async () => {
  await begin(TABLE);
  const [ann, ben] = [await come(0, 'Ann'), await come(1, 'Ben')];
  await vi.waitFor(() => expect(ben.last('view')).toBeDefined());
  ben.gone();
  await vi.waitFor(() =>
    expect(table().seats[1]).toMatchObject({ name: 'Ben', kind: 'bot', standsIn: true }),
  );
  const back = await comeBack(ben);
  expect(back.last('guest')).toMatchObject({ standing: 'seated', seat: 1 });
  expect(table().seats[1]).toMatchObject({ name: 'Ben', kind: 'person', at: 'device', standsIn: false });
  await playOut([ann, back]);
  expect(printed).toContain('A bot plays for Ben until they come back.');
  expect(printed).toContain('Ben is back and plays on.');
  expect(errors).toEqual([]);
});

test('leaves a game that everybody has left as it is, until somebody comes', async () => {
  await begin('--game magic-trick --seats open,bot:random,bot:random --grace 0');
  const ann = await come(0, 'Ann');
  await vi.waitFor(() => expect(ann.last('view')).toBeDefined());
  ann.gone();
  await vi.waitFor(() => expect(table().seats[0]).toMatchObject({ kind: 'person', isLost: true }));
  expect(printed.at(-1)).toBe('Ann lost the connection.');
  await come(null, 'Ben');
  await vi.waitFor(() => expect(table().seats[0]).toMatchObject({ kind: 'bot', standsIn: true }));
  expect(printed.slice(-2)).toEqual(['One person watches.', 'A bot plays for Ann until they come back.']);
});

test('gives a seat free again whose guest is gone before the beginning', async () => {
  await begin(TABLE);
  const ann = await come(0, 'Ann');
  ann.gone();
  await vi.waitFor(() => expect(table().seats[0]).toMatchObject({ kind: 'open' }));
  expect(printed).toContain('Ann has left; seat 1 is free again.');
  expect((await come(0, 'Ann')).last('guest')).toMatchObject({ standing: 'seated' });
});

test('asks about each guest where it shall', async () => {
  const { hear } = await begin(`${TABLE} --ask`);
  await hear('y');
  const [ann, ben] = [await come(0, 'Ann'), await come(1, 'Ben')];
  expect(table().requests).toMatchObject([{ name: 'Ann' }, { name: 'Ben', from: '192.168.1.31' }]);
  expect(printed.at(-1)).toBe('Ben asks for seat 2 (from 192.168.1.31): type y to let them in, n to refuse.');
  await hear(`n ${table().requests[1]?.id}`);
  expect(ben.last('guest')).toMatchObject({ standing: 'refused' });
  await hear('perhaps');
  await hear('YES');
  expect(ann.last('guest')).toMatchObject({ standing: 'seated', seat: 0 });
  expect(errors).toEqual([
    'Nobody asks to be let in now.',
    'Answer y or n, with the id of a request if need be.',
  ]);
});

test('goes on with its tables after a restart, and opens none twice', async () => {
  await begin(TABLE);
  const [ann, ben] = [await come(0, 'Ann'), await come(1, 'Ben')];
  await vi.waitFor(() => expect(ben.last('view')).toBeDefined());
  const before = table();
  await again();
  await begin(`${TABLE} --game sam`);
  expect(tables().map(({ game }) => game)).toEqual(['magic-trick', 'sam']);
  expect(table()).toMatchObject({ id: before.id, code: before.code, port: before.port, begun: true });
  const back = [await comeBack(ann), await comeBack(ben)];
  await playOut(back);
});

test('says which table cannot be gone on with, or that there is none', async () => {
  await expect(begin('--table nobody')).rejects.toThrow(
    '--table nobody: there is no unfinished table of that id here; there is none at all, so name a --game.',
  );
  await expect(begin('--grace 0')).rejects.toThrow('--game is missing, and no table is kept open here');
});
