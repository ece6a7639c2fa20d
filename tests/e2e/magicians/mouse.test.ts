// One person and three bots play a whole game of Magicians to a hundred points by mouse: cards are pressed and carried.
import { expect, test } from 'vitest';
import { withHostAndBrowser } from '../support/with.ts';
import { isPlay } from './aims.ts';
import { carryByMouse, makeByMouse } from './by-mouse.ts';
import {
  actionsOf,
  atMove,
  evening,
  expectCleanEndOfMagicians,
  expectSent,
  kept,
  magiciansView,
  openTable,
  startTables,
} from './table.ts';

const parlor = withHostAndBrowser(() => startTables(kept('evening', evening)));

test('a whole game by mouse on the picture', { timeout: 300_000 }, async () => {
  const watched = await parlor.open('motion=off&renderer=canvas');
  await openTable(watched, 'evening');

  let carried = 0;
  for (const [turn, { at, moves }] of actionsOf(evening, 0).entries()) {
    await atMove(watched, at);
    const before = watched.moves.length;
    const move = moves.at(-1)!;
    if (turn % 2 === 1 && isPlay(move)) {
      carried += 1;
      await carryByMouse(watched, move);
    } else {
      await makeByMouse(watched, moves);
    }
    await expectSent(watched, before, moves);
  }

  await atMove(watched, evening.moves.length);
  expect(carried).toBe(4);
  expect(magiciansView(watched).result).toMatchObject({ winners: [0], reason: 'goal' });
  await expectCleanEndOfMagicians(watched);
});
