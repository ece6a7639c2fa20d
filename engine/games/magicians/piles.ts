// Cards on their way: out of the deck, into a hand, out of it, to the discard pile.
import { draw, shuffle } from '../../chance/chance.ts';
import { SetupError } from '../../core/errors.ts';
import type { Tell } from '../../charts/chart.ts';
import type { Seat } from '../../core/seat.ts';
import { formatCard } from './cards.ts';
import type { Card, Happening, State } from './types.ts';

/** Whether there is a card to be drawn: in the deck, or in the discard pile that would become the deck (MG-R12). */
export function canDraw({ deck, discard }: State): boolean {
  return deck.length > 0 || discard.length > 0;
}

/** Draws up to `count` cards into a hand; fewer where both piles are empty (MG-R12). */
export function drawCards(
  state: State,
  seat: Seat,
  count: number,
  why: Extract<Happening, { type: 'drew' }>['why'],
  tell: Tell<Happening>,
): void {
  const cards: Card[] = [];
  while (cards.length < count && canDraw(state)) {
    if (state.deck.length === 0) reshuffle(state, tell);
    cards.push(state.deck.pop()!);
  }
  for (const card of cards) addToHand(state, seat, card);
  tell({ type: 'drew', seat, cards, why });
}

/** The discard pile becomes the deck. */
function reshuffle(state: State, tell: Tell<Happening>): void {
  const cards = state.discard;
  state.discard = [];
  shuffle(state.chance, cards, formatCard);
  state.deck = cards.reverse();
  tell({ type: 'reshuffled', count: cards.length });
}

/** Puts a card into a hand, which stays ascending. */
export function addToHand(state: State, seat: Seat, card: Card): void {
  const hand = state.hands[seat]!;
  let at = hand.length;
  while (at > 0 && hand[at - 1]! > card) at -= 1;
  hand.splice(at, 0, card);
}

/** Takes a card, which is there, out of a list. */
export function takeOut(cards: Card[], card: Card): void {
  cards.splice(cards.indexOf(card), 1);
}

/**
 * Takes `count` random cards out of a hand, or all where there are no more: those of the scenario while it names some.
 * They are taken at once and have no order: the answer ascends.
 * @throws SetupError naming `setup.random[i]` when that list is not exactly what can be taken
 */
export function takeAtRandom(state: State, seat: Seat, count: number): Card[] {
  const hand = state.hands[seat]!;
  const size = Math.min(count, hand.length);
  const index = state.randomTaken;
  state.randomTaken += 1;
  const list = state.random[index];
  const cards = list ? named(hand, list, size, `setup.random[${index}]`) : drawn(state, hand, size);
  for (const card of cards) takeOut(hand, card);
  return cards.sort((one, other) => one - other);
}

function named(hand: readonly Card[], list: readonly string[], size: number, place: string): Card[] {
  if (list.length !== size)
    throw new SetupError(place, `must name exactly as many cards as are taken, ${size}, not ${list.length}.`);
  return list.map((code, position) => {
    const card = hand.find((held) => formatCard(held) === code);
    if (card === undefined || list.indexOf(code) !== position)
      throw new SetupError(
        place,
        `card ${position + 1}, "${code}", is not in that hand or stands there twice.`,
      );
    return card;
  });
}

function drawn(state: State, hand: readonly Card[], size: number): Card[] {
  if (size === hand.length) return [...hand];
  const left = [...hand];
  return draw(state.chance, (random) =>
    Array.from({ length: size }, () => left.splice(random.below(left.length), 1)[0]!),
  );
}
