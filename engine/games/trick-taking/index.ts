// The door of Trick-Taking's folder: the game as the engine registers it.
import { defineGame } from '../../core/define-game.ts';
import { minutes, seats } from './about.ts';
import { consider } from './consider.ts';
import { describe } from './describe.ts';
import { chart } from './machine.ts';
import { moveRules } from './moves.ts';
import { openHands } from './open.ts';
import { isQuiet } from './quiet.ts';
import { resultOf } from './result.ts';
import { sampleHidden } from './sample.ts';
import { moveSchema, optionInfo, partialSchema, optionSchema, setupSchema } from './schema.ts';
import { setup } from './setup.ts';
import { eventsFor, viewFor } from './view.ts';

/**
 * A bound for every game. A card played adds one to its trick, unless it is a Vanish that is used, and each of the seven
 * Vanishes is used once in a trick at most (TT-R8).
 * - One of the seven tricks: the lead, 6 cards that fill it, 7 used Vanishes, each perhaps a turn of its own; and no
 *   more than 7 Escapes, because each of them is one of its cards.
 * - The Ultimate Trick: 4 choices. Hands begin with at most 4 times 7 cards and get back at most 7, so there are no more
 *   than 35 turns. Before each of them, and after the last, a player passes at most once: 4 passes each time.
 */
const MOST_IN_A_TRICK = 1 + 6 + 7 + 7;
const MOST_ULTIMATE_TURNS = 4 * 7 + 7;
const MOST_MOVES = 7 * MOST_IN_A_TRICK + 4 + MOST_ULTIMATE_TURNS + 4 * (MOST_ULTIMATE_TURNS + 1);

export const trickTaking = defineGame({
  id: 'trick-taking',
  rulesVersion: 1,
  seats,
  minutes,
  mostMoves: MOST_MOVES,
  optionInfo,
  optionSchema,
  setupSchema,
  moveSchema,
  partialSchema,
  moveRules,
  chart,
  setup,
  viewFor,
  eventsFor,
  result: resultOf,
  openHands,
  isQuiet,
  consider,
  sampleHidden,
  describe,
});
