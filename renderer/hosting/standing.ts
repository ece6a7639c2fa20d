// How a seat stands in the eyes of its host: who plays it, and from where. Pure.
import type { Companion, Hosting, Occupant } from '../../engine/protocol/network.ts';
import { OPEN, PERSON, type Sitter, type SetupForm } from '../screens/setup-form.ts';

export type Standing =
  /** Nobody yet. */
  | 'open'
  | 'bot'
  /** A person at the host's screen. */
  | 'screen'
  /** A person on a device of their own. */
  | 'device'
  /** Such a device cannot be heard. */
  | 'lost'
  /** Its person said that they leave. */
  | 'left'
  /** A bot plays until that person comes back. */
  | 'stands-in';

export type Guest = Hosting['guests'][number];

export function standingOf({ kind, at, isLost, hasLeft, standsIn }: Companion): Standing {
  if (kind === 'open') return 'open';
  if (standsIn) return 'stands-in';
  if (kind === 'bot') return 'bot';
  if (at !== 'device') return 'screen';
  if (hasLeft) return 'left';
  return isLost ? 'lost' : 'device';
}

/** Nobody plays the seat, though it is somebody's. */
export function isVacant(standing: Standing): boolean {
  return standing === 'lost' || standing === 'left';
}

/** Everybody at a table of which nothing but its last view is known: it has no guests. */
export function companionsOf(seats: readonly Occupant[]): Companion[] {
  return seats.map((occupant) => ({
    ...occupant,
    at: occupant.kind === 'person' ? 'screen' : null,
    isLost: false,
    hasLeft: false,
    standsIn: false,
  }));
}

/** The guest who has a seat; undefined where none has. */
export function guestAt({ guests }: Pick<Hosting, 'guests'>, seat: number): Guest | undefined {
  return guests.find((guest) => guest.seat === seat);
}

/** Seats that nobody has taken yet. */
export function openSeats(seats: readonly Occupant[]): number[] {
  return seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
}

/** Every person plays on a device of their own, so that the screen shows the table to all of them. */
export function isForAllToSee(seats: readonly Companion[]): boolean {
  const people = seats.filter(({ kind, standsIn }) => kind === 'person' || standsIn);
  return people.length > 0 && people.every(({ at, standsIn }) => at === 'device' || standsIn);
}

/** Those at a table as the form for a new one has them, to give seats names that nobody else has. */
export function asForm(seats: readonly Occupant[]): SetupForm {
  return {
    seats: seats.map((occupant) => ({ sitter: sitterOf(occupant), name: occupant.name })),
    options: {},
  };
}

export function sitterOf({ kind, bot }: Occupant): Sitter {
  if (kind === 'open') return OPEN;
  return kind === 'bot' && bot !== null ? bot : PERSON;
}
