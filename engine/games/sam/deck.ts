// The deck and the discards: the deal, and single cards drawn from it.
import { shuffle } from '../../chance/chance.ts';
import type { Tell } from '../../charts/chart.ts';
import type { Seat } from '../../core/seat.ts';
import { CARD_COUNT, formatCard } from './cards.ts';
import { PLACES, type Card, type Happening, type State } from './types.ts';

/** Six cards each, one at a time clockwise from seat 0; each hand by suit and face value. */
export function deal(state: State, tell: Tell<Happening>): void {
  const cards = Array.from({ length: CARD_COUNT }, (_, card) => card);
  shuffle(state.chance, cards, formatCard);
  state.deck = cards.reverse();
  for (let round = 0; round < PLACES.length; round += 1)
    for (const hand of state.dealt) hand.push(state.deck.pop()!);
  for (const hand of state.dealt) hand.sort((one, other) => one - other);
  tell({ type: 'dealt' });
}

/**
 * Takes the top card of the deck; an empty deck is replaced by the shuffled discards. There always is a card: at most 42 of
 * the 52 lie in fields, so SAM-R15 never comes to bear.
 */
export function drawCard(state: State, tell: Tell<Happening>): Card {
  if (state.deck.length === 0) {
    const cards = state.discard;
    state.discard = [];
    shuffle(state.chance, cards, formatCard);
    state.deck = cards.reverse();
    tell({ type: 'reshuffled', count: cards.length });
  }
  return state.deck.pop()!;
}

/** Draws a card and discards it: what an attack or the order of play asks for. */
export function drawAndDiscard(state: State, tell: Tell<Happening>): Card {
  const card = drawCard(state, tell);
  state.discard.push(card);
  return card;
}

/** Puts a new card face down into an empty place. */
export function drawInto(state: State, seat: Seat, at: number, tell: Tell<Happening>): Card {
  const card = drawCard(state, tell);
  state.field[seat]![at] = card;
  state.faceUp[seat]![at] = false;
  return card;
}
