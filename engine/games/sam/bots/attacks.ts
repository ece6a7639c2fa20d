// What an attack is worth before its draw: who reaches whom, what a battle is likely to bring, what has to be paid.
import type { Seat } from '../../../core/seat.ts';
import { attackCost, CARD_COUNT, faceValue, isTwo, summonCost } from '../cards.ts';
import { FIRST_POINTS } from '../summon.ts';
import { UNSEEN } from '../knowledge.ts';
import { NO_CARD, PLACES, type Card } from '../types.ts';
import {
  countCards,
  countTwos,
  HIGHEST,
  isFront,
  reaches,
  rowsBreakWithout,
  type Aim,
  type Board,
} from './board.ts';
import { chanceToDestroy, oddsAgainst, type Odds } from './odds.ts';
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
  const card = cards[target]![on]!;
  let mean: number;
  if (card === UNSEEN || !isUp) {
    // A Heart that lies face down is replaced when it is destroyed, and brings its owner a card when it is not.
    const { hearts, heartsWon, othersWon, facesWon } = hiddenOdds(board, attacker, twos, target, on, against);
    const gift = left < PLACES.length ? HEARTS_GIFT : 0;
    mean =
      heartsWon * REPLACED +
      (hearts - heartsWon) * (fall + LEARNED + gift) +
      othersWon * (RIVALS_CARD + strategic) +
      PER_FACE * facesWon +
      (1 - hearts - othersWon) * (fall + LEARNED);
  } else {
    const chance = chanceToDestroy(attacker, twos, card, against);
    mean = chance * (RIVALS_CARD + PER_FACE * faceValue(card) + strategic) + (1 - chance) * fall;
  }
  // Who has the most cards is the one to be afraid of; whoever is nearly out is soon one rival less.
  return mean * (1 + 0.03 * (left + (cards[target]!.includes(NO_CARD) ? 1 : 0)));
}

/** The odds against a card that lies face down: one that is remembered, or any of its age. */
function hiddenOdds(
  board: Board,
  attacker: Card,
  twos: number,
  target: Seat,
  on: number,
  against: number,
): Odds {
  const card = board.cards[target]![on]!;
  if (card !== UNSEEN) return oddsAgainst(attacker, twos, [card], against);
  const age = board.ages[target]![on]!;
  const key = (age * CARD_COUNT + attacker) * (2 * PLACES.length) + PLACES.length + twos - against;
  let odds = board.odds.get(key);
  if (odds === undefined) {
    odds = oddsAgainst(attacker, twos, board.pools[age]!, against);
    board.odds.set(key, odds);
  }
  return odds;
}

/** Rivals that are still in. */
export function rivalsOf(board: Board): number {
  let count = 0;
  for (let seat = 0; seat < board.cards.length; seat += 1)
    if (seat !== board.me && countCards(board, seat) > 0) count += 1;
  return count;
}

/** The best target of an own card that lies in front or behind, with so many twos; null when none is in reach. */
export function bestAim(board: Board, at: number, card: Card, twos: number): Aim | null {
  const key = (card * 2 + (isFront(board, board.me, at) ? 1 : 0)) * PLACES.length + twos;
  let best = board.battles.get(key);
  if (best !== undefined) return best;
  best = null;
  for (let target = 0; target < board.cards.length; target += 1)
    for (let on = 0; on < PLACES.length; on += 1) {
      if (!reaches(board, board.me, at, card, target, on)) continue;
      const worth = battleWorth(board, card, twos, target, on);
      if (best === null || worth > best.worth) best = { target, on, worth };
    }
  board.battles.set(key, best);
  return best;
}

/**
 * What a card could bring in an attack of its own from a place; never below 0. `wealth`: the face values that lie face up beside
 * it, which pay for it. One that is not up yet counts as far as the next Summon can come to its cost.
 */
export function promise(board: Board, at: number, card: Card, isUp: boolean, wealth: number): number {
  const aim = bestAim(board, at, card, 0);
  if (aim === null || aim.worth <= 0) return 0;
  const means = isUp ? 1 : Math.min(1, (FIRST_POINTS + wealth) / Math.max(1, summonCost(card)));
  return aim.worth * means * means * chanceToMeet(board, attackCost(card) - wealth / 2);
}

/** The chance that a draw alone comes to `cost`. */
export function chanceToMeet({ draws }: Board, cost: number): number {
  let sum = 0;
  for (let face = Math.max(2, Math.ceil(cost)); face <= HIGHEST; face += 1) sum += draws[face]!;
  return sum;
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

/** The best attack with what is ready; null when there is none. */
export function bestAttack(board: Board, { up, mayPay }: Ready): Plan | null {
  const own = board.cards[board.me]!;
  const twos = [...PLACES.keys()].filter((at) => up[at]! && isTwo(own[at]!));
  let best: Plan | null = null;
  for (let at = 0; at < PLACES.length; at += 1) {
    if (!up[at]!) continue;
    const helping = twos.filter((two) => two !== at);
    for (let count = 0; count <= helping.length; count += 1) {
      const battle = bestAim(board, at, own[at]!, count);
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
