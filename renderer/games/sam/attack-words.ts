// What an attack would cost before it is declared, what could pay for it, and how it would end on the target that is looked at.
import type { AttackPreview, SamView } from '../../../engine/games/sam/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import { judgedNow } from '../parts/composing.ts';
import { battleWords } from './battle-words.ts';
import { leavingWords } from './leaving.ts';
import { movingWords } from './summon-words.ts';
import { ownName } from './target-words.ts';
import { vainWords } from './vain-words.ts';
import { aimedAt, type Composed } from './way.ts';

/** Ranks that may be drawn. */
const RANKS = 13;

export function attackWords(say: Say, view: SamView, composing: Composed, names: readonly string[]): string {
  const { draft } = composing;
  switch (draft?.kind) {
    case 'attack': {
      const vain = vainWords(say, view, composing, draft);
      if (vain !== '') return vain;
      const on = aimedAt(view, draft.aim);
      if (on) return battleWords(say, view, composing, on, names);
      const preview = judgedNow(composing)?.preview as AttackPreview | null | undefined;
      if (!preview) return '';
      return say('table.sam.preview.attack', {
        card: ownName(say, view, draft.with),
        cost: preview.cost,
        reached: preview.reachedBy,
        adds: preview.canAdd,
        rest: preview.reachedBy === RANKS ? 'any' : preview.canAdd === 0 ? 'none' : 'some',
        twos: draft.boosts.length,
      });
    }
    case 'move':
      return movingWords(say, view, composing);
    default:
      return leavingWords(say, view, composing);
  }
}
