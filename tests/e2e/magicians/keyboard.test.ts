// One person and three bots play a whole game of Magicians to a hundred points by keyboard alone, through the table in words.
import { expect, test } from 'vitest';
import { CODES } from '../../../engine/games/magicians/cards.ts';
import { goByKeys, pressByKeys } from '../support/keys.ts';
import { withHostAndBrowser } from '../support/with.ts';
import { makeByKeys } from './by-keys.ts';
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

/** A card that cannot be played in this turn. */
const REFUSED = '[data-group="hand"] [aria-describedby]';
/** Such as steal-secret: cards are said in words. */
const RAW_CODE = new RegExp(`\\b(${CODES.filter((code) => code.includes('-')).join('|')})\\b`);
const NOTHING = '[data-action="nothing"]';
const SENTENCE = /^\s*[^a-z\s].*[.?]$/;

test('a whole game by keyboard alone', { timeout: 300_000 }, async () => {
  const watched = await parlor.open('motion=off&renderer=canvas');
  const { page } = watched;
  await openTable(watched, 'evening');

  let whyNots = 0;
  let doubles = 0;
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
    const canPlay = magiciansView(watched).plays.some(({ refusal }) => refusal === null);
    if (doubles === 0 && canPlay) {
      // A turn is not given away by a key that was pressed twice.
      await goByKeys(watched, NOTHING);
      for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
      await page.waitForFunction(() => document.querySelector('#preview') !== null);
      expect(watched.moves.length).toBe(before);
      await page.keyboard.press('Escape');
      doubles += 1;
    }
    await makeByKeys(watched, moves);
    await expectSent(watched, before, moves);
  }

  await atMove(watched, evening.moves.length);
  expect([whyNots, doubles]).toEqual([1, 1]);
  for (const words of said) {
    expect(words).toMatch(SENTENCE);
    expect(words).not.toMatch(RAW_CODE);
  }
  await expectCleanEndOfMagicians(watched);
});
