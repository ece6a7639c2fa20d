// What became of files that were opened, in sentences for whoever opened them at a terminal.
import { english } from '../../engine/language/catalogue.ts';
import { sayIn } from '../../engine/language/say.ts';
import { troubleSentence } from '../../engine/language/troubles.ts';
import type { Brought } from '../../engine/protocol/settings.ts';

const say = sayIn(english, 'en-GB');

/** One sentence a file, which names it or its place. */
export function broughtSentence({ file, kept, trouble }: Brought): string {
  if (trouble) return troubleSentence(say, trouble);
  return say(kept?.isNew === false ? 'archive.import.known' : 'archive.import.kept', { file });
}
