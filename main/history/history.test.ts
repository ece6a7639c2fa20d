// Tests of the history as a window asks for it: what is counted, what is changed, and games of an older program.
import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { fastRandom } from '../../engine/chance/fast.ts';
import { games, type GameId } from '../../engine/games/registry.ts';
import { gameOf } from '../../engine/history/records.testing.ts';
import type { GameRecord } from '../../engine/history/record.ts';
import type { JournalEntry, JournalHeader } from '../../engine/journal/journal.ts';
import { checkOf, openHeader } from '../../engine/journal/replay.ts';
import type { ToClient } from '../../engine/protocol/to-client.ts';
import { toClientSchema } from '../../engine/protocol/to-client.ts';
import type { AnyGame } from '../../engine/session/session.ts';
import type { Storage } from '../storage/port.ts';
import { memoryStorage, recorder } from '../table/table.testing.ts';
import { createHistory, type History, type HistoryRequest } from './history.ts';
import { watched } from './watched.ts';

const NOW = Date.UTC(2026, 11, 1, 12);
let storage: Storage;
let history: History;
let lines: string[];
let read = 0;

/** A history over a storage that counts how often it is read. */
function over(kept: Storage): void {
  read = 0;
  lines = [];
  const { storage: watching, changes } = watched({
    ...kept,
    records() {
      read += 1;
      return kept.records();
    },
  });
  storage = watching;
  history = createHistory({ storage, changes, clock: () => NOW, log: (line) => void lines.push(line) });
}
beforeEach(() => over(memoryStorage()));

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/** Asks as a window does, and answers what it hears. */
async function asked(message: WithoutId<HistoryRequest>): Promise<ToClient[]> {
  const window = recorder();
  await history.hear(window, { ...message, id: 'q' } as HistoryRequest);
  return window.heard.map((heard) => toClientSchema.parse(heard));
}
const ALL = { game: null, name: null };
async function statistics(filter: { game: string | null; name: string | null } = ALL) {
  const [answer] = await asked({ type: 'statistics', ...filter });
  if (answer?.type !== 'statistics') throw new Error(`Answered with ${answer?.type}.`);
  return answer;
}

/** Keeps finished games as a table does when they end. */
async function keep(...records: readonly GameRecord[]): Promise<void> {
  for (const record of records) {
    const seats = record.players.map(({ name, kind, bot }) => ({ name, kind, bot }));
    await storage.create(record.table, { ...emptyHeader(record.game as GameId), seats }, record.since);
    await storage.append(record.table, [{ n: 1, at: record.at, kind: 'end', reason: 'over' }], record);
  }
}

function emptyHeader(game: GameId): JournalHeader {
  const { rulesVersion } = games[game];
  return { format: 1, game, rulesVersion, seats: [], options: {}, seed: 'history', setup: {}, decks: [] };
}

describe('statistics', () => {
  test('are counted from what is remembered, and once', async () => {
    await keep(gameOf('sam', 0, 'Ada*', 'Ben'), gameOf('magic-trick', 1, 'Ada', '=steady*', '=steady'));
    const first = await statistics();
    expect(first.statistics).toMatchObject({ games: 2, players: [{ name: 'Ada', games: 2, wins: 1 }, {}] });
    expect(first.unread).toBe(0);
    expect((await statistics({ game: 'sam', name: 'BEN' })).statistics).toMatchObject({ games: 1 });
    await statistics();
    expect(read).toBe(1);
  });

  test('are those of now after a game was added, deleted, brought back and done away with', async () => {
    const counted = async () => (await statistics()).statistics.games;
    const [one, other] = [gameOf('sam', 0, 'Ada*', 'Ben'), gameOf('sam', 1, 'Ada*', 'Ben')];
    await keep(one);
    expect(await counted()).toBe(1);
    await keep(other);
    expect(await counted()).toBe(2);
    await storage.remove(one.table, NOW);
    expect(await counted()).toBe(1);
    await storage.remove(one.table, null);
    expect(await counted()).toBe(2);
    await storage.remove(one.table, NOW);
    await storage.purge(NOW + 1);
    expect(await counted()).toBe(1);
    // What changes no finished game is no reason to count.
    const before = read;
    await storage.create('new', emptyHeader('sam'), NOW);
    await storage.rename('new', 'Sunday');
    await counted();
    expect(read).toBe(before);
  });
});

test('what is watched does all that the storage does', () => {
  const kept = memoryStorage();
  expect(Object.keys(watched(kept).storage).toSorted()).toEqual(Object.keys(kept).toSorted());
});

