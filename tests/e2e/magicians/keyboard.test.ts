// One person and three bots play a whole game of Magicians to a hundred points by keyboard alone, through the table in words.
import { expect, test } from 'vitest';
import { CODES } from '../../../engine/games/magicians/cards.ts';
import { pressByKeys } from '../support/keys.ts';
import { withHostAndBrowser } from '../support/with.ts';
import { makeByKeys } from './by-keys.ts';
import {
  actionsOf,
  atMove,
  evening,
  expectCleanEndOfMagicians,
  expectSent,
  kept,
  openTable,
  startTables,
} from './table.ts';

const parlor = withHostAndBrowser(() => startTables(kept('evening', evening)));

/** A card that cannot be played in this turn. */
const REFUSED = '[data-group="hand"] [aria-describedby]';
/** Such as steal-secret: cards are said in words. */
const RAW_CODE = new RegExp(`\\b(${CODES.filter((code) => code.includes('-')).join('|')})\\b`);
const SENTENCE = /^\s*[^a-z\s].*[.?]$/;

test('a whole game by keyboard alone', { timeout: 300_000 }, async () => {
  const watched = await parlor.open('motion=off&renderer=canvas');
  const { page } = watched;
  await openTable(watched, 'evening');

  let whyNots = 0;
  const said = new Set<string>();
  const wordsOf = async (selector: string): Promise<string> =>
    (await page.locator(selector).textContent())?.trim() ?? '';
  for (const { at, moves } of actionsOf(evening, 0)) {
    await atMove(watched, at);
    said.add(await wordsOf('#question'));
    if (whyNots === 0 && (await page.locator(REFUSED).count()) > 0) {
      await pressByKeys(watched, REFUSED);
      await page.waitForFunction(() => document.querySelector('#why-not')?.textContent !== '');
      said.add(await wordsOf('#why-not'));
      whyNots += 1;
    }
    const before = watched.moves.length;
    await makeByKeys(watched, moves);
    await expectSent(watched, before, moves);
  }

  await atMove(watched, evening.moves.length);
  expect(whyNots).toBe(1);
  for (const words of said) {
    expect(words).toMatch(SENTENCE);
    expect(words).not.toMatch(RAW_CODE);
  }
  await expectCleanEndOfMagicians(watched);
});
