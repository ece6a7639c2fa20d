// Tests of the authority: moves exactly once, refusals that change nothing, and tables that come back from their journal.
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openRequest, temporaryFolder } from '../host.testing.ts';
import { prepareFolder } from '../storage/data-folder.ts';
import { openDatabase } from '../storage/open-database.ts';
import type { Storage } from '../storage/port.ts';
import { sqliteStorage } from '../storage/sqlite.ts';
import type { MoveMessage } from './client.ts';
import { asView } from './player.testing.ts';
import { found, moveFor, playUntil, recorder, sitDown, type Recorder } from './table.testing.ts';
import { createTables, type Tables, type TablesParts } from './tables.ts';
import type { Table } from './table.ts';

const folder = temporaryFolder();
let storage: Storage;
let failed: string[] = [];
let tables: Tables;

function start(): void {
  prepareFolder(folder.data);
  storage = sqliteStorage(openDatabase(folder.data, Date.now).database);
  tables = tablesOver(storage);
}
function tablesOver(over: Storage, given: Partial<TablesParts> = {}): Tables {
  return createTables({
    storage: over,
    clock: () => 1000,
    randomBytes,
    log: () => {},
    onListChanged: () => {},
    onFailed: (table) => failed.push(table),
    ...given,
  });
}

beforeEach(() => {
  failed = [];
  start();
});
afterEach(() => {
  storage.close();
  folder.remove();
});

/** A new table with a recorder at every seat. */
async function seated(seats = 4): Promise<{ table: Table; players: Recorder[] }> {
  const table = found(await tables.open(openRequest(seats, 0)));
  return { table, players: await sitDown(table, seats) };
}
/** Everything a table keeps that a refused move must not change. */
function kept(table: Table): unknown {
  return { info: table.info(), entries: storage.entries(table.id), seen: [...table.history(1)] };
}

describe('a move', () => {
  test('is accepted and then shown to everybody, each through their own eyes', async () => {
    const { table, players } = await seated();
    const [ada, ben] = players as [Recorder, Recorder];
    const message = moveFor(table, ada);
    await table.accept(message, ada);
    expect(ada.heard.at(-2)).toEqual({ type: 'accepted', id: message.id, version: 1 });
    expect(ben.view()).toMatchObject({ version: 1, events: [{ type: 'arranged', sorter: 0, owner: 1 }] });
    expect(asView(ada.view().view).viewer).toBe(0);
    expect(asView(ben.view().view).viewer).toBe(1);
    expect(storage.entries(table.id)).toMatchObject([
      { n: 1, kind: 'move', seat: 0, id: message.id, at: 1000 },
    ]);
  });

  test('sent twice is applied once and answered twice', async () => {
    const { table, players } = await seated();
    const [ada] = players as [Recorder];
    const message = moveFor(table, ada);
    await Promise.all([table.accept(message, ada), table.accept(message, ada)]);
    await table.accept(message, ada);
    const answers = ada.heard.filter(({ type }) => type === 'accepted');
    expect(answers).toEqual(
      Array.from({ length: 3 }, () => ({ type: 'accepted', id: message.id, version: 1 })),
    );
    expect(storage.entries(table.id)).toHaveLength(1);
  });

  test('sent again after a restart is answered with its old version', async () => {
    const { table, players } = await seated();
    const [ada, ben] = players as [Recorder, Recorder];
    const message = moveFor(table, ada);
    await table.accept(message, ada);
    await table.accept(moveFor(table, ben), ben);
    storage.close();
    start();
    const again = found(tables.get(table.id));
    const back = recorder();
    await again.join(back, [0]);
    await again.accept(message, back);
    expect(back.last()).toEqual({ type: 'accepted', id: message.id, version: 1 });
    expect(storage.entries(table.id)).toHaveLength(2);
  });

  test('by the id of another seat is not taken for that one', async () => {
    const { table, players } = await seated();
    const [ada, ben] = players as [Recorder, Recorder];
    await table.accept({ ...moveFor(table, ada), id: 'same' }, ada);
    await table.accept({ ...moveFor(table, ben), id: 'same' }, ben);
    expect(ben.heard.at(-2)).toEqual({ type: 'accepted', id: 'same', version: 2 });
  });

  const wrong: readonly (readonly [string, (message: MoveMessage) => MoveMessage, string])[] = [
    ['answers an old question', (m) => ({ ...m, question: 'hand-0' }), 'stale'],
    ['is no object', (m) => ({ ...m, move: 'play' }), 'malformed'],
    ['has an extra key', (m) => ({ ...m, move: { ...(m.move as object), seat: 1 } }), 'malformed'],
    ['has a wrong type', (m) => ({ ...m, move: { type: 'play', slot: '1' } }), 'malformed'],
    ['is not possible now', (m) => ({ ...m, move: { type: 'pass' } }), 'wrong-move'],
    [
      'names cards of another row',
      (m) => ({ ...m, move: { type: 'arrange', order: ['R0', 'R0'] } }),
      'not-the-row',
    ],
    [
      'would reach a prototype',
      (m) => ({ ...m, move: JSON.parse('{"type":"__proto__"}') as unknown }),
      'malformed',
    ],
  ];
  test.for(wrong)('that %s is refused and changes nothing', async ([, spoil, code]) => {
    const { table, players } = await seated();
    const [ada] = players as [Recorder];
    const before = kept(table);
    const message = spoil(moveFor(table, ada));
    await table.accept(message, ada);
    expect(ada.last()).toMatchObject({ type: 'refused', id: message.id, refusal: { code } });
    expect(kept(table)).toEqual(before);
    // Its id was not used up, and the table goes on.
    await table.accept({ ...moveFor(table, ada), id: message.id }, ada);
    expect(ada.heard.at(-2)).toEqual({ type: 'accepted', id: message.id, version: 1 });
  });

  test('is stale only when the question is another: others who answer meanwhile do not matter', async () => {
    const { table, players } = await seated();
    const [ada, ben] = players as [Recorder, Recorder];
    const prepared = moveFor(table, ada);
    await table.accept(moveFor(table, ben), ben);
    await table.accept(prepared, ada);
    expect(ada.heard.at(-2)).toMatchObject({ type: 'accepted', id: prepared.id });
    await table.accept({ ...prepared, id: 'again' }, ada);
    expect(ada.last()).toMatchObject({ type: 'refused', id: 'again', refusal: { code: 'stale' } });
  });

  test('of a watcher is no move', async () => {
    const { table, players } = await seated();
    const watcher = recorder();
    await table.join(watcher, []);
    await table.accept(moveFor(table, players[0] as Recorder), watcher);
    expect(watcher.last()).toMatchObject({ type: 'trouble', code: 'not-your-seat' });
    expect(table.info().version).toBe(0);
  });

  test('that cannot be kept is not acknowledged, and the table is given up until it is read again', async () => {
    const full = { ...storage, append: () => Promise.reject(new Error('disk full')) };
    const others = tablesOver(full);
    const table = found(await others.open(openRequest(4, 0)));
    const [ada] = (await sitDown(table)) as [Recorder];
    await table.accept(moveFor(table, ada), ada);
    expect(ada.heard.map(({ type }) => type)).toEqual(['view', 'trouble']);
    expect(ada.last()).toMatchObject({ code: 'move-not-kept' });
    expect(failed).toEqual([table.id]);
    const back = recorder();
    await found(others.get(table.id)).join(back, [0]);
    expect(back.view().version).toBe(0);
  });
});

