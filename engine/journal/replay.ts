// Plays a journal again: the session it stands for, or the first entry at which it is not this game.
import { fingerprint } from '../core/canonical.ts';
import { SetupError } from '../core/errors.ts';
import type { AnyHappening, AnyMove, AnyState } from '../core/game.ts';
import type { Refusal } from '../core/refusal.ts';
import type { Seat } from '../core/seat.ts';
import { openSession, type AnyGame, type Executor, type Session } from '../session/session.ts';
import type { Journal, JournalEntry, JournalHeader, SeatRecord } from './journal.ts';
import { takeBack, type TakenBack } from './undone.ts';

const CHECK_DIGITS = 16;

/** The digest that a journal keeps of the state after a move: the first 16 hexadecimal digits of its fingerprint. */
export function checkOf(state: AnyState): string {
  return fingerprint(state).slice(0, CHECK_DIGITS);
}

/** A move, and what happened with it. */
export interface ReplayedMove {
  /** The number of its entry. */
  readonly n: number;
  readonly seat: Seat;
  readonly move: AnyMove;
  readonly happenings: readonly AnyHappening[];
}

/** A journal that was played to its end. */
export interface Replayed {
  readonly problem: null;
  readonly session: Session;
  /** The moves that no undo took back, in order. */
  readonly moves: readonly ReplayedMove[];
  /** What was taken back, in the order in which it was made. */
  readonly undone: readonly TakenBack[];
  /** The number of entries: the version of the table. */
  readonly version: number;
  /** Who sits where after the last entry. */
  readonly seats: readonly SeatRecord[];
}

/** Where and why a journal cannot be played. */
export interface ReplayProblem {
  /** The number of the entry, from 1; 0 when the journal cannot even be begun. */
  readonly at: number;
  /** True when the move was made and led to another state than the journal says; false when it could not be made. */
  readonly differs: boolean;
  /** One sentence for people, which names the entry. */
  readonly sentence: string;
  /** Of a move that the rules refuse. */
  readonly refusal?: Refusal;
}
export interface NotReplayed {
  readonly problem: ReplayProblem;
}

/** Begins the game that a header describes. @throws SetupError naming the place */
export function openHeader(game: AnyGame, header: JournalHeader, executor: Executor): Session {
  const { options, setup, seed, decks } = header;
  return openSession({ game, seats: header.seats.length, options, setup, seed, decks }, executor);
}

/** Plays moves that are known to be legal from the beginning. */
export function playAgain(
  game: AnyGame,
  header: JournalHeader,
  moves: readonly { readonly seat: Seat; readonly move: unknown }[],
  executor: Executor,
): Session {
  const session = openHeader(game, header, executor);
  for (const [index, { seat, move }] of moves.entries()) {
    const { refusal } = session.accept(seat, move);
    if (refusal) throw new Error(`Move ${index + 1} was refused when it was played again: ${refusal.code}.`);
  }
  return session;
}

/**
 * Plays a journal of `game` again. Each move must be legal and lead to the state that its check was made of, also those
 * that were taken back later.
 */
export function replayJournal(game: AnyGame, journal: Journal, executor: Executor): Replayed | NotReplayed {
  const replaying = replayingJournal(game, journal, executor);
  for (;;) {
    const next = replaying.next();
    if (next.done) return next.value;
  }
}

/** The same entry by entry, for who has other things to do meanwhile. */
export function* replayingJournal(
  game: AnyGame,
  journal: Journal,
  executor: Executor,
): Generator<void, Replayed | NotReplayed, void> {
  const { header, entries } = journal;
  if (header.game !== game.id)
    return unplayable(0, `The journal is of the game "${header.game}", not of "${game.id}".`);
  if (header.rulesVersion !== game.rulesVersion) {
    return unplayable(
      0,
      `The journal was played by version ${header.rulesVersion} of the rules of ${game.id}, and this program has version ${game.rulesVersion}.`,
    );
  }
  const wrong = misplaced(entries, header.seats.length);
  if (wrong) return wrong;
  const seats = [...header.seats];
  for (const entry of entries) if (entry.kind === 'seat') seats[entry.seat] = entry.occupant;

  let at = 0;
  try {
    const goesBack = entries.some(({ kind }) => kind === 'undo');
    let session = openHeader(game, header, goesBack ? 'compiled' : executor);
    let moves: ReplayedMove[] = [];
    let undone: readonly TakenBack[] = [];
    /** The session before each move that counts, where the game goes back: then going back takes no time, however often. */
    const before: Session[] = [];
    for (const entry of entries) {
      yield;
      at = entry.n;
      if (entry.kind === 'undo') {
        const left = moves.filter(({ n }) => n <= entry.to).length;
        session = before[left] ?? session;
        before.length = left;
        const course = takeBack({ moves, taken: undone }, left, entry.seat);
        [moves, undone] = [[...course.moves], course.taken];
      }
      if (entry.kind !== 'move') continue;
      if (goesBack) before.push(session.copy());
      const made = replayMove(session, entry);
      if ('problem' in made) return made;
      moves.push(made);
    }
    if (goesBack && executor !== 'compiled') session = playAgain(game, header, moves, executor);
    return { problem: null, session, moves, undone, version: entries.length, seats };
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    return unplayable(at, at === 0 ? error.message : `Entry ${at}: ${error.message}`);
  }
}

type MoveEntry = Extract<JournalEntry, { kind: 'move' }>;

/** Makes the move of an entry. */
function replayMove(session: Session, { n, seat, move, check }: MoveEntry): ReplayedMove | NotReplayed {
  const accepted = session.accept(seat, move);
  if (accepted.refusal)
    return unplayable(n, `Entry ${n} is a move that is refused: ${accepted.refusal.code}.`, accepted.refusal);
  const found = checkOf(session.state);
  if (found !== check) {
    const sentence = `Entry ${n} leads to a state with the check ${found}, and the journal says ${check}.`;
    return { problem: { at: n, differs: true, sentence } };
  }
  return { n, seat, move: accepted.move, happenings: accepted.happenings };
}

/** The first entry that cannot stand where it does, whatever the game. */
function misplaced(entries: readonly JournalEntry[], seats: number): NotReplayed | null {
  let ended = false;
  for (const [index, entry] of entries.entries()) {
    const n = index + 1;
    if (entry.n !== n)
      return unplayable(n, `Entry ${n} bears the number ${entry.n}; entries count from 1 without a gap.`);
    if (ended) return unplayable(n, `Entry ${n} stands after the end of the game; nothing may follow that.`);
    if (entry.kind === 'undo' && entry.to >= n)
      return unplayable(n, `Entry ${n} goes back to entry ${entry.to}, which is not before it.`);
    if ((entry.kind === 'seat' || entry.kind === 'undo') && (entry.seat < 0 || entry.seat >= seats))
      return unplayable(n, `Entry ${n} is about seat ${entry.seat}; the seats are 0 to ${seats - 1}.`);
    ended = entry.kind === 'end';
  }
  return null;
}

function unplayable(at: number, sentence: string, refusal?: Refusal): NotReplayed {
  return { problem: { at, differs: false, sentence, ...(refusal && { refusal }) } };
}
