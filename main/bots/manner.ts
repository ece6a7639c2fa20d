// How bots think and move for people, in every shell.
import type { BotBudget } from './line.ts';

/** By time alone: a faster machine thinks further. */
export const BOT_BUDGET: BotBudget = { ms: 700, steps: Number.MAX_SAFE_INTEGER };

/** A bot moves no sooner than this after its question: milliseconds. */
export const BOT_PACE_MS = 350;
