// One legal turn at random: fast, and any legal turn may come out.
import type { Random } from '../../chance/random.ts';
import type { Seat } from '../../core/seat.ts';
import { CONJURE, effectOf } from './cards.ts';
import type { Budget } from './challenge-search.ts';
import { canStillWin, mustWin, SEARCH_STEPS } from './challenge.ts';
import { scratchOf, type CardPlay, type TurnTable } from './plays.ts';
import { winnerOf } from './trick.ts';
import {
  countWays,
  moreAfter,
  roomIn,
  takeBack,
  tryPlay,
  wayOf,
  waysToPlay,
  writePlay,
} from './turn-plays.ts';
import type { Card, Play, State } from './types.ts';

/** A Conjure is used this many times as often as another way to play: so many more turns begin with it. */
const CONJURE_WEIGHT = 4;

/** One legal turn, null when there is none (in the challenge: none that wins). Near to even, see `turn-random.test.ts`. */
export function randomTurn(state: State, seat: Seat, random: Random): Play[] | null {
  if (mustWin(state)) return randomWinningTurn(state, seat, random);
  const first = drawPlay(state, seat, 0, random)!;
  if (moreAfter(1, first) === 0) return [writePlay(first)];
  const table = scratchOf(state);
  const turn: CardPlay[] = [];
  for (let more = 1, next: CardPlay | null = first; next !== null;) {
    turn.push(next);
    more = moreAfter(more, next);
    tryPlay(table, seat, next);
    next = more === 0 ? null : drawPlay(table, seat, 1, random);
  }
  return turn.map(writePlay);
}

/** The next card at random, or null for none: as likely as `stop` ways to play, and always where there is no way. */
function drawPlay(table: TurnTable, seat: Seat, stop: number, random: Random): CardPlay | null {
  const room = roomIn(table);
  const hand = table.hands[seat]!;
  let total = stop;
  for (let i = 0; i < hand.length; i += 1)
    total += weightOf(hand[i]!, countWays(table, seat, hand[i]!, room));
  if (total === stop) return null;
  let drawn = random.below(total) - stop;
  for (let i = 0; drawn >= 0; i += 1) {
    const card = hand[i]!;
    const ways = countWays(table, seat, card, room);
    const weight = weightOf(card, ways);
    if (drawn < weight) return wayOf(table, card, Math.min(drawn, ways - 1));
    drawn -= weight;
  }
  return null;
}

/** The last way to play a Conjure is to use it. */
function weightOf(card: Card, ways: number): number {
  return ways > 0 && effectOf(card) === CONJURE ? ways - 1 + CONJURE_WEIGHT : ways;
}

/**
 * The same in the challenge: card by card, each of those after which the seat wins or can still win is equally likely.
 * Null too where none was found with so much search.
 */
function randomWinningTurn(state: State, seat: Seat, random: Random): Play[] | null {
  const table = scratchOf(state);
  const budget = { steps: SEARCH_STEPS };
  if (!canStillWin(table, seat, 1, budget)) return null;
  const turn: CardPlay[] = [];
  for (let more = 1; more > 0;) {
    const next = drawWinning(table, seat, more, turn.length > 0, budget, random);
    if (budget.steps < 0) return null;
    if (next === null) break;
    turn.push(next);
    more = moreAfter(more, next);
    tryPlay(table, seat, next);
  }
  return turn.map(writePlay);
}

/**
 * A card with which the seat wins or can still win, or null to stop where it is winning. One of the two there must be.
 * The answer means nothing where the budget ends below zero.
 */
function drawWinning(
  table: TurnTable,
  seat: Seat,
  more: number,
  mayStop: boolean,
  budget: Budget,
  random: Random,
): CardPlay | null {
  const left: (CardPlay | null)[] = [...waysToPlay(table, seat)];
  if (mayStop && winnerOf(table.trick, table.hat) === seat) left.push(null);
  // Whatever is drawn and does not win is laid aside, so that few are looked at where many win.
  for (;;) {
    const place = random.below(left.length);
    const play = left[place]!;
    if (play === null) return null;
    const before = tryPlay(table, seat, play);
    const wins = canStillWin(table, seat, moreAfter(more, play), budget);
    takeBack(table, seat, before);
    if (wins) return play;
    left[place] = left.at(-1)!;
    left.pop();
  }
}
