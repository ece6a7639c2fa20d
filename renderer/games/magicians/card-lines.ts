// A card in a line of words: its name, its kind and level, what is to be noted of it, and what it does.
import { groupIn, levelIn, LIFTING_HELPERS, MENTOR } from '../../../engine/games/magicians/cards.ts';
import { cardWords, groupWords } from '../../../engine/games/magicians/describe.ts';
import type { Identity } from '../../../engine/games/magicians/types.ts';
import type { MessageKey } from '../../../engine/language/catalogue.ts';
import type { Say } from '../../../engine/language/say.ts';

/** Helpers that do something beside being there. */
const ABLE: ReadonlySet<string> = new Set([...LIFTING_HELPERS, MENTOR]);

/** Such as "Inventor, Helper, level 4; picked up. You may perform Tricks one level higher." */
export function cardLine(say: Say, code: string, note = ''): string {
  const card = say('table.magicians.card', { card: cardWords(say, code), kind: kindWords(say, code) });
  const noted = note === '' ? card : say('table.magicians.card.noted', { card, note });
  const isAble = groupIn(code) === 'sabotage' || ABLE.has(code);
  return isAble ? say('table.magicians.card.does', { card: noted, does: lineOf(say, code) }) : noted;
}

/** Such as "Helper, level 4"; Sabotage has no level. */
export function kindWords(say: Say, code: string): string {
  const group = groupWords(say, groupIn(code));
  const level = levelIn(code);
  return level === 0 ? group : say('table.magicians.kind.level', { group, level });
}

/** What an identity may do, or earns more. */
export function identityLine(say: Say, identity: Identity): string {
  return lineOf(say, identity);
}

/** What is printed on a card of its doing; the code must be of one that does something. */
function lineOf(say: Say, code: string): string {
  return say(`magicians.does.${code}` as MessageKey);
}
