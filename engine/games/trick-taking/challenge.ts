// The last part of the Ultimate Trick: a turn must make its player the winning one. Which can, and why others cannot.
import { refuse, type Fact, type Refusal } from '../../core/refusal.ts';
import type { Seat } from '../../core/seat.ts';
import { searchWin, UNLIMITED, type Budget } from './challenge-search.ts';
import { formatCard } from './cards.ts';
import { scratchOf, type TurnTable } from './plays.ts';
import { compareByHat, matchOf, stackRank, topOf, winnerOf, winningIndex } from './trick.ts';
import { countWays, moreAfter, roomIn, takeBack, tryPlay, wayOf } from './turn-plays.ts';
import { NOBODY, type Card, type State } from './types.ts';

/**
 * Steps of search for all the cards of one question together, and for one turn at random: some milliseconds, since a
 * table's host waits for them. Random games never come near it; a hand of several Conjures and Vanishes can, and then a
 * card may be called possible although no turn with it wins, and a turn that wins not be found.
 */
export const SEARCH_STEPS = 8000;

/** Whether a turn is only taken to win ("The Ultimate Trick", 4). */
export function mustWin({ phase }: State): boolean {
  return phase === 'ultimate.challenge';
}

/**
 * `not-winning` where the seat is not winning as the table lies after its turn; null where it is. Facts: `winner` (a
 * seat, empty for nobody), `top` and `rank` of its stack, the `hat`, and `reach`, the rank of the best stack of one's own
 * that matches, where there is one.
 */
export function explainResult(table: TurnTable, seat: Seat): Refusal | null {
  return winnerOf(table.trick, table.hat) === seat ? null : refuse('not-winning', factsOf(table, seat));
}

/**
 * Whether the seat is winning, or can be after so many `more` cards of this turn. Exact without a budget, and may take
 * seconds then. Steps are taken from a budget; where it ends below zero it was not enough, and the answer is true.
 */
export function canStillWin(
  table: TurnTable,
  seat: Seat,
  more: number,
  budget: Budget = { steps: UNLIMITED },
): boolean {
  return searchWin(table, seat, more, budget);
}

/**
 * Whether some winning turn begins with this card of the hand. Steps are taken from the budget; where it ends below zero
 * it was not enough, and the answer is true.
 */
export function beginsWin(state: State, seat: Seat, card: Card, budget: Budget): boolean {
  const table = scratchOf(state);
  const ways = countWays(table, seat, card, roomIn(table));
  for (let number = 0; number < ways; number += 1) {
    const play = wayOf(table, card, number);
    const before = tryPlay(table, seat, play);
    const wins = searchWin(table, seat, moreAfter(1, play), budget);
    takeBack(table, seat, before);
    if (wins) return true;
  }
  return false;
}

/**
 * Why no turn may begin with this card because none that does can win: the facts of `explainResult` and the `card`;
 * `reach` is the best that it reaches by itself under the hat as it lies. Null too where the budget was not enough to know.
 */
export function explainBeginning(state: State, seat: Seat, card: Card, budget: Budget): Refusal | null {
  if (beginsWin(state, seat, card, budget)) return null;
  const table = scratchOf(state);
  const facts: Record<string, Fact> = { ...factsOf(table, seat), card: formatCard(card) };
  const ways = countWays(table, seat, card, roomIn(table));
  for (let number = 0; number < ways; number += 1) {
    const before = tryPlay(table, seat, wayOf(table, card, number));
    const reach = table.hat === state.hat ? reachOf(table, seat) : null;
    takeBack(table, seat, before);
    const best = facts['reach'] as number | undefined;
    if (reach !== null && (best === undefined || compareByHat(state.hat, reach, best) < 0))
      facts['reach'] = reach;
  }
  return refuse('not-winning', facts);
}

/**
 * `explainBeginning` of several cards, by card. Each has an even share of the steps that the budget has left, so one that
 * is known soon leaves more to the others.
 */
export function explainBeginnings(
  state: State,
  seat: Seat,
  cards: readonly Card[],
  budget: Budget,
): ReadonlyMap<Card, Refusal | null> {
  return new Map(
    cards.map((card, index) => {
      const share = Math.floor(budget.steps / (cards.length - index));
      const own = { steps: share };
      const refusal = explainBeginning(state, seat, card, own);
      budget.steps -= share - Math.max(0, own.steps);
      return [card, refusal];
    }),
  );
}

function factsOf(table: TurnTable, seat: Seat): Record<string, Fact> {
  const { trick, hat } = table;
  const winning = trick[winningIndex(trick, hat)];
  const reach = reachOf(table, seat);
  return {
    hat,
    winner: winning === undefined ? '' : String(winning.owner),
    top: winning === undefined ? '' : formatCard(topOf(winning).card),
    rank: winning === undefined ? 0 : stackRank(winning),
    ...(reach === null ? {} : { reach }),
  };
}

/** The best rank among the seat's stacks that match; null when none does. */
function reachOf({ trick, hat }: TurnTable, seat: Seat): number | null {
  let best: number | null = null;
  for (const [index, stack] of trick.entries()) {
    if (stack.owner !== seat || stack.owner === NOBODY || matchOf(trick, index) === null) continue;
    const rank = stackRank(stack);
    if (best === null || compareByHat(hat, rank, best) < 0) best = rank;
  }
  return best;
}
