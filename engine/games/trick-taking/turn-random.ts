// One legal turn at random: fast, and any legal turn may come out.
import type { Random } from '../../chance/random.ts';
import type { Seat } from '../../core/seat.ts';
import { CONJURE, effectOf } from './cards.ts';
import { canStillWin, mustWin } from './challenge.ts';
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
  type Before,
} from './turn-plays.ts';
import type { Card, Play, State } from './types.ts';

/** A Conjure is used this many times as often as another way to play: so many more turns begin with it. */
const CONJURE_WEIGHT = 4;
/** Turns drawn in the challenge before the winning ones are looked for. */
const CHALLENGE_DRAWS = 4;

/** One legal turn, null when there is none (in the challenge: none that wins). Near to even, see `turn-random.test.ts`. */
export function randomTurn(state: State, seat: Seat, random: Random): Play[] | null {
  if (mustWin(state)) return randomWinningTurn(state, seat, random);
  const first = drawPlay(state, seat, 0, random)!;
  if (moreAfter(1, first) === 0) return [writePlay(first)];
  const table = scratchOf(state);
  tryPlay(table, seat, first);
  return [first, ...drawRest(table, seat, moreAfter(1, first), random).map(({ play }) => play)].map(
    writePlay,
  );
}

/** Plays at random until a turn is over; answers what was played, in order. */
function drawRest(table: TurnTable, seat: Seat, moreAtFirst: number, random: Random): Before[] {
  const made: Before[] = [];
  for (let more = moreAtFirst; more > 0;) {
    const play = drawPlay(table, seat, 1, random);
    if (play === null) break;
    more = moreAfter(more, play);
    made.push(tryPlay(table, seat, play));
  }
  return made;
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

function randomWinningTurn(state: State, seat: Seat, random: Random): Play[] | null {
  const table = scratchOf(state);
  if (!canStillWin(table, seat, 1)) return null;
  for (let i = 0; i < CHALLENGE_DRAWS; i += 1) {
    const made = drawRest(table, seat, 1, random);
    const wins = made.length > 0 && winnerOf(table.trick, table.hat) === seat;
    for (let back = made.length - 1; back >= 0; back -= 1) takeBack(table, seat, made[back]!);
    if (wins) return made.map(({ play }) => writePlay(play));
  }
  return findWinningTurn(table, seat, random)?.map(writePlay) ?? null;
}

/** Card by card, each drawn from those after which the seat wins or can still win. */
function findWinningTurn(table: TurnTable, seat: Seat, random: Random): CardPlay[] | null {
  const turn: CardPlay[] = [];
  for (let more = 1; more > 0;) {
    const open: CardPlay[] = [];
    for (const play of waysToPlay(table, seat)) {
      const before = tryPlay(table, seat, play);
      const after = moreAfter(more, play);
      if (canStillWin(table, seat, after)) open.push(play);
      takeBack(table, seat, before);
    }
    const mayStop = turn.length > 0 && winnerOf(table.trick, table.hat) === seat ? 1 : 0;
    if (open.length + mayStop === 0) return null;
    const play = open[random.below(open.length + mayStop)];
    if (play === undefined) break;
    turn.push(play);
    more = moreAfter(more, play);
    tryPlay(table, seat, play);
  }
  return turn;
}
