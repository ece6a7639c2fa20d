// Tests of new games from positions of finished ones.
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../engine/games/registry.ts';
import { gameCalled, played, testArchive, type TestArchive } from './archive.testing.ts';
import { movesLeft, standing } from './standing.ts';

const person = (name: string) => ({ kind: 'person', name }) as const;
const branched = (archive: TestArchive, step: number, seats: readonly object[]) =>
  archive.archive.branch({ type: 'branch', id: 'b', table: 'game', step, seats: seats as never });

describe.for(GAME_IDS)('a game of %s', (id) => {
  const game = gameCalled(id);
  const journal = played(id, { seats: game.seats.min, seed: 21, undos: 1 });
  const moves = movesLeft(journal.entries);
  const seats = journal.header.seats.map((_, seat) =>
    seat === 0 ? person('Ada') : { kind: 'bot', name: 'Robin', bot: 'random' },
  );

  test('is gone on with from any position of a finished one', async () => {
    const archive = testArchive();
    await archive.keep('game', journal);
    for (const step of [0, 3, moves.length - 1]) {
      const made = await branched(archive, step, seats);
      if (typeof made !== 'string') throw new Error(made.code);
      const entries = archive.storage.entries(made);
      expect(entries.map(({ n, at, kind }) => ({ n, at, kind }))).toEqual(
        moves.slice(0, step).map((_, index) => ({ n: index + 1, at: archive.now, kind: 'move' })),
      );
      expect(archive.storage.table(made)).toMatchObject({ over: false, since: archive.now, title: '' });
      const table = archive.tables.get(made);
      if ('code' in table) throw new Error(table.code);
      expect(table.info()).toMatchObject({ status: 'playing', moves: step, version: step });
      expect(table.seats.map(({ name, kind }) => `${kind} ${name}`)[0]).toBe('person Ada');
      const there = standing(game, journal.header, moves.slice(0, step));
      const views = [...table.history(0)];
      expect(views.at(-1)?.view).toEqual(game.viewFor(there.state, 0));
    }
    // The finished game is what it was.
    expect(archive.storage.entries('game')).toEqual(journal.entries);
  });
});

describe('no game is begun', () => {
  const journal = played('magic-trick', { seats: 3, seed: 8 });
  const three = [person('Ada'), person('Bo'), person('Cy')];
  const cases: readonly (readonly [string, object, number, readonly object[]])[] = [
    [
      'after the last move',
      { code: 'wrong-setup', facts: { place: 'step' } },
      journal.entries.length - 1,
      three,
    ],
    ['beyond the end', { code: 'wrong-setup' }, 10_000, three],
    ['with too few', { code: 'wrong-seats', facts: { seats: 2, min: 3, max: 3 } }, 4, three.slice(1)],
    ['with too many', { code: 'wrong-seats' }, 4, [...three, person('Di')]],
    [
      'with a bot that there is not',
      { code: 'no-such-bot', facts: { seat: 2, bot: 'deep' } },
      4,
      [person('Ada'), { kind: 'bot', name: 'X', bot: 'deep' }, person('Cy')],
    ],
  ];
  test.for(cases)('%s', async ([, trouble, step, seats]) => {
    const archive = testArchive();
    await archive.keep('game', journal);
    expect(await branched(archive, step, seats)).toMatchObject(trouble);
    expect(archive.storage.tables().readable).toHaveLength(1);
  });

  test('from one that goes on, is damaged or is of other rules', async () => {
    const archive = testArchive();
    const { header, entries } = journal;
    await archive.keep('game', { ...journal, entries: entries.slice(0, 9) });
    expect(await branched(archive, 4, three)).toMatchObject({ code: 'game-not-over' });
    const damaged = testArchive();
    const wrong = entries.map((entry) => (entry.n === 9 ? { ...entry, check: '0'.repeat(16) } : entry));
    await damaged.keep('game', { ...journal, entries: wrong });
    expect(await branched(damaged, 4, three)).toMatchObject({ code: 'table-damaged', facts: { entry: 9 } });
    const other = testArchive();
    await other.keep('game', { ...journal, header: { ...header, rulesVersion: 7 }, entries: wrong });
    expect(await branched(other, 4, three)).toMatchObject({ code: 'table-of-other-rules' });
  });
});
