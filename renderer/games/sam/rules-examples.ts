// The battles that the rules of SAM tell of, card by card; a test fights them by the rules themselves.
import { faceValue, parseCard, suitBonus, TWO_STEP } from '../../../engine/games/sam/cards.ts';
import type { Side } from '../../../engine/games/sam/types.ts';

interface Fighter {
  readonly code: string;
  /** Twos that help. */
  readonly twos: readonly string[];
  /** What the face card rule takes off. */
  readonly faceCards: 0 | -2;
}

export interface BattleExample {
  readonly attacker: Fighter;
  readonly defender: Fighter;
}

const fights = (code: string, faceCards: 0 | -2 = 0, ...twos: string[]): Fighter => ({
  code,
  twos,
  faceCards,
});

export const BATTLES = {
  jackOnQueen: { attacker: fights('Jh'), defender: fights('Qc', -2) },
  kingOnJack: { attacker: fights('Ks'), defender: fights('Jd') },
  kingOnQueen: { attacker: fights('Kd'), defender: fights('Qs', -2) },
  hidden: { attacker: fights('8h'), defender: fights('Td') },
  five: { attacker: fights('5h', 0, '2s'), defender: fights('8c') },
} satisfies Readonly<Record<string, BattleExample>>;

/** What makes the real value of one side, as sentences want it. */
export function sumOf({ code, twos, faceCards }: Fighter, side: Side) {
  const card = parseCard(code);
  const face = faceValue(card);
  const suit = suitBonus(card, side);
  const twosAdd = TWO_STEP * twos.length;
  return { face, suit, faceCards, twosAdd, value: face + suit + faceCards + twosAdd };
}
