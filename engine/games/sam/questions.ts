// What a seat is asked, with every single thing that it may point at and why not at others.
import type { Choice, Question } from '../../core/question.ts';
import type { Refusal } from '../../core/refusal.ts';
import { refuse } from '../../core/refusal.ts';
import { allSeats, type Seat } from '../../core/seat.ts';
import {
  defendersTwos,
  explainAttacker,
  explainLeaveAttack,
  explainTarget,
  isOfUse,
  problemOfPaying,
} from './attack.ts';
import { formatCard } from './cards.ts';
import { MOST_FINGERS } from './challenge.ts';
import { isTaken, isUp, placesWhere } from './fields.ts';
import { explainMover } from './movement.ts';
import { explainFlip, explainLeaveSummon, explainSwap } from './summon.ts';
import { PLACES, SIGNS, type State } from './types.ts';

/**
 * The question of a seat that is asked. Its id is never used twice in a game: in a turn each question comes once, but for
 * Summon, of which flips are counted, and a challenge, of which rounds are.
 */
export function questionFor(state: State, seat: Seat): Question {
  const turn = `turn-${state.turnsDone + 1}.seat-${seat}`;
  const own = placesWhere((at) => isTaken(state, seat, at));
  switch (state.phase) {
    case 'arranging':
      return {
        id: `arrange.seat-${seat}`,
        asks: 'arrange',
        moves: ['arrange'],
        choices: state.dealt[seat]!.map((card) => choice('arrange', formatCard(card))),
      };
    case 'turn.summon':
      return {
        id: `${turn}.summon.${flipsMade(state)}`,
        asks: 'summon',
        moves: ['flip', 'swap', 'done'],
        choices: [
          ...own.map((at) => atPlace('flip', at, explainFlip(state, seat, at))),
          ...own.map((at) => atPlace('swap', at, explainSwap(state, seat, at))),
          choice('done', null, explainLeaveSummon(state)),
        ],
      };
    case 'turn.attack.declaring':
      return {
        id: `${turn}.attack`,
        asks: 'attack',
        moves: ['attack', 'done'],
        choices: [
          ...own.map((at) => atPlace('attack', at, explainAttacker(state, seat, at))),
          choice('done', null, explainLeaveAttack(state)),
        ],
      };
    case 'turn.attack.paying':
      return {
        id: `${turn}.pay`,
        asks: 'pay',
        moves: ['pay', 'stop'],
        choices: [
          ...placesWhere((at) => isUp(state, seat, at)).map((at) => atPlace('pay', at, mayNotPay(state, at))),
          choice('stop', null),
        ],
      };
    case 'turn.attack.targeting':
      return {
        id: `${turn}.target`,
        asks: 'target',
        moves: ['target'],
        choices: allSeats(state.seats)
          .filter((other) => other !== seat)
          .flatMap((other) =>
            placesWhere((on) => isTaken(state, other, on)).map((on) =>
              choice('target', `${other}:${PLACES[on]!}`, explainTarget(state, other, on)),
            ),
          ),
      };
    case 'turn.attack.defending':
      return {
        id: `${turn}.boost`,
        asks: 'boost',
        moves: ['boost'],
        choices: defendersTwos(state).map((at) => atPlace('boost', at)),
      };
    case 'turn.attack.challenge':
      return {
        id: `${turn}.throw.${state.rounds}`,
        asks: 'throw',
        moves: ['throw'],
        choices: throwable(state).map((what) => choice('throw', what)),
      };
    case 'turn.attack.hearts':
      return {
        id: `${turn}.place`,
        asks: 'place',
        moves: ['place'],
        choices: placesWhere((at) => !isTaken(state, seat, at)).map((at) => atPlace('place', at)),
      };
    default:
      return {
        id: `${turn}.move`,
        asks: 'move',
        moves: ['move', 'done'],
        choices: [
          ...own.map((at) => atPlace('move', at, explainMover(state, seat, at))),
          choice('done', null),
        ],
      };
  }
}

/** Something that may be pointed at; `at` null for a bare button. */
export function choice(move: string, at: string | null, refusal: Refusal | null = null): Choice {
  return { move, at, refusal };
}

/** A place of the own field that may be pointed at, by its index. */
export function atPlace(move: string, at: number, refusal: Refusal | null = null): Choice {
  return choice(move, PLACES[at]!, refusal);
}

function flipsMade({ flippedUp, flippedDown }: State): number {
  return [...flippedUp, ...flippedDown].filter(Boolean).length;
}

/** Why the card at a place may not be flipped down to pay. */
function mayNotPay(state: State, at: number): Refusal | null {
  const problem = problemOfPaying(state, at) ?? (isOfUse(state, at) ? null : 'needless');
  return problem === null ? null : refuse('bad-payment', { at: PLACES[at]!, problem });
}

/** What can be thrown in a challenge, as choices name it. */
function throwable({ options }: State): string[] {
  if (options.challenge === 'rps') return [...SIGNS];
  return Array.from({ length: MOST_FINGERS }, (_, index) => String(index + 1));
}
