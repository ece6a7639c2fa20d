// What one viewer may know of a game of Magicians, built field by field; and what they hear of what happens.
import { allSeats, type Seat, type Viewer } from '../../core/seat.ts';
import { byGroupThenLevel, formatCard, identityName } from './cards.ts';
import { identityOf, mostTricks } from './in-play.ts';
import { demandOf } from './limits.ts';
import { phasesOf } from './phases-view.ts';
import { playsOf } from './plays-view.ts';
import { questionFor } from './questions.ts';
import { resultOf } from './result.ts';
import { incomeOf } from './scoring.ts';
import {
  NO_CARD,
  NOBODY,
  type Card,
  type Event,
  type Happening,
  type MagiciansSeatView,
  type MagiciansView,
  type State,
} from './types.ts';

const SPYING = 'turn.dirtyTrick.spying';

/** The view of one seat or of a watcher. `awaiting` comes from the chart. */
export function viewFor(state: State, viewer: Viewer, awaiting: readonly Seat[]): MagiciansView {
  const asked = viewer !== 'watcher' && awaiting.includes(viewer);
  const { phase } = state;
  const inTurn = phase.startsWith('turn.');
  const spies = phase === SPYING && viewer === state.turn;
  return {
    game: 'magicians',
    viewer,
    phase,
    seats: allSeats(state.seats).map((seat) => seatView(state, seat)),
    awaiting: [...awaiting],
    question: asked ? questionFor(state, viewer) : null,
    result: resultOf(state),
    options: { ...state.options },
    hand: viewer === 'watcher' ? [] : sorted(state.hands[viewer]!),
    first: state.first,
    turn: inTurn ? state.turn : null,
    turnNumber: turnNumber(state),
    phases: phasesOf(state),
    played: inTurn ? state.played : null,
    deck: state.deck.length,
    discard: state.discard.map(formatCard),
    sabotage:
      state.sabotage === NO_CARD
        ? null
        : { card: formatCard(state.sabotage), by: state.turn, target: seatOrNull(state.victim) },
    spied: spies ? sorted(state.hands[state.victim]!) : null,
    demand: demandOf(state),
    plays: viewer === 'watcher' ? [] : playsOf(state, viewer),
  };
}

/** The number of the turn that is played, or that was the last; 0 before the first. */
function turnNumber({ phase, turnsDone, ended }: State): number {
  if (phase === '' || phase === 'mulligan') return 0;
  return ended?.reason === 'time' ? turnsDone : turnsDone + 1;
}

function seatView(state: State, seat: Seat): MagiciansSeatView {
  return {
    score: state.points[seat]!,
    cards: state.hands[seat]!.length,
    identity: identityOf(state, seat),
    tricks: state.tricks[seat]!.map(formatCard),
    support: state.support[seat]!.map(formatCard),
    most: mostTricks(state, seat),
    income: incomeOf(state, seat),
    disturbed: state.disturbed[seat]!,
    mulligan: state.mulligans[seat]!,
  };
}

/**
 * What a viewer hears: codes take the place of numbers. Drawn cards are for their owner, cards out of a hand for the two
 * whom it concerns; everybody else hears how many.
 */
export function eventsFor(happenings: readonly Happening[], viewer: Viewer): Event[] {
  return happenings.map((happening) => heard(happening, viewer));
}

function heard(happening: Happening, viewer: Viewer): Event {
  /** The cards, where the viewer is one of these. */
  const known = (cards: readonly Card[], ...seats: readonly Seat[]): string[] | null =>
    viewer !== 'watcher' && seats.includes(viewer) ? cards.map(formatCard) : null;
  switch (happening.type) {
    case 'dealt': {
      const { first, identities } = happening;
      return { type: 'dealt', first, identities: identities.map(identityName) };
    }
    case 'mulliganed':
      return { type: 'mulliganed', seat: happening.seat, cards: happening.cards.map(formatCard) };
    case 'kept':
      return { type: 'kept', seat: happening.seat };
    case 'reshuffled':
      return { type: 'reshuffled', count: happening.count };
    case 'turn':
      return { type: 'turn', seat: happening.seat, turn: happening.turn };
    case 'drew': {
      const { seat, cards, why } = happening;
      return { type: 'drew', seat, cards: known(cards, seat), count: cards.length, why };
    }
    case 'skipped':
      return { type: 'skipped', seat: happening.seat, phase: happening.phase };
    case 'supported':
      return { type: 'supported', seat: happening.seat, card: formatCard(happening.card) };
    case 'performed':
      return { type: 'performed', seat: happening.seat, card: formatCard(happening.card) };
    case 'sabotaged': {
      const { seat, card, target, on } = happening;
      return {
        type: 'sabotaged',
        seat,
        card: formatCard(card),
        target: seatOrNull(target),
        on: on === NO_CARD ? null : formatCard(on),
      };
    }
    case 'stolen': {
      const { from, to, card, as } = happening;
      return { type: 'stolen', from, to, card: formatCard(card), as };
    }
    case 'snatched': {
      const { from, to, cards, why } = happening;
      return { type: 'snatched', from, to, cards: known(cards, from, to), count: cards.length, why };
    }
    case 'spied': {
      const { seat, on, cards } = happening;
      const hand = cards.toSorted(byGroupThenLevel);
      return { type: 'spied', seat, on, cards: known(hand, seat, on), count: cards.length };
    }
    case 'discarded': {
      const { seat, cards, from, why, forced } = happening;
      return { type: 'discarded', seat, cards: cards.map(formatCard), from, why, forced };
    }
    case 'lost-points':
      return {
        type: 'lost-points',
        seat: happening.seat,
        lost: happening.lost,
        points: happening.points,
      };
    case 'disturbed':
      return { type: 'disturbed', seat: happening.seat };
    case 'prestige': {
      const { seat, cards, earned, points, disturbed } = happening;
      const codes = cards.map(({ card, level, bonus }) => ({ card: formatCard(card), level, bonus }));
      return { type: 'prestige', seat, cards: codes, earned, points, disturbed };
    }
    case 'ended': {
      const { winners, scores, reason } = happening;
      return { type: 'ended', winners: [...winners], scores: [...scores], reason };
    }
  }
}

function seatOrNull(seat: Seat): Seat | null {
  return seat === NOBODY ? null : seat;
}

/** Codes in the order in which a hand is shown, whatever the order of the list. */
function sorted(cards: readonly Card[]): string[] {
  return cards.toSorted(byGroupThenLevel).map(formatCard);
}
