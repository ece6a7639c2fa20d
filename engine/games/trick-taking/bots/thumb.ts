// The rule of thumb for every question: what playouts are made with, and the answer where there is no time to think.
import type { Random } from '../../../chance/random.ts';
import type { Seat } from '../../../core/seat.ts';
import { effectOf, ESCAPE, formatCard } from '../cards.ts';
import { HAND_SIZE } from '../dealing.ts';
import { TRICK_SIZE, type CardPlay, type TurnTable } from '../plays.ts';
import { choosesHat } from '../rules.ts';
import { countCards, topOf, winnerOf } from '../trick.ts';
import { NO_CARD, type Card, type Hat, type Move, type State } from '../types.ts';
import { writePlay } from '../turn-plays.ts';
import type { Effort } from './effort.ts';
import { bestTurn, turnsOf, type Judge, type Turn } from './turns.ts';

/** Of the turns that a Conjure lets go on, the rule of thumb follows the best only. */
const WIDTH = 1;
/** Winning a trick that is not full yet counts less, by so much for each card that is still to come. */
const HOLD = 0.8;
/** The share of its worth that an effect costs when it is used in one of the seven tricks. */
const SPENT = 0.1;
/** What winning is worth in the two rounds of the Ultimate Trick, in the worth of cards. */
const WINNING_EARLY = 0.7;

/** More than any turn costs. */
const SURE = 1000;

/** The rule of thumb, with the worth of each card that it goes by. */
export interface Thumb {
  /** Answers for a seat that is asked. */
  move(state: State, seat: Seat, random: Random): Move;
  /** What a turn of `seat` in the seven tricks promises. */
  inTrick(seat: Seat): Judge;
  /** The turns of the Ultimate Trick that a seat may make, best first. */
  contests(state: State, seat: Seat, width: number): Turn[];
}

/** A turn as a move. */
export function moveOf(plays: readonly CardPlay[]): Move {
  return { type: 'turn', plays: plays.map(writePlay) };
}

/**
 * By how much a seat would be ahead of the mean of the others if the trick ended as it lies: the worth of what it would
 * win, less theirs. Each Escape takes the best card that is left, in the order in which they lie.
 */
function aheadBy({ trick, hat, hands }: TurnTable, seat: Seat, worth: readonly number[]): number {
  let total = 0;
  let escapes = 0;
  for (const { cards } of trick) {
    for (const { card } of cards) total += worth[card]!;
    if (effectOf(cards[0]!.card) === ESCAPE) escapes += 1;
  }
  let rest = total;
  let own = 0;
  if (escapes > 0) {
    const best: number[] = [];
    for (const { cards } of trick) for (const { card } of cards) best.push(worth[card]!);
    best.sort((one, other) => other - one);
    let taken = 0;
    for (const stack of trick) {
      if (effectOf(topOf(stack).card) !== ESCAPE) continue;
      rest -= best[taken]!;
      if (stack.owner === seat) own += best[taken]!;
      taken += 1;
    }
  }
  if (winnerOf(trick, hat) === seat) own += rest;
  return own - (total - own) / (hands.length - 1);
}

/** The rule of thumb for cards of this worth; what it looks at is taken from `effort`. */
export function thumbOf(worth: readonly number[], effort: Effort): Thumb {
  const costOf = (plays: readonly CardPlay[]): number => {
    let cost = 0;
    for (const { card } of plays) cost += worth[card]!;
    return cost;
  };

  const inTrick =
    (seat: Seat): Judge =>
    (after, plays) => {
      const left = Math.max(0, TRICK_SIZE - countCards(after.trick));
      let spent = 0;
      for (const { card, used } of plays) if (used) spent += worth[card]!;
      return aheadBy(after, seat, worth) * HOLD ** left - SPENT * spent;
    };

  const contests = (state: State, seat: Seat, width: number): Turn[] => {
    const challenge = state.phase === 'ultimate.challenge';
    const judge: Judge = (after, plays) => {
      const wins = winnerOf(after.trick, after.hat) === seat;
      return (wins ? (challenge ? SURE : WINNING_EARLY) : 0) - costOf(plays);
    };
    const turns = turnsOf(state, seat, judge, width, effort);
    return (challenge ? turns.filter(({ score }) => score > 0) : turns).sort(
      (one, other) => other.score - one.score,
    );
  };

  const leading = (state: State, seat: Seat, random: Random): Move => {
    const hand = state.hands[seat]!;
    const card = hand[random.below(hand.length)]!;
    return leadOf(state, card, random.below(2) === 0 ? 'high' : 'low');
  };

  return {
    inTrick,
    contests,
    move(state, seat, random) {
      switch (state.phase) {
        case 'trick.leading':
          return leading(state, seat, random);
        case 'trick.turns':
          return moveOf(bestTurn(turnsOf(state, seat, inTrick(seat), WIDTH, effort)).plays);
        case 'trick.escapes':
          return { type: 'escape', take: formatCard(mostWorth(state, worth)) };
        case 'ultimate.choosing':
          return { type: 'repertoire', cards: handBy(state.repertoires[seat]!, worth).map(formatCard) };
        default: {
          const [turn] = contests(state, seat, WIDTH);
          return turn ? moveOf(turn.plays) : { type: 'pass' };
        }
      }
    },
  };
}

/** Leads a card; the hat's face counts only where the leader chooses it. */
export function leadOf(state: State, card: Card, hat: Hat): Move {
  return choosesHat(state, card)
    ? { type: 'lead', card: formatCard(card), hat }
    : { type: 'lead', card: formatCard(card) };
}

/** The card of the trick that is worth most. */
function mostWorth({ trick }: State, worth: readonly number[]): Card {
  let best = NO_CARD;
  for (const { cards } of trick)
    for (const { card } of cards) if (best === NO_CARD || worth[card]! > worth[best]!) best = card;
  return best;
}

/** The largest Ultimate hand of the cards that are worth most: a card more is never forced out of it in the last part. */
export function handBy(repertoire: readonly Card[], worth: readonly number[]): Card[] {
  return repertoire.toSorted((one, other) => worth[other]! - worth[one]!).slice(0, HAND_SIZE);
}
