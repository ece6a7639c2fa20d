// All pictures of the cards, by code.
import { assistants } from './assistants.ts';
import type { Emblem, Emblems } from './emblem.ts';
import { helpers } from './helpers.ts';
import { identities } from './identities.ts';
import { props } from './props.ts';
import { sabotage1 } from './sabotage-1.ts';
import { sabotage2 } from './sabotage-2.ts';
import { stages } from './stages.ts';
import { traits } from './traits.ts';
import { tricks1 } from './tricks-1.ts';
import { tricks2 } from './tricks-2.ts';
import { tricks3 } from './tricks-3.ts';
import { tricks4 } from './tricks-4.ts';
import { tricks5 } from './tricks-5.ts';

const DRAWN: Emblems = {
  ...identities,
  ...assistants,
  ...helpers,
  ...props,
  ...stages,
  ...traits,
  ...tricks1,
  ...tricks2,
  ...tricks3,
  ...tricks4,
  ...tricks5,
  ...sabotage1,
  ...sabotage2,
};

/** The codes of all cards that have a picture. */
export const PICTURED: readonly string[] = Object.keys(DRAWN);

const made = new Map<string, Emblem>();

/** The picture of a card of either deck, by its code, which must be a card's. */
export function emblemOf(code: string): Emblem {
  let emblem = made.get(code);
  if (!emblem) {
    emblem = DRAWN[code]!();
    made.set(code, emblem);
  }
  return emblem;
}
