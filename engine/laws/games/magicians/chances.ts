// How rare a random move of Magicians may be: a card of the hand is drawn first, then what it is aimed at or takes the place of.
import type { Seat } from '../../../core/seat.ts';
import type { Move, State } from '../../../games/magicians/types.ts';
import { AIMS, inPlay, kindOf, numberOf } from './cards.ts';

/** A chance with which a legal move is drawn at least, of all of its type. */
export function leastChance(state: State, seat: Seat, move: Move): number {
  const cards = state.hands[seat]!.length;
  switch (move.type) {
    case 'support':
      return 1 / (cards * (move.replace === undefined ? 1 : state.support[seat]!.length));
    case 'sabotage':
      return 1 / (cards * (move.target === undefined ? 1 : aims(state, seat, move.card)));
    case 'trick':
    case 'take':
      return 1 / state.hands[move.type === 'take' ? state.victim : seat]!.length;
    case 'discard':
      return 1 / choices(groupSize(state, seat, move.cards), move.cards.length);
    default:
      return 1;
  }
}

/** How many things a Sabotage card may be aimed at, at most. */
function aims(state: State, seat: Seat, card: string): number {
  const kinds = AIMS[card]!;
  if (typeof kinds === 'string') return state.seats - 1;
  let count = 0;
  for (let other = 0; other < state.seats; other += 1) {
    if (other === seat) continue;
    // A Trait that the Mentalist plays as a Trick is both (MG-R8).
    for (const each of inPlay(state, other))
      if (kinds.includes(kindOf(each)) || (kinds[0] === 'trick' && state.tricks[other]!.includes(each)))
        count += 1;
  }
  return count;
}

/** How many cards are where these come from. */
function groupSize(state: State, seat: Seat, cards: readonly string[]): number {
  const card = numberOf(cards[0]!);
  const lists = [state.hands[seat]!, state.tricks[seat]!, state.support[seat]!];
  return lists.find((list) => list.includes(card))!.length;
}

/** In how many ways `count` of `size` can be chosen. */
function choices(size: number, count: number): number {
  let ways = 1;
  for (let left = 0; left < count; left += 1) ways *= (size - left) / (left + 1);
  return ways;
}
