// Tests of a disk that is full when something is to be taken back: nothing changes, it is said, and later it can be done.
import { afterEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../host.testing.ts';
import { prepareFolder } from '../../storage/data-folder.ts';
import { openDatabase } from '../../storage/open-database.ts';
import { sqliteStorage } from '../../storage/sqlite.ts';
import { agree, bench, everybody, moveOf, opened, undo } from './undo.testing.ts';

const folder = temporaryFolder();
afterEach(() => folder.remove());

/** A storage whose disk can be filled up. */
function onDisk() {
  prepareFolder(folder.data);
  const { database } = openDatabase(folder.data, Date.now);
  const storage = sqliteStorage(database);
  return {
    storage,
    isFull: false,
    /** As if another program had written it full, and had room made again. */
    filled(): typeof storage {
      return {
        ...storage,
        append: (...given) =>
          this.isFull ? Promise.reject(new Error('database or disk is full')) : storage.append(...given),
      };
    },
  };
}

test('nothing is taken back at once, the game goes on, and later it can be', async () => {
  const disk = onDisk();
  const table = await opened(bench(1, disk.filled()), 'magic-trick', 'ppp');
  const people = await everybody(table);
  const [first] = people;
  if (!first) throw new Error('Nobody came.');
  await moveOf(table, first);
  people.forEach((each) => each.news());
  disk.isFull = true;
  const id = await undo(table, first);
  expect(first.news()).toEqual([{ type: 'trouble', code: 'undo-not-kept', facts: {}, id }]);
  for (const each of people.slice(1)) expect(each.news()).toEqual([]);
  expect(table.info()).toMatchObject({ version: 1, moves: 1 });
  disk.isFull = false;
  // The same request may be said again: it was not done.
  await undo(table, first, id);
  expect(table.info()).toMatchObject({ version: 2, moves: 0 });
  expect(disk.storage.entries(table.id)).toMatchObject([{ kind: 'move' }, { kind: 'undo', to: 0, seat: 0 }]);
  await moveOf(table, people[1]!);
  expect(table.info()).toMatchObject({ version: 3, moves: 1 });
  disk.storage.close();
});

test('whoever agrees last is told, and may agree again', async () => {
  const disk = onDisk();
  const table = await opened(bench(1, disk.filled()), 'magic-trick', 'ppp');
  const people = await everybody(table);
  for (const each of people) await moveOf(table, each);
  const seat = people.findIndex(({ view }) => view().back === 'asks');
  await undo(table, people[seat]!);
  const others = [0, 1, 2].filter((other) => other !== seat) as [number, number];
  await agree(table, people[others[0]]!, others[0], true);
  disk.isFull = true;
  const id = await agree(table, people[others[1]]!, others[1], true);
  expect(people[others[1]]!.last()).toMatchObject({ type: 'trouble', code: 'undo-not-kept', id });
  expect(people[seat]!.last('undoing')?.asked?.waitsFor).toEqual([others[1]]);
  disk.isFull = false;
  await agree(table, people[others[1]]!, others[1], true);
  expect(people[seat]!.last('undoing')?.came?.how).toBe('taken-back');
  disk.storage.close();
});
