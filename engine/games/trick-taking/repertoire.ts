// The choices of an Ultimate hand: all of them, and one at random. A choice is a set, written in the order of codes.
import type { Random } from '../../chance/random.ts';
import { shuffleInPlace } from '../../chance/random.ts';
import { formatCard } from './cards.ts';
import { HAND_SIZE } from './dealing.ts';
import type { Card } from './types.ts';

/** The cards of a choice in the one order in which it is written: by code, which is by effect and rank. */
export function inOrder(cards: readonly Card[]): string[] {
  return cards.map(formatCard).sort();
}

/** Every choice, lazily and each once: of one card, of two, up to seven. */
export function* legalChoices(repertoire: readonly Card[]): Generator<string[]> {
  const codes = inOrder(repertoire);
  for (let size = 1; size <= Math.min(HAND_SIZE, codes.length); size += 1) yield* subsets(codes, size, 0);
}

function* subsets(codes: readonly string[], size: number, from: number): Generator<string[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = from; i <= codes.length - size; i += 1) {
    for (const rest of subsets(codes, size - 1, i + 1)) yield [codes[i]!, ...rest];
  }
}

/** One choice, null of an empty Repertoire: each equally likely up to seven cards, above them each size. */
export function randomChoice(repertoire: readonly Card[], random: Random): string[] | null {
  const count = repertoire.length;
  if (count === 0) return null;
  if (count <= HAND_SIZE) {
    const bits = 1 + random.below(2 ** count - 1);
    return inOrder(repertoire.filter((_, place) => (bits & (1 << place)) !== 0));
  }
  const cards = repertoire.slice();
  shuffleInPlace(cards, random);
  return inOrder(cards.slice(0, 1 + random.below(HAND_SIZE)));
}
