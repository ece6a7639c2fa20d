// The kinds of bots of every game, one line a game.
import type { BotKind } from './bot.ts';
import type { GameId } from '../games/registry.ts';
import { magicTrickBots } from '../games/magic-trick/bot.ts';

/** By game; the first kind is the default for an empty seat. */
export const bots: Readonly<Record<GameId, readonly BotKind<any, any, any>[]>> = {
  'magic-trick': magicTrickBots,
};
