// The curtain between people who share a screen: whose eyes a client has, and who is called to lift the curtain.
import { WATCHER, type Seat, type Viewer } from '../../engine/core/seat.ts';

/** What a client is at a table. A window at which several people sit holds several seats and has the eyes of one at most. */
export interface Place {
  /** The seats that may be played from here. */
  readonly holds: readonly Seat[];
  /** Whose view it is sent now: one of `holds`, or the watcher's. */
  readonly eyes: Viewer;
  /** The seat whose person is called; the curtain is down until they lift it. Null: it is up. */
  readonly curtain: Seat | null;
}

/**
 * The place of a client that comes, or comes back. Nobody knows who sits at the screen now, so where several might,
 * it begins with the eyes of nobody.
 * @param awaiting the seats that are to decide
 */
export function placeFor(holds: readonly Seat[], awaiting: readonly Seat[]): Place {
  const [only] = holds;
  const eyes = holds.length === 1 && only !== undefined ? only : WATCHER;
  return placeAfter({ holds, eyes, curtain: null }, awaiting, awaiting);
}

/**
 * The place of a client after something happened. Of the held seats that are asked the lowest is called. When its person
 * is at the screen already, or nobody here is asked, all stays as it is; otherwise the curtain falls. It also falls for
 * somebody who is there already where several people here begin to decide in secret at once: before that (the score of
 * a hand, say) everybody has been looking at the screen.
 * @param awaiting the seats that are to decide now
 * @param before the seats that were to decide before it happened
 */
export function placeAfter(
  { holds, eyes }: Place,
  awaiting: readonly Seat[],
  before: readonly Seat[],
): Place {
  const [only] = holds;
  if (only === undefined) return { holds, eyes, curtain: null };
  if (holds.length === 1) {
    const isCalled = eyes !== only && awaiting.length > 0;
    return { holds, eyes, curtain: isCalled ? only : null };
  }
  const asked = awaiting.filter((seat) => holds.includes(seat)).toSorted((one, other) => one - other);
  const [called] = asked;
  if (called === undefined) return { holds, eyes, curtain: null };
  const beginsTogether = asked.length > 1 && asked.some((seat) => !before.includes(seat));
  return called === eyes && !beginsTogether
    ? { holds, eyes, curtain: null }
    : { holds, eyes: WATCHER, curtain: called };
}

/**
 * The place of a client that plays other seats than before, while the game goes on: somebody took theirs to a phone, or
 * it was taken back. Whoever has been looking on stays if they still play there; before anybody else the curtain falls,
 * also before the only one, because the whole room may have been looking at the screen.
 */
export function placeAnew(before: Place, holds: readonly Seat[], awaiting: readonly Seat[]): Place {
  const stays = before.eyes !== WATCHER && holds.includes(before.eyes);
  return placeAfter({ holds, eyes: stays ? before.eyes : WATCHER, curtain: null }, awaiting, awaiting);
}

/** The place of a client where the person at `seat` lifts the curtain; the same one when they are not called. */
export function placeLifted(place: Place, seat: Seat): Place {
  return place.curtain === seat ? { holds: place.holds, eyes: seat, curtain: null } : place;
}
