// The bots of Magic Trick.
import type { BotKind } from '../../bots/bot.ts';
import type { Event, MagicTrickView, Move } from './types.ts';

export const magicTrickBots: readonly BotKind<MagicTrickView, Event, Move>[] = [];
