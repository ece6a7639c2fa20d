// The host's program is killed twice in the middle of a game: guests come back by themselves, and every move is there once.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ensureRenderer } from '../../../../build/setup/renderer.mjs';
import type { JournalEntry } from '../../../../engine/journal/journal.ts';
import { keptIn, startChild, type RunningChild } from '../../../../main/killed.testing.ts';
import { cardsIn, knowledgeOf, type Entry } from '../../../../main/listener/knowledge.testing.ts';
import { clickOn } from '../../magic-trick/picture.ts';
import { magicTrickView, nextInMagicTrick } from '../../magic-trick/table.ts';
import { openBrowser, openPage, type WatchedPage } from '../../support/browser.ts';
import { pressByKeys } from '../../support/keys.ts';
import { say, type Next } from '../../support/table.ts';
import { askForSeat, atTable, begin, gather, letIn, openGuest, PHONE, SCREEN } from '../coming.ts';
import { STILL } from '../hosted.ts';
import { viewsOf } from '../playing.ts';

const GAME = 'magic-trick';
const RENDERER = fileURLToPath(new URL('../../../../out/renderer', import.meta.url));
const CHANCE = 'dropping';
const KILLS = 2;
const PLAYERS = 3;

const PAUSE_MS = 50;

type Hand = 'mouse' | 'keys';

/** Somebody who answers whatever is asked, until the test ends. */
interface Player {
  readonly watched: WatchedPage;
  by: Hand;
  /** How many cards they have played. */
  cards: number;
  /** How often they have begun: with a page that is opened anew they begin anew. */
  begun: number;
}

/** While it is so nobody begins to answer anything. */
let isPaused = false;
let answering = 0;

async function answer({ watched, by }: Player, asks: string): Promise<void> {
  const choice = magicTrickView(watched).question?.choices.find(
    ({ move, refusal }) => refusal === null && move === 'play',
  );
  if (asks !== 'play') await pressByKeys(watched, `[data-action="${asks === 'arrange' ? asks : 'pass'}"]`);
  else if (by === 'mouse') await clickOn(watched, `slot:${choice?.at}`);
  else await pressByKeys(watched, `[data-group="own"] [data-target="slot:${choice?.at}"]`);
}

async function playAlong(player: Player): Promise<void> {
  player.begun += 1;
  const { begun } = player;
  for (let last: string | null = null; ;) {
    const { asks, id }: Next<string> = await nextInMagicTrick(player.watched, last);
    while (isPaused) await player.watched.page.waitForTimeout(PAUSE_MS);
    if (player.begun !== begun) return;
    answering += 1;
    try {
      await answer(player, asks);
    } finally {
      answering -= 1;
    }
    last = id;
    if (asks === 'play') player.cards += 1;
  }
}

/** Everybody plays so many more cards, each in their way. */
async function playCards(players: readonly Player[], ways: readonly Hand[], cards: number): Promise<void> {
  const goals = players.map(({ cards: before }) => before + cards);
  for (const [index, player] of players.entries()) player.by = ways[index] ?? 'keys';
  isPaused = false;
  await expect
    .poll(() => players.every((player, index) => player.cards >= goals[index]!), { timeout: 90_000 })
    .toBe(true);
  isPaused = true;
  await expect.poll(() => answering, { timeout: 30_000 }).toBe(0);
}

