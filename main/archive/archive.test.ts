// Tests of the shelf of kept games: what is listed, named, copied, put away and brought back.
import { describe, expect, test } from 'vitest';
import type { KeptTable } from '../../engine/protocol/kept.ts';
import { memoryStorage } from '../table/table.testing.ts';
import { distinct } from '../history/distinct.ts';
import { played, testArchive, type TestArchive } from './archive.testing.ts';
import { DELETED_KEPT_MS } from './keeping.ts';
import { movesLeft } from './standing.ts';

const whole = played('magic-trick', { seats: 3, seed: 1 });
const part = played('magic-trick', { seats: 4, seed: 2, moves: 10, undos: 1 });
const tricks = played('trick-taking', { seats: 4, seed: 3, moves: 5 });

async function filled(): Promise<TestArchive> {
  const archive = testArchive();
  await archive.keep('whole', whole);
  await archive.keep('part', part, 'Friday');
  await archive.keep('tricks', tricks);
  return archive;
}

const ALL = { game: null, find: '', from: 0, count: 100 } as const;
async function listed(
  archive: TestArchive,
  which: 'unfinished' | 'finished' | 'deleted',
): Promise<KeptTable[]> {
  return (await archive.asked('shelf', { type: 'shelf', which, ...ALL })).tables;
}
const byId = (one: { id: string }, other: { id: string }): number => one.id.localeCompare(other.id);
const ids = (tables: readonly KeptTable[]): string[] => tables.map(({ id }) => id);

describe('the shelf', () => {
  test('has finished and unfinished games apart, and says how each stands', async () => {
    const archive = await filled();
    expect(ids(await listed(archive, 'unfinished')).toSorted()).toEqual(['part', 'tricks']);
    const [finished] = await listed(archive, 'finished');
    expect(finished).toMatchObject({
      id: 'whole',
      game: 'magic-trick',
      status: 'over',
      moves: whole.entries.length - 1,
      winners: archive.storage.recordOf('whole')?.players.flatMap(({ won }, seat) => (won ? [seat] : [])),
      only: null,
      deletedAt: null,
    });
    expect(finished?.seats.map(({ name }) => name)).toEqual(['Player 1', 'Player 2', 'Player 3']);
  });

  test('finds by game and by title, in pages', async () => {
    const archive = await filled();
    const shelf = (wishes: object) =>
      archive.asked('shelf', { type: 'shelf', which: 'unfinished', ...ALL, ...wishes });
    expect(ids((await shelf({ game: 'trick-taking' })).tables)).toEqual(['tricks']);
    expect(ids((await shelf({ find: 'friday' })).tables)).toEqual(['part']);
    expect(await shelf({ from: 1, count: 1 })).toMatchObject({ total: 2, tables: [expect.anything()] });
  });

  test('says which games are of other rules', async () => {
    const archive = await filled();
    const bare = { title: '', since: 1, at: 1, record: null, entries: [] };
    await archive.storage.keep({
      ...bare,
      id: 'old',
      header: { ...part.header, rulesVersion: 0 },
    });
    await archive.storage.keep({
      ...bare,
      id: 'strange',
      header: { ...part.header, game: 'chess' },
    });
    const only = (await listed(archive, 'unfinished')).map((table) => [table.id, table.only]);
    expect(Object.fromEntries(only)).toEqual({
      part: null,
      tricks: null,
      old: 'other-rules',
      strange: 'other-rules',
    });
  });
});

