// One person and two bots play a whole game of SAM to the last card by mouse: cards are pressed and carried.
import { expect, test } from 'vitest';
import { atMove, expectSent, kept, openTable, startTables } from '../support/scripted.ts';
import { withHostAndBrowser } from '../support/with.ts';
import { expectAsHost, viewsOf } from './as-host.ts';
import { makeByMouse } from './by-mouse.ts';
import { actionsOf, evening, expectCleanEndOfSam, samView } from './table.ts';

const views = viewsOf(evening);
const parlor = withHostAndBrowser(() => startTables(kept('evening', evening)));

test('a whole game by mouse on the picture', { timeout: 300_000 }, async () => {
  const watched = await parlor.open('motion=off&renderer=canvas');
  await openTable(watched, 'evening');

  for (const { at, moves } of actionsOf(evening, 0)) {
    await atMove(watched, at);
    await expectAsHost(watched, views[at]!);
    const before = watched.moves.length;
    await makeByMouse(watched, moves);
    await expectSent(watched, before, moves);
  }

  await atMove(watched, evening.moves.length);
  await expectAsHost(watched, views.at(-1)!);
  const { result, seats } = samView(watched);
  expect(result).toMatchObject({ winners: [0], reason: 'last-one-in' });
  expect(seats.map(({ out }) => out)).toEqual([false, true, true]);
  await expectCleanEndOfSam(watched);
});
