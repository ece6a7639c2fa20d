// Tests of seated bots: a table whose bot cannot go on does not wait for it for ever.
import { randomBytes } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { openRequest } from '../host.testing.ts';
import { found, memoryStorage, recorder } from '../table/table.testing.ts';
import { createTables } from '../table/tables.ts';
import type { Line } from './line.ts';
import { seatBots } from './seating.ts';

/** Bots that never know a move. */
const clueless: Line = {
  seat: () => ({ see: () => {}, choose: () => Promise.reject(new Error('no idea')), leave: () => {} }),
  close: () => Promise.resolve(),
};

test('a table whose bot cannot go on is given up: whoever is there is told, and the log says why', async () => {
  const lines: string[] = [];
  const failed: string[] = [];
  const log = (line: string): void => void lines.push(line);
  const tables = createTables({
    storage: memoryStorage(),
    clock: () => 0,
    randomBytes,
    log,
    onListChanged: () => {},
    onFailed: (id) => failed.push(id),
  });
  const table = found(await tables.open(openRequest(3, null)));
  const watcher = recorder();
  await table.join(watcher, []);
  // Not even a random move can be found when the game cannot be told again.
  const broken = {
    ...table,
    history: () => {
      throw new Error('The row is R3 O4.');
    },
  };
  const leave = seatBots({ lineFor: () => clueless, paceMs: 0, clock: () => 0, log }, broken);
  await vi.waitFor(() => expect(failed).toEqual([table.id]));
  expect(watcher.last()).toMatchObject({ type: 'trouble', code: 'table-failed', id: null });
  expect(lines.at(-1)).toMatch(/was given up: The bot "random" at seat 0 .*cannot go on/);
  expect(lines.join('\n')).not.toMatch(/R3/);
  // Going there again begins with a new one, from the journal.
  expect(found(tables.get(table.id))).not.toBe(table);
  leave();
});
