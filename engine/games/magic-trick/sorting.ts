// Sorting a neighbour's row (rule 2): which orders are legal, all of them, and one at random.
import { shuffleInPlace, type Random } from '../../chance/random.ts';
import type { Consideration } from '../../core/question.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import { nextSeat, type Seat } from '../../core/seat.ts';
import { byRankThenSuit, formatCard, parseCard, rankOf } from './cards.ts';
import type { Card, State } from './types.ts';

/** The owner of the row that `sorter` sorts: the player on the left. */
export function ownerSortedBy(state: State, sorter: Seat): Seat {
  return nextSeat(sorter, state.seats);
}

/** A row as it comes to its sorter: by rank, within a rank in suit order. */
export function rowToSort(state: State, owner: Seat): Card[] {
  return [...state.rows[owner]!].sort(byRankThenSuit);
}

/** Rule 2, worked example 6: every card of the row once (checked first), ranks never falling. */
export function explainOrder(state: State, sorter: Seat, order: readonly string[]): Refusal | null {
  const row = state.rows[ownerSortedBy(state, sorter)]!;
  return (
    explainStart(row, order) ??
    (order.length < row.length ? notTheRow(row, order, missingCards(row, order)) : fallingRank(order))
  );
}

/** May an arrangement begin like this, and which cards may come next? */
export function considerOrder(state: State, sorter: Seat, order: readonly string[]): Consideration {
  const row = rowToSort(state, ownerSortedBy(state, sorter));
  const refusal = explainStart(row, order) ?? fallingRank(order);
  if (refusal) return { refusal };
  const left = row.filter((card) => !order.includes(formatCard(card)));
  const lowest = left[0];
  if (lowest === undefined) return { refusal: null, lacks: null, next: [], preview: null };
  const before = order.at(-1);
  // A lower card left behind can only be placed by taking cards back.
  if (before !== undefined && rankOf(lowest) < rankOf(parseCard(before)!)) {
    return { refusal: refuse('not-ascending', { slot: order.length, card: formatCard(lowest), before }) };
  }
  const next = left.map((card) => ({
    move: 'arrange',
    at: formatCard(card),
    refusal:
      rankOf(card) === rankOf(lowest)
        ? null
        : refuse('not-ascending', {
            slot: order.length + 1,
            card: formatCard(lowest),
            before: formatCard(card),
          }),
  }));
  return { refusal: null, lacks: notTheRow(row, order, left.map(formatCard)), next, preview: null };
}

/** Every legal order of a row, lazily: the permutations inside each rank. */
export function* legalOrders(state: State, sorter: Seat): Generator<string[]> {
  const groups = rankGroups(rowToSort(state, ownerSortedBy(state, sorter)));
  for (const order of ordersOf(groups, 0)) yield order.map(formatCard);
}

/** One legal order, each equally likely. */
export function randomOrder(state: State, sorter: Seat, random: Random): string[] {
  const row = rowToSort(state, ownerSortedBy(state, sorter));
  return rankGroups(row).flatMap((group) => {
    if (group.length > 1) shuffleInPlace(group, random);
    return group.map(formatCard);
  });
}

function explainStart(row: readonly Card[], order: readonly string[]): Refusal | null {
  const seen = new Set<string>();
  for (const code of order) {
    const card = parseCard(code);
    if (card === undefined || !row.includes(card)) return notTheRow(row, order, [code]);
    if (seen.has(code)) return notTheRow(row, order, [code]);
    seen.add(code);
  }
  return null;
}

function notTheRow(row: readonly Card[], order: readonly string[], cards: readonly string[]): Refusal {
  return refuse('not-the-row', { cards, needed: row.length, given: order.length });
}

/** In the order in which a row comes to its sorter: the order of the deal is nobody's to know. */
function missingCards(row: readonly Card[], order: readonly string[]): string[] {
  return [...row]
    .sort(byRankThenSuit)
    .map(formatCard)
    .filter((code) => !order.includes(code));
}

/** Names the first slot whose rank is lower than the slot before it. */
function fallingRank(order: readonly string[]): Refusal | null {
  for (let slot = 1; slot < order.length; slot += 1) {
    const card = order[slot]!;
    const before = order[slot - 1]!;
    if (rankOf(parseCard(card)!) < rankOf(parseCard(before)!))
      return refuse('not-ascending', { slot, card, before });
  }
  return null;
}

function rankGroups(sorted: readonly Card[]): Card[][] {
  const groups: Card[][] = [];
  for (const card of sorted) {
    const group = groups.at(-1);
    if (group && rankOf(group[0]!) === rankOf(card)) group.push(card);
    else groups.push([card]);
  }
  return groups;
}

function* ordersOf(groups: readonly Card[][], from: number): Generator<Card[]> {
  if (from === groups.length) {
    yield [];
    return;
  }
  for (const first of permutations(groups[from]!)) {
    for (const rest of ordersOf(groups, from + 1)) yield [...first, ...rest];
  }
}

function* permutations(cards: readonly Card[]): Generator<Card[]> {
  if (cards.length <= 1) {
    yield [...cards];
    return;
  }
  for (let i = 0; i < cards.length; i += 1) {
    const others = cards.filter((_, index) => index !== i);
    for (const rest of permutations(others)) yield [cards[i]!, ...rest];
  }
}
