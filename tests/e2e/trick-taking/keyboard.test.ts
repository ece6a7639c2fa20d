// One person and two bots play a whole game of Trick-Taking by keyboard alone, through the table in words.
import { expect, test } from 'vitest';
import { pressByKeys } from '../support/keys.ts';
import { withHostAndBrowser } from '../support/with.ts';
import { composeTurnByKeys, makeByKeys } from './by-keys.ts';
import {
  expectCleanEndOfTrickTaking,
  movesOfFirst,
  nextInTrickTaking,
  openKept,
  startEvening,
  trickTakingView,
} from './table.ts';

const parlor = withHostAndBrowser(() => startEvening());

/** A card that the question refuses. */
const REFUSED = '[data-group="hand"] [aria-describedby]';
/** Such as M3: cards are said in words. */
const RAW_CODE = /\b[CEILMSV][0-7]\b/;
const SENTENCE = /^\s*[^a-z\s].*[.?]$/;

test('a whole game by keyboard alone', { timeout: 300_000 }, async () => {
  const watched = await parlor.open('motion=off&renderer=canvas');
  const { page } = watched;
  await openKept(watched);

  let last: string | null = null;
  let whyNots = 0;
  const said = new Set<string>();
  const wordsOf = async (selector: string): Promise<string> =>
    (await page.locator(selector).textContent())?.trim() ?? '';
  for (const [at, move] of movesOfFirst.entries()) {
    const { id } = await nextInTrickTaking(watched, last);
    last = id;
    said.add(await wordsOf('#question'));
    if (at === 0) {
      // Once a step is taken back.
      const [card = ''] = trickTakingView(watched).hand;
      await composeTurnByKeys(watched, [{ card, effect: true }]);
      said.add(await wordsOf('#preview'));
      await page.keyboard.press('Escape');
      await page.waitForSelector('#preview', { state: 'detached' });
    }
    if ((await page.locator(REFUSED).count()) > 0) {
      await pressByKeys(watched, REFUSED);
      await page.waitForFunction(() => document.querySelector('#why-not')?.textContent !== '');
      said.add(await wordsOf('#why-not'));
      whyNots += 1;
    }
    await makeByKeys(watched, move);
    await expect.poll(() => watched.moves.length, { timeout: 30_000 }).toBe(at + 1);
    expect(watched.moves.at(-1)?.move).toEqual(move);
  }

  expect(await nextInTrickTaking(watched, last)).toMatchObject({ asks: 'over' });
  expect(whyNots).toBeGreaterThan(0);
  for (const words of said) {
    expect(words).toMatch(SENTENCE);
    expect(words).not.toMatch(RAW_CODE);
  }
  await expectCleanEndOfTrickTaking(watched);
});
