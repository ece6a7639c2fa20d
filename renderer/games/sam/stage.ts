// SAM's part of the stage.
import type { View } from '../../../engine/core/view.ts';
import type { SamView } from '../../../engine/games/sam/types.ts';
import type { GameStage } from '../../stage/game-stage.ts';
import { animate } from './animate.ts';
import { layout } from './layout.ts';
import { settle } from './settle.ts';

/** How SAM is drawn. */
export const samStage: GameStage = {
  layout: (input, size, words) => layout(own(input.view), input, size, words),
  animate: (happened) => animate(own(happened.input.view), happened),
  settle,
};

function own(view: View): SamView {
  if (view.game === 'sam') return view as SamView;
  throw new Error(`SAM's stage was shown a view of "${view.game}".`);
}
