// What is printed on a card: its name, its kind, its level, and what it does where its level does not tell.
import { IDENTITIES, type Identity } from '../../../../engine/games/magicians/types.ts';
import { cardWords, groupWords, identityWords } from '../../../../engine/games/magicians/describe.ts';
import { groupIn, levelIn, LIFTING_HELPERS, MENTOR } from '../../../../engine/games/magicians/cards.ts';
import type { MessageKey } from '../../../../engine/language/catalogue.ts';
import type { Say } from '../../../../engine/language/say.ts';
import type { Kind } from './kinds.ts';

export interface PrintedWords {
  readonly title: string;
  /** Null on an identity, which is told by its size alone. */
  readonly kind: string | null;
  /** One line; null where the level says it all. */
  readonly does: string | null;
}

const POWERS: ReadonlySet<string> = new Set([...LIFTING_HELPERS, MENTOR]);

/** The kind of a card of either deck, by its code. */
export function kindOf(code: string): Kind {
  return isIdentity(code) ? 'identity' : groupIn(code);
}

export function isIdentity(code: string): code is Identity {
  return (IDENTITIES as readonly string[]).includes(code);
}

/** The printed level, 1 to 5; null for what has none: Sabotage, and the cards of the Magicians Deck. */
export function levelOf(code: string): number | null {
  if (isIdentity(code)) return null;
  return levelIn(code) || null;
}

/** Whether a card bears a line of what it does. */
export function bearsLine(code: string): boolean {
  const kind = kindOf(code);
  return kind === 'identity' || kind === 'sabotage' || POWERS.has(code);
}

export function wordsOn(code: string, say: Say): PrintedWords {
  const kind = kindOf(code);
  return {
    title: nameOf(say, code),
    kind: kind === 'identity' ? null : groupWords(say, kind),
    does: bearsLine(code) ? say(`magicians.does.${code}` as MessageKey) : null,
  };
}

/** The name of a card of either deck. */
export function nameOf(say: Say, code: string): string {
  return isIdentity(code) ? identityWords(say, code) : cardWords(say, code);
}
