// Tests of replaying: entries that cannot stand where they do are refused with their number.
import { describe, expect, test } from 'vitest';
import { games } from '../games/registry.ts';
import { openSession, type AnyGame } from '../session/session.ts';
import type { JournalEntry, JournalHeader } from './journal.ts';
import { checkOf, openHeader, replayJournal } from './replay.ts';

const game = games['magic-trick'] as AnyGame;
const occupant = { name: 'Ada', kind: 'person', bot: null } as const;
const header: JournalHeader = {
  format: 1,
  game: game.id,
  rulesVersion: game.rulesVersion,
  seats: Array.from({ length: 4 }, () => occupant),
  options: {},
  seed: 'replay',
  setup: {},
  decks: [],
};
const replay = (entries: readonly JournalEntry[]) =>
  replayJournal(game, { parlor: 'journal', header, entries: [...entries] }, 'compiled');

/** The first move of the game. */
function firstMove(n: number): JournalEntry {
  const session = openSession({ game, seats: 4, options: {}, setup: {}, seed: 'replay' }, 'compiled');
  const view = game.viewFor(session.state, 0) as { toSort: { cards: string[] } };
  const move = { type: 'arrange', order: view.toSort.cards };
  expect(session.accept(0, move).refusal).toBeNull();
  return { n, at: n, kind: 'move', seat: 0, move, id: `m${n}`, check: checkOf(session.state) };
}
const end = (n: number): JournalEntry => ({ n, at: n, kind: 'end', reason: 'closed' });
const seat = (n: number, at: number): JournalEntry => ({ n, at: n, kind: 'seat', seat: at, occupant });

describe('a journal', () => {
  test('of a move, a change of seats and an end is played', () => {
    expect(replay([firstMove(1), seat(2, 3), end(3)])).toMatchObject({ problem: null, version: 3 });
  });

  const wrong: readonly (readonly [string, number, readonly JournalEntry[]])[] = [
    ['a move after the end', 2, [end(1), firstMove(2)]],
    ['an undo after the end', 3, [firstMove(1), end(2), { n: 3, at: 3, kind: 'undo', to: 1, seat: 0 }]],
    ['a second end', 2, [end(1), end(2)]],
    ['a seat beyond the last', 2, [firstMove(1), seat(2, 4)]],
    ['a seat before the first', 1, [seat(1, -1)]],
    ['a gap', 2, [firstMove(1), end(3)]],
  ];
  test.for(wrong)('with %s is refused at entry %i', ([, at, entries]) => {
    const { problem } = replay(entries);
    expect(problem).toMatchObject({ at, differs: false });
    expect(problem?.sentence).toContain(`Entry ${at}`);
  });
});

describe('what was taken back', () => {
  const undo = (n: number, to: number): JournalEntry => ({ n, at: n, kind: 'undo', to, seat: 0 });

  test('is played too, and does not count', () => {
    const replayed = replay([firstMove(1), undo(2, 0), firstMove(3), undo(4, 0)]);
    if (replayed.problem) throw new Error(replayed.problem.sentence);
    expect(replayed).toMatchObject({ version: 4, moves: [] });
    expect(replayed.undone.map(({ after, moves }) => [after, moves.map(({ n }) => n)])).toEqual([
      [0, [1]],
      [0, [3]],
    ]);
    expect(replayed.undone.every(({ moves }) => moves[0]?.happenings[0]?.type === 'arranged')).toBe(true);
    // The game stands at its beginning, for whichever executor it is asked.
    const start = openHeader(game, header, 'compiled');
    expect(checkOf(replayed.session.state)).toBe(checkOf(start.state));
  });

  test('must have been legal, and lead where the journal says', () => {
    const forged = { ...firstMove(1), check: '0'.repeat(16) };
    expect(replay([forged, undo(2, 0)]).problem).toMatchObject({ at: 1, differs: true });
    const twice = { ...firstMove(3), seat: 0 };
    expect(replay([firstMove(1), undo(2, 1), twice]).problem).toMatchObject({ at: 3, differs: false });
  });

  test('cannot be taken back by a seat that is not there, or to what comes later', () => {
    expect(replay([firstMove(1), { ...undo(2, 0), seat: 4 } as JournalEntry]).problem).toMatchObject({
      at: 2,
    });
    expect(replay([firstMove(1), undo(2, 2)]).problem).toMatchObject({ at: 2 });
  });
});
