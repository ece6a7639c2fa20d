// What a seat is asked, with every single card that it may point at and why not at others.
import type { Choice, Question } from '../../core/question.ts';
import type { Seat } from '../../core/seat.ts';
import { byEffectThenRank, formatCard } from './cards.ts';
import { explainBeginnings, SEARCH_STEPS } from './challenge.ts';
import { explainPlay } from './plays.ts';
import { NO_CARD, type Card, type State } from './types.ts';

/**
 * The question of a seat that is asked. Its id is never used twice in a game: in a trick the count of cards played grows
 * with every turn, between two turns of the challenge the count of passes does, and an Escape takes once in a trick.
 */
export function questionFor(state: State, seat: Seat): Question {
  const who = `seat-${seat}`;
  const trick = `trick-${state.tricksDone + 1}`;
  switch (state.phase) {
    case 'trick.leading':
      return {
        id: `${trick}.${who}.lead`,
        asks: 'lead',
        moves: ['lead'],
        choices: handOf(state, seat).map((card) => free('lead', card)),
      };
    case 'trick.escapes': {
      const escape = state.escapes[0]!;
      return {
        id: `${trick}.${who}.escape-${formatCard(escape.card)}`,
        asks: 'escape',
        moves: ['escape'],
        choices: state.trick.flatMap(({ cards }) => cards.map(({ card }) => free('escape', card))),
      };
    }
    case 'ultimate.choosing':
      return {
        id: `ultimate.${who}.repertoire`,
        asks: 'repertoire',
        moves: ['repertoire'],
        // In the order of a hand, not in which they were won.
        choices: [...state.repertoires[seat]!].sort(byEffectThenRank).map((card) => free('repertoire', card)),
      };
    case 'ultimate.challenge':
      return {
        id: `ultimate.${who}.challenge-${state.plays}-${state.passes}`,
        asks: 'challenge',
        moves: ['turn', 'pass'],
        choices: [...challengeChoices(state, seat), { move: 'pass', at: null, refusal: null }],
      };
    default:
      return {
        id: `${trick}.${who}.turn-${state.plays}`,
        asks: 'turn',
        moves: ['turn'],
        choices: handOf(state, seat).map((card) => turnChoice(state, seat, card)),
      };
  }
}

/** A card that may always be pointed at. */
function free(move: string, card: Card): Choice {
  return { move, at: formatCard(card), refusal: null };
}

/** A card as the first of a turn. Whether its effect is used is asked later, so nothing but a bar can stand against it. */
function turnChoice(state: State, seat: Seat, card: Card): Choice {
  const refusal = explainPlay(state, seat, { card, used: false, on: NO_CARD });
  return { move: 'turn', at: formatCard(card), refusal };
}

/** In the challenge a turn must make its player the winning one: a card with which no such turn begins is refused. */
function challengeChoices(state: State, seat: Seat): Choice[] {
  const choices = handOf(state, seat).map((card) => ({ card, choice: turnChoice(state, seat, card) }));
  const playable = choices.flatMap(({ card, choice }) => (choice.refusal === null ? [card] : []));
  const refusals = explainBeginnings(state, seat, playable, { steps: SEARCH_STEPS });
  return choices.map(({ card, choice }) => ({ ...choice, refusal: refusals.get(card) ?? choice.refusal }));
}

function handOf(state: State, seat: Seat): Card[] {
  return state.hands[seat]!.toSorted(byEffectThenRank);
}
