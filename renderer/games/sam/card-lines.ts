// A card in a line of words: its name, what it is worth and costs, and what its suit and rank do.
import {
  attackCost,
  faceValue,
  isFaceCard,
  isTwo,
  parseCard,
  suitOf,
  summonCost,
} from '../../../engine/games/sam/cards.ts';
import { cardWords } from '../../../engine/games/sam/describe.ts';
import type { Say } from '../../../engine/language/say.ts';

/** Such as "9 of Clubs: worth 9, costs 7 to flip up and 11 to attack with. ..." */
export function cardLine(say: Say, code: string): string {
  const card = parseCard(code);
  const facts = say('table.sam.card', {
    card: cardWords(say, code),
    face: faceValue(card),
    summon: summonCost(card),
    attack: attackCost(card),
  });
  const rank = isTwo(card) ? say('table.sam.does.two') : isFaceCard(card) ? say('table.sam.does.face') : '';
  return [facts, say(`table.sam.does.${suitOf(card)}`), rank].filter((words) => words !== '').join(' ');
}
