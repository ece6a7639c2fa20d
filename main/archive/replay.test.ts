// Tests of replays and pictures: what they show is what the table showed, through allowed eyes alone.
import { describe, expect, test } from 'vitest';
import { allSeats } from '../../engine/core/seat.ts';
import { GAME_IDS } from '../../engine/games/registry.ts';
import type { Eyes } from '../../engine/protocol/kept.ts';
import type { ToClient } from '../../engine/protocol/to-client.ts';
import { retell } from '../table/audience.ts';
import { gameCalled, played, testArchive, type TestArchive } from './archive.testing.ts';
import { movesLeft } from './standing.ts';

type Steps = Extract<ToClient, { type: 'steps' }>;

async function replay(archive: TestArchive, eyes: Eyes, from = 0, count = 100): Promise<Steps> {
  return archive.asked('steps', { type: 'replay', table: 'game', eyes, from, count });
}
async function refused(archive: TestArchive, eyes: Eyes): Promise<unknown> {
  const [answer] = await archive.ask({ type: 'replay', table: 'game', eyes, from: 0, count: 1 });
  return answer?.type === 'trouble' ? answer.code : answer;
}
async function all(archive: TestArchive, eyes: Eyes): Promise<Steps['steps']> {
  const steps: Steps['steps'] = [];
  for (;;) {
    const page = await replay(archive, eyes, steps.length, 37);
    steps.push(...page.steps);
    if (page.steps.length === 0) return steps;
  }
}

describe.for(GAME_IDS)('a finished game of %s', (id) => {
  const journal = played(id, { seats: gameCalled(id).seats.min, seed: 11, undos: 2 });
  const seats = journal.header.seats.length;

  test('is told to each viewer as the table told it', async () => {
    const archive = testArchive();
    await archive.keep('game', journal, 'Ours');
    for (const viewer of [...allSeats(seats), 'watcher'] as const) {
      const steps = await all(archive, viewer);
      const told = [...retell(gameCalled(id), journal.header, movesLeft(journal.entries), viewer)];
      expect(steps.map(({ n, view, events }) => ({ version: n, view, events }))).toEqual(told);
    }
    const { choices, isOver, mayBranch, total, ends, title } = await replay(archive, 0);
    expect({ choices, isOver, mayBranch, total, ends, title }).toEqual({
      choices: [...allSeats(seats), 'watcher', 'open'],
      isOver: true,
      mayBranch: true,
      total: movesLeft(journal.entries).length + 1,
      ends: null,
      title: 'Ours',
    });
  });

  test('shows what was taken back where it stood', async () => {
    const archive = testArchive();
    await archive.keep('game', journal);
    const { undone } = await replay(archive, 'watcher', 0, 1);
    const back = journal.entries.filter(({ kind }) => kind === 'undo').length;
    expect(back).toBe(2);
    expect(undone.length).toBeGreaterThanOrEqual(back);
    const heard = (await all(archive, 'watcher')).flatMap(({ events }) => events).length;
    for (const { at, events } of undone) {
      expect(at).toBeLessThanOrEqual(heard);
      expect(events.length).toBeGreaterThan(0);
    }
  });

  test('lies open where all cards are to be seen, and is a watcher’s otherwise', async () => {
    const archive = testArchive();
    await archive.keep('game', journal);
    const open = await all(archive, 'open');
    const watched = await all(archive, 'watcher');
    expect(open.map((step) => ({ ...step, open: undefined }))).toEqual(watched);
    for (const step of open) {
      expect(new Set(step.open?.flat()).size).toBe(step.open?.flat().length);
    }
    expect(watched.some(({ open: shown }) => shown !== undefined)).toBe(false);
  });
});

