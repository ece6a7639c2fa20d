// What a viewer of SAM can know by remembering: which card lies where face down, and which cards a hidden one can be at all.
import { allSeats, type Seat } from '../../core/seat.ts';
import { CARD_COUNT, parseCard, placeIndex } from './cards.ts';
import { NO_CARD, PLACES, type At, type Card, type Event, type Place } from './types.ts';

/** A card lies there that the viewer has not seen. */
export const UNSEEN = -2;

/**
 * What is remembered. A deck is used up before the discards become the next one, so every card belongs to an *age*: how many
 * times it has been shuffled anew when it was last drawn from. A hidden card drawn in an age is one of the cards of that age.
 */
export interface Knowledge {
  /** By seat and place: a card that was seen, UNSEEN, or NO_CARD. */
  readonly cards: Card[][];
  /** By seat and place: the age in which the card that lies there was drawn. */
  readonly ages: number[][];
  /** By card: the age of the deck that it was last shuffled into. */
  readonly ageOf: number[];
  /** The age of the present deck: how often discards became the deck. */
  age: number;
  readonly discard: Card[];
  /** Sizes of new decks that are told before the event in the middle of which they were made. */
  readonly reshuffled: number[];
  /** Whether this turn had a summon, a swap or a declared attack, and whether it destroyed a card. */
  acted: boolean;
  destroyed: boolean;
}

/** Nothing has happened yet. */
export function knowNothing(seats: number): Knowledge {
  return {
    cards: allSeats(seats).map(() => PLACES.map(() => NO_CARD)),
    ages: allSeats(seats).map(() => PLACES.map(() => 0)),
    ageOf: Array.from({ length: CARD_COUNT }, () => 0),
    age: 0,
    discard: [],
    reshuffled: [],
    acted: false,
    destroyed: false,
  };
}

/** Takes in one event; every event of a game is told, in order. */
export function learn(knowledge: Knowledge, event: Event): void {
  if (event.type === 'reshuffled') {
    knowledge.reshuffled.push(event.count);
    return;
  }
  discard(knowledge, discardedBy(event));
  switch (event.type) {
    case 'arranged':
      for (const at of PLACES.keys()) put(knowledge, event.seat, at, UNSEEN);
      return;
    case 'turn':
      knowledge.acted = false;
      knowledge.destroyed = false;
      return;
    case 'flipped':
      if (event.up) knowledge.acted = true;
      see(knowledge, event.seat, event);
      return;
    case 'turned-up':
      see(knowledge, event.seat, event);
      return;
    case 'declared':
      knowledge.acted = true;
      return;
    case 'swapped':
      knowledge.acted = true;
      put(knowledge, event.seat, placeIndex(event.at), cardOrUnseen(event.fresh));
      return;
    case 'heart-replaced':
    case 'placed':
      put(knowledge, event.seat, placeIndex(event.at), cardOrUnseen(event.fresh));
      return;
    case 'destroyed':
      knowledge.destroyed = true;
      knowledge.cards[event.seat]![placeIndex(event.at)] = NO_CARD;
      return;
    case 'moved':
      exchange(knowledge.cards[event.seat]!, event.from, event.to);
      exchange(knowledge.ages[event.seat]!, event.from, event.to);
      return;
    default:
  }
}

/** The cards that an event puts onto the discards, in order. */
function discardedBy(event: Event): readonly Card[] {
  switch (event.type) {
    case 'ordered':
      return event.draws.map(({ card }) => parseCard(card));
    case 'declared':
      return [parseCard(event.drawn)];
    case 'swapped':
    case 'destroyed':
      return [parseCard(event.card)];
    default:
      return [];
  }
}

/** Discards cards one by one; as soon as the discards are as many as were shuffled, they are the new deck. */
function discard(knowledge: Knowledge, cards: readonly Card[]): void {
  const { discard: pile, reshuffled, ageOf } = knowledge;
  let next = 0;
  while (reshuffled.length > 0) {
    while (pile.length < reshuffled[0]!) pile.push(cards[next++]!);
    reshuffled.shift();
    knowledge.age += 1;
    for (const card of pile) ageOf[card] = knowledge.age;
    pile.length = 0;
  }
  for (; next < cards.length; next += 1) pile.push(cards[next]!);
}

function put({ cards, ages, age }: Knowledge, seat: Seat, at: number, card: Card): void {
  cards[seat]![at] = card;
  ages[seat]![at] = age;
}

function see({ cards }: Knowledge, seat: Seat, { at, card }: At<string, Place>): void {
  cards[seat]![placeIndex(at)] = parseCard(card);
}

function cardOrUnseen(code: string | null): Card {
  return code === null ? UNSEEN : parseCard(code);
}

function exchange<T>(list: T[], from: Place, to: Place): void {
  const [one, other] = [placeIndex(from), placeIndex(to)];
  [list[one], list[other]] = [list[other]!, list[one]!];
}
