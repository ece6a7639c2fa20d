// How a kept game stands: its moves made again by the fast executor, and nothing of them checked.
import type { JournalEntry, JournalHeader, SeatRecord } from '../../engine/journal/journal.ts';
import { openHeader } from '../../engine/journal/replay.ts';
import type { Occupant } from '../../engine/protocol/network.ts';
import type { AnyGame, Session } from '../../engine/session/session.ts';

/** How a table lies there. */
export interface Picture {
  readonly seats: Occupant[];
  readonly view: { game: string };
}

/** Somebody at a seat, as everybody may know it. */
export function occupant({ name, kind, bot }: Occupant): Occupant {
  return { name, kind, bot };
}

type MoveEntry = Extract<JournalEntry, { kind: 'move' }>;

/** Who sits at a table after these entries, by seat. */
export function seatsAfter(header: JournalHeader, entries: readonly JournalEntry[]): SeatRecord[] {
  const seats = [...header.seats];
  for (const entry of entries) {
    if (entry.kind === 'seat' && entry.seat in seats) seats[entry.seat] = entry.occupant;
  }
  return seats;
}

/** The moves that no later entry took back. */
export function movesLeft(entries: readonly JournalEntry[]): MoveEntry[] {
  const left: MoveEntry[] = [];
  for (const entry of entries) {
    if (entry.kind === 'move') left.push(entry);
    if (entry.kind === 'undo') while ((left.at(-1)?.n ?? 0) > entry.to) left.pop();
  }
  return left;
}

/** The game after these entries, or after the last move that can be made. @throws SetupError where it cannot be begun */
export function standing(game: AnyGame, header: JournalHeader, entries: readonly JournalEntry[]): Session {
  const session = openHeader(game, header, 'compiled');
  for (const { seat, move } of movesLeft(entries)) if (session.accept(seat, move).refusal) break;
  return session;
}
