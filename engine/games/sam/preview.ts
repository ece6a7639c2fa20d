// How an attack, a payment or a battle would look, as far as it is certain for whoever asks. Nothing hidden, no chance.
import type { Seat } from '../../core/seat.ts';
import { defendersTwos, missingPoints, payingPlaces, worthOf } from './attack.ts';
import { attackerOf, defenderOf } from './battle.ts';
import { attackCost, better, sideOf, sidesOf, TWO_STEP, valuesReaching } from './cards.ts';
import { isUp } from './fields.ts';
import { heardSide } from './hearing.ts';
import { targetsOf } from './own-cards.ts';
import {
  NOBODY,
  NO_CARD,
  NOWHERE,
  type AttackPreview,
  type BattlePreview,
  type PaymentPreview,
  type State,
} from './types.ts';

/** A state in which this attack is declared but nothing drawn, to be looked at only: it shares everything with the real one. */
export function declaredState(state: State, at: number, boosts: readonly number[]): State {
  return {
    ...state,
    attack: {
      with: at,
      boosts,
      drawn: NO_CARD,
      points: 0,
      cost: attackCost(state.field[state.turn]![at]!),
      paid: [],
      targetSeat: NOBODY,
      targetAt: NOWHERE,
      helpers: [],
    },
  };
}

/** A state in which the attack is aimed; `helpers` are the twos of the target's owner. To be looked at only. */
export function aimedState(state: State, target: Seat, on: number, helpers: readonly number[] = []): State {
  return { ...state, attack: { ...state.attack!, targetSeat: target, targetAt: on, helpers } };
}

/** What an attack that is not drawn for yet costs, and what could pay for it. */
export function attackPreview(state: State): AttackPreview {
  const { with: at, cost } = state.attack!;
  return {
    cost,
    reachedBy: valuesReaching(cost),
    canAdd: worthOf(state, payingPlaces(state)),
    reach: targetsOf(state, state.turn, at),
  };
}

/** What these cards leave to be paid. */
export function paymentPreview(state: State, places: readonly number[]): PaymentPreview {
  return { missing: Math.max(0, missingPoints(state.attack!) - worthOf(state, places)) };
}

/** The battle of an attack that is aimed, as whoever asks can know it: one's own face-down card, not another's. */
export function battlePreview(state: State, asker: Seat): BattlePreview {
  const attacker = attackerOf(state);
  const { targetSeat, targetAt, helpers } = state.attack!;
  const mayAdd = TWO_STEP * (defendersTwos(state).length - helpers.length);
  if (!isUp(state, targetSeat, targetAt) && targetSeat !== asker)
    return { attacker: heardSide(sideOf(attacker, 'attacker')), defender: null, mayAdd, outcome: null };
  const [one, other] = sidesOf(attacker, defenderOf(state));
  return {
    attacker: heardSide(one),
    defender: heardSide(other),
    mayAdd,
    outcome: better(one, other) ?? 'challenge',
  };
}
