// What a position of one's own is worth at the end of a turn: what rivals could do to it, and what it can do next.
import type { Seat } from '../../../core/seat.ts';
import { attackCost, faceValue, isTwo, suitOf } from '../cards.ts';
import { NO_CARD, PLACES, type Card } from '../types.ts';
import { countCards, countTwos, HIGHEST, isFront, reaches, rowsBreakWithout, type Board } from './board.ts';
import { UNSEEN } from '../knowledge.ts';
import { chanceToDestroy } from './odds.ts';
import {
  BLIND,
  FEAR,
  READY_TWO,
  REPLACED,
  RIVALS_CARD,
  PER_FACE,
  TWO_ROWS,
  USEFUL,
  USEFUL_PER_FACE,
  WEALTH,
} from './worth.ts';

/** What the own field is worth as it lies on the board. */
export function positionWorth(board: Board): number {
  const { me, cards, up, collapsed } = board;
  const own = cards[me]!;
  let worth = collapsed[me]! || rowsBreakWithout(board, me, -1) ? 0 : TWO_ROWS;
  for (let at = 0; at < PLACES.length; at += 1) {
    const card = own[at]!;
    if (card === NO_CARD) continue;
    if (up[me]![at]!) worth += WEALTH * faceValue(card) + (isTwo(card) ? READY_TWO : 0);
    if (couldAttack(board, at, card)) worth += USEFUL + USEFUL_PER_FACE * faceValue(card);
  }
  return worth - FEAR * dangers(board);
}

/** Whether a card reaches anybody from where it lies. */
function couldAttack(board: Board, at: number, card: Card): boolean {
  const { me, cards } = board;
  if (suitOf(card) !== 's' && !isFront(board, me, at)) return false;
  for (let target = 0; target < cards.length; target += 1)
    for (let on = 0; on < PLACES.length; on += 1) if (reaches(board, me, at, card, target, on)) return true;
  return false;
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

/** The chance that a draw alone comes to `cost`. */
function chanceToMeet({ draws }: Board, cost: number): number {
  let sum = 0;
  for (let face = Math.max(2, Math.ceil(cost)); face <= HIGHEST; face += 1) sum += draws[face]!;
  return sum;
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
