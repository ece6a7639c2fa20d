// The deal, and the exchange of a hand without a level 1 Trick before the first turn (MG-R13).
import { shuffle } from '../../chance/chance.ts';
import type { Tell } from '../../charts/chart.ts';
import { nextSeat } from '../../core/seat.ts';
import { CARD_COUNT, formatCard, groupOf, levelOf } from './cards.ts';
import { addToHand, drawCards } from './piles.ts';
import type { Card, Happening, State } from './types.ts';

/** Cards in the first hand. */
export const HAND_SIZE = 5;

/** Whether a card is a level 1 Trick; a Trait is none here, for the Mentalist either (MG-R13). */
export function isOpeningTrick(card: Card): boolean {
  return groupOf(card) === 'trick' && levelOf(card) === 1;
}

/** Five cards each, one at a time clockwise from the first player; then the first who may exchange is looked for. */
export function deal(state: State, tell: Tell<Happening>): void {
  const cards = Array.from({ length: CARD_COUNT }, (_, card) => card);
  shuffle(state.chance, cards, formatCard);
  state.deck = cards.reverse();
  for (let round = 0; round < HAND_SIZE; round += 1)
    for (let step = 0; step < state.seats; step += 1)
      addToHand(state, (state.first + step) % state.seats, state.deck.pop()!);
  tell({ type: 'dealt', first: state.first, identities: [...state.identities] });
  passOver(state);
}

/** Whether the seat that is looked at may exchange its hand: once, or with the option until a level 1 Trick comes. */
function mayExchange({ hands, turn, exchanged, options, deck, discard }: State): boolean {
  if (hands[turn]!.some(isOpeningTrick)) return false;
  if (exchanged === 0) return true;
  return options.mulligan === 'until' && (deck.some(isOpeningTrick) || discard.some(isOpeningTrick));
}

/** Goes on to the first seat that may exchange its hand, from the one that is looked at. */
function passOver(state: State): void {
  while (!mulliganIsOver(state) && !mayExchange(state)) close(state);
}

/** The seat that is looked at is done with its mulligan. */
function close(state: State, kept = false): void {
  state.mulligans[state.turn] = kept ? 'kept' : state.exchanged > 0 ? 'exchanged' : 'not-asked';
  state.exchanged = 0;
  state.turn = nextSeat(state.turn, state.seats);
}

/** Whether everybody is done with it; then the first player begins. */
export function mulliganIsOver({ mulligans }: State): boolean {
  return mulligans.every((answer) => answer !== null);
}

/** The whole hand goes to the discard pile, and five cards are drawn. */
export function exchangeHand(state: State, tell: Tell<Happening>): void {
  const { turn } = state;
  const cards = state.hands[turn]!;
  state.hands[turn] = [];
  state.discard.push(...cards);
  state.exchanged += 1;
  tell({ type: 'mulliganed', seat: turn, cards });
  drawCards(state, turn, HAND_SIZE, 'mulligan', tell);
  passOver(state);
}

/** The hand is kept. */
export function keepHand(state: State, tell: Tell<Happening>): void {
  tell({ type: 'kept', seat: state.turn });
  close(state, true);
  passOver(state);
}
