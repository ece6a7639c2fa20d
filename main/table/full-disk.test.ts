// Tests of a disk that is full in the middle of a game: one sentence, nothing acknowledged is lost, and it goes on later.
import { randomBytes } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { openRequest, temporaryFolder } from '../host.testing.ts';
import { prepareFolder } from '../storage/data-folder.ts';
import { openDatabase } from '../storage/open-database.ts';
import { sqliteStorage } from '../storage/sqlite.ts';
import { found, playUntil, sitDown, type Recorder } from './table.testing.ts';
import { createTables } from './tables.ts';

const folder = temporaryFolder();
afterEach(() => folder.remove());

function start() {
  prepareFolder(folder.data);
  const { database } = openDatabase(folder.data, Date.now);
  const storage = sqliteStorage(database);
  const lines: string[] = [];
  const tables = createTables({
    storage,
    clock: () => 1000,
    randomBytes,
    log: (line) => lines.push(line),
    onListChanged: () => {},
    onFailed: () => {},
  });
  return { database, storage, tables, lines };
}

test('a full disk gives the table up with one sentence, and it goes on where it was acknowledged', async () => {
  const first = start();
  const table = found(await first.tables.open(openRequest(4, 0)));
  const players = await sitDown(table);
  await playUntil(table, players, () => table.info().version >= 10);
  const pages = Number(first.database.prepare('PRAGMA page_count').get()?.['page_count']);
  first.database.exec(`PRAGMA max_page_count = ${pages}`);
  const troubles = (player: Recorder) => player.heard.filter(({ type }) => type === 'trouble');
  await playUntil(table, players, () => players.some((player) => troubles(player).length > 0));

  const acknowledged = players.flatMap(({ heard }) =>
    heard.flatMap((message) => (message.type === 'accepted' ? [message] : [])),
  );
  const last = acknowledged.length;
  expect(last).toBeGreaterThanOrEqual(10);
  for (const player of players) {
    expect(troubles(player)).toEqual([{ type: 'trouble', code: 'move-not-kept', facts: {}, id: null }]);
    expect(player.view().version).toBe(last);
  }
  expect(first.lines).toEqual([`Table ${table.id} was given up: database or disk is full`]);

  // Without a restart it can be looked at again, and still only its writing fails.
  const again = found(first.tables.get(table.id));
  const back = await sitDown(again);
  expect(back.map((player) => player.view().version)).toEqual([last, last, last, last]);
  first.storage.close();

  const second = start();
  const later = found(second.tables.get(table.id));
  const returned = await sitDown(later);
  expect(later.info().version).toBe(last);
  for (const { id, version } of acknowledged) {
    const seat = players.findIndex(({ heard }) =>
      heard.some((message) => message.type === 'accepted' && message.id === id),
    );
    const player = returned[seat] as Recorder;
    // Its id alone says which one it is.
    await later.accept({ type: 'move', id, table: later.id, question: 'old', move: null }, player);
    expect(player.last()).toEqual({ type: 'accepted', id, version });
  }
  await playUntil(later, returned, () => later.info().version >= last + 5);
  expect(later.info().version).toBe(last + 5);
  second.storage.close();
});
