// Real values in battle, by the rules page alone: each sum in one line.
import type { Battle, Card, State } from '../../../games/sam/types.ts';
import { faceOf, isFace, lyingAt, suitOf } from './cards.ts';

type Side = Battle['attacker'];

/** What a Diamond gains or loses. */
const DIAMOND = 2;
const FACE_CARDS = 2;
const EACH_TWO = 2;

/** The sides of the battle to which the attack of a state has come; the target lies face up by now or not. */
export function battleByThePage(state: State, wasDown: boolean): Battle {
  const { with: at, boosts, targetSeat, targetAt, helpers } = state.attack!;
  const attacker = lyingAt(state, state.turn, at)!.card;
  const defender = lyingAt(state, targetSeat, targetAt)!.card;
  const [attacking, defending] = afterSuits(attacker, defender);
  const areFaces = isFace(attacker) && isFace(defender);
  const side = (
    seat: number,
    place: number,
    card: Card,
    own: number,
    other: number,
    twos: readonly number[],
  ): Side => {
    const faceCards = areFaces && own > other ? -FACE_CARDS : 0;
    const twosAdd = twos.length * EACH_TWO;
    return {
      seat,
      at: place,
      card,
      face: faceOf(card),
      suit: own - faceOf(card),
      faceCards,
      twos,
      twosAdd,
      value: own + faceCards + twosAdd,
    };
  };
  const one = side(state.turn, at, attacker, attacking, defending, boosts);
  const other = side(targetSeat, targetAt, defender, defending, attacking, helpers);
  const isEqual = one.value === other.value;
  const winner = isEqual ? null : one.value > other.value ? 'attacker' : 'defender';
  return {
    attacker: one,
    defender: other,
    wasDown,
    winner,
    challenge: isEqual ? state.options.challenge : null,
  };
}

/** "Diamonds: real value face + 2 defending, face - 2 attacking". */
function afterSuits(attacker: Card, defender: Card): [number, number] {
  return [
    faceOf(attacker) - (suitOf(attacker) === 'd' ? DIAMOND : 0),
    faceOf(defender) + (suitOf(defender) === 'd' ? DIAMOND : 0),
  ];
}
