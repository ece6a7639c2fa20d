// How every game is drawn, one line each; a missing game does not compile.
import type { GameId } from '../../engine/games/registry.ts';
import type { GameStage } from '../stage/game-stage.ts';
import { magiciansStage } from './magicians/stage.ts';
import { magicTrickStage } from './magic-trick/stage.ts';
import { samStage } from './sam/stage.ts';
import { trickTakingStage } from './trick-taking/stage.ts';

const stages: { readonly [Id in GameId]: GameStage } = {
  'magic-trick': magicTrickStage,
  magicians: magiciansStage,
  sam: samStage,
  'trick-taking': trickTakingStage,
};

/** How a game is drawn. @throws Error for a game that this program does not know */
export function stageOf(game: string): GameStage {
  if (Object.hasOwn(stages, game)) return stages[game as GameId];
  throw new Error(`There is no picture of the game "${game}": this page is older than its host; reload it.`);
}
