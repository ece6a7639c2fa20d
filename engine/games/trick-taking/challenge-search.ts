// Whether a turn can still make its player the winning one: a search through the plays that can help, each set of them in one order.
import type { Seat } from '../../core/seat.ts';
import { colourOf, CONJURE, effectOf, ILLUSION, LEVITATE, METAMORPHOSIS, SAW, VANISH } from './cards.ts';
import { isBarred, type CardPlay, type TurnTable } from './plays.ts';
import { leadOf, matchOf, winnerOf } from './trick.ts';
import { moreAfter, takeBack, tryPlay, type Before } from './turn-plays.ts';
import { HATS, NO_CARD, NOBODY, type Card, type Hat, type Lying, type Stack } from './types.ts';

/** Steps that a search may still take; it counts them down, and stops below zero. */
export interface Budget {
  steps: number;
}

/** More steps than any search takes. */
export const UNLIMITED = Number.POSITIVE_INFINITY;

/**
 * Whether the seat is winning, or can be after so many `more` cards of this turn of the Ultimate Trick. With too small a
 * budget the answer is true and the budget below zero. The table is as before afterwards.
 */
export function searchWin(table: TurnTable, seat: Seat, more: number, budget: Budget): boolean {
  if (winnerOf(table.trick, table.hat) === seat) return true;
  if (more === 0 || !couldMatch(table, seat)) return false;
  for (const goal of HATS) {
    if (table.hat !== goal && !canTurnHat(table, seat)) continue;
    if (search({ table, seat, goal, budget }, more, null)) return true;
  }
  return false;
}

/** Whether any card of the hand, or one's own on the table, could be on top of a stack that matches. */
function couldMatch({ trick, hands }: TurnTable, seat: Seat): boolean {
  const lead = leadOf(trick);
  const fits = (card: Card): boolean => effectOf(card) === ILLUSION || matches(card, lead);
  if (hands[seat]!.some(fits)) return true;
  return trick.some(
    ({ owner, cards }) =>
      (owner === seat || owner === NOBODY) && cards.some(({ card }) => card !== lead && fits(card)),
  );
}

function matches(card: Card, lead: Card): boolean {
  return effectOf(card) === effectOf(lead) || colourOf(card) === colourOf(lead);
}

/** What stays the same in one search. */
interface Search {
  readonly table: TurnTable;
  readonly seat: Seat;
  /** The hat as it lies at the end of the turns that are looked for. */
  readonly goal: Hat;
  readonly budget: Budget;
}

/** A play of the search that was made: what tells whether it could as well have come after the next one. */
interface Made extends Before {
  /** The stack it was aimed at; null where it has no target. */
  readonly stack: Stack | null;
  /** Cards that could follow before it. */
  readonly more: number;
}

/** A play that can help. */
interface Useful extends CardPlay {
  readonly stack: Stack | null;
}

function search(given: Search, more: number, last: Made | null): boolean {
  const { table, seat, goal, budget } = given;
  budget.steps -= 1;
  if (budget.steps < 0) return true;
  if (table.hat === goal && winnerOf(table.trick, goal) === seat) return true;
  if (more === 0) return false;
  for (const play of usefulPlays(given, more)) {
    if (last !== null && couldComeBefore(given, play, last)) continue;
    const before = tryPlay(table, seat, play);
    const made = { ...before, stack: play.stack, more };
    const wins = search(given, moreAfter(more, play), made);
    takeBack(table, seat, before);
    if (wins) return true;
  }
  return false;
}

/**
 * Whether this play before the last one is a turn of its own that leads to the same table, and is the one that the search
 * keeps: the card of the lower number first. Whatever is not plainly so is answered no.
 */
function couldComeBefore({ table, seat }: Search, play: Useful, last: Made): boolean {
  const first = last.play;
  if (play.card > first.card) return false;
  // The last play lifted bars, or had to come first to allow this one.
  if (last.barred.length > 0 || table.barred[seat]!.length > 0 || last.more < 2) return false;
  if (play.stack === null) return true;
  // What lies beneath keeps its order where a Vanish may still dig for it.
  if (play.stack === last.stack) return !mayVanish(table, seat, first);
  // The last play has begun the stack.
  return play.stack.cards[0]!.card !== first.card;
}

