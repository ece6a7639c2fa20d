// Tests of clients that join and leave while a table has something to finish first.
import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openRequest } from '../host.testing.ts';
import {
  found,
  memoryStorage,
  moveFor,
  playUntil,
  recorder,
  sitDown,
  type Recorder,
} from './table.testing.ts';
import { createTables } from './tables.ts';

describe('a client that comes and goes while the table is busy', () => {
  /** A table whose queue is held up by a move that is being written, and what lets it go on. */
  async function busy() {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const storage = memoryStorage();
    const tables = createTables({
      storage: { ...storage, append: (...given) => held.then(() => storage.append(...given)) },
      clock: () => 1000,
      randomBytes,
      log: () => {},
      onListChanged: () => {},
      onFailed: () => {},
    });
    const table = found(await tables.open(openRequest(4, 0)));
    const players = await sitDown(table);
    const [ada] = players as [Recorder];
    const moved = table.accept(moveFor(table, ada), ada);
    return {
      table,
      goOn: async () => {
        release();
        await moved;
        await playUntil(table, players, () => table.info().version >= 3);
      },
    };
  }

  test('and left last, is not there: it hears nothing of the game', async () => {
    const { table, goOn } = await busy();
    const guest = recorder();
    const joined = table.join(guest, []);
    table.leave(guest);
    await goOn();
    await joined;
    expect(guest.heard).toEqual([]);
  });

  test('and came last, is there: it hears the whole game once and every move', async () => {
    const { table, goOn } = await busy();
    const guest = recorder();
    const first = table.join(guest, []);
    table.leave(guest);
    const second = table.join(guest, []);
    await goOn();
    await Promise.all([first, second]);
    const versions = guest.heard.map((message) => (message.type === 'view' ? message.version : message.type));
    expect(versions).toEqual([1, 2, 3]);
  });
});
