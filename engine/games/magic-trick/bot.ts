// The bots of Magic Trick: one that deduces and steers, one that plays at random.
import type { BotKind } from '../../bots/bot.ts';
import { randomBot } from '../../bots/random.ts';
import { steady } from './bots/steady.ts';
import { magicTrick } from './index.ts';
import type { Event, MagicTrickView, Move } from './types.ts';

/** The first is the default for an empty seat. */
export const magicTrickBots: readonly BotKind<MagicTrickView, Event, Move>[] = [
  steady,
  randomBot(magicTrick),
];
