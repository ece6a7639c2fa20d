// What a seat is asked, with every single thing that it may point at and why not at others.
import type { Choice, Question } from '../../core/question.ts';
import type { Seat } from '../../core/seat.ts';
import { explainAtAll, type Play } from './at-all.ts';
import { byGroupThenLevel, formatCard } from './cards.ts';
import { cardsToChooseFrom, demandOf } from './limits.ts';
import { explainDraw } from './turn.ts';
import type { Card, Demand, State } from './types.ts';

const SKIP = button('skip');

/**
 * The question of a seat that is asked. Its id is never used twice in a game: a phase comes once in a turn, and in one
 * phase no seat has to discard for the same limit twice, because nothing that is discarded breaks a limit before it.
 */
export function questionFor(state: State, seat: Seat): Question {
  const who = `seat-${seat}`;
  const turn = `turn-${state.turnsDone + 1}.${who}`;
  switch (state.phase) {
    case 'mulligan':
      return {
        id: `mulligan.${who}.${state.exchanged}`,
        asks: 'mulligan',
        moves: ['mulligan', 'keep'],
        choices: [button('mulligan'), button('keep')],
      };
    case 'turn.management':
      return played(state, seat, `${turn}.management`, 'support');
    case 'turn.dirtyTrick.choosing':
      return played(state, seat, `${turn}.dirty-trick`, 'sabotage');
    case 'turn.dirtyTrick.spying':
      return {
        id: `${turn}.take`,
        asks: 'take',
        moves: ['take'],
        choices: inOrder(state.hands[state.victim]!).map((card) => free('take', card)),
      };
    case 'turn.newTrick.playing':
      return played(state, seat, `${turn}.new-trick`, 'trick');
    case 'turn.intermission':
      return {
        id: `${turn}.intermission`,
        asks: 'draw',
        moves: ['draw', 'skip'],
        choices: [{ ...button('draw'), refusal: explainDraw(state) }, SKIP],
      };
    default:
      return discarded(state, `${turn}.${state.phase}`, demandOf(state)!);
  }
}

/** One card of the hand, or none. */
function played(state: State, seat: Seat, id: string, move: Play): Question {
  const choices = inOrder(state.hands[seat]!).map((card) => ({
    move,
    at: formatCard(card),
    refusal: explainAtAll(state, seat, move, card),
  }));
  return { id, asks: move, moves: [move, 'skip'], choices: [...choices, SKIP] };
}

/** So many cards of a group; any of them may be among them. */
function discarded(state: State, id: string, demand: Demand): Question {
  const cards = cardsToChooseFrom(state, demand);
  return {
    id: `${id}.${demand.of}`,
    asks: 'discard',
    moves: ['discard'],
    choices: (demand.of === 'hand' ? inOrder(cards) : cards).map((card) => free('discard', card)),
  };
}

function button(move: string): Choice {
  return { move, at: null, refusal: null };
}

/** A card that may always be pointed at. */
function free(move: string, card: Card): Choice {
  return { move, at: formatCard(card), refusal: null };
}

/** In the order in which a hand is shown. */
function inOrder(cards: readonly Card[]): Card[] {
  return cards.toSorted(byGroupThenLevel);
}
