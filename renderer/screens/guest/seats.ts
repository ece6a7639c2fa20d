// What a guest may do with each seat of a table at whose door they stand. Pure.
import type { Companion } from '../../../engine/protocol/network.ts';

/** How somebody could come to a seat. */
export type SeatOffer =
  /** It is free. */
  | 'take'
  /** A bot plays it. */
  | 'instead'
  /** Its person plays on a device that cannot be heard: it may be theirs who stand at the door. */
  | 'mine'
  /** Somebody is there. */
  | null;

export function offerAt({ kind, at, isLost, standsIn }: Companion): SeatOffer {
  if (kind === 'open') return 'take';
  if (standsIn || (at === 'device' && isLost)) return 'mine';
  return kind === 'bot' ? 'instead' : null;
}

/** Whether a name is another's here; written as the host compares it, spaces and case aside. */
export function isNameTaken(seats: readonly Companion[], seat: number | null, name: string): boolean {
  const compared = (text: string): string =>
    text.replace(/\s+/gu, ' ').trim().normalize('NFKC').toLocaleLowerCase();
  return seats.some(
    (other, at) => at !== seat && other.name !== '' && compared(other.name) === compared(name),
  );
}
