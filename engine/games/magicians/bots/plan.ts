// What a hand is good for: the Prestige Points of the turns to come if the best card is played in each of them.
import type { Seat } from '../../../core/seat.ts';
import { BONUS_OF, groupOf, levelOf, LIFTING_HELPERS, parseCard } from '../cards.ts';
import { identityOf, liftOf, mostTricks } from '../in-play.ts';
import { TRICKS_FOR_A_TRAIT } from '../playing.ts';
import { incomeOf } from '../scoring.ts';
import type { Card, Group, State } from '../types.ts';

/** What a card that is still to be drawn raises the income by when it is played, on average. */
const DRAWN_LEVEL = 1.8;
/** What is counted for a Sabotage card that is still in hand, in Prestige Points. */
const SABOTAGE_IN_HAND = 5;
/** The part of the next rung's worth that counts for the rung below it. */
const RUNG = 0.6;
const LEVELS = 5;

const LIFTING: readonly Card[] = LIFTING_HELPERS.map((code) => parseCard(code)!);

/** What lies in front of a player, as far as a plan looks at it. */
interface Board {
  income: number;
  lift: number;
  readonly most: number;
  /** How many Tricks of each level there are; place 0 is not used. */
  readonly tricks: number[];
  count: number;
  /** How many Support cards of each group there are, and the level of the lowest of them. */
  readonly support: Map<Group, number>;
}

function boardOf(state: State, seat: Seat): Board {
  const tricks = new Array<number>(LEVELS + 1).fill(0);
  for (const card of state.tricks[seat]!) tricks[levelOf(card)]! += 1;
  const support = new Map<Group, number>();
  for (const card of state.support[seat]!) add(support, groupOf(card));
  return {
    income: incomeOf(state, seat),
    lift: liftOf(state, seat),
    most: mostTricks(state, seat),
    tricks,
    count: state.tricks[seat]!.length,
    support,
  };
}

function add(counts: Map<Group, number>, group: Group): void {
  counts.set(group, (counts.get(group) ?? 0) + 1);
}

/**
 * The Prestige Points that a seat can expect from its next `turns` Prestige Phases, the best card played in each turn and
 * one drawn where there is none. Others are taken to do nothing.
 * @param plays whether a card may still be played before the first of them
 */
export function planFor(state: State, seat: Seat, turns: number, plays: boolean): number {
  const board = boardOf(state, seat);
  const bonus = BONUS_OF[identityOf(state, seat)];
  const hand = [...state.hands[seat]!];
  const mayPerformTraits = identityOf(state, seat) === 'mentalist';
  let sum = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    if (turn > 0 || plays) {
      const left = turns - turn;
      let best = -1;
      let worth = 0;
      let gain = 0;
      for (let at = 0; at < hand.length; at += 1) {
        const raised = raiseBy(board, hand[at]!, bonus, mayPerformTraits);
        if (raised <= 0) continue;
        const all = raised * left + RUNG * rungWorth(board, hand, hand[at]!, left - 1);
        if (all > worth) [best, worth, gain] = [at, all, raised];
      }
      if (best < 0) {
        // One card is drawn in any turn, a second one where nothing is played: some of them can be played later.
        if (left > 1) sum += DRAWN_LEVEL * (left - 1) * 0.5;
      } else put(board, hand.splice(best, 1)[0]!, gain, mayPerformTraits);
    }
    sum += board.income;
  }
  for (const card of hand) if (groupOf(card) === 'sabotage') sum += SABOTAGE_IN_HAND;
  return sum;
}

/** By how much a card raises the income when it is played next; 0 where it cannot be, or would only take another's place. */
function raiseBy(
  board: Board,
  card: Card,
  bonus: { readonly level: number; readonly points: number } | null,
  mayPerformTraits: boolean,
): number {
  const group = groupOf(card);
  const level = levelOf(card);
  switch (group) {
    case 'sabotage':
      return 0;
    case 'trick':
    case 'trait':
      if (group === 'trick' || mayPerformTraits) {
        if (board.count < board.most && isReached(board, level))
          return level + (bonus?.level === level ? bonus.points : 0);
        if (group === 'trick') return 0;
      }
      return board.count >= TRICKS_FOR_A_TRAIT ? level : 0;
    case 'stage':
      return count(board, 'stage') === 0 && board.tricks.some((some, at) => some > 0 && at >= level)
        ? level
        : 0;
    case 'prop':
      return count(board, 'prop') < board.count ? level : 0;
    case 'assistant':
      return count(board, 'assistant') === 0 && troupe(board) < board.count ? level : 0;
    case 'helper':
      return count(board, 'helper') < 3 && troupe(board) < board.count ? level : 0;
  }
}

function count(board: Board, group: Group): number {
  return board.support.get(group) ?? 0;
}

/** Helpers and Assistants together. */
function troupe(board: Board): number {
  return count(board, 'helper') + count(board, 'assistant');
}

/** Whether the ladder leads to a level (MG-R6, MG-R7). */
function isReached({ tricks, lift }: Board, level: number): boolean {
  if (level - lift <= 1) return true;
  for (let k = 0; k <= lift; k += 1) if ((tricks[level - 1 - k] ?? 0) > 0) return true;
  return false;
}

/** What the best Trick in hand that a card would open the way to earns in the turns after it. */
function rungWorth(board: Board, hand: readonly Card[], card: Card, turns: number): number {
  const lifts = LIFTING.includes(card);
  if (turns <= 0 || (groupOf(card) !== 'trick' && !lifts)) return 0;
  const level = levelOf(card);
  let best = 0;
  for (const other of hand) {
    if (groupOf(other) !== 'trick' || isReached(board, levelOf(other))) continue;
    const opens = lifts || (levelOf(other) > level && levelOf(other) - 1 - board.lift <= level);
    if (opens) best = Math.max(best, levelOf(other));
  }
  return best * turns;
}

function put(board: Board, card: Card, raised: number, mayPerformTraits: boolean): void {
  const group = groupOf(card);
  board.income += raised;
  const asTrick =
    group === 'trick' ||
    (group === 'trait' && mayPerformTraits && board.count < board.most && isReached(board, levelOf(card)));
  if (asTrick) {
    board.tricks[levelOf(card)]! += 1;
    board.count += 1;
    return;
  }
  add(board.support, group);
  if (LIFTING.includes(card)) board.lift += 1;
}
