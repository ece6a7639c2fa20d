// What an attack is worth before its draw: who reaches whom, what a battle is likely to bring, what has to be paid.
import type { Seat } from '../../../core/seat.ts';
import { attackCost, faceValue, isTwo, suitOf } from '../cards.ts';
import { NO_CARD, PLACES, type Card } from '../types.ts';
import {
  candidates,
  countCards,
  countTwos,
  HIGHEST,
  reaches,
  rowsBreakWithout,
  type Board,
} from './board.ts';
import { chanceToDestroy } from './odds.ts';
import {
  COLLAPSE,
  ELIMINATION,
  HEARTS_GIFT,
  LEARNED,
  PER_FACE,
  REPLACED,
  RIVALS_CARD,
  VICTORY,
  WEALTH,
} from './worth.ts';

/** An attack that can be made: the attacker's place, its helping twos, the best target, and what it is worth. */
export interface Plan {
  readonly at: number;
  readonly boosts: readonly number[];
  readonly target: Seat;
  readonly on: number;
  /** In cards, with all chances weighed. */
  readonly worth: number;
}

/** What the battle brings on average once the cost is met: what is destroyed, less what falls if it fails. */
export function battleWorth(board: Board, attacker: Card, twos: number, target: Seat, on: number): number {
  const { up, cards, collapsed } = board;
  const isUp = up[target]![on]!;
  const against = countTwos(board, target, on);
  const left = countCards(board, target);
  const rivals = rivalsOf(board);
  const fall = -WEALTH * (faceValue(attacker) + 2 * twos);
  const strategic =
    left === 1
      ? rivals === 1
        ? VICTORY
        : ELIMINATION
      : !collapsed[target]! && rowsBreakWithout(board, target, on)
        ? COLLAPSE
        : 0;
  const possible = candidates(board, target, on);
  let sum = 0;
  for (const card of possible) {
    const isHeart = !isUp && suitOf(card) === 'h';
    const chance = chanceToDestroy(attacker, twos, card, against);
    const won = isHeart ? REPLACED : RIVALS_CARD + PER_FACE * faceValue(card) + strategic;
    const gift = isHeart && left < PLACES.length ? HEARTS_GIFT : 0;
    const lost = fall + gift + (isUp ? 0 : LEARNED);
    sum += chance * won + (1 - chance) * lost;
  }
  const mean = sum / possible.length;
  // Who has the most cards is the one to be afraid of; whoever is nearly out is soon one rival less.
  return mean * (1 + 0.03 * (left + (cards[target]!.includes(NO_CARD) ? 1 : 0)));
}

/** Rivals that are still in. */
export function rivalsOf(board: Board): number {
  let count = 0;
  for (let seat = 0; seat < board.cards.length; seat += 1)
    if (seat !== board.me && countCards(board, seat) > 0) count += 1;
  return count;
}

/** The best target of an attacker with so many twos; null when none is in reach. */
export function bestTarget(
  board: Board,
  at: number,
  card: Card,
  twos: number,
): { readonly target: Seat; readonly on: number; readonly worth: number } | null {
  let best: { target: Seat; on: number; worth: number } | null = null;
  for (let target = 0; target < board.cards.length; target += 1)
    for (let on = 0; on < PLACES.length; on += 1) {
      if (!reaches(board, board.me, at, card, target, on)) continue;
      const worth = battleWorth(board, card, twos, target, on);
      if (best === null || worth > best.worth) best = { target, on, worth };
    }
  return best;
}

/** The least sum of face values that reaches `missing`; Infinity when all together do not. */
export function cheapestPayment(faces: readonly number[], missing: number): number {
  let best = Infinity;
  for (let chosen = 1; chosen < 1 << faces.length; chosen += 1) {
    let sum = 0;
    for (let index = 0; index < faces.length; index += 1) if (chosen & (1 << index)) sum += faces[index]!;
    if (sum >= missing && sum < best) best = sum;
  }
  return best;
}

/** What an attack is worth before the draw: the battle, where the draw or a payment that is worth it meets the cost. */
export function attackWorth(board: Board, card: Card, battle: number, payers: readonly number[]): number {
  const cost = attackCost(card);
  let sum = 0;
  for (let face = 2; face <= HIGHEST; face += 1) {
    const chance = board.draws[face]!;
    if (chance === 0) continue;
    if (face >= cost) sum += chance * battle;
    else sum += chance * Math.max(0, battle - WEALTH * cheapestPayment(payers, cost - face));
  }
  return sum;
}

/** What may be used in an attack: who is face up, and which of those may pay. */
export interface Ready {
  readonly up: readonly boolean[];
  readonly mayPay: readonly boolean[];
}

/** Remembers battles of one board, which do not depend on what else is turned over. */
export type Battles = Map<number, ReturnType<typeof bestTarget>>;

/** The best attack with what is ready; null when there is none. */
export function bestAttack(board: Board, { up, mayPay }: Ready, battles: Battles): Plan | null {
  const own = board.cards[board.me]!;
  const twos = [...PLACES.keys()].filter((at) => up[at]! && isTwo(own[at]!));
  let best: Plan | null = null;
  for (let at = 0; at < PLACES.length; at += 1) {
    if (!up[at]!) continue;
    const helping = twos.filter((two) => two !== at);
    for (let count = 0; count <= helping.length; count += 1) {
      const key = at * 8 + count;
      let battle = battles.get(key);
      if (battle === undefined) {
        battle = bestTarget(board, at, own[at]!, count);
        battles.set(key, battle);
      }
      if (battle === null) break;
      const boosts = helping.slice(0, count);
      const payers: number[] = [];
      for (let payer = 0; payer < PLACES.length; payer += 1)
        if (up[payer]! && mayPay[payer]! && payer !== at && !boosts.includes(payer))
          payers.push(faceValue(own[payer]!));
      const worth = attackWorth(board, own[at]!, battle.worth, payers);
      if (best === null || worth > best.worth)
        best = { at, boosts, target: battle.target, on: battle.on, worth };
    }
  }
  return best;
}
