// Games that break on purpose what their rules page promises beyond the laws: the promise must notice.
import { expect, test } from 'vitest';
import { trickTaking } from '../games/trick-taking/index.ts';
import type { State } from '../games/trick-taking/types.ts';
import type { AnyGame } from '../session/session.ts';
import { aspectOf, changed } from './breaking.testing.ts';
import { trickTakingLaws } from './games/trick-taking.ts';
import { inTrick } from './games/trick-taking/cards.ts';
import { sevenTricksOfSeven } from './games/trick-taking/seven-of-seven.ts';

const endingAt = (size: number): AnyGame =>
  changed(trickTaking, {}, { trickIsFull: (state: State) => inTrick(state).length >= size });

test.for([
  ['six cards a trick', endingAt(6), 'tricks'],
  ['seven cards a trick', endingAt(7), null],
] as const)('Trick-Taking with %s', ([, game, aspect]) => {
  expect(aspectOf(sevenTricksOfSeven, game, trickTakingLaws, 6)).toBe(aspect);
});