describe('a partial move', () => {
  test('is considered for the seat that is asked and for no other', async () => {
    const { table, players } = await seated();
    const [ada, ben] = players as [Recorder, Recorder];
    const { question } = moveFor(table, ada);
    const message = {
      type: 'consider',
      id: 'c1',
      table: table.id,
      question,
      partial: { type: 'arrange', order: [] },
    } as const;
    const before = kept(table);
    await table.consider(message, ada);
    expect(ada.last()).toMatchObject({ type: 'considered', id: 'c1', refusal: null });
    await table.consider({ ...message, partial: 7 }, ada);
    expect(ada.last()).toMatchObject({ type: 'considered', refusal: { code: 'malformed' } });
    await table.consider(message, ben);
    expect(ben.last()).toMatchObject({ type: 'considered', refusal: { code: 'stale' } });
    expect(kept(table)).toEqual(before);
  });
});

describe('a table', () => {
  test('comes back from its journal as it stood, with the whole game told', async () => {
    const { table, players } = await seated();
    await playUntil(table, players, () => table.info().version >= 40);
    const ada = players[0] as Recorder;
    const whole = ada.heard.flatMap((message) =>
      message.type === 'view' ? [...(message.past ?? []), ...message.events] : [],
    );
    const before = players.map((player) => player.view().view);
    const told = [...table.history(2)];
    storage.close();
    start();
    expect(tables.list().tables).toMatchObject([
      { id: table.id, version: 40, status: 'playing', game: 'magic-trick' },
    ]);
    const again = found(tables.get(table.id));
    const back = await sitDown(again);
    expect(back.map((player) => player.view().view)).toEqual(before);
    expect(back[0]?.view()).toMatchObject({ version: 40, events: [], past: whole });
    expect([...again.history(2)]).toEqual(told);
  });

  test('tells a bot its history as it was sent', async () => {
    const { table, players } = await seated();
    await playUntil(table, players, () => table.info().version >= 30);
    const ben = players[1] as Recorder;
    const sent = ben.heard.flatMap((message) =>
      message.type === 'view'
        ? [{ version: message.version, view: message.view, events: message.past ?? message.events }]
        : [],
    );
    expect([...table.history(1)]).toEqual(sent);
  });

  test('that is over says so, is kept with its end, and is not offered again', async () => {
    const { table, players } = await seated(3);
    await playUntil(table, players, () => false);
    expect(table.info().status).toBe('over');
    expect(tables.list().tables).toEqual([]);
    expect(storage.entries(table.id).at(-1)).toMatchObject({
      kind: 'end',
      reason: 'over',
      n: table.info().version,
    });
    const ada = players[0] as Recorder;
    await table.accept(
      { type: 'move', id: 'late', table: table.id, question: 'any', move: { type: 'pass' } },
      ada,
    );
    expect(ada.last()).toMatchObject({ type: 'refused', refusal: { code: 'game-over' } });
  });

  test('that cannot be read is not listed, is said once, and stays as it is', async () => {
    const { table } = await seated();
    const odd = found(await tables.open(openRequest(3, 0)));
    storage.close();
    const { database } = openDatabase(folder.data, Date.now);
    storage = sqliteStorage(database);
    const text = JSON.stringify({ ...odd.header, format: 2 });
    database.prepare('UPDATE games SET header = ? WHERE id = ?').run(text, odd.id);
    const lines: string[] = [];
    tables = tablesOver(storage, { log: (line) => lines.push(line) });
    for (let time = 0; time < 2; time += 1) expect(tables.list().tables).toMatchObject([{ id: table.id }]);
    expect(lines).toEqual([expect.stringMatching(`^Table ${odd.id} cannot be read.*format 2[^\\n]*$`)]);
    expect(found(tables.get(table.id)).id).toBe(table.id);
    expect(tables.get(odd.id)).toEqual({ code: 'table-too-new', facts: {} });
    expect(database.prepare('SELECT header FROM games WHERE id = ?').get(odd.id)).toEqual({ header: text });
  });

  test('is not given up because somebody fell over the news of it', async () => {
    const lines: string[] = [];
    tables = tablesOver(storage, {
      log: (line) => lines.push(line),
      onListChanged() {
        throw new Error('nobody listens');
      },
    });
    const { table, players } = await seated(3);
    await playUntil(table, players, () => false);
    expect(table.info().status).toBe('over');
    expect(failed).toEqual([]);
    expect(tables.get(table.id)).toBe(table);
    expect(lines).toHaveLength(2);
  });

  const bad = [
    ['no such game', { ...openRequest(4, 0), game: 'poker' }, 'no-such-game', { game: 'poker' }],
    ['too many seats', openRequest(7, 0), 'wrong-seats', { seats: 7, min: 3, max: 5 }],
    ['too few seats', openRequest(2, 0), 'wrong-seats', { seats: 2, min: 3, max: 5 }],
    ['no such bot', openRequest(4, 0, 'cheat'), 'no-such-bot', { seat: 2, bot: 'cheat' }],
    [
      'an unknown option',
      { ...openRequest(4, 0), options: { speed: 1 } },
      'wrong-setup',
      { place: 'options.speed' },
    ],
  ] as const;
  test.for(bad)('with %s is not set up, and it is said why', async ([, request, code, facts]) => {
    expect(await tables.open(request)).toEqual({ code, facts });
    expect(tables.list().tables).toEqual([]);
  });

  const elsewhere = [
    ['of a game that is not known here', { game: 'poker' }, 'table-of-unknown-game', { game: 'poker' }],
    [
      'of other rules',
      { rulesVersion: 999 },
      'table-of-other-rules',
      { played: 999, known: expect.any(Number) },
    ],
  ] as const;
  test.for(elsewhere)('%s is left as it is, and it is said why', async ([, spoil, code, facts]) => {
    const lines: string[] = [];
    const others = tablesOver(storage, { log: (line) => lines.push(line) });
    const { header } = (await seated()).table;
    await storage.create('odd', { ...header, ...spoil }, 1);
    expect(others.get('odd')).toEqual({ code, facts });
    expect(lines).toEqual([expect.stringMatching(`^Table odd was left as it is: ${code} [^\\n]*$`)]);
    // It is on the list all the same: another version of the program may go on with it.
    expect(others.list().tables.map(({ id }) => id)).toContain('odd');
    expect(storage.entries('odd')).toEqual([]);
  });

  test('that was closed before its end is not gone on with', async () => {
    const { table, players } = await seated();
    await playUntil(table, players, () => table.info().version >= 5);
    await storage.append(table.id, [{ n: 6, at: 1, kind: 'end', reason: 'closed' }]);
    storage.close();
    start();
    expect(tables.get(table.id)).toEqual({ code: 'table-closed', facts: {} });
    expect(tables.list().tables).toEqual([]);
    expect(storage.entries(table.id)).toHaveLength(6);
  });

  test('that is over can be looked at again', async () => {
    const { table, players } = await seated(3);
    await playUntil(table, players, () => false);
    storage.close();
    start();
    const watcher = recorder();
    await found(tables.get(table.id)).join(watcher, []);
    expect(asView(watcher.view().view).result).not.toBeNull();
  });

  test('whose journal does not fit is refused with the entry and left as it is', async () => {
    const { table, players } = await seated();
    await playUntil(table, players, () => table.info().version >= 5);
    await storage.append(table.id, [
      { n: 6, at: 1, kind: 'move', seat: 0, move: { type: 'pass' }, id: 'x', check: '0' },
    ]);
    const before = storage.entries(table.id);
    storage.close();
    start();
    expect(tables.get(table.id)).toEqual({ code: 'table-damaged', facts: { entry: 6 } });
    expect(storage.entries(table.id)).toEqual(before);
  });
});
