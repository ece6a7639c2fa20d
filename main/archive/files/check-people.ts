// Who sits at the table of a file: names that could have been given here, and bots that there are.
import type { SeatRecord } from '../../../engine/journal/journal.ts';
import { nameSchema } from '../../../engine/protocol/fields.ts';

const LONGEST_KIND = 64;

/** The part of a seat's record that is not as this program would have kept it; null where it is. */
export function wrongIn({ name, kind, bot }: SeatRecord): string | null {
  // Names may have been forgotten, and open seats have none.
  if (name !== '' && nameSchema.safeParse(name).data !== name) return 'name';
  if ((kind === 'bot') !== (bot !== null) || (bot?.length ?? 0) > LONGEST_KIND) return 'bot';
  return null;
}
