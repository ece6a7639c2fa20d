// The bots of Trick-Taking: one that counts cards and looks ahead, one that plays at random.
import type { BotKind } from '../../bots/bot.ts';
import { randomBot } from '../../bots/random.ts';
import { steady } from './bots/steady.ts';
import { trickTaking } from './index.ts';
import type { Event, Move, TrickTakingView } from './types.ts';

/** The first is the default for an empty seat. */
export const trickTakingBots: readonly BotKind<TrickTakingView, Event, Move>[] = [
  steady,
  randomBot(trickTaking),
];
