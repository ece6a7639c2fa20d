// Sentences for what a person should know of how the program found its data.
import type { Notice } from '../protocol/settings.ts';
import type { Say } from './say.ts';

/** The sentence of a notice. */
export function noticeSentence(say: Say, { code, facts }: Notice): string {
  return say(`notice.${code}`, facts);
}
