// The kinds of bots of every game, one line a game.
import type { BotKind } from './bot.ts';
import type { GameId } from '../games/registry.ts';
import { magiciansBots } from '../games/magicians/bot.ts';
import { magicTrickBots } from '../games/magic-trick/bot.ts';
import { samBots } from '../games/sam/bot.ts';
import { trickTakingBots } from '../games/trick-taking/bot.ts';

/** By game; the first kind is the default for an empty seat. */
// Views and moves differ from game to game; a player is only ever fed those of its own.
// oxlint-disable-next-line typescript/no-explicit-any
export const bots: Readonly<Record<GameId, readonly BotKind<any, any, any>[]>> = {
  'magic-trick': magicTrickBots,
  'trick-taking': trickTakingBots,
  magicians: magiciansBots,
  sam: samBots,
};
