// The figure on a card.
import { levelIn } from '../../../../engine/games/magicians/cards.ts';
import { isIdentity } from './words.ts';

/** The printed level; null for what has none: Sabotage, and the cards of the Magicians Deck. */
export function levelOf(code: string): number | null {
  if (isIdentity(code)) return null;
  return levelIn(code) || null;
}
