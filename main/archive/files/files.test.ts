// Tests of `.parlor` files: what goes out comes in again as it was, and holds nothing that its eyes did not see.
import { describe, expect, test } from 'vitest';
import { allSeats } from '../../../engine/core/seat.ts';
import { GAME_IDS } from '../../../engine/games/registry.ts';
import { formatJournal, parseJournal } from '../../../engine/journal/file.ts';
import { readSteps, sightSchema } from '../../../engine/journal/sight.ts';
import { cardsIn, knowledgeOf, numberListsIn, type Entry } from '../../listener/knowledge.testing.ts';
import { retell } from '../../table/audience.ts';
import { gameCalled, played, testArchive, type TestArchive } from '../archive.testing.ts';
import { movesLeft } from '../standing.ts';

async function withGame(journal: ReturnType<typeof played>): Promise<TestArchive> {
  const archive = testArchive();
  await archive.keep('game', journal, 'Ours');
  return archive;
}

const replayed = (archive: TestArchive, table: string, eyes: number | 'watcher' | 'open') =>
  archive.asked('steps', { type: 'replay', table, eyes, from: 0, count: 100 });

describe.for(GAME_IDS)('a finished game of %s', (id) => {
  const journal = played(id, { seats: gameCalled(id).seats.min, seed: 31, undos: 1 });

  test('goes out whole and comes in as it was', async () => {
    const from = await withGame(journal);
    const text = await from.file('game', null);
    expect(parseJournal(text)).toMatchObject({ table: 'game', entries: journal.entries });
    expect(parseJournal(text).result).toMatchObject({
      winners: expect.any(Array),
      reason: expect.any(String),
    });

    const to = testArchive();
    const kept = await to.bring(text);
    if (kept.type !== 'kept') throw new Error(JSON.stringify(kept));
    expect(kept).toMatchObject({ isNew: true, status: 'over' });
    expect(to.storage.entries(kept.table)).toEqual(journal.entries);
    expect(to.storage.table(kept.table)?.header).toEqual(journal.header);
    expect(to.storage.recordOf(kept.table)).toEqual({ ...from.storage.recordOf('game'), table: kept.table });
    const [there, here] = await Promise.all([
      replayed(to, kept.table, 'open'),
      replayed(from, 'game', 'open'),
    ]);
    expect(there.steps).toEqual(here.steps);
  });

  test('that is there already is found and not kept twice', async () => {
    const from = await withGame(journal);
    const text = await from.file('game', null);
    const before = from.everything();
    expect(await from.bring(text)).toMatchObject({ type: 'kept', table: 'game', isNew: false });
    expect(from.everything()).toBe(before);
    const to = testArchive();
    const first = await to.bring(text);
    expect(await to.bring(text, 'again.parlor')).toMatchObject({
      ...first,
      id: expect.any(String),
      isNew: false,
    });
    await from.asked('done', { type: 'delete', table: 'game' });
    expect(await from.bring(text)).toMatchObject({ table: 'game', isNew: true });
    expect(from.storage.table('game')?.deletedAt).toBeNull();
  });
});

describe.for(GAME_IDS)('what was seen of a game of %s that goes on', (id) => {
  const game = gameCalled(id);
  const journal = played(id, { seats: game.seats.min, seed: 41, moves: 25, undos: 2 });
  const seats = journal.header.seats.length;

  test('is all that goes out, through allowed eyes, and is looked at elsewhere', async () => {
    const from = await withGame(journal);
    for (const eyes of [null, ...allSeats(seats)]) {
      expect(JSON.parse(await from.file('game', eyes))).toMatchObject({ code: 'game-not-over' });
    }
    from.atScreen.set('game', [1]);
    expect(JSON.parse(await from.file('game', 0))).toMatchObject({ code: 'game-not-over' });
    for (const eyes of [1, 'watcher'] as const) {
      const text = await from.file('game', eyes);
      const to = testArchive();
      const kept = await to.bring(text);
      if (kept.type !== 'kept') throw new Error(JSON.stringify(kept));
      expect(kept).toMatchObject({ isNew: true, status: 'over' });
      expect(await to.bring(text)).toMatchObject({ table: kept.table, isNew: false, status: 'over' });
      const here = await replayed(from, 'game', eyes);
      const there = await replayed(to, kept.table, 'watcher');
      const { steps, undone, total, seats: people } = here;
      expect({ steps: there.steps, undone: there.undone, total: there.total, seats: there.seats }).toEqual({
        steps,
        undone,
        total,
        seats: people,
      });
      expect(there).toMatchObject({ eyes, choices: [eyes], isOver: false, mayBranch: false, ends: null });
      expect(await to.file(kept.table, null)).toBe(text);
      expect(to.tables.get(kept.table)).toMatchObject({ code: 'table-only-read' });
      expect(to.tables.list()).toEqual({ tables: [], unfinished: 0 });
      const all = { game: null, find: '', from: 0, count: 9 } as const;
      const shelf = await to.asked('shelf', { type: 'shelf', which: 'finished', ...all });
      expect(shelf.tables).toMatchObject([
        { id: kept.table, only: 'sight', status: 'playing', moves: total - 1, winners: null },
      ]);
      const picture = await to.asked('picture', { type: 'picture', table: kept.table });
      expect(picture.view).toEqual(steps.at(-1)?.view);
      expect(to.storage.unrecorded()).toEqual([]);
      const { table } = await to.asked('kept', { type: 'copy', table: kept.table });
      expect(await to.file(table, null)).toBe(text);
    }
  });

  test('is what was sent to those eyes and nothing else', async () => {
    const from = await withGame(journal);
    from.atScreen.set('game', [0]);
    for (const eyes of [0, 'watcher'] as const) {
      const text = await from.file('game', eyes);
      const sight = sightSchema.parse(JSON.parse(text));
      const told = [...retell(game, journal.header, movesLeft(journal.entries), eyes)];
      const seen = [...readSteps(sight.steps)];
      expect(seen.map(({ n, view, events }) => ({ version: n, view, events }))).toEqual(told);
      expect(Object.keys(sight.header).toSorted()).toEqual(
        ['eyes', 'format', 'game', 'options', 'rulesVersion', 'seats', 'since'].toSorted(),
      );
      expect(text).not.toContain(journal.header.seed);
      expect(text).not.toMatch(/"(seed|setup|decks|chance|check)"/u);
    }
  });
});

