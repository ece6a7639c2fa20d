// Two people at one screen choose their Ultimate hands: whatever Ada chose, Bea sees, hears and is sent the same, until all hands are open.
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { curtainCalls, liftByMouse } from '../hot-seat/people.ts';
import { openBrowser, openPage, type ViewMessage } from '../support/browser.ts';
import { bot, person } from '../support/kept.ts';
import { knownTo, type Known } from '../support/known.ts';
import { makeByMouse } from './by-mouse.ts';
import { hiddenCardsShown } from './secrets.ts';
import { evening, openKept, startEvening, trickTakingView } from './table.ts';

const BEA = 1;
/** The evening up to the choice of hands. */
const made = evening.moves.findIndex(([, move]) => (move as { type: string }).type === 'repertoire');

interface Choice {
  /** What the screen gives away after Ada has chosen, before and after Bea lifts the curtain. */
  readonly closed: Known;
  readonly bea: Known;
  readonly views: readonly ViewMessage[];
}

/** Ada chooses cards of her Repertoire by their places in it, then Bea comes and chooses one. */
async function choices(browser: Browser, places: readonly number[]): Promise<Choice> {
  const host = await startEvening([person('Bea'), bot('Cora')], made);
  try {
    const address = host.address('motion=off&renderer=canvas');
    const watched = await openPage(browser, address, { width: 1280, height: 800 });
    const { page } = watched;
    const repertoire = (seat: number) => trickTakingView(watched).seats[seat]?.repertoire ?? [];
    await openKept(watched);
    expect(await curtainCalls(watched)).toContain('Ada');
    await liftByMouse(page);
    await page.waitForSelector('[data-question$=".repertoire"]');
    // The bot chooses meanwhile.
    await expect.poll(() => trickTakingView(watched).awaiting, { timeout: 30_000 }).toEqual([0, BEA]);
    const before = watched.messages.length;
    const sinceThen = () => ({ ...watched, messages: watched.messages.slice(before) });
    const cards = places.map((place) => repertoire(0)[place] ?? '');
    await makeByMouse(watched, { type: 'repertoire', cards });
    expect(await curtainCalls(watched)).toContain('Bea');
    const chosen = watched.moves.at(-1)?.move as { cards: string[] };
    expect(chosen.cards.toSorted()).toEqual(cards.toSorted());
    // What Ada was told while she chose is no news to Bea, and different of course.
    const sent = sinceThen().messages.findLastIndex(({ type }) => type === 'considered') + 1;
    const untilBea = () => ({ ...watched, messages: sinceThen().messages.slice(sent) });
    const closed = await knownTo(untilBea());
    await liftByMouse(page);
    await page.waitForSelector('[data-question$=".repertoire"]');
    const bea = await knownTo(untilBea());
    expect(trickTakingView(watched)).toMatchObject({ viewer: BEA, chosen: null });

    await makeByMouse(watched, { type: 'repertoire', cards: repertoire(BEA).slice(0, 1) });
    await expect.poll(() => trickTakingView(watched).phase, { timeout: 30_000 }).toBe('ultimate.turns');
    expect(
      trickTakingView(watched)
        .seats.map((seat) => seat.cards)
        .slice(0, 2),
    ).toEqual([cards.length, 1]);
    expect(watched.complaints).toEqual([]);
    const views = watched.messages.filter((message) => message.type === 'view');
    await page.close();
    return { closed, bea, views };
  } finally {
    await host.close();
  }
}

test('nothing tells what another has chosen', { timeout: 300_000 }, async () => {
  const browser = await openBrowser();
  try {
    const one = await choices(browser, [0, 2, 3]);
    const other = await choices(browser, [1]);
    // That there was a choice is heard.
    expect(one.closed.messages).toContain('"chose"');
    for (const moment of ['closed', 'bea'] as const) {
      expect(other[moment].messages, moment).toBe(one[moment].messages);
      expect(other[moment].tree, moment).toBe(one[moment].tree);
      // Not `toBe`: nobody wants to read a picture.
      expect(other[moment].pixels === one[moment].pixels, `the pixels, ${moment}`).toBe(true);
    }
    expect(hiddenCardsShown([...one.views, ...other.views])).toEqual([]);
  } finally {
    await browser.close();
  }
});
