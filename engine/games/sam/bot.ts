// The bots of SAM: one that weighs odds and remembers, one that plays at random.
import type { BotKind } from '../../bots/bot.ts';
import { randomBot } from '../../bots/random.ts';
import { steady } from './bots/steady.ts';
import { sam } from './index.ts';
import type { Event, Move, SamView } from './types.ts';

/** The first is the default for an empty seat. */
export const samBots: readonly BotKind<SamView, Event, Move>[] = [steady, randomBot(sam)];
