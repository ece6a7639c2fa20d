// How rare a random move of SAM may be: its parts are drawn one after the other.
import type { Seat } from '../../../core/seat.ts';
import type { Move, State } from '../../../games/sam/types.ts';
import { ALL_PLACES, isTwo, placesWhere } from './cards.ts';

const ORDERS_OF_SIX = 720;
/** Of five cards that could pay no two payments may hold one another: so many at most. */
const MOST_PAYMENTS = 10;
const MOST_FINGERS = 5;

/** A chance with which a legal move is drawn at least, of all of its type. */
export function leastChance(state: State, seat: Seat, move: Move): number {
  const up = placesWhere(state, seat, (lying) => lying.up).length;
  const down = placesWhere(state, seat, (lying) => !lying.up).length;
  // Each two helps or does not.
  const sets = 2 ** placesWhere(state, seat, (lying) => lying.up && isTwo(lying.card)).length;
  switch (move.type) {
    case 'arrange':
      return 1 / ORDERS_OF_SIX;
    case 'attack':
      return 1 / (up * sets);
    case 'boost':
      return 1 / sets;
    case 'pay':
      return 1 / MOST_PAYMENTS;
    case 'target':
      return 1 / (ALL_PLACES.length * (state.seats - 1));
    case 'throw':
      return 1 / MOST_FINGERS;
    case 'move':
      return 1 / (down * (ALL_PLACES.length - 1));
    case 'flip':
    case 'swap':
    case 'place':
      return 1 / ALL_PLACES.length;
    case 'stop':
    case 'done':
      return 1;
  }
}
