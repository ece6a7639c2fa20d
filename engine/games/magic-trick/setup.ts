// The first state of a game of Magic Trick: who deals, which suits stay out; nothing is dealt yet.
import { draw } from '../../chance/chance.ts';
import type { Setup } from '../../core/game.ts';
import { RANKS } from './cards.ts';
import { NO_CARD, SUITS, type Card, type Options, type SetupKeys, type State } from './types.ts';

const ORDINARY_SUITS = SUITS.length - 1;

/** The state before the first deal (rule 1). Draws the suits that stay out with three players, then the dealer. */
export function setup({ seats, options, setup: keys, chance }: Setup<Options, SetupKeys>): State {
  // Drawn also when they are given, so that naming what the seed would choose changes nothing else.
  const drawnSuits = seats === 3 ? draw(chance, (random) => twoOrdinarySuits(random.below)) : [];
  const drawnDealer = draw(chance, (random) => random.below(seats));
  const dropped = keys.drop?.map((suit) => SUITS.indexOf(suit)) ?? drawnSuits;
  const dealer = keys.dealer ?? drawnDealer;
  return {
    seats,
    phase: '',
    options,
    chance,
    dropped: dropped.reduce((set, suit) => set | (1 << suit), 0),
    dealer,
    handsDone: 0,
    removed: NO_CARD,
    rows: bySeat(seats, () => []),
    held: bySeat(seats, () => 0),
    sorted: bySeat(seats, () => false),
    sleeves: bySeat(seats, () => NO_CARD),
    turn: 0,
    leader: 0,
    trick: [],
    tricksPlayed: 0,
    taken: bySeat(seats, () => []),
    scores: bySeat(seats, () => 0),
    prestigeCount: bySeat(seats, () => 0),
    lastHand: null,
  };
}

/** The cards of the game: all 56, or 40 when two suits stay out. */
export function deckOf(dropped: number): Card[] {
  const deck: Card[] = [];
  for (let suit = 0; suit < SUITS.length; suit += 1) {
    if (dropped & (1 << suit)) continue;
    for (let rank = 0; rank < RANKS; rank += 1) deck.push(suit * RANKS + rank);
  }
  return deck;
}

/** Cards dealt to each player: 13, 14, 11 with three, four, five players. */
export function handSize(seats: number): number {
  return seats === 3 ? 13 : seats === 4 ? 14 : 11;
}

/** A list with one value a seat. */
export function bySeat<T>(seats: number, value: (seat: number) => T): T[] {
  return Array.from({ length: seats }, (_, seat) => value(seat));
}

/** Two different suits other than red, each pair equally likely. */
function twoOrdinarySuits(below: (bound: number) => number): number[] {
  const first = 1 + below(ORDINARY_SUITS);
  const second = 1 + below(ORDINARY_SUITS - 1);
  return [first, second < first ? second : second + 1];
}
