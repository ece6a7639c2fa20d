// Sentences for what could not be done.
import type { TroubleCode } from '../protocol/trouble.ts';
import type { Facts, Say } from './say.ts';

/** What could not be done: a host's trouble, or something that it said and this page cannot read. */
export interface Trouble {
  readonly code: TroubleCode | 'unreadable';
  readonly facts: Facts;
}

/** The sentence of a trouble. */
export function troubleSentence(say: Say, { code, facts }: Trouble): string {
  return say(`trouble.${code}`, facts);
}
