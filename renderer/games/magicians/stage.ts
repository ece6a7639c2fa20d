// Magicians' part of the stage.
import type { View } from '../../../engine/core/view.ts';
import type { MagiciansView } from '../../../engine/games/magicians/types.ts';
import type { GameStage } from '../../stage/game-stage.ts';
import { animate } from './animate.ts';
import { layout } from './layout.ts';
import { settle } from './settle.ts';

/** How Magicians is drawn. */
export const magiciansStage: GameStage = {
  layout: (input, size, words) => layout(own(input.view), input, size, words),
  animate: (happened) => animate(own(happened.input.view), happened),
  settle,
};

function own(view: View): MagiciansView {
  if (view.game === 'magicians') return view as MagiciansView;
  throw new Error(`Magicians' stage was shown a view of "${view.game}".`);
}
