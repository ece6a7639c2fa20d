// Tests of released journals: whatever the program becomes, it plays again what an earlier one has written, or says why not.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { fingerprint } from '../../engine/core/canonical.ts';
import { GAME_IDS, games, isGameId } from '../../engine/games/registry.ts';
import { parseJournal } from '../../engine/journal/file.ts';
import type { Journal } from '../../engine/journal/journal.ts';
import { replayJournal } from '../../engine/journal/replay.ts';
import { wrongEnd } from '../../engine/journal/result.ts';
import { gameCalled, testArchive } from './archive.testing.ts';

const FOLDER = fileURLToPath(new URL('../../tests/fixtures/journals/', import.meta.url));
const textOf = (name: string): string => readFileSync(join(FOLDER, `${name}.parlor`), 'utf8');

/** By file: how many moves count, the fingerprint of the last state, and how the game ended. */
const RELEASED: readonly (readonly [name: string, moves: number, hash: string, result: object])[] = [
  [
    'magic-trick-1',
    256,
    '09fba5e6e5a68519fc4bf365d6493decd0a1c792c647943cdad1b6bef2d7969f',
    { winners: [0], scores: [-6, -14, -9, -15], reason: 'highest-total' },
  ],
  [
    'trick-taking-1',
    63,
    '10f7d40a3573f15b26e6720904b55d7e8ebdc8bb8aa6723b40fd33d7bee30d2d',
    { winners: [1], scores: [0, 1, 0], reason: 'compared' },
  ],
  [
    'magicians-1',
    246,
    '823e5150b0aaced65f1ffb6a7e254bcbf49d059447c06ca0eb826506ce9944cd',
    { winners: [1], scores: [59, 110, 64, 72], reason: 'goal' },
  ],
  [
    'sam-1',
    1273,
    '9b062d7c0d23bfa4849ce14e300b87e69ee1ddaa020439ab5dc76adc110cb671',
    { winners: [1], scores: [0, 6, 0], reason: 'last-one-in' },
  ],
];
/** Of rules that part with those of the program at this entry. */
const OTHER = { name: 'magic-trick-0', parts: 40 } as const;

test('every version of the rules of every game has a released journal, and the table here names them all', () => {
  const there = readdirSync(FOLDER).filter((name) => name.endsWith('.parlor'));
  expect(there.toSorted()).toEqual(
    [OTHER.name, ...RELEASED.map(([name]) => name)].map((name) => `${name}.parlor`).toSorted(),
  );
  for (const id of GAME_IDS) expect(there).toContain(`${id}-${games[id].rulesVersion}.parlor`);
});

describe.for(RELEASED)('%s', ([name, moves, hash, result]) => {
  const journal: Journal = parseJournal(textOf(name));
  if (!isGameId(journal.header.game)) throw new Error(`${name} is of no game.`);
  const game = gameCalled(journal.header.game);

  test.for(['compiled', 'xstate'] as const)('is played again to its end (%s)', (executor) => {
    const replayed = replayJournal(game, journal, executor);
    if (replayed.problem) throw new Error(replayed.problem.sentence);
    expect(replayed.moves).toHaveLength(moves);
    expect(replayed.undone.length).toBeGreaterThan(0);
    expect(replayed.seats[1]?.name).toBe('Charles');
    expect(fingerprint(replayed.session.state)).toBe(hash);
    expect(journal.result).toEqual(result);
    expect(wrongEnd(journal, replayed)).toBeNull();
  });

  test('is taken in, looked at to its end and given away again as it is', async () => {
    const archive = testArchive();
    const kept = await archive.bring(textOf(name));
    if (kept.type !== 'kept') throw new Error(JSON.stringify(kept));
    const { table } = kept;
    const steps = await archive.asked('steps', {
      type: 'replay',
      table,
      eyes: 'open',
      from: moves,
      count: 1,
    });
    expect(steps).toMatchObject({ total: moves + 1, ends: null, steps: [{ view: { result } }] });
    const again = parseJournal(await archive.file(table, null));
    expect({ ...again, table: journal.table }).toEqual(journal);
  });
});

describe('a journal of other rules', () => {
  const journal = parseJournal(textOf(OTHER.name));

  test('that is kept is looked at up to where they part, and stays as it is', async () => {
    const archive = testArchive();
    const { header, entries } = journal;
    await archive.storage.keep({ id: 'old', header, entries, title: '', since: 1, at: 1, record: null });
    const before = archive.everything();
    const steps = await archive.asked('steps', {
      type: 'replay',
      table: 'old',
      eyes: 'open',
      from: 0,
      count: 100,
    });
    expect(steps).toMatchObject({
      mayBranch: false,
      ends: { code: 'table-of-other-rules', facts: { played: 0, known: 1 } },
    });
    expect(steps.steps.at(-1)?.n).toBe(OTHER.parts - 1);
    expect(archive.tables.get('old')).toMatchObject({ code: 'table-of-other-rules' });
    const all = { game: null, find: '', from: 0, count: 9 } as const;
    const shelf = await archive.asked('shelf', { type: 'shelf', which: 'finished', ...all });
    expect(shelf.tables).toMatchObject([{ id: 'old', only: 'other-rules' }]);
    // It can still be given to somebody whose program has those rules.
    expect(parseJournal(await archive.file('old', null))).toMatchObject({ header, entries });
    expect(archive.everything() === before).toBe(true);
  });

  test('is not taken in, and it is said why', async () => {
    const archive = testArchive();
    expect(await archive.bring(textOf(OTHER.name), 'old.parlor')).toMatchObject({
      code: 'file-other-rules',
      facts: { file: 'old.parlor', game: 'magic-trick', played: 0, known: 1 },
    });
    expect(archive.storage.tables().readable).toEqual([]);
  });
});
