// Two evenings whose deals differ only in the row that the next person sorts: the same pixels, the same accessibility
// tree and the same messages, until that person lifts the curtain.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { formatCard } from '../../../engine/games/magic-trick/cards.ts';
import type { State } from '../../../engine/games/magic-trick/types.ts';
import { games } from '../../../engine/games/registry.ts';
import { JOURNAL_FORMAT, type JournalHeader } from '../../../engine/journal/journal.ts';
import { openHeader } from '../../../engine/journal/replay.ts';
import { magicTrickLaws } from '../../../engine/laws/games/magic-trick.ts';
import type { AnyGame } from '../../../engine/session/session.ts';
import { openDatabase } from '../../../main/storage/open-database.ts';
import { sqliteStorage } from '../../../main/storage/sqlite.ts';
import { openBrowser, openPage } from '../support/browser.ts';
import { startTestHost } from '../support/host.ts';
import { type Known, knownTo } from '../support/known.ts';
import { curtainCalls, liftByMouse } from './people.ts';

const TABLE = 'evening';
const game = games['magic-trick'] as AnyGame;
const AT = Date.UTC(2026, 0, 1);

const header = (decks: JournalHeader['decks']): JournalHeader => ({
  format: JOURNAL_FORMAT,
  game: game.id,
  rulesVersion: game.rulesVersion,
  seats: ['Ada', 'Bea', 'Cid', 'Dot'].map((name) => ({ name, kind: 'person', bot: null })),
  options: {},
  seed: 'evening',
  setup: {},
  decks,
});

/** A deal, and the same where cards of one suit have changed places between the rows of seats 2 and 3. */
function twoDeals(): readonly [JournalHeader, JournalHeader] {
  const state = openHeader(game, header([]), 'compiled').state as unknown as State;
  const rows = state.rows.map((row) => [...row]);
  const [two, three] = [rows[2] ?? [], rows[3] ?? []];
  const suitOf = (card: number): string => formatCard(card as never).charAt(0);
  let exchanged = 0;
  two.forEach((card, at) => {
    const other = three.findIndex((candidate) => suitOf(candidate) === suitOf(card) && candidate !== card);
    const there = three[other];
    // A card that came over goes back no more.
    if (there === undefined || state.rows[2]?.includes(there)) return;
    two[at] = there;
    three[other] = card;
    exchanged += 1;
  });
  expect(exchanged).toBeGreaterThan(3);
  const dealing = (dealt: State['rows']): JournalHeader => {
    const deck = magicTrickLaws.newestDeal({ ...state, rows: dealt });
    if (!deck) throw new Error('These rows cannot be dealt.');
    return header([[...deck]]);
  };
  return [dealing(state.rows), dealing(rows)];
}

/** Ada lifts the curtain and sorts, Bea is called and lifts it: what is known at each moment. */
async function evening(browser: Browser, deal: JournalHeader): Promise<Record<string, Known>> {
  const data = mkdtempSync(join(tmpdir(), 'parlor-deal-'));
  const { database } = openDatabase(data, () => AT);
  const storage = sqliteStorage(database);
  await storage.create(TABLE, deal, AT);
  storage.close();
  const host = await startTestHost(0, undefined, data);
  try {
    const address = host.address('motion=off&renderer=canvas');
    const watched = await openPage(browser, address, { width: 1280, height: 800 });
    const { page } = watched;
    await page.waitForSelector('.home');
    await page.evaluate((table) => location.assign(`#table=${table}`), TABLE);
    expect(await curtainCalls(watched)).toContain('Ada');
    const closed = await knownTo(watched);
    await liftByMouse(page);
    await page.waitForSelector('[data-question$=".arrange"]');
    const ada = await knownTo(watched);
    await page.click('[data-action="arrange"]');
    expect(await curtainCalls(watched)).toContain('Bea');
    const changing = await knownTo(watched);
    await page.reload();
    expect(await curtainCalls(watched)).toContain('Bea');
    const reloaded = await knownTo(watched);
    const before = watched.messages.length;
    await liftByMouse(page);
    await page.waitForSelector('[data-question$=".arrange"]');
    const bea = await knownTo({ ...watched, messages: watched.messages.slice(before) });
    expect(watched.complaints).toEqual([]);
    await page.close();
    return { closed, ada, changing, reloaded, bea };
  } finally {
    await host.close();
    rmSync(data, { recursive: true, force: true });
  }
}

test(
  'nothing tells two hands apart before their person lifts the curtain',
  { timeout: 300_000 },
  async () => {
    const [one, other] = twoDeals();
    const browser = await openBrowser();
    try {
      const { bea: beaOfOne, ...before } = await evening(browser, one);
      const { bea: beaOfOther, ...beforeOther } = await evening(browser, other);
      for (const [moment, known] of Object.entries(before)) {
        const same = beforeOther[moment];
        expect(same?.messages, moment).toBe(known.messages);
        expect(same?.tree, moment).toBe(known.tree);
        // Not `toBe`: nobody wants to read a picture.
        expect(same?.pixels === known.pixels, `the pixels, ${moment}`).toBe(true);
      }
      expect(beaOfOther?.messages).not.toBe(beaOfOne?.messages);
      expect(beaOfOther?.tree).not.toBe(beaOfOne?.tree);
      expect(beaOfOther?.pixels === beaOfOne?.pixels).toBe(false);
    } finally {
      await browser.close();
    }
  },
);