/** Whether a Vanish was the last play, or is still in hand. */
function mayVanish(table: TurnTable, seat: Seat, last: CardPlay): boolean {
  return effectOf(last.card) === VANISH || hasUnusedVanish(table, seat);
}

function hasUnusedVanish({ hands, vanishUsed }: TurnTable, seat: Seat): boolean {
  return hands[seat]!.some((card) => effectOf(card) === VANISH && !vanishUsed.includes(card));
}

/** Whether a Metamorphosis is in hand, or could come back to it. */
function canTurnHat(table: TurnTable, seat: Seat): boolean {
  const turns = (card: Card): boolean => effectOf(card) === METAMORPHOSIS;
  if (table.hands[seat]!.some(turns)) return true;
  return (
    hasUnusedVanish(table, seat) &&
    table.trick.some(({ owner, cards }) => owner === seat && turns(cards[0]!.card))
  );
}

/**
 * The next plays that can help to win under the hat that the search aims at. Left out is only what another play does as
 * well or better:
 * - A stack of one's own never does harm, so an Illusion and a Conjure are always used, and a card that cannot match is
 *   played without effect only to lift a bar (TT-R7).
 * - The first Metamorphosis turns the hat where it must be turned, no other one does.
 * - What helps (Levitate under `high`, Saw under `low`) goes beneath a stack of one's own, what harms beneath one of another
 *   that matches now.
 * - A Vanish takes the top of another's stack that matches or what helps beneath it, or a card of one's own: to use it
 *   again, to uncover the next one, or because it harms.
 */
function usefulPlays(given: Search, more: number): Useful[] {
  const { table, seat, goal } = given;
  const { trick } = table;
  const lead = leadOf(trick);
  const anyCard = table.barred[seat]!.length > 0;
  const digs = hasUnusedVanish(table, seat);
  const plays: Useful[] = [];
  for (const card of table.hands[seat]!) {
    if (isBarred(table, seat, card)) continue;
    const effect = effectOf(card);
    const turns = effect === METAMORPHOSIS && table.hat !== goal;
    const always = effect === CONJURE || effect === ILLUSION || turns;
    if (always || anyCard || matches(card, lead))
      plays.push({ card, used: always, on: NO_CARD, stack: null });
    if (effect === LEVITATE || effect === SAW) {
      const own = helps(card, goal);
      for (let i = 0; i < trick.length; i += 1) {
        const stack = trick[i]!;
        if (own ? stack.owner !== seat : stack.owner === seat || stack.owner === NOBODY) continue;
        if ((own && digs) || matchOf(trick, i) !== null)
          plays.push({ card, used: true, on: stack.cards[0]!.card, stack });
      }
    } else if (effect === VANISH && !table.vanishUsed.includes(card)) {
      for (let i = 0; i < trick.length; i += 1) {
        const stack = trick[i]!;
        for (let depth = 0; depth < stack.cards.length; depth += 1)
          if (isWorthVanishing(given, i, depth, more))
            plays.push({ card, used: true, on: stack.cards[depth]!.card, stack });
      }
    }
  }
  return plays;
}

/** Whether this card beneath a stack makes it better under a hat. */
function helps(card: Card, hat: Hat): boolean {
  return effectOf(card) === (hat === 'high' ? LEVITATE : SAW);
}

function isWorthVanishing(
  { table, seat, goal }: Search,
  place: number,
  depth: number,
  more: number,
): boolean {
  const { trick } = table;
  const { owner, cards } = trick[place]!;
  const { card, by }: Lying = cards[depth]!;
  // The Ultimate Trick Card stays; what lies beneath it is nobody's rank, but comes back to who played it (TT-R5).
  if (owner === NOBODY) return depth > 0 && by === seat && more > 1;
  if (owner !== seat) return matchOf(trick, place) !== null && (depth === 0 || helps(card, goal));
  if (more > 1) return true;
  return depth === 0 ? cards.length > 1 : !helps(card, goal);
}
