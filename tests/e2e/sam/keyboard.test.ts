// One person and two bots play SAM by keyboard alone, through the table in words, until the person is out and the last card on the table.
import { expect, test } from 'vitest';
import { CODES } from '../../../engine/games/sam/cards.ts';
import { goByKeys, pressByKeys } from '../support/keys.ts';
import { atMove, expectSent, kept, openTable, startTables } from '../support/scripted.ts';
import { withHostAndBrowser } from '../support/with.ts';
import { expectAsHost, viewsOf } from './as-host.ts';
import { makeByKeys } from './by-keys.ts';
import { actionsOf, knockedOut, expectCleanEndOfSam, samView } from './table.ts';

const views = viewsOf(knockedOut);
const parlor = withHostAndBrowser(() => startTables(kept('knocked-out', knockedOut)));

/** An own card that cannot be turned over now, whatever is done with it. */
const REFUSED = '[data-group="own"] [aria-describedby]';
/** Cards are said in words. */
const RAW_CODE = new RegExp(`\\b(${CODES.join('|')})\\b`, 'u');
const END = '[data-action="end"]';
const SENTENCE = /^\s*[^a-z\s].*[.?]$/u;

test('a whole game by keyboard alone', { timeout: 300_000 }, async () => {
  const watched = await parlor.open('motion=off&renderer=canvas');
  const { page } = watched;
  await openTable(watched, 'knocked-out');

  let whyNots = 0;
  let doubles = 0;
  const said = new Set<string>();
  const wordsOf = async (selector: string): Promise<string> =>
    (await page.locator(selector).textContent())?.trim() ?? '';
  for (const { at, moves } of actionsOf(knockedOut, 0, 0, true)) {
    await atMove(watched, at);
    await expectAsHost(watched, views[at]!);
    said.add(await wordsOf('#question'));
    const before = watched.moves.length;
    if (whyNots === 0 && (await page.locator(REFUSED).count()) > 0) {
      await pressByKeys(watched, REFUSED);
      await page.waitForFunction(() => document.querySelector('#why-not')?.textContent !== '');
      said.add(await wordsOf('#why-not'));
      whyNots += 1;
    }
    if (doubles === 0 && samView(watched).question?.asks === 'summon') {
      // A turn is not given away by a key that was pressed twice.
      await goByKeys(watched, END);
      for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
      await page.waitForFunction(() => document.querySelector('#preview') !== null);
      expect(watched.moves.length).toBe(before);
      await page.keyboard.press('Escape');
      doubles += 1;
    }
    await makeByKeys(watched, moves);
    await expectSent(watched, before, moves);
  }

  await atMove(watched, knockedOut.moves.length);
  await expectAsHost(watched, views.at(-1)!);
  expect([whyNots, doubles]).toEqual([1, 1]);
  for (const words of said) {
    expect(words).toMatch(SENTENCE);
    expect(words).not.toMatch(RAW_CODE);
  }
  expect(samView(watched).result).toMatchObject({ winners: [1], reason: 'last-one-in' });
  expect(samView(watched).seats.map(({ out }) => out)).toEqual([true, false, true]);
  await expectCleanEndOfSam(watched);
});
