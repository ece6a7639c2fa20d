// The door of Magicians' folder: the game as the engine registers it.
import { defineGame } from '../../core/define-game.ts';
import { minutes, seats } from './about.ts';
import { CARD_COUNT } from './cards.ts';
import { consider } from './consider.ts';
import { describe } from './describe.ts';
import { chart } from './machine.ts';
import { moveRules } from './moves.ts';
import { openHands } from './open.ts';
import { isQuiet } from './quiet.ts';
import { resultOf } from './result.ts';
import { sampleHidden } from './sample.ts';
import { moveSchema, optionInfo, optionSchema, partialSchema, setupSchema } from './schema.ts';
import { setup } from './setup.ts';
import { MOST_TURNS } from './turn.ts';
import { LIMITS } from './types.ts';
import { eventsFor, viewFor } from './view.ts';

/**
 * A bound for every game. A turn has at most three phases that are skipped or answered, a spy's choice, a discard for each
 * limit of victim and thief, those at the end of the New Trick Phase and one of the hand. With the option `until` a mulligan
 * may be repeated without end; that so many are is out of the question.
 */
const MOST_IN_A_TURN = 4 + 1 + 2 * LIMITS.length + 1 + LIMITS.length + 1;
const MOST_MULLIGANS = CARD_COUNT * seats.max;

export const magicians = defineGame({
  id: 'magicians',
  rulesVersion: 1,
  seats,
  minutes,
  mostMoves: MOST_TURNS * seats.max * MOST_IN_A_TURN + MOST_MULLIGANS,
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
