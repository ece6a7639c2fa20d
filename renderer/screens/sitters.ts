// Who can be chosen to sit at a seat, in words.
import type { MessageKey } from '../../engine/language/catalogue.ts';
import type { Say } from '../../engine/language/say.ts';
import { OPEN, PERSON, type Sitter } from './setup-form.ts';

/** A person, whoever comes over the network, and every kind of bot that the game has. */
export function sittersOf(
  say: Say,
  botKinds: readonly string[],
): readonly { readonly id: Sitter; readonly words: string }[] {
  return [
    { id: PERSON, words: say('table.setup.kind.person') },
    { id: OPEN, words: say('table.setup.kind.open') },
    ...botKinds.map((id) => ({
      id,
      words: say('table.setup.kind.bot', { kind: say(`bot-kind.${id}` as MessageKey) }),
    })),
  ];
}