test('no card of Magic Trick is in a file whose eyes may not know it', async () => {
  const journal = played('magic-trick', { seats: 4, seed: 43, moves: 40, undos: 4 });
  const from = await withGame(journal);
  from.atScreen.set('game', [2]);
  const entries = movesLeft(journal.entries).map((entry, index) => ({ ...entry, n: index + 1 })) as Entry[];
  const leaksOf = async (eyes: 2 | 'watcher', knower: number | null): Promise<number> => {
    const { steps, header } = sightSchema.parse(JSON.parse(await from.file('game', eyes)));
    const knowledge = knowledgeOf(entries, 4, knower);
    const hidden = (value: unknown, version: number): string[] =>
      cardsIn(value).filter((card) => !knowledge.ofHand(version).has(card));
    let leaks = cardsIn(header).length;
    for (const [version, step] of [...readSteps(steps)].entries()) {
      leaks += hidden(step, version).length;
      expect(
        numberListsIn(step.view, new Set(['awaiting', 'scores', 'points', 'totals', 'winners'])),
      ).toEqual([]);
    }
    return leaks;
  };
  expect(await leaksOf('watcher', null)).toBe(0);
  expect(await leaksOf(2, 2)).toBe(0);
  // The scan finds what another may not know.
  expect(await leaksOf(2, null)).toBeGreaterThan(0);
});

describe('a journal of a game that goes on', () => {
  const journal = played('trick-taking', { seats: 3, seed: 51, moves: 9, undos: 1 });

  test('comes in as a table to go on with', async () => {
    const archive = testArchive();
    const kept = await archive.bring(formatJournal(journal));
    if (kept.type !== 'kept') throw new Error(JSON.stringify(kept));
    expect(kept).toMatchObject({ isNew: true, status: 'playing' });
    const table = archive.tables.get(kept.table);
    expect(table).toMatchObject({ id: kept.table });
    expect(archive.tables.list().tables.map(({ id }) => id)).toEqual([kept.table]);
    // Played on, it is still the same game.
    await archive.storage.append(kept.table, [
      {
        n: journal.entries.length + 1,
        at: 5,
        kind: 'seat',
        seat: 0,
        occupant: { name: 'Zoe', kind: 'person', bot: null },
      },
    ]);
    expect(await archive.bring(formatJournal(journal))).toMatchObject({ table: kept.table, isNew: false });
  });

  test('that was saved by hand when it was over ends here', async () => {
    const whole = played('trick-taking', { seats: 3, seed: 51 });
    const archive = testArchive();
    const entries = whole.entries.filter(({ kind }) => kind !== 'end').map((entry) => ({ ...entry, at: 0 }));
    const kept = await archive.bring(formatJournal({ ...whole, entries }));
    if (kept.type !== 'kept') throw new Error(JSON.stringify(kept));
    expect(kept.status).toBe('over');
    expect(archive.storage.entries(kept.table).at(-1)).toMatchObject({ kind: 'end', reason: 'over' });
    expect(archive.storage.table(kept.table)).toMatchObject({
      over: true,
      since: archive.now,
      playedAt: archive.now,
    });
  });
});
