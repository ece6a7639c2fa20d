// How the table would look after a play, found by making it on a copy; nothing hidden is looked at and no chance is used.
import { clone } from '../../core/clone.ts';
import { allSeats, type Seat } from '../../core/seat.ts';
import type { Tell } from '../../charts/chart.ts';
import { effectOf, formatCard, parseCard } from './cards.ts';
import { discardChosen, discardForced, settlementDue, trimmingDue } from './limits.ts';
import { playSupport, playTrick } from './playing.ts';
import { playSabotage } from './sabotage.ts';
import { incomeOf } from './scoring.ts';
import type { Demand, Effect, Happening, Move, PlayPreview, State } from './types.ts';

/** The table after a legal move that is complete; null for a move that shows nothing in play. */
export function previewOf(state: State, seat: Seat, move: Move): PlayPreview | null {
  const after = clone(state);
  const told: Happening[] = [];
  const tell = (happening: Happening): void => {
    told.push(happening);
  };
  if (!make(after, seat, move, tell)) return null;
  const demand = nextDemand(after, tell);
  return {
    incomes: allSeats(state.seats).map((each) => (after.disturbed[each] ? 0 : incomeOf(after, each))),
    points: after.points,
    leaves: told.flatMap(leavesByItself),
    demand,
  };
}

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
