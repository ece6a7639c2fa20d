// Law 3: the same options, seed and moves give the same states, on both executors and from a journal.
import { fingerprint } from '../core/canonical.ts';
import type { AnyMove } from '../core/game.ts';
import { JOURNAL_FORMAT, journalSchema, type Journal, type JournalEntry } from '../journal/journal.ts';
import { checkOf, replayJournal } from '../journal/replay.ts';
import { openSession } from '../session/session.ts';
import { firstDifference, firstNotPlain } from './difference.ts';
import { begin, nextRandomMove, type Figures, type Playing, type Trial } from './trial.ts';

/** Checks law 3 on one random game. @throws LawBroken */
export function checkLaw3(trial: Trial): Figures {
  const playing = begin(trial, 'compiled');
  const { session, broken, setup } = playing;
  const reference = openSession(setup, 'xstate');
  const compare = (what: string, one: unknown, other: unknown): void => {
    const difference = firstDifference(one, other);
    if (difference) broken('executors', `${what} differ between the executors at "${difference}"`);
  };
  compare('the first states', session.state, reference.state);
  compare('the first happenings', session.opening, reference.opening);
  const entries: JournalEntry[] = [];
  for (let next = nextRandomMove(playing); next; next = nextRandomMove(playing)) {
    if (playing.isEnough()) break;
    const { seat, move } = next;
    const accepted = session.accept(seat, move);
    const expected = reference.accept(seat, move);
    if (accepted.refusal || expected.refusal)
      return broken('accepted', `a random move is refused: ${JSON.stringify(next)}`);
    compare('the states', session.state, reference.state);
    compare('the happenings', accepted.happenings, expected.happenings);
    const odd = firstNotPlain(session.state);
    if (odd) broken('plain', `the state holds something that JSON does not keep, at "${odd}"`);
    entries.push(entryOf(entries.length + 1, seat, move, checkOf(session.state)));
  }
  checkJournal(trial, playing, entries);
  return { moves: entries.length, games: 1 };
}

function entryOf(n: number, seat: number, move: AnyMove, check: string): JournalEntry {
  return { n, at: n, kind: 'move', seat, move: { ...move }, id: `move-${n}`, check };
}

function checkJournal(trial: Trial, playing: Playing, entries: readonly JournalEntry[]): void {
  const { session, setup, broken } = playing;
  const written: Journal = {
    parlor: 'journal',
    header: {
      format: JOURNAL_FORMAT,
      game: trial.game.id,
      rulesVersion: trial.game.rulesVersion,
      seats: Array.from({ length: trial.seats }, (_, seat) => ({
        name: `Seat ${seat}`,
        kind: 'person',
        bot: null,
      })),
      options: setup.options as Record<string, unknown>,
      seed: setup.seed,
      setup: {},
      decks: [],
    },
    entries: [...entries],
  };
  const text = JSON.stringify(written);
  const read = journalSchema.parse(JSON.parse(text));
  if (JSON.stringify(read) !== text) broken('journal', 'the journal reads back differently');
  const replayed = replayJournal(trial.game, read, 'compiled');
  if (replayed.problem)
    return broken('journal', `the journal does not play again: ${replayed.problem.sentence}`);
  if (fingerprint(replayed.session.state) !== fingerprint(session.state))
    broken('journal', 'the journal leads to another state');
}
