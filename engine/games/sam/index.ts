// The door of SAM's folder: the game as the engine registers it.
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
import { moveSchema, optionInfo, optionSchema, partialSchema, setupSchema, STALL } from './schema.ts';
import { setup } from './setup.ts';
import { PLACES } from './types.ts';
import { eventsFor, viewFor } from './view.ts';

/**
 * A bound for every game that is not a wonder. A turn turns each card over twice, leaves three phases, and has one attack with a
 * payment, a target, help, a challenge and a Heart. Without a destroyed card the game ends (SAM-R17); Hearts may come back, but
 * not without end, and equal throws may be repeated, but not so often.
 */
const MOST_IN_A_TURN = 2 * PLACES.length + 3 + 6 + 2 * CARD_COUNT;
const MOST_DESTROYED = 10 * CARD_COUNT;

export const sam = defineGame({
  id: 'sam',
  rulesVersion: 1,
  seats,
  minutes,
  mostMoves: MOST_DESTROYED * STALL.max * seats.max * MOST_IN_A_TURN,
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
