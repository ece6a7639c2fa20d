// Trick-Taking's part of the stage.
import type { View } from '../../../engine/core/view.ts';
import type { TrickTakingView } from '../../../engine/games/trick-taking/types.ts';
import type { GameStage } from '../../stage/game-stage.ts';
import { animate } from './animate.ts';
import { layout } from './layout.ts';
import { settle } from './settle.ts';

/** How Trick-Taking is drawn. */
export const trickTakingStage: GameStage = {
  layout: (input, size, words) => layout(own(input.view), input, size, words),
  animate: (happened) => animate(own(happened.input.view), happened),
  settle,
};

function own(view: View): TrickTakingView {
  if (view.game === 'trick-taking') return view as TrickTakingView;
  throw new Error(`Trick-Taking's stage was shown a view of "${view.game}".`);
}
