// How the table would look after a play, found by making it on a copy; nothing hidden is looked at and no chance is used.
import { clone } from '../../core/clone.ts';
import { allSeats, type Seat } from '../../core/seat.ts';
import type { Tell } from '../../charts/chart.ts';
import { effectOf, formatCard, parseCard } from './cards.ts';
import {
  cardsToChooseFrom,
  discardChosen,
  discardFor,
  discardForced,
  settlementDue,
  trimmingDue,
} from './limits.ts';
import { playSupport, playTrick } from './playing.ts';
import { playSabotage } from './sabotage.ts';
import { incomeOf } from './scoring.ts';
import type { Card, Demand, Effect, Happening, Move, PlayPreview, State } from './types.ts';

/** The table after a legal move that is complete; null for a move that shows nothing in play. */
export function previewOf(state: State, seat: Seat, move: Move): PlayPreview | null {
  const after = clone(state);
  const told: Happening[] = [];
  const tell = (happening: Happening): void => {
    told.push(happening);
  };
  if (!make(after, seat, move, tell)) return null;
  const demand = nextDemand(after, tell);
  const choosers = new Set<Seat>();
  const settled = settledBest(after, demand, choosers);
  return {
    incomes: allSeats(state.seats).map((each) => (after.disturbed[each] ? 0 : incomeOf(settled, each))),
    choosers: [...choosers],
    points: after.points,
    leaves: told.flatMap(leavesByItself),
    demand,
  };
}

/**
 * The table once everybody has discarded what is demanded, each so that it earns most for them: what one discards changes nothing
 * of another's. Who had a choice is added to `choosers`.
 */
function settledBest(state: State, demand: Demand | null, choosers: Set<Seat>): State {
  if (demand === null) return state;
  const { seat, of, count } = demand;
  choosers.add(seat);
  let best: State | null = null;
  for (const cards of chosenOf(cardsToChooseFrom(state, demand), count)) {
    const after = clone(state);
    discardFor(after, seat, of, cards, false, ignore);
    const settled = settledBest(after, nextDemand(after, ignore), choosers);
    if (best === null || incomeOf(settled, seat) > incomeOf(best, seat)) best = settled;
  }
  return best ?? state;
}

/** Every way to choose so many of these cards; few, because a play breaks a limit by one or two. */
function chosenOf(cards: readonly Card[], count: number): Card[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, index) =>
    chosenOf(cards.slice(index + 1), count - 1).map((others) => [card, ...others]),
  );
}

const ignore: Tell<Happening> = () => undefined;

/** Makes a move, as far as it is open what comes of it; answers whether it is one that touches what is in play. */
function make(state: State, seat: Seat, move: Move, tell: Tell<Happening>): boolean {
  switch (move.type) {
    case 'support':
      playSupport(state, seat, move.card, move.replace, tell);
      return true;
    case 'trick':
      playTrick(state, seat, move.card, tell);
      return true;
    case 'sabotage':
      if (OPEN.includes(effectOf(parseCard(move.card)!)!.does))
        playSabotage(state, seat, move.card, move.target, move.on, tell);
      return true;
    case 'discard':
      discardChosen(state, move.cards, tell);
      return true;
    default:
      return false;
  }
}

/** The effects that neither draw nor look into a hand. */
const OPEN: readonly Effect['does'][] = ['discard', 'steal', 'lose-points', 'disturb'];

/** Discards what goes by itself, and answers what does not: after Sabotage, then at the end of the New Trick Phase. */
function nextDemand(state: State, tell: Tell<Happening>): Demand | null {
  for (const due of [settlementDue, trimmingDue]) {
    discardForced(state, due, tell);
    const demand = due(state);
    if (demand !== null) return demand;
  }
  return null;
}

/** What a happening discards without anybody having aimed at it or chosen it. */
function leavesByItself(happening: Happening): PlayPreview['leaves'] {
  if (happening.type !== 'discarded' || !happening.forced || happening.why === 'sabotage') return [];
  return happening.cards.map((card) => ({ seat: happening.seat, card: formatCard(card) }));
}
