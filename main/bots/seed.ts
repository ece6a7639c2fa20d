// Gives every bot a seed of its own that tells nothing of the deal.
import { createHash } from 'node:crypto';
import type { Seat } from '../../engine/core/seat.ts';

/** The seed of the bot at `seat`: a 32-bit number from the table's seed, under another label than the one for dealing. */
export function botSeed(tableSeed: string, seat: Seat): number {
  return createHash('sha256').update(`parlor-tricks/bot/1/${seat}/${tableSeed}`).digest().readUInt32BE(0);
}
