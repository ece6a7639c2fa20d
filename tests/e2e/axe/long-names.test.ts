// Names as long as one may have: they fit on a phone, and are said whole although they are shown cut.
import { expect, test } from 'vitest';
import { answerTo } from '../../../main/table/player.testing.ts';
import { magicTrickView, nextInMagicTrick } from '../magic-trick/table.ts';
import { misfits } from '../pseudo/faults.ts';
import type { WatchedPage } from '../support/browser.ts';
import { make } from '../support/tour.ts';
import { withHostAndBrowser } from '../support/with.ts';

const parlor = withHostAndBrowser();
const NAMES = [
  'Maximiliane Mustermann-Schulze the Second',
  'Wolfgang Amadeus Wunderlich',
  'WWWWWWWWWWWW',
  'Anna-Katharina von Hohenlohe 42',
].map((name) => name.slice(0, 40));

/** What a screen reader calls the heads of rows. */
async function rowHeads({ page }: WatchedPage): Promise<unknown[]> {
  const debug = await page.context().newCDPSession(page);
  const { nodes } = await debug.send('Accessibility.getFullAXTree');
  return nodes.filter(({ role }) => role?.value === 'rowheader').map(({ name }) => name?.value);
}

test('long names fit, and are said whole', { timeout: 120_000 }, async () => {
  const watched = await parlor.open('motion=off&renderer=canvas', { width: 360, height: 740 });
  const { page } = watched;
  await page.waitForSelector('.home');
  await page.click('[data-action="set-table"]');
  for (const [seat, name] of NAMES.entries()) {
    await page.selectOption(`select[data-seat="${seat}"]`, seat === 0 ? 'person' : 'steady');
    await page.fill(`li:has(select[data-seat="${seat}"]) input[type="text"]`, name);
  }
  expect(await misfits(page)).toEqual([]);
  await page.click('button[type="submit"]');
  let last: string | null = null;
  for (;;) {
    const { asks, id } = await nextInMagicTrick(watched, last);
    if (asks === 'read') break;
    await page.waitForSelector(`[data-question="${id}"]`);
    if (last === null) expect(await misfits(page)).toEqual([]);
    last = id;
    await make(page, answerTo(magicTrickView(watched)));
  }
  expect(await misfits(page)).toEqual([]);
  expect(await rowHeads(watched)).toEqual(NAMES);
  expect(watched.complaints).toEqual([]);
});
