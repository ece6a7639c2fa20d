// One person and two bots play a whole game of Trick-Taking by mouse on the picture, with every effect and a won challenge.
import { expect, test } from 'vitest';
import { withHostAndBrowser } from '../support/with.ts';
import { composeTurn, makeByMouse } from './by-mouse.ts';
import {
  expectCleanEndOfTrickTaking,
  movesOfFirst,
  nextInTrickTaking,
  openKept,
  startEvening,
  trickTakingView,
} from './table.ts';

const parlor = withHostAndBrowser(() => startEvening());

test('a whole game by mouse on the picture', { timeout: 300_000 }, async () => {
  const watched = await parlor.open('motion=off&renderer=canvas');
  const { page } = watched;
  await openKept(watched);
  await page.waitForSelector('#stage canvas');

  let last: string | null = null;
  for (const [at, move] of movesOfFirst.entries()) {
    const { id } = await nextInTrickTaking(watched, last);
    last = id;
    if (at === 0) {
      // Once it is looked at what a card would do, and thought better of.
      const [card = ''] = trickTakingView(watched).hand;
      await composeTurn(watched, [{ card, effect: true }]);
      await page.waitForSelector('#preview');
      await page.click('[data-action="back"]');
      await page.waitForSelector('#preview', { state: 'detached' });
    }
    await makeByMouse(watched, move);
    await expect.poll(() => watched.moves.length, { timeout: 30_000 }).toBe(at + 1);
    expect(watched.moves.at(-1)?.move).toEqual(move);
  }

  expect(await nextInTrickTaking(watched, last)).toMatchObject({ asks: 'over' });
  expect(trickTakingView(watched).result).toMatchObject({ winners: [0], reason: 'challenge' });
  await expectCleanEndOfTrickTaking(watched);
});
