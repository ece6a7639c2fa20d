// Magic Trick's part of the stage.
import type { MagicTrickView } from '../../../engine/games/magic-trick/types.ts';
import type { View } from '../../../engine/core/view.ts';
import type { GameStage } from '../../stage/game-stage.ts';
import { animate } from './animate.ts';
import { layout } from './layout.ts';
import { settle } from './settle.ts';

/** How Magic Trick is drawn. */
export const magicTrickStage: GameStage = {
  layout: (input, size, words) => layout(own(input.view), input, size, words),
  animate: (happened) => animate(own(happened.input.view), happened),
  settle,
};

function own(view: View): MagicTrickView {
  if (view.game === 'magic-trick') return view as MagicTrickView;
  throw new Error(`Magic Trick's stage was shown a view of "${view.game}".`);
}
