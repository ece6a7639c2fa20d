// Answers what is composed at the table: what a move lacks, what may come next, and what it would meet.
import type { AnyMove } from '../../core/game.ts';
import type { Choice, Consideration } from '../../core/question.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import type { Seat } from '../../core/seat.ts';
import { explainArrange } from './arranging.ts';
import {
  defendersTwos,
  explainAttack,
  explainBoost,
  explainPay,
  explainTarget,
  isOfUse,
  payingPlaces,
} from './attack.ts';
import { formatCard, placeIndex } from './cards.ts';
import { explainThrow } from './challenge.ts';
import { helpingTwos, placesWhere } from './fields.ts';
import { explainPlace } from './hearts.ts';
import { explainMovement, explainMover } from './movement.ts';
import { explainDone } from './moves.ts';
import { aimedState, attackPreview, battlePreview, declaredState, paymentPreview } from './preview.ts';
import { atPlace, choice } from './questions.ts';
import { explainFlip, explainSwap } from './summon.ts';
import { PLACES, type Considered, type State } from './types.ts';

type ConsideredOf<Type extends Considered['type']> = Extract<Considered, { readonly type: Type }>;

/** Answers a partial move of a seat that is asked for such a move; see `GameDefinition.consider`. */
export function consider(state: State, seat: Seat, partial: AnyMove): Consideration {
  const move = partial as Considered;
  switch (move.type) {
    case 'arrange':
      return considerArranging(state, seat, move);
    case 'attack':
      return considerAttack(state, seat, move);
    case 'pay':
      return considerPayment(state, move);
    case 'target':
      return considerTarget(state, seat, move);
    case 'boost':
      return considerBoost(state, seat, move);
    case 'move':
      return considerMovement(state, seat, move);
    case 'flip':
      return answer(explainFlip(state, seat, placeIndex(move.at)));
    case 'swap':
      return answer(explainSwap(state, seat, placeIndex(move.at)));
    case 'place':
      return answer(explainPlace(state, placeIndex(move.at)));
    case 'throw':
      return answer(explainThrow(state, move));
    case 'stop':
      return answer(null);
    case 'done':
      return answer(explainDone(state));
  }
}

/** Of a move to which nothing can be added, or one that may be made and added to. */
function answer(
  refusal: Refusal | null,
  preview: object | null = null,
  next: readonly Choice[] = [],
): Consideration {
  return refusal ? { refusal } : { refusal: null, lacks: null, next, preview };
}

/** Of a move that cannot be made as it is. */
function unfinished(lacks: Refusal, next: readonly Choice[], preview: object | null = null): Consideration {
  return { refusal: null, lacks, next, preview };
}

/** Cards are laid in any order; none at all is a beginning. */
function considerArranging(state: State, seat: Seat, move: ConsideredOf<'arrange'>): Consideration {
  const laid = (row: readonly (string | null)[]): string[] => row.filter((code) => code !== null);
  const front = laid(move.front);
  const back = laid(move.back);
  const refusal = explainArrange(state, seat, { type: 'arrange', front, back });
  if (refusal?.facts['problem'] !== 'unfinished') return answer(refusal);
  const next = state.dealt[seat]!.map(formatCard)
    .filter((code) => !front.includes(code) && !back.includes(code))
    .map((code) => choice('arrange', code));
  return unfinished(refusal, next);
}

/** The twos that could still help; with a target that is only looked at, how the battle would be. */
function considerAttack(state: State, seat: Seat, move: ConsideredOf<'attack'>): Consideration {
  const at = placeIndex(move.with);
  const boosts = move.boosts.map(placeIndex);
  const refusal = explainAttack(state, seat, at, boosts);
  if (refusal) return { refusal };
  const declared = declaredState(state, at, boosts);
  const next = helpingTwos(state, seat, at)
    .filter((two) => !boosts.includes(two))
    .map((two) => atPlace('attack', two));
  if (move.on === undefined) return answer(null, attackPreview(declared), next);
  const on = placeIndex(move.on.at);
  const missed = explainTarget(declared, move.on.seat, on);
  if (missed) return { refusal: missed };
  // The target is named after the draw: the attack alone can be declared.
  const lacks = refuse('wrong-move', { type: 'target', possible: ['attack'] });
  return unfinished(lacks, next, battlePreview(aimedState(declared, move.on.seat, on), seat));
}

/** Any cards that may pay can be chosen, until together they are neither too little nor too much; only what leads to a payment is offered. */
function considerPayment(state: State, { flip }: ConsideredOf<'pay'>): Consideration {
  const places = flip.map(placeIndex);
  const refusal = explainPay(state, places);
  const problem = refusal?.facts['problem'];
  const preview = paymentPreview(state, places);
  const next = payingPlaces(state)
    .filter((at) => !places.includes(at) && isOfUse(state, at, places))
    .map((at) => atPlace('pay', at));
  if (refusal && (problem === 'too-little' || problem === 'too-much'))
    return unfinished(refusal, next, preview);
  return answer(refusal, preview, next);
}

function considerTarget(state: State, seat: Seat, move: ConsideredOf<'target'>): Consideration {
  const on = placeIndex(move.at);
  const refusal = explainTarget(state, move.seat, on);
  if (refusal) return { refusal };
  return answer(null, battlePreview(aimedState(state, move.seat, on), seat));
}

/** The target's owner sees the battle with the twos that are chosen. */
function considerBoost(state: State, seat: Seat, move: ConsideredOf<'boost'>): Consideration {
  const twos = move.with.map(placeIndex);
  const refusal = explainBoost(state, twos);
  if (refusal) return { refusal };
  const { targetSeat, targetAt } = state.attack!;
  const next = defendersTwos(state)
    .filter((at) => !twos.includes(at))
    .map((at) => atPlace('boost', at));
  return answer(null, battlePreview(aimedState(state, targetSeat, targetAt, twos), seat), next);
}

/** A card alone waits for the place where it is to go. */
function considerMovement(state: State, seat: Seat, move: ConsideredOf<'move'>): Consideration {
  const from = placeIndex(move.from);
  if (move.to !== undefined) return answer(explainMovement(state, seat, from, placeIndex(move.to)));
  const refusal = explainMover(state, seat, from);
  if (refusal) return { refusal };
  const next = placesWhere((to) => explainMovement(state, seat, from, to) === null).map((to) =>
    atPlace('move', to),
  );
  return unfinished(refuse('same-place', { problem: 'missing', at: PLACES[from]! }), next);
}
