// A battle before it is fought, in words: both values as far as they are certain, and what would come of them.
import { sumWords } from '../../../engine/games/sam/describe.ts';
import type { BattlePreview, SamView } from '../../../engine/games/sam/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import { judgedNow } from '../parts/composing.ts';
import { forecastIn } from './forecast.ts';
import { targetWords } from './target-words.ts';
import type { Composed, Spot } from './way.ts';

/** By the host's word about the draft, or as everybody can work it out; where neither is there the target alone. */
export function battleWords(
  say: Say,
  view: SamView,
  composing: Composed,
  on: Spot,
  names: readonly string[],
): string {
  const target = targetWords(say, view, on, names);
  const preview = previewIn(composing) ?? forecastIn(view, composing.draft);
  if (!preview) return say('table.sam.preview.target', { target });
  const { attacker, defender, outcome, mayAdd } = preview;
  const attack = sumWords(say, attacker);
  if (!defender) return say('table.sam.preview.battle.down', { target, attack });
  const defence = sumWords(say, defender);
  const fought = say('table.sam.preview.battle', {
    target,
    attack,
    defence,
    outcome: outcome ?? 'challenge',
  });
  if (mayAdd === 0) return fought;
  const more = say('table.sam.preview.may-add', {
    adds: mayAdd,
    name: names[on.seat] ?? '',
    who: on.isOwn ? 'you' : 'they',
  });
  return `${fought} ${more}`;
}

/** The host's word about the battle that is looked at; null where it has said none. */
export function previewIn(composing: Composed): BattlePreview | null {
  const preview = judgedNow(composing)?.preview ?? null;
  return preview !== null && 'attacker' in preview ? (preview as BattlePreview) : null;
}
