// A card in a line of words: its name, its kind and level, and what it does.
import {
  effectIn,
  BONUS_OF,
  groupIn,
  levelIn,
  LIFTING_HELPERS,
  MENTOR,
} from '../../../engine/games/magicians/cards.ts';
import { cardWords, groupWords } from '../../../engine/games/magicians/describe.ts';
import type { Effect, Identity } from '../../../engine/games/magicians/types.ts';
import { anyOf } from '../../../engine/language/lists.ts';
import type { Say } from '../../../engine/language/say.ts';

/** Such as "Inventor, Helper, level 4: Tricks may be one level higher". */
export function cardLine(say: Say, code: string): string {
  const does = doesWords(say, code);
  const card = cardWords(say, code);
  const kind = kindWords(say, code);
  return say(does === '' ? 'table.magicians.card' : 'table.magicians.card.does', { card, kind, does });
}

/** Such as "Helper, level 4"; Sabotage has no level. */
export function kindWords(say: Say, code: string): string {
  const group = groupWords(say, groupIn(code));
  const level = levelIn(code);
  return level === 0 ? group : say('table.magicians.kind.level', { group, level });
}

/** What a card does beside being there; empty for most. */
function doesWords(say: Say, code: string): string {
  const effect = effectIn(code);
  if (effect) return effectWords(say, effect);
  if (LIFTING_HELPERS.some((helper) => helper === code)) return say('table.magicians.card.lifts');
  return code === MENTOR ? say('table.magicians.card.mentor') : '';
}

function effectWords(say: Say, effect: Effect): string {
  const groups = 'what' in effect ? effect.what.map((group) => groupWords(say, group)) : [];
  const count = 'count' in effect ? effect.count : 'points' in effect ? effect.points : 0;
  return say(`table.magicians.card.does.${effect.does}`, { count, what: anyOf(say, groups) });
}

/** What an identity may do, or earns more. */
export function identityLine(say: Say, identity: Identity): string {
  const bonus = BONUS_OF[identity];
  if (bonus) return say('table.magicians.identity.bonus', { ...bonus });
  return say(
    identity === 'mentalist' ? 'table.magicians.identity.mentalist' : 'table.magicians.identity.professor',
  );
}
