// Test code: the end of a hand from a few words, all cards known to the player who thinks.
import { NO_CARD, SUITS } from '../types.ts';
import { parseCard, rankOf, suitOf } from '../cards.ts';
import type { Mind } from './mind.ts';
import { playoutsFrom } from './playout.ts';
import { NO_BID, type Position } from './position.ts';

export interface Endgame {
  /** By seat, the cards left, lowest first, such as `G3 R7`; the player who thinks sits at 0. */
  readonly rows: readonly string[];
  /** The running trick, such as `B4 R6`; whoever thinks plays next. */
  readonly trick?: string;
  readonly taken: number;
  /** The rank up the sleeve of the player who thinks; left out while there is none. */
  readonly bid?: number;
  /** The others' rank, so high that they always want tricks, or 0 so that they never do. */
  readonly othersBid?: number;
  /** Suits among the taken tricks, such as `RG`; the prestige bonus counts when given. */
  readonly suitsTaken?: string;
  /** The trick is complete and taken by nobody yet: the sleeve is asked for. */
  readonly asksForSleeve?: boolean;
}

const cardsOf = (text: string | undefined): number[] =>
  (text ?? '')
    .split(' ')
    .filter(Boolean)
    .map((code) => parseCard(code) ?? NO_CARD);

/** What seat 0 makes of an endgame. */
export function endgame(given: Endgame): Mind {
  const rows = given.rows.map(cardsOf);
  const seats = rows.length;
  const trick = cardsOf(given.trick);
  const suits = rows.map((row) => row.map(suitOf));
  const ownLeft = rows[0]!.length - (given.bid === undefined ? 1 : 0);
  const position: Position = {
    me: 0,
    seats,
    suits,
    slotsOfSuit: suits.map((row) =>
      SUITS.map((_, suit) =>
        row.reduce((bits, found, slot) => (found === suit ? bits | (1 << slot) : bits), 0),
      ),
    ),
    held: rows.map((row) => (1 << row.length) - 1),
    leader: given.asksForSleeve ? (seats - trick.length + 1) % seats : (seats - trick.length) % seats,
    trick,
    tricksLeft: ownLeft + (given.asksForSleeve ? 1 : 0),
    taken: rows.map((_, seat) => (seat === 0 ? given.taken : 0)),
    suitsTaken: rows.map((_, seat) =>
      seat === 0
        ? SUITS.reduce((set, suit, i) => (given.suitsTaken?.includes(suit) ? set | (1 << i) : set), 0)
        : 0,
    ),
    bids: rows.map((_, seat) => (seat === 0 ? (given.bid ?? NO_BID) : (given.othersBid ?? 7))),
    prestige: given.suitsTaken !== undefined,
  };
  const guess = rows[0]!.map(rankOf);
  return {
    position,
    guess,
    playouts: playoutsFrom(position, guess),
    deal: () => rows.map((row) => [...row]),
  };
}
