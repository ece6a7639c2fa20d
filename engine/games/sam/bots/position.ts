// What a position of one's own is worth at the end of a turn: what rivals could do to it, and what it can do next.
import type { Seat } from '../../../core/seat.ts';
import { attackCost, faceValue, isTwo, suitOf, summonCost } from '../cards.ts';
import { FIRST_POINTS } from '../summon.ts';
import { NO_CARD, PLACES, type Card } from '../types.ts';
import { chanceToMeet, promise } from './attacks.ts';
import { countCards, countTwos, isFront, reaches, rowsBreakWithout, type Board } from './board.ts';
import { UNSEEN } from '../knowledge.ts';
import { chanceToDestroy } from './odds.ts';
import {
  BLIND,
  ENOUGH,
  FEAR,
  FIRST_PROMISE,
  OTHER_PROMISES,
  READY_TWO,
  REPLACED,
  RESTLESS,
  RIVALS_CARD,
  PER_FACE,
  SEED,
  SURPLUS,
  SWAP_PROMISE,
  TWO_ROWS,
  WEALTH,
} from './worth.ts';

/** What the own field is worth as it lies on the board. */
export function positionWorth(board: Board): number {
  const { me, cards, up, collapsed } = board;
  const own = cards[me]!;
  let worth = collapsed[me]! || rowsBreakWithout(board, me, -1) ? 0 : TWO_ROWS;
  let wealth = 0;
  for (let at = 0; at < PLACES.length; at += 1) {
    if (!up[me]![at]!) continue;
    wealth += faceValue(own[at]!);
    if (isTwo(own[at]!)) worth += READY_TWO;
  }
  worth += (1 - board.stalled) * (WEALTH * Math.min(wealth, ENOUGH) + SURPLUS * Math.max(0, wealth - ENOUGH));
  return worth + promises(board) - FEAR * (1 - board.stalled) * dangers(board);
}

/** What the own cards can bring in attacks to come: one attacks at a time, and one that lies face down can be swapped for better. */
function promises(board: Board): number {
  const { me, cards, up } = board;
  let [best, sum, gain] = [0, 0, 0];
  for (let at = 0; at < PLACES.length; at += 1) {
    if (cards[me]![at] === NO_CARD) continue;
    const own = promiseAt(board, at);
    best = Math.max(best, own);
    sum += own;
    if (!up[me]![at]!) gain = Math.max(gain, freshPromise(board, at) - own);
  }
  return FIRST_PROMISE * best + OTHER_PROMISES * sum + SWAP_PROMISE * gain;
}

/** What the own card at a place promises. */
export function promiseAt(board: Board, at: number): number {
  const { me, cards, up } = board;
  return promise(board, at, cards[me]![at]!, up[me]![at]!, wealthBeside(board, at));
}

/** What a new card at a place would promise on average; more, where there is nothing that the first points could turn up. */
export function freshPromise(board: Board, at: number): number {
  const wealth = wealthBeside(board, at);
  const seed = wealth === 0 && !hasSeed(board, at) ? SEED : 0;
  const key = wealth * 4 + (isFront(board, board.me, at) ? 2 : 0) + (seed > 0 ? 1 : 0);
  const known = board.promises.get(key);
  if (known !== undefined) return known;
  let sum = 0;
  for (const card of board.fresh)
    sum += promise(board, at, card, false, wealth) + (summonCost(card) <= FIRST_POINTS ? seed : 0);
  const mean = (sum / board.fresh.length) * (1 + RESTLESS * board.stalled);
  board.promises.set(key, mean);
  return mean;
}

/** The face values that lie face up beside a place. */
function wealthBeside({ me, cards, up }: Board, beside: number): number {
  let sum = 0;
  for (let at = 0; at < PLACES.length; at += 1)
    if (at !== beside && up[me]![at]!) sum += faceValue(cards[me]![at]!);
  return sum;
}

/** Whether the points of a turn alone could turn up one of the other cards, which then pays for more. */
function hasSeed({ me, cards }: Board, beside: number): boolean {
  return cards[me]!.some((card, at) => at !== beside && card !== NO_CARD && summonCost(card) <= FIRST_POINTS);
}

/** The losses that rivals threaten, each by the best of its face-up cards. */
function dangers(board: Board): number {
  let sum = 0;
  for (let rival = 0; rival < board.cards.length; rival += 1)
    if (rival !== board.me) sum += dangerFrom(board, rival);
  return sum;
}

function dangerFrom(board: Board, rival: Seat): number {
  const { me, cards, up } = board;
  let [worst, payers] = [0, 0];
  for (let at = 0; at < PLACES.length; at += 1) if (up[rival]![at]!) payers += faceValue(cards[rival]![at]!);
  for (let at = 0; at < PLACES.length; at += 1) {
    const card = cards[rival]![at]!;
    if (!up[rival]![at]! || card === UNSEEN) continue;
    const twos = countTwos(board, rival, at);
    const meets = chanceToMeet(board, attackCost(card) - (payers - faceValue(card)) / 2);
    for (let on = 0; on < PLACES.length; on += 1)
      if (reaches(board, rival, at, card, me, on))
        worst = Math.max(worst, meets * lossAt(board, card, twos, on));
  }
  return worst;
}

/** What an attack on an own card loses on average. */
function lossAt(board: Board, attacker: Card, twos: number, on: number): number {
  const { me, cards, up, collapsed } = board;
  const card = cards[me]![on]!;
  const isUp = up[me]![on]!;
  const chance = chanceToDestroy(attacker, twos, card, countTwos(board, me, on)) * (isUp ? 1 : BLIND);
  if (!isUp && suitOf(card) === 'h') return chance * REPLACED;
  const last = countCards(board, me) === 1;
  const breaks = !collapsed[me]! && rowsBreakWithout(board, me, on);
  return chance * (RIVALS_CARD + PER_FACE * faceValue(card) + (last ? 3 : breaks ? TWO_ROWS : 0));
}
