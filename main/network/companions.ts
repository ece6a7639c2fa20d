// Who is at a table, as everybody there may know it: seats, and what is known of the devices they are played from. Pure.
import type { Companion } from '../../engine/protocol/network.ts';
import type { SeatRecord } from '../../engine/journal/journal.ts';
import type { Guest } from './roster.ts';

/** By seat. */
export function companionsOf(seats: readonly SeatRecord[], guests: readonly Guest[]): Companion[] {
  return seats.map(({ name, kind, bot }, seat) => {
    const guest = guests.find((each) => each.seat === seat);
    const isLost = kind === 'person' && guest !== undefined && guest.client === null;
    return {
      name,
      kind,
      bot,
      at: kind === 'person' ? (guest ? 'device' : 'screen') : null,
      isLost,
      hasLeft: isLost && guest.hasLeft,
      standsIn: kind === 'bot' && guest !== undefined,
    };
  });
}

/** How many milliseconds a lost guest is still waited for; 0 when no more, null for one who is there. */
export function graceLeft({ lostAt, hasLeft }: Guest, graceMs: number, now: number): number | null {
  if (lostAt === null) return null;
  return hasLeft ? 0 : Math.max(0, Math.round(lostAt + graceMs - now));
}
