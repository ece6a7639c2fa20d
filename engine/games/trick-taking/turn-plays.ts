// The ways to play one card as the next of a turn, counted and numbered, so that all of them and one at random come from one place.
import type { Seat } from '../../core/seat.ts';
import { CONJURE, effectOf, ESCAPE, formatCard, LEVITATE, SAW, VANISH } from './cards.ts';
import {
  applyPlay,
  insert,
  isBarred,
  needsTarget,
  trickIsFull,
  type CardPlay,
  type TurnTable,
} from './plays.ts';
import { countCards } from './trick.ts';
import { NO_CARD, type Card, type Hat, type Lying, type Play, type Stack } from './types.ts';

/** Cards that a used Conjure allows beside the one it was itself. */
const MORE_BY_CONJURE = 2;

/** How many more cards may follow this one in its turn, when so many could follow before it. The first of a turn has 1. */
export function moreAfter(more: number, { card, used }: CardPlay): number {
  return more - 1 + (used && effectOf(card) === CONJURE ? MORE_BY_CONJURE : 0);
}

/** Cards in the trick, and whether there may be no more: counted once for a whole hand. */
export interface Room {
  readonly count: number;
  readonly full: boolean;
}

export function roomIn(table: TurnTable): Room {
  return { count: countCards(table.trick), full: trickIsFull(table) };
}

/** How many ways there are to play a card of the hand as the next of a turn: `explainPlay` allows exactly these. */
export function countWays(table: TurnTable, seat: Seat, card: Card, { count, full }: Room): number {
  if (isBarred(table, seat, card)) return 0;
  const effect = effectOf(card);
  if (effect === VANISH) {
    // Every card but the lead is a target, and where the trick is full only a used Vanish can follow (TT-R4).
    const targets = table.vanishUsed.includes(card) ? 0 : count - 1;
    return full ? targets : targets + 1;
  }
  if (full) return 0;
  if (effect === ESCAPE) return 1;
  // Any card of a stack names it as the target, the lead too.
  return effect === LEVITATE || effect === SAW ? 1 + count : 2;
}

/** One of the ways that `countWays` counts, by its number from 0: without its effect first, then target by target. */
export function wayOf(table: TurnTable, card: Card, number: number): CardPlay {
  if (!needsTarget(card)) return { card, used: number === 1, on: NO_CARD };
  const target = trickIsFull(table) ? number : number - 1;
  if (target < 0) return { card, used: false, on: NO_CARD };
  // The lead lies first, and cannot vanish.
  return { card, used: true, on: cardAt(table.trick, effectOf(card) === VANISH ? target + 1 : target) };
}

/** The card at a place of the trick, counted stack by stack from the top of each. */
export function cardAt(trick: readonly Stack[], place: number): Card {
  let left = place;
  for (let i = 0; ; i += 1) {
    const { cards } = trick[i]!;
    if (left < cards.length) return cards[left]!.card;
    left -= cards.length;
  }
}

/** Every way to play the next card of a turn, in a fixed order. The table may be played on between two of them, and taken back. */
export function* waysToPlay(table: TurnTable, seat: Seat): Generator<CardPlay> {
  const room = roomIn(table);
  for (const card of table.hands[seat]!.slice()) {
    const ways = countWays(table, seat, card, room);
    for (let number = 0; number < ways; number += 1) yield wayOf(table, card, number);
  }
}

/** A play as it stands in a move. */
export function writePlay({ card, used, on }: CardPlay): Play {
  const code = formatCard(card);
  return on === NO_CARD ? { card: code, effect: used } : { card: code, effect: used, on: formatCard(on) };
}

/** What must be kept to take a play back. */
export interface Before {
  readonly play: CardPlay;
  readonly hat: Hat;
  readonly barred: readonly Card[];
  /** Where the card lay that vanished by this play; null when none did. */
  readonly from: {
    readonly stack: Stack;
    readonly place: number;
    readonly depth: number;
    readonly lying: Lying;
  } | null;
}

/** Plays a card that may be played, and answers what `takeBack` needs. For trying turns on a scratch table. */
export function tryPlay(table: TurnTable, seat: Seat, play: CardPlay): Before {
  const { trick, hat } = table;
  const own = table.barred[seat]!;
  const before = {
    play,
    hat,
    barred: own.length === 0 ? NONE : own.slice(),
    from: play.used && effectOf(play.card) === VANISH ? lyingAt(trick, play.on) : null,
  };
  applyPlay(table, seat, play, false, silent);
  return before;
}

const NONE: readonly Card[] = [];
const silent = (): void => {};

function lyingAt(trick: readonly Stack[], card: Card): Before['from'] {
  for (let place = 0; place < trick.length; place += 1) {
    const stack = trick[place]!;
    for (let depth = 0; depth < stack.cards.length; depth += 1) {
      const lying = stack.cards[depth]!;
      if (lying.card === card) return { stack, place, depth, lying };
    }
  }
  return null;
}

/** Takes the latest play back; the table is again as it was before `tryPlay`. */
export function takeBack(table: TurnTable, seat: Seat, { play, hat, barred, from }: Before): void {
  const { card, used, on } = play;
  const { trick } = table;
  const effect = effectOf(card);
  if (from !== null) {
    table.vanishUsed.pop();
    trick.pop();
    for (const cards of table.hands) remove(cards, on);
    for (const cards of table.barred) remove(cards, on);
    if (trick[from.place] !== from.stack) trick.splice(from.place, 0, from.stack);
    from.stack.cards.splice(from.depth, 0, from.lying);
  } else if (used && (effect === LEVITATE || effect === SAW)) lyingAt(trick, card)!.stack.cards.pop();
  else trick.pop();
  table.hat = hat;
  table.plays -= 1;
  insert(table.hands[seat]!, card);
  table.barred[seat]!.push(...barred);
}

function remove(cards: Card[], card: Card): void {
  const place = cards.indexOf(card);
  if (place >= 0) cards.splice(place, 1);
}
