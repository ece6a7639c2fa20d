// The odds of a battle between two cards, with the twos that both sides can bring.
import { CARD_COUNT, faceValue, sidesOf, suitOf, TWO_STEP } from '../cards.ts';
import { NOBODY, NOWHERE, type Card } from '../types.ts';

/** By attacker and defender: by how much the attacker's real value is higher, without twos. */
const MARGINS: readonly (readonly number[])[] = Array.from({ length: CARD_COUNT }, (_, attacker) =>
  Array.from({ length: CARD_COUNT }, (__, defender) => {
    const alone = { seat: NOBODY, at: NOWHERE, twos: [] };
    const [one, other] = sidesOf({ ...alone, card: attacker }, { ...alone, card: defender });
    return one.value - other.value;
  }),
);

/**
 * The chance that an attacker with `twos` helping destroys a defender whose owner can add up to `against` twos, and does so
 * where it changes something: 1, 0, or a half where a challenge decides.
 */
export function chanceToDestroy(attacker: Card, twos: number, defender: Card, against: number): number {
  const least = MARGINS[attacker]![defender]! + TWO_STEP * (twos - against);
  if (least > 0) return 1;
  if (least === 0) return 0.5;
  return 0;
}

/** The odds against a hidden card that is one of many; each figure is a share of them all. */
export interface Odds {
  /** How many are Hearts, and how many of them would be destroyed. */
  readonly hearts: number;
  readonly heartsWon: number;
  /** How many of the others would be destroyed, and the sum of their face values. */
  readonly othersWon: number;
  readonly facesWon: number;
}

/** The odds of an attacker against each of some cards, weighed alike. */
export function oddsAgainst(attacker: Card, twos: number, cards: readonly Card[], against: number): Odds {
  let [hearts, heartsWon, othersWon, facesWon] = [0, 0, 0, 0];
  for (const card of cards) {
    const chance = chanceToDestroy(attacker, twos, card, against) / cards.length;
    if (suitOf(card) === 'h') {
      hearts += 1 / cards.length;
      heartsWon += chance;
    } else {
      othersWon += chance;
      facesWon += chance * faceValue(card);
    }
  }
  return { hearts, heartsWon, othersWon, facesWon };
}
