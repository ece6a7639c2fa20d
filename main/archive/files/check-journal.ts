// Looks at the journal in a file: every move is made again, and its end is what they lead to.
import { bots } from '../../../engine/bots/registry.ts';
import { SetupError } from '../../../engine/core/errors.ts';
import { isGameId } from '../../../engine/games/registry.ts';
import type { Journal, JournalEntry, SeatRecord } from '../../../engine/journal/journal.ts';
import { openHeader, replayingJournal, type ReplayProblem } from '../../../engine/journal/replay.ts';
import { wrongEnd } from '../../../engine/journal/result.ts';
import { english } from '../../../engine/language/catalogue.ts';
import { sayIn } from '../../../engine/language/say.ts';
import type { AnyGame } from '../../../engine/session/session.ts';
import { troubled, type Trouble } from '../../table/trouble.ts';
import { damagedAt, type CheckedFile } from './checked.ts';
import { wrongIn } from './check-people.ts';
import { isTime } from './check-times.ts';
import { inSlices } from './in-slices.ts';

/** No journal has more entries than so many times the moves of the longest game. */
const MOST_TIMES = 4;
/** So many moves in all are made again at most to go back to where something was taken back. */
const MOST_MADE_AGAIN = 300_000;

const say = sayIn(english, 'en-GB');

export async function checkedJournal(game: AnyGame, journal: Journal): Promise<CheckedFile | Trouble> {
  const wrong = wrongForm(game, journal);
  if (wrong) return wrong;
  const replayed = await inSlices(replayingJournal(game, journal, 'compiled'));
  if (replayed.problem) return troubleOf(game, journal, replayed.problem);
  if (wrongEnd(journal, replayed)) {
    return troubled('file-forged', { move: moveAt(journal.entries, replayed.moves.at(-1)?.n ?? 0) });
  }
  // Nobody could go on with a game at which somebody sits that there is not.
  const isOver = game.result(replayed.session.state) !== null;
  const seat = isOver ? -1 : replayed.seats.findIndex((each) => !canPlay(game, each));
  return seat < 0 ? { kind: 'journal', journal, replayed } : damagedAt(`header.seats[${seat}].bot`);
}

/** What can be seen to be wrong before a move is made. */
function wrongForm(game: AnyGame, { header, entries }: Journal): Trouble | null {
  if (entries.length > MOST_TIMES * game.mostMoves)
    return damagedAt(`entries[${MOST_TIMES * game.mostMoves}]`);
  for (const [seat, record] of header.seats.entries()) {
    const part = wrongIn(record);
    if (part) return damagedAt(`header.seats[${seat}].${part}`);
  }
  let left: number[] = [];
  let again = 0;
  for (const [index, entry] of entries.entries()) {
    if (!isTime(entry.at)) return damagedAt(`entries[${index}].at`);
    if (entry.kind === 'seat' && wrongIn(entry.occupant)) {
      return damagedAt(`entries[${index}].occupant.${wrongIn(entry.occupant)}`);
    }
    if (entry.kind === 'move') left.push(entry.n);
    if (entry.kind === 'undo') {
      left = left.filter((n) => n <= entry.to);
      again += left.length;
      if (again > MOST_MADE_AGAIN) return damagedAt(`entries[${index}]`);
    }
  }
  try {
    openHeader(game, header, 'compiled');
    return null;
  } catch (error) {
    if (error instanceof SetupError) return damagedAt(`header.${error.place}`);
    throw error;
  }
}

function troubleOf(game: AnyGame, { entries }: Journal, problem: ReplayProblem): Trouble {
  const { at, differs, refusal, sentence } = problem;
  const entry = entries[at - 1];
  if (entry?.kind !== 'move' || entry.n !== at) return damagedAt(at === 0 ? 'header' : `entries[${at - 1}]`);
  const move = moveAt(entries, at);
  if (differs) return troubled('file-differs', { move });
  const why = refusal ? game.describe.refusal(say, refusal, 'mover') : sentence;
  return troubled('file-illegal-move', { move, why: why.replace(/\.$/u, '') });
}

/** The number of the move that an entry is, counted from 1. */
function moveAt(entries: readonly JournalEntry[], n: number): number {
  return entries.slice(0, n).filter(({ kind }) => kind === 'move').length;
}

function canPlay(game: AnyGame, { kind, bot }: SeatRecord): boolean {
  if (kind === 'person') return true;
  return kind === 'bot' && isGameId(game.id) && bots[game.id].some(({ id }) => id === bot);
}
