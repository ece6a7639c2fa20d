// Dealing, drawing and who leads: what happens before a trick.
import { shuffle } from '../../chance/chance.ts';
import type { Tell } from '../../charts/chart.ts';
import { nextSeat, type Seat } from '../../core/seat.ts';
import { CARD_COUNT, ESCAPE_0, formatCard } from './cards.ts';
import { insert, TRICKS } from './plays.ts';
import type { Card, Happening, State } from './types.ts';

/** Cards in a full hand; more than that only by Vanish (TT-R11). */
export const HAND_SIZE = 7;

/**
 * "Setup": shuffle, set the Ultimate Trick Card aside, deal one card at a time from the left of `smoke`, who gets the
 * last; everybody draws seven. With Phantom Shuffle Escape 0 stays out and nothing is set aside.
 */
export function deal(state: State, tell: Tell<Happening>): void {
  const { seats, decks, smoke } = state;
  const cards: Card[] = [];
  // Escape 0 is the last of all cards.
  const count = state.options.phantomShuffle ? ESCAPE_0 : CARD_COUNT;
  for (let card = 0; card < count; card += 1) cards.push(card);
  shuffle(state.chance, cards, formatCard);
  // From the bottom up, because decks are drawn from their ends: what is dealt last lies lowest.
  decks[smoke]!.push(cards[count - 1]!);
  const first = state.options.phantomShuffle ? 0 : 1;
  for (let i = count - 2; i >= first; i -= 1) decks[(smoke + 1 + i - first) % seats]!.push(cards[i]!);
  if (first > 0) state.ultimateCard = cards[0]!;
  for (let seat = 0; seat < seats; seat += 1) drawUp(state, seat);
  tell({ type: 'dealt', smoke, holder: state.holder });
}

/** "The seven tricks", 5: everybody draws up to seven, as far as the own deck goes. */
export function drawUpToSeven(state: State, tell: Tell<Happening>): void {
  for (let seat = 0; seat < state.seats; seat += 1) {
    const cards = drawUp(state, seat);
    if (cards.length > 0) tell({ type: 'drew', seat, cards });
  }
}

/** Whether another of the seven tricks follows; after the seventh, all hands and decks are empty. */
export function anotherTrickFollows(state: State): boolean {
  return state.tricksDone < TRICKS;
}

/** "The seven tricks", 5: the hat goes to the next player with a card in hand, perhaps the same one, who leads. */
export function passTheHat(state: State, tell: Tell<Happening>): void {
  const from = state.holder;
  const to = nextWithCards(state, from);
  state.holder = to;
  state.turn = to;
  if (to !== from) tell({ type: 'hat-passed', from, to });
}

/** The next player clockwise with a card in hand; the same one again when nobody else has a card. */
export function nextWithCards({ hands, seats }: State, from: Seat): Seat {
  let seat = nextSeat(from, seats);
  while (seat !== from && hands[seat]!.length === 0) seat = nextSeat(seat, seats);
  return seat;
}

/** Draws for one player; answers what was drawn. */
function drawUp(state: State, seat: Seat): Card[] {
  const [hand, deck] = [state.hands[seat]!, state.decks[seat]!];
  const drawn: Card[] = [];
  while (hand.length < HAND_SIZE && deck.length > 0) {
    const card = deck.pop()!;
    insert(hand, card);
    drawn.push(card);
  }
  return drawn;
}