describe('a game that goes on', () => {
  const journal = played('trick-taking', { seats: 4, seed: 5, moves: 12 });
  const going = async (): Promise<TestArchive> => {
    const archive = testArchive();
    await archive.keep('game', journal);
    return archive;
  };

  test('shows nobody’s cards but those of the one person who plays here', async () => {
    const archive = await going();
    expect(await replay(archive, 'watcher')).toMatchObject({
      choices: ['watcher'],
      isOver: false,
      mayBranch: false,
    });
    for (const eyes of [0, 1, 'open'] as const) expect(await refused(archive, eyes)).toBe('game-not-over');
    archive.atScreen.set('game', [1]);
    expect(await replay(archive, 1)).toMatchObject({ choices: [1, 'watcher'], eyes: 1 });
    for (const eyes of [0, 'open'] as const) expect(await refused(archive, eyes)).toBe('game-not-over');
    archive.atScreen.set('game', [1, 3]);
    for (const eyes of [0, 1, 3, 'open'] as const) expect(await refused(archive, eyes)).toBe('game-not-over');
    archive.atScreen.set('game', [1]);
    archive.gathering.add('game');
    expect(await refused(archive, 1)).toBe('game-not-over');
    expect(await refused(archive, 6)).toBe('no-such-seat');
  });

  test('has a picture that is a watcher’s, and a new one after each move', async () => {
    const archive = await going();
    const { view, seats } = await archive.asked('picture', { type: 'picture', table: 'game' });
    const told = [
      ...retell(gameCalled('trick-taking'), journal.header, movesLeft(journal.entries), 'watcher'),
    ];
    expect(view).toEqual(told.at(-1)?.view);
    expect(seats.map(({ name }) => name)).toEqual(['Player 1', 'Player 2', 'Player 3', 'Player 4']);
    const more = played('trick-taking', { seats: 4, seed: 5, moves: 13 }).entries.slice(12);
    await archive.storage.append('game', more);
    expect((await archive.asked('picture', { type: 'picture', table: 'game' })).view).not.toEqual(view);
  });
});

describe('a game that does not fit to its end', () => {
  const journal = played('magic-trick', { seats: 3, seed: 4 });
  const { header, entries } = journal;
  const keep = async (change: Partial<typeof journal>): Promise<TestArchive> => {
    const archive = testArchive();
    await archive.keep('game', journal);
    await archive.storage.purge(0);
    await archive.storage.keep({
      id: 'other',
      title: '',
      since: 1,
      at: 1,
      record: null,
      header,
      entries,
      ...change,
    });
    return archive;
  };
  const ask = (archive: TestArchive): Promise<Steps> =>
    archive.asked('steps', { type: 'replay', table: 'other', eyes: 'watcher', from: 0, count: 100 });
  const changed = (n: number, change: object) =>
    entries.map((entry) => (entry.n === n ? ({ ...entry, ...change } as (typeof entries)[number]) : entry));

  test.for([
    ['a move that is refused', 7, { move: { type: 'play', slot: 99 } }],
    ['a move that leads elsewhere', 9, { check: '0'.repeat(16) }],
    ['a gap', 5, { n: 500 }],
  ] as const)('for %s is followed up to there', async ([, n, change]) => {
    const archive = await keep({ entries: changed(n, change).toSorted((one, other) => one.n - other.n) });
    const before = JSON.stringify(archive.storage.soundEntries('other'));
    const steps = await ask(archive);
    expect(steps).toMatchObject({
      total: n,
      mayBranch: false,
      ends: { code: 'table-damaged', facts: { entry: n } },
    });
    expect(JSON.stringify(archive.storage.soundEntries('other'))).toBe(before);
  });

  test('for other rules is followed as long as they agree', async () => {
    const old = { ...header, rulesVersion: header.rulesVersion + 1 };
    expect(await ask(await keep({ header: old }))).toMatchObject({ total: entries.length, ends: null });
    const archive = await keep({ header: old, entries: changed(9, { check: '0'.repeat(16) }) });
    expect(await ask(archive)).toMatchObject({
      total: 9,
      ends: { code: 'table-of-other-rules', facts: { played: 2, known: 1 } },
    });
    expect(archive.tables.get('other')).toMatchObject({ code: 'table-of-other-rules' });
  });

  test('because it cannot even be begun is a trouble', async () => {
    const archive = await keep({ header: { ...header, options: { memory: 1 } } });
    const [answer] = await archive.ask({ type: 'replay', table: 'other', eyes: 'open', from: 0, count: 1 });
    expect(answer).toMatchObject({ type: 'trouble', code: 'table-damaged', facts: { entry: 0 } });
  });
});