describe('the list', () => {
  test('tells the newest first, some at a time', async () => {
    const records = [0, 1, 2, 3].map((hours) => gameOf('sam', hours, 'Ada*', hours === 2 ? 'Cleo' : 'Ben'));
    await keep(...records);
    const [answer] = await asked({ type: 'history', ...ALL, from: 1, count: 2 });
    expect(answer).toEqual({ type: 'history', id: 'q', total: 4, records: [records[2], records[1]] });
    expect((await asked({ type: 'history', game: null, name: 'cleo', from: 0, count: 9 }))[0]).toMatchObject({
      total: 1,
      records: [{ table: records[2]!.table }],
    });
    expect((await asked({ type: 'history', ...ALL, from: 9, count: 9 }))[0]).toMatchObject({
      total: 4,
      records: [],
    });
  });
});

describe('files', () => {
  test.for(['csv', 'json'] as const)(
    '%s: what the filter lets through, whole when it is put together',
    async (as) => {
      const many = Array.from({ length: 200 }, (_, at) =>
        gameOf('sam', at, 'Ada*', at < 150 ? 'Ben' : 'Cleo'),
      );
      await keep(...many);
      const pieces = await asked({ type: 'export-history', game: null, name: 'Ben', as });
      expect(pieces.length).toBeGreaterThan(1);
      const text = pieces.map((piece) => (piece.type === 'exported' ? piece.text : '')).join('');
      expect(pieces[0]).toMatchObject({ name: `Parlor Tricks 2026-12-01.${as}`, pieces: pieces.length });
      if (as === 'json') expect((JSON.parse(text) as { games: unknown[] }).games).toHaveLength(150);
      else expect(text.split('\r\n')).toHaveLength(1 + 300 + 1);
    },
  );
});

describe('names', () => {
  beforeEach(() =>
    keep(gameOf('sam', 0, 'Ada*', 'Ben'), gameOf('sam', 1, 'ADA', 'Cleo*'), gameOf('sam', 2, 'Ben*', 'Cleo')),
  );

  test('that are merged are one from then on, however they were written', async () => {
    await keep(gameOf('sam', 3, 'Dora*', 'Ben'));
    expect((await statistics()).statistics.names).toHaveLength(4);
    expect(await asked({ type: 'merge-name', name: 'ada', into: 'Dora' })).toEqual([
      { type: 'done', id: 'q' },
    ]);
    const { players, games: all } = (await statistics()).statistics;
    expect(all).toBe(4);
    expect(players.map(({ name, games: played, wins }) => [name, played, wins])).toEqual([
      ['Dora', 3, 2],
      ['Ben', 3, 1],
      ['Cleo', 2, 1],
    ]);
    expect(storage.table(storage.records()[3]!.table)?.header.seats[0]?.name).toBe('Dora');
  });

  test('of two who played against each other are not merged: the game they met in would lose a loss', async () => {
    const met = gameOf('sam', 3, 'Cleo', 'ada*');
    await keep(met, { ...met, table: 'a-copy' });
    const before = storage.records();
    expect(await asked({ type: 'merge-name', name: 'Ada', into: 'CLEO' })).toEqual([
      // A copy of a game is no second meeting.
      {
        type: 'trouble',
        code: 'names-met',
        facts: { name: 'Ada', into: 'CLEO', games: 2 },
        id: 'q',
      },
    ]);
    expect(storage.records()).toEqual(before);
    // A bot of that name is nobody they could be.
    await keep(gameOf('sam', 4, 'Ben', 'Dora=steady'));
    expect(await asked({ type: 'merge-name', name: 'Ben', into: 'Dora' })).toMatchObject([{ type: 'done' }]);
  });

  test('can be written otherwise', async () => {
    await asked({ type: 'merge-name', name: 'ada', into: 'Ada' });
    expect(storage.records().map(({ players }) => players[0]!.name)).toEqual(['Ben', 'Ada', 'Ada']);
  });

  test('that are forgotten are nowhere', async () => {
    expect(await asked({ type: 'forget-name', name: 'Ada' })).toEqual([{ type: 'done', id: 'q' }]);
    const { statistics: said } = await statistics();
    expect(said).toMatchObject({ games: 3, forgotten: 2 });
    expect(said.names.toSorted()).toEqual(['Ben', 'Cleo']);
    const [file] = await asked({ type: 'export-history', ...ALL, as: 'csv' });
    expect(JSON.stringify([file, storage.tables()])).not.toMatch(/\bada\b/i);
  });

  test('that nobody has change nothing', async () => {
    const before = storage.records();
    expect(await asked({ type: 'forget-name', name: 'Dora' })).toEqual([{ type: 'done', id: 'q' }]);
    expect(storage.records()).toEqual(before);
  });

  test('that cannot be changed on the disk are told of, and stay', async () => {
    over({ ...storage, renamePlayer: () => Promise.reject(new Error('database or disk is full')) });
    expect(await asked({ type: 'forget-name', name: 'Ada' })).toMatchObject([
      { type: 'trouble', code: 'archive-not-kept', id: 'q' },
    ]);
    expect(lines).toEqual([expect.stringContaining('A name could not be changed')]);
    expect((await statistics()).statistics.names).toHaveLength(3);
  });
});

