// Seats and viewers: who sits at a table and through whose eyes it is seen.

/** A place at the table, counted from 0, clockwise. */
export type Seat = number;

/** Somebody who sits nowhere and sees only what is public. */
export const WATCHER = 'watcher';

/** Whose eyes a view is made for. */
export type Viewer = Seat | typeof WATCHER;

/** The seat after `seat`, clockwise, at a table of `seats` seats. */
export function nextSeat(seat: Seat, seats: number): Seat {
  return seat + 1 === seats ? 0 : seat + 1;
}

/** The seat before `seat`: the player on its right. */
export function previousSeat(seat: Seat, seats: number): Seat {
  return seat === 0 ? seats - 1 : seat - 1;
}

/** All seats of a table, ascending. */
export function allSeats(seats: number): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}
