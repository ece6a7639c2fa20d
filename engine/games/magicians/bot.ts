// The bots of Magicians: one that plans its turns, one that plays at random.
import type { BotKind } from '../../bots/bot.ts';
import { randomBot } from '../../bots/random.ts';
import { steady } from './bots/steady.ts';
import { magicians } from './index.ts';
import type { Event, MagiciansView, Move } from './types.ts';

/** The first is the default for an empty seat. */
export const magiciansBots: readonly BotKind<MagiciansView, Event, Move>[] = [steady, randomBot(magicians)];
