// What is said of an attack that must come to nothing.
import { attackCost, parseCard } from '../../../engine/games/sam/cards.ts';
import type { SamView } from '../../../engine/games/sam/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import { type AttackDraft, isAskedAgain, vainIn } from './striking.ts';
import { ownName, targetName } from './target-words.ts';
import { aimedAt, type Composed, ownAt } from './way.ts';

/**
 * Why it must, and what it is good for; the question whether it is meant where that is asked. Empty for one that may succeed, and
 * while the sum of a battle tells that it fails.
 */
export function vainWords(say: Say, view: SamView, composing: Composed, attack: AttackDraft): string {
  const why = vainIn(view, attack);
  const card = ownAt(view, attack.with)?.card;
  const on = aimedAt(view, attack.aim);
  const isAsked = isAskedAgain(composing);
  if (why === null || card === undefined || (why === 'beaten' && !isAsked)) return '';
  return say('table.sam.preview.vain', {
    why,
    card: ownName(say, view, attack.with),
    target: on ? targetName(say, view, on) : '',
    cost: attackCost(parseCard(card)),
    asked: isAsked ? 'yes' : 'no',
  });
}
