// Cards, identities, groups, phases and limits in words.
import type { MessageKey } from '../../language/catalogue.ts';
import type { Say } from '../../language/say.ts';
import type { Group, Identity, Limit, Phase } from './types.ts';

/** The name on a card by its code, such as "Disappearing Canary"; the code must be a card's. */
export function cardWords(say: Say, code: string): string {
  return say(`magicians.card.${code}` as MessageKey);
}

/** Who somebody is, such as "Chinese Sorcerer". */
export function identityWords(say: Say, identity: Identity): string {
  return say(`magicians.identity.${identity}`);
}

/** The kind of a card, such as "Helper". */
export function groupWords(say: Say, group: Group): string {
  return say(`magicians.group.${group}`);
}

/** One of the seven phases, such as "Dirty Trick Phase"; `short` leaves out what all have in common. */
export function phaseWords(say: Say, phase: Phase, length: 'full' | 'short' = 'full'): string {
  return say(length === 'full' ? `magicians.seven.${phase}` : `magicians.seven.${phase}.short`);
}

/** What a limit says, such as "three Helpers are the limit". */
export function limitWords(say: Say, limit: Limit): string {
  return say(`magicians.limit.${limit}`);
}
