// Test code: a speaker that lets through nothing but words of the catalogue and names of players.
import { english, type MessageKey } from '../../language/catalogue.ts';
import { sayIn, type Facts, type Say } from '../../language/say.ts';
import type { Event } from './types.ts';

/** Who plays in tests of words, by seat. */
export const names = ['Ada', 'Ben', 'Cleo', 'Dov'];

const inEnglish = sayIn(english, 'en-GB');
const said = new Set<string>(['', ...names]);

/** What a message puts in as it is: whatever stands alone between braces. */
function putIn(message: string): string[] {
  return [...message.matchAll(/\{(\w+)\}/gu)].map(([, fact]) => fact!);
}

/** Says a message; a text that it puts in must have been said before, or be a name. So no word is written into the code. */
export const say: Say = (key: MessageKey, facts: Facts = {}) => {
  for (const fact of putIn(english[key])) {
    const value = facts[fact];
    if (typeof value === 'string' && !said.has(value))
      throw new Error(`"${value}" is put into ${key} and comes from no catalogue.`);
  }
  const sentence = inEnglish(key, facts);
  said.add(sentence);
  return sentence;
};

/** Whether a text came out of the speaker, as a whole. */
export function wasSaid(text: string): boolean {
  return said.has(text);
}

/** The events of an attack, whose sentences are tested by themselves. */
export type OfAnAttack =
  | 'declared'
  | 'paid'
  | 'fizzled'
  | 'targeted'
  | 'boosted'
  | 'turned-up'
  | 'fought'
  | 'threw'
  | 'coin'
  | 'destroyed'
  | 'fell';

/** Events of these types with their sentences: at least one of each. */
export type Told<Types extends Event['type']> = {
  readonly [Type in Types]: readonly (readonly [Extract<Event, { readonly type: Type }>, string])[];
};
