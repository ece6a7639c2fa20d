// A card of Magicians inside a line of text.
import { CODES } from '../../../engine/games/magicians/cards.ts';
import type { Say } from '../../../engine/language/say.ts';
import { Code as Chip } from './svg-cards.tsx';

/** A code as a message can name it: names of arguments have no hyphens. */
const asArgument = (code: string): string => code.replaceAll('-', '_');

/** What `Code` can draw: cards such as `hat_trick`. */
export const DRAWN_CODES: readonly string[] = CODES.map(asArgument);

/** A card by its code, or by its code as an argument of a message. */
export function Code({ say, code }: { readonly say: Say; readonly code: string }) {
  return <Chip say={say} code={code.replaceAll('_', '-')} />;
}
