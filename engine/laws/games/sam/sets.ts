// Sets and the end of SAM, by the rules page: who draws for the order and who moves first, and who wins when nothing happens.
import { allSeats, type Seat } from '../../../core/seat.ts';
import { NO_CARD, type Card, type OrderDraw, type State } from '../../../games/sam/types.ts';
import { cardsLeft, faceOf } from './cards.ts';

/** Who still has a card, ascending. */
export function seatsIn(state: State): Seat[] {
  return allSeats(state.seats).filter((seat) => cardsLeft(state, seat) > 0);
}

/**
 * The draws that begin a set. What each has drawn so far is a word of its own; as long as two words are the same, the
 * highest of such words go on, in seat order; in the end the words stand in their order.
 */
export function drawForOrder<P extends { readonly state: State }>(
  played: P,
  draw: (played: P) => Card,
): void {
  const { state } = played;
  const words = new Map<Seat, number[]>(seatsIn(state).map((seat) => [seat, []]));
  const draws: OrderDraw[] = [];
  const falling = (): Seat[] =>
    [...words.keys()].sort((one, other) => compare(words.get(other)!, words.get(one)!) || one - other);
  for (let tied = [...words.keys()]; tied.length > 1; tied = highestTie(falling(), words)) {
    for (const seat of tied) {
      const word = words.get(seat)!;
      const card = draw(played);
      draws.push({ seat, card, round: word.length });
      word.push(faceOf(card));
    }
  }
  state.order = falling();
  state.orderDraws = draws;
  state.set += 1;
  state.alternating = words.size === 2;
  state.inOrder = 0;
}

function highestTie(seats: readonly Seat[], words: ReadonlyMap<Seat, readonly number[]>): Seat[] {
  const same = (one: Seat, other: Seat): boolean => compare(words.get(one)!, words.get(other)!) === 0;
  const first = seats.find((seat, index) => index + 1 < seats.length && same(seat, seats[index + 1]!));
  return first === undefined ? [] : seats.filter((seat) => same(seat, first));
}

/** By the first draw that differs; words of different lengths always do before the shorter one ends. */
function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((face, index) => face !== other[index]);
  return at < 0 ? 0 : one[at]! - other[at]!;
}

/** Who wins because no card was destroyed for too long; null while that is not so (SAM-R17). */
export function stalledByThePage(state: State): Seat[] | null {
  const seats = seatsIn(state);
  if (state.quiet < state.options.stall * seats.length) return null;
  const faces = (seat: Seat): number[] => state.field[seat]!.filter((card) => card !== NO_CARD).map(faceOf);
  // No sum of six face values comes near the step.
  const worth = (seat: Seat): number =>
    faces(seat).reduce((sum, face) => sum + face, faces(seat).length * 1000);
  return seats.filter((seat) => worth(seat) === Math.max(...seats.map(worth)));
}