describe('a kept table', () => {
  test('is called what a person calls it, in one line that is not too long', async () => {
    const archive = await filled();
    for (const [given, shown] of [
      ['  Our\n evening  ', 'Our evening'],
      ['', ''],
      ['x'.repeat(100), 'x'.repeat(60)],
      ['👨‍👩‍👧'.repeat(20), '👨‍👩‍👧'.repeat(7)],
    ] as const) {
      await archive.asked('done', { type: 'rename', table: 'part', title: given });
      expect((await listed(archive, 'unfinished')).find(({ id }) => id === 'part')?.title).toBe(shown);
    }
  });

  test('is copied with all that was ever done', async () => {
    const archive = await filled();
    const { table, isNew } = await archive.asked('kept', { type: 'copy', table: 'part' });
    expect(isNew).toBe(true);
    expect(archive.storage.entries(table)).toEqual(archive.storage.entries('part'));
    expect(archive.storage.table(table)).toMatchObject({ title: 'Friday', header: part.header, over: false });
    expect(archive.tables.get(table)).toMatchObject({ id: table });
  });

  test('whose moves were taken back and whose seats have changed is copied with as many moves and the same seats', async () => {
    const archive = await filled();
    const { header, entries } = played('magic-trick', { seats: 4, seed: 5, moves: 30, undos: 3 });
    const bot = { name: 'Rosa', kind: 'bot', bot: 'steady' } as const;
    const change = { n: entries.length + 1, at: 1, kind: 'seat', seat: 1, occupant: bot } as const;
    await archive.keep('changed', { ...part, header, entries: [...entries, change] });
    const { table } = await archive.asked('kept', { type: 'copy', table: 'changed' });
    const moves = movesLeft(entries).length;
    expect(moves).toBeLessThan(entries.length);
    const kept = (await listed(archive, 'unfinished')).find(({ id }) => id === table);
    const seats = header.seats.map((seat, at) => (at === 1 ? bot : seat));
    expect([kept?.moves, kept?.seats]).toEqual([moves, seats]);
    const told = archive.tables.list().tables.find(({ id }) => id === table);
    expect([told?.moves, told?.names]).toEqual([moves, seats.map(({ name }) => name)]);
  });

  test('that is over and is copied still counts as one game', async () => {
    const archive = await filled();
    const { table, status } = await archive.asked('kept', { type: 'copy', table: 'whole' });
    expect(status).toBe('over');
    const finished = await listed(archive, 'finished');
    expect(finished.map(({ id, winners, at }) => ({ id, winners, at })).toSorted(byId)).toEqual(
      [table, 'whole']
        .map((id) => ({ id, winners: finished[0]?.winners, at: finished[0]?.at }))
        .toSorted(byId),
    );
    expect(archive.storage.records()).toHaveLength(2);
    expect(distinct(archive.storage.records())).toHaveLength(1);
    expect(archive.storage.unrecorded()).toEqual([]);
  });

  test('is put away and brought back, and meanwhile nobody plays at it', async () => {
    const archive = await filled();
    const before = archive.tables.get('part');
    if ('code' in before) throw new Error(before.code);
    await archive.asked('done', { type: 'delete', table: 'part' });
    expect(archive.putOut).toEqual(['part']);
    expect(ids(await listed(archive, 'unfinished'))).toEqual(['tricks']);
    expect(await listed(archive, 'deleted')).toMatchObject([{ id: 'part', deletedAt: archive.now }]);
    expect(archive.tables.get('part')).toMatchObject({ code: 'no-such-table' });
    for (const question of [
      { type: 'rename', table: 'part', title: 'x' },
      { type: 'copy', table: 'part' },
      { type: 'replay', table: 'part', eyes: 'watcher', from: 0, count: 1 },
    ] as const) {
      expect(await archive.ask(question)).toMatchObject([{ type: 'trouble', code: 'no-such-table' }]);
    }
    await archive.asked('done', { type: 'restore', table: 'part' });
    expect(archive.tables.get('part')).toMatchObject({ id: 'part' });
    expect(archive.tables.get('part')).not.toBe(before);
  });

  test('that cannot be deleted stays as it is, and so does everybody at it', async () => {
    const storage = memoryStorage();
    const archive = testArchive({ ...storage, remove: () => Promise.reject(new Error('the disk is full')) });
    await archive.keep('part', part);
    const before = archive.tables.get('part');
    expect(await archive.ask({ type: 'delete', table: 'part' })).toMatchObject([
      { type: 'trouble', code: 'archive-not-kept' },
    ]);
    expect(archive.putOut).toEqual([]);
    expect(archive.tables.get('part')).toBe(before);
    expect(ids(await listed(archive, 'unfinished'))).toEqual(['part']);
  });

  test('is gone for good when it was deleted long ago', async () => {
    const archive = await filled();
    await archive.asked('done', { type: 'delete', table: 'part' });
    const later = testArchive(archive.storage);
    await Promise.resolve();
    expect(ids(await listed(later, 'deleted'))).toEqual(['part']);
    await archive.storage.remove('part', archive.now - DELETED_KEPT_MS - 1);
    const muchLater = testArchive(archive.storage);
    await expect.poll(() => muchLater.logged).toEqual([expect.stringContaining('for good: 1')]);
    expect(await listed(muchLater, 'deleted')).toEqual([]);
    expect(archive.storage.entries('part')).toEqual([]);
  });

  test('that is not there is a trouble', async () => {
    const archive = await filled();
    for (const type of ['picture', 'copy', 'delete', 'restore'] as const) {
      const [trouble] = await archive.ask({ type, table: 'nowhere' });
      expect(trouble).toMatchObject({ type: 'trouble', code: 'no-such-table' });
    }
  });
});
