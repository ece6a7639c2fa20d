// What is fair to take back: one's own last decision, unasked while nobody has learned anything by it or moved after it.
import type { Seat } from '../../../engine/core/seat.ts';
import type { SeatRecord } from '../../../engine/journal/journal.ts';

/** A move that counts, as far as fairness goes. */
export interface WeighedMove {
  readonly seat: Seat;
  /** A person made it: a bot that played at the seat did not. */
  readonly isPersons: boolean;
  /** It told nobody anything, and drew no chance. */
  readonly isQuiet: boolean;
}

/** How a seat may go back. */
export interface WayBack {
  /** So many moves are left then; all after them are taken back. */
  readonly left: number;
  /** So many are taken back. */
  readonly moves: number;
  /** People who have to agree, ascending; nobody where it is free. */
  readonly mustAgree: readonly Seat[];
}

/**
 * How `seat` may take back its last decision, with all that came after it; null when it has none. Bots always agree. A
 * person agrees also where they are lost or have left: their seat is theirs until somebody else is put there.
 * @param moves those that count, in order
 */
export function wayBack(
  moves: readonly WeighedMove[],
  seats: readonly SeatRecord[],
  seat: Seat,
): WayBack | null {
  const left = moves.findLastIndex((move) => move.seat === seat);
  if (left < 0) return null;
  const taken = moves.slice(left);
  const isFree = taken.every((move) => move.isQuiet && (move.seat === seat || !move.isPersons));
  const others = seats.flatMap(({ kind }, other) => (kind === 'person' && other !== seat ? [other] : []));
  return { left, moves: taken.length, mustAgree: isFree ? [] : others };
}
