// The door of Magic Trick's folder: the game as the engine registers it.
import { defineGame } from '../../core/define-game.ts';
import { minutes, seats } from './about.ts';
import { sampleHidden } from './sample.ts';
import { describe } from './describe.ts';
import { chart } from './machine.ts';
import { consider, moveRules } from './moves.ts';
import { openHands } from './open.ts';
import { isQuiet } from './quiet.ts';
import { moveSchema, optionInfo, partialSchema, optionSchema, setupSchema } from './schema.ts';
import { setup } from './setup.ts';
import { eventsFor, result, viewFor } from './view.ts';

export const magicTrick = defineGame({
  id: 'magic-trick',
  rulesVersion: 1,
  seats,
  minutes,
  // Five players: 5 hands of 5 sortings and 10 tricks of 5 plays and as many answers about the sleeve.
  mostMoves: 5 * (5 + 10 * 5 * 2),
  optionInfo,
  optionSchema,
  setupSchema,
  moveSchema,
  partialSchema,
  moveRules,
  chart,
  setup,
  viewFor,
  eventsFor: (happenings) => eventsFor(happenings),
  result,
  openHands,
  handPoints: (happening) => (happening.type === 'scored' ? happening.points : null),
  isQuiet,
  consider,
  sampleHidden,
  describe,
});