describe('games of an older version of the program', () => {
  /** A game as it was kept before results were remembered. */
  function played(game: GameId, seed: string): { header: JournalHeader; entries: JournalEntry[] } {
    const it: AnyGame = games[game];
    const seats = [
      { name: 'Ada', kind: 'person' as const, bot: null },
      { name: 'Rosa', kind: 'bot' as const, bot: 'steady' },
      { name: 'Ivo', kind: 'bot' as const, bot: 'steady' },
    ];
    const header: JournalHeader = { ...emptyHeader(game), seats, seed };
    const session = openHeader(it, header, 'compiled');
    const random = fastRandom(7);
    const entries: JournalEntry[] = [];
    while (it.result(session.state) === null) {
      const seat = it.awaiting(session.state)[0]!;
      const { move } = session.accept(seat, it.randomMove(session.state, seat, random)) as {
        move: { type: string };
      };
      const n = entries.length + 1;
      entries.push({ n, at: NOW + n, kind: 'move', seat, move, id: `m${n}`, check: checkOf(session.state) });
    }
    entries.push({ n: entries.length + 1, at: NOW + 60_000, kind: 'end', reason: 'over' });
    return { header, entries };
  }
  async function keepOld(id: string, header: JournalHeader, entries: readonly JournalEntry[]): Promise<void> {
    await storage.create(id, header, NOW);
    await storage.append(id, entries);
  }

  test('are played again when they are first asked for, and remembered', async () => {
    const { header, entries } = played('magic-trick', 'old');
    await keepOld('old', header, entries);
    await keep(gameOf('sam', 0, 'Ada*', 'Ben'));
    const first = await statistics();
    expect([first.unread, first.statistics.games]).toEqual([1, 1]);
    while (storage.unrecorded().length > 0) await turn();
    const later = await statistics();
    expect([later.unread, later.statistics.games]).toEqual([0, 2]);
    const record = storage.records().find(({ table }) => table === 'old')!;
    expect(record).toMatchObject({
      game: 'magic-trick',
      since: NOW,
      at: NOW + 60_000,
      moves: entries.length - 1,
    });
    expect(record.players.map(({ name, kind, bot }) => [name, kind, bot])).toEqual([
      ['Ada', 'person', null],
      ['Rosa', 'bot', 'steady'],
      ['Ivo', 'bot', 'steady'],
    ]);
    expect(record.players.some(({ won }) => won)).toBe(true);
  });

  test('of which nothing can be known are passed over, once', async () => {
    const { header, entries } = played('magic-trick', 'forged');
    await keepOld('other-rules', { ...header, rulesVersion: 99 }, entries);
    await keepOld('forged', { ...header, seed: 'another' }, entries);
    await keepOld('unknown', { ...header, game: 'poker' }, entries);
    await keepOld('closed', header, [{ n: 1, at: NOW, kind: 'end', reason: 'closed' }]);
    await keepOld('whole', header, entries);
    const replayed: string[] = [];
    const before = storage;
    over({
      ...before,
      table(id) {
        replayed.push(id);
        return before.table(id);
      },
    });
    expect((await statistics()).unread).toBe(5);
    while ((await statistics()).unread > 0) await turn();
    await keep(gameOf('sam', 0, 'Ada*', 'Ben'));
    expect(await statistics()).toMatchObject({ unread: 0, statistics: { games: 2 } });
    await turn();
    expect(replayed.filter((id) => id.length > 4).toSorted()).toEqual([
      'closed',
      'forged',
      'other-rules',
      'unknown',
      'whole',
    ]);
  });
});
