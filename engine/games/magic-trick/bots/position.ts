// A running hand as a player counts it: everything public of a view, in numbers that a playout is quick with.
import { impossible } from '../../../core/errors.ts';
import type { Seat } from '../../../core/seat.ts';
import { parseCard, rankOf, suitOf } from '../cards.ts';
import { SUITS, type Card, type Event, type MagicTrickView } from '../types.ts';
import { tricksOfHand } from './heard.ts';

/** No card up the sleeve yet. */
export const NO_BID = -1;

/** The public part of a hand, as its viewer stands in it. */
export interface Position {
  readonly me: Seat;
  readonly seats: number;
  /** By seat and slot: the suit. */
  readonly suits: readonly (readonly number[])[];
  /** By seat and suit: the slots of that suit as they were dealt, as bits. */
  readonly slotsOfSuit: readonly (readonly number[])[];
  /** By seat: the slots still in the row, as bits. */
  readonly held: readonly number[];
  readonly leader: Seat;
  /** The running trick, in the order of play. */
  readonly trick: readonly Card[];
  /** Tricks not taken yet, the running one among them. */
  readonly tricksLeft: number;
  /** By seat. */
  readonly taken: readonly number[];
  /** By seat: the suits among the taken tricks, as bits. */
  readonly suitsTaken: readonly number[];
  /** By seat: the rank up the sleeve, or NO_BID. */
  readonly bids: readonly number[];
  readonly prestige: boolean;
}

/** The position behind a view of a seat during the tricks of a hand. */
export function positionOf(view: MagicTrickView, events: readonly Event[]): Position {
  const tricks = tricksOfHand(events);
  const suits = view.rows.map((row) => row.map(({ suit }) => SUITS.indexOf(suit)));
  return {
    me: view.viewer === 'watcher' ? impossible('a watcher plays no cards') : view.viewer,
    seats: view.seats.length,
    suits,
    slotsOfSuit: suits.map((row) =>
      SUITS.map((_, suit) =>
        row.reduce((bits, found, slot) => (found === suit ? bits | (1 << slot) : bits), 0),
      ),
    ),
    held: view.rows.map((row) =>
      row.reduce((bits, { at, slot }) => (at === 'row' ? bits | (1 << slot) : bits), 0),
    ),
    leader: view.leader,
    trick: view.trick.map(({ card }) => cardOf(card)),
    tricksLeft: view.tricksInHand - view.tricksPlayed,
    taken: view.seats.map((seat) => seat.tricks),
    suitsTaken: view.seats.map((_, seat) =>
      tricks
        .filter((trick) => trick.seat === seat)
        .flatMap((trick) => trick.cards)
        .reduce((set, card) => set | (1 << suitOf(cardOf(card))), 0),
    ),
    bids: view.seats.map(({ sleeve }) => (sleeve === null ? NO_BID : rankOf(cardOf(sleeve)))),
    prestige: view.options.prestige,
  };
}

/** The slots that `seat` may play to a trick in which `led` is the led suit (none: -1), as bits. */
export function playable(position: Position, seat: Seat, held: number, led: number): number {
  if (led < 0) return held;
  const following = held & position.slotsOfSuit[seat]![led]!;
  return following === 0 ? held : following;
}

function cardOf(code: string): Card {
  return parseCard(code) ?? impossible(`"${code}" in a view is no card`);
}