test('guests are back by themselves, and go on by mouse and by keyboard', { timeout: 300_000 }, async () => {
  await ensureRenderer();
  const data = mkdtempSync(join(tmpdir(), 'parlor-drop-'));
  const browser = await openBrowser();
  let host: RunningChild | null = null;
  try {
    host = await startChild({ data, rendererRoot: RENDERER, chance: CHANCE });
    const owner = await openPage(browser, `${host.address}&${STILL}`, SCREEN);
    const code = await gather(owner.page, GAME, [{ person: 'Ada' }, 'open', 'open']);
    const port = owner.messages.findLast((message) => message.type === 'hosting')?.network?.port;
    const guests: WatchedPage[] = [];
    for (const [index, name] of ['Bert', 'Cora'].entries()) {
      const address = `http://127.0.0.1:${port}/?${STILL}#code=${code}`;
      const guest = await openGuest(browser, address, index === 0 ? SCREEN : PHONE);
      await askForSeat(guest.page, index + 1, name);
      await letIn(owner.page, name);
      await guest.page.waitForSelector('[data-scene="lobby"]');
      guests.push(guest);
    }
    await begin(owner.page);
    const [bert, cora] = guests as [WatchedPage, WatchedPage];
    for (const { page } of [owner, bert, cora]) await atTable(page);

    const players = [owner, bert, cora].map((watched): Player => ({
      watched,
      by: 'keys',
      cards: 0,
      begun: 0,
    }));
    const begins = (player: Player): void => void playAlong(player).catch(() => undefined);
    players.forEach(begins);
    for (let kill = 0; kill < KILLS; kill += 1) {
      await playCards(players, ['keys', 'mouse', 'keys'], 1);
      await host.kill();
      for (const { page } of guests) await page.getByText(say('guest.link.lost')).waitFor();
      host = await startChild({ data, rendererRoot: RENDERER, chance: `${CHANCE} ${kill}`, port: host.port });
      for (const { page } of guests)
        await page.getByText(say('guest.link.lost')).waitFor({ state: 'detached' });
      // The host's own page says that it has to be opened anew; theirs are where they were.
      await owner.page.goto(`${host.address}&${STILL}`);
      await owner.page.locator('[data-table]').click();
      await atTable(owner.page);
      begins(players[0]!);
      await playCards(players, ['keys', 'mouse', 'keys'], 1);
      await playCards(players, ['mouse', 'keys', 'mouse'], 1);
    }

    const isAnswered = (guest: WatchedPage): boolean =>
      [...answeredWith(guest, 'accepted'), ...answeredWith(guest, 'refused')].includes(
        guest.moves.at(-1)?.id ?? '',
      );
    await expect.poll(() => guests.every(isAnswered), { timeout: 30_000 }).toBe(true);
    await host.kill();
    const { entries } = keptIn(data);
    const kept = entries.flatMap((entry) => (entry.kind === 'move' ? [entry.id] : []));
    expect(new Set(kept).size).toBe(kept.length);
    expect(entries.map(({ n }) => n)).toEqual(entries.map((_, index) => index + 1));
    // Guests send again what was on its way; the host's own page is opened anew, so of its moves those count that it was told of.
    const hers = answeredWith(owner, 'accepted');
    const theirs = [bert, cora].flatMap((guest) => {
      const refused = new Set(answeredWith(guest, 'refused'));
      return guest.moves.map(({ id }) => id).filter((id) => !refused.has(id));
    });
    const sent = [owner, bert, cora].flatMap(({ moves }) => moves.map(({ id }) => id));
    expect([...hers, ...theirs].filter((id) => !kept.includes(id))).toEqual([]);
    expect(kept.filter((id) => !sent.includes(id))).toEqual([]);
    for (const [index, guest] of guests.entries())
      expect(cardsTooMany(guest, entries, index + 1)).toEqual([]);
  } finally {
    await host?.kill();
    await browser.close();
    rmSync(data, { recursive: true, force: true });
  }
});

/** The ids of the moves that a page was told were accepted, or refused. */
function answeredWith({ messages }: WatchedPage, type: 'accepted' | 'refused'): string[] {
  return messages.flatMap((message) => (message.type === type ? [message.id] : []));
}

/** Every card that a seat was sent and may not know by the journal of the first hand. */
function cardsTooMany({ messages }: WatchedPage, entries: readonly JournalEntry[], seat: number): string[] {
  const { ofHand } = knowledgeOf(entries as unknown as readonly Entry[], PLAYERS, seat);
  return viewsOf({ messages }).flatMap((message) => {
    const known = ofHand(message.version);
    // The card that is left out with three players lies open.
    const { removed } = message.view as { removed?: unknown };
    return cardsIn(message).filter((card) => !known.has(card) && card !== removed);
  });
}
