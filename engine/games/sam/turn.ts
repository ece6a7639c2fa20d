// The end of a turn, of idleness and stalling, and of the game.
import type { Tell } from '../../charts/chart.ts';
import { allSeats, type Seat } from '../../core/seat.ts';
import { cardsLeft, countIn, playersIn, sumOfFaces } from './fields.ts';
import type { Happening, State } from './types.ts';

/** Somebody does nothing more in a phase. */
export function leavePhase(
  { turn }: State,
  phase: 'summon' | 'attack' | 'movement',
  tell: Tell<Happening>,
): void {
  tell({ type: 'done', seat: turn, phase });
}

/** The turn is over: idleness (SAM-R18: flipping down alone is idle) and quiet turns are counted. */
export function endTurn(state: State): void {
  const { turn, acted, destroyed } = state;
  state.idle[turn] = acted ? 0 : state.idle[turn]! + 1;
  state.quiet = destroyed ? 0 : state.quiet + 1;
  state.turnsDone += 1;
  state.attack = null;
}

/** After so many quiet turns in a row the game ends: the option for each player still in (SAM-R17). */
export function quietLimit(state: State): number {
  return state.options.stall * countIn(state);
}

/** Whether nothing was destroyed for too long. */
export function isStalled(state: State): boolean {
  return state.quiet >= quietLimit(state);
}

/** Most cards win, then the highest sum of face values, then all who are equal (SAM-R17). */
export function winByStall(state: State): void {
  const worth = (seat: Seat) => [cardsLeft(state, seat), sumOfFaces(state, seat)] as const;
  const seats = allSeats(state.seats).toSorted((one, other) => {
    const [mine, theirs] = [worth(one), worth(other)];
    return theirs[0] - mine[0] || theirs[1] - mine[1];
  });
  const [cards, sum] = worth(seats[0]!);
  const winners = allSeats(state.seats).filter((seat) => {
    const [itsCards, itsSum] = worth(seat);
    return itsCards === cards && itsSum === sum;
  });
  state.ended = { winners, reason: 'stall' };
}

/** Whether only one is still in, who wins at once (SAM-R16). */
export function isWon(state: State): boolean {
  return countIn(state) === 1;
}

/** The last one in wins. */
export function winAsLast(state: State): void {
  state.ended = { winners: playersIn(state), reason: 'last-one-in' };
}

/** Tells how the game ended. */
export function endTheGame(state: State, tell: Tell<Happening>): void {
  const { winners, reason } = state.ended!;
  const seats = allSeats(state.seats);
  tell({
    type: 'ended',
    winners: [...winners],
    scores: seats.map((seat) => cardsLeft(state, seat)),
    sums: reason === 'stall' ? comparedSums(state) : null,
    reason,
  });
}

/** The sums of those who have most cards, if several have; nobody else's face-down cards are anybody's business. */
function comparedSums(state: State): (number | null)[] | null {
  const left = allSeats(state.seats).map((seat) => cardsLeft(state, seat));
  const most = Math.max(...left);
  if (left.indexOf(most) === left.lastIndexOf(most)) return null;
  return left.map((cards, seat) => (cards === most ? sumOfFaces(state, seat) : null));
}
