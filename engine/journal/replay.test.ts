// Tests of replaying: entries that cannot stand where they do are refused with their number.
import { describe, expect, test } from 'vitest';
import { games } from '../games/registry.ts';
import { openSession, type AnyGame } from '../session/session.ts';
import type { JournalEntry, JournalHeader } from './journal.ts';
import { checkOf, replayJournal } from './replay.ts';

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
