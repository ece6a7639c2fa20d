// What the Top Hat means, for whoever points at it.
import { hatWords } from '../../../engine/games/trick-taking/describe.ts';
import type { TrickTakingView } from '../../../engine/games/trick-taking/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Target } from '../../stage/contract.ts';
import type { Composing } from '../intent.ts';
import { HAT_TARGET } from './draft.ts';
import { composed } from './intents.ts';
import { previewOf } from './turn-way.ts';

/** As the hat lies, or would lie after what is composed; empty for everything but the hat. */
export function explain(say: Say, view: TrickTakingView, composing: Composing, target: Target): string {
  if (target !== HAT_TARGET) return '';
  const { stacks, hat } = previewOf(composed(composing))?.trick ?? view.trick;
  // Between tricks it lies as it lay last, which means nothing.
  if (stacks.length === 0) {
    return say('table.trick-taking.hat.to-come', {
      high: hatWords(say, 'high'),
      low: hatWords(say, 'low'),
      sleight: view.options.sleightOfHand ? 'yes' : 'no',
    });
  }
  return say('table.trick-taking.hat.lies', { face: hat, hat: hatWords(say, hat) });
}
