// The program is killed twice in the middle of a trick while a page is open: the person finds the table at home, goes on,
// and the game ends as the one that nobody disturbed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ensureRenderer } from '../../../build/setup/renderer.mjs';
import type { Move } from '../../../engine/games/magic-trick/types.ts';
import { connect, cookieFrom } from '../../../main/host.testing.ts';
import { essenceOf, keptIn, startChild, type Kept, type RunningChild } from '../../../main/killed.testing.ts';
import { answerTo, asView } from '../../../main/table/player.testing.ts';
import { magicTrickView, nextInMagicTrick } from '../magic-trick/table.ts';
import { openBrowser, openPage, type WatchedPage } from '../support/browser.ts';
import { openSmallTable, say } from '../support/table.ts';

const RENDERER = fileURLToPath(new URL('../../../out/renderer', import.meta.url));
const WINDOW = { width: 1280, height: 800 };

/** What the tables and bots of both games come from. */
const CHANCE = 'kill in the browser';

/** A kill before the person's answer to this play of the game, and one right after it. */
const KILLED_BEFORE_PLAY = 5;
const KILLED_AFTER_PLAY = 20;

/** Answers by the table in words, as the keyboard does. */
async function make({ page }: WatchedPage, move: Move): Promise<void> {
  const selector = 'slot' in move ? `[data-target="slot:${move.slot}"]` : `[data-action="${move.type}"]`;
  await page
    .locator(selector)
    .first()
    .evaluate((button: HTMLElement) => button.click());
}

interface Played {
  readonly kept: Kept;
  readonly winners: readonly string[];
  readonly kills: number;
}

/** Plays a game in a browser; `isToDie` asks before and after each card of the person whether the program is killed. */
async function play(isToDie: (plays: number, moment: 'before' | 'after') => boolean): Promise<Played> {
  const data = mkdtempSync(join(tmpdir(), 'parlor-kill-'));
  const browser = await openBrowser();
  let host: RunningChild | null = null;
  try {
    host = await startChild({ data, rendererRoot: RENDERER, chance: CHANCE });
    const watched = await openPage(browser, `${host.address}&motion=off&pace=quick`, WINDOW);
    const { page } = watched;
    await openSmallTable(page);

    const comeBack = async (port: number): Promise<void> => {
      await host?.kill();
      await page.getByText(say('table.link.lost')).waitFor();
      host = await startChild({ data, rendererRoot: RENDERER, chance: `kill ${kills}`, port });
      // The page that is still open says what to do, and that nothing is lost.
      await page.getByText(say('table.link.closed')).waitFor();
      await page.goto(`${host.address}&motion=off&pace=quick`);
      await page.locator('[data-table]').click();
      kills += 1;
    };
    let [kills, plays] = [0, 0];
    let last: string | null = null;
    for (let isOver = false; !isOver;) {
      const { asks, id } = await nextInMagicTrick(watched, last);
      if (asks === 'over') {
        isOver = true;
      } else if (asks === 'read') {
        await page.click('#hand-score .main');
        await page.waitForSelector('#hand-score', { state: 'detached' });
        last = id;
      } else {
        if (asks === 'play' && isToDie(plays, 'before')) await comeBack(host.port);
        await page.waitForSelector(`[data-question="${id}"]`);
        await make(watched, answerTo(magicTrickView(watched)));
        last = id;
        if (asks === 'play' && isToDie(plays, 'after')) {
          await comeBack(host.port);
          // Whether the move was still heard or not: if it was not, the same is asked again.
          last = null;
        }
        if (asks === 'play') plays += 1;
      }
    }
    const winners = await page.locator('#game-end .winner .ranking-name').allTextContents();
    await host.kill();
    return { kept: keptIn(data), winners, kills };
  } finally {
    await host?.kill();
    await browser.close();
    rmSync(data, { recursive: true, force: true });
  }
}

/** The game that begins in the same way and is not disturbed, with a person who answers the same. It needs no browser. */
async function undisturbed({ header }: Kept): Promise<Omit<Played, 'kills'>> {
  const data = mkdtempSync(join(tmpdir(), 'parlor-kill-'));
  const host = await startChild({ data, rendererRoot: RENDERER, chance: CHANCE });
  const client = await connect(host.port, await cookieFrom(host.address));
  try {
    const winners = new Promise<readonly number[]>((resolve) => {
      let last: string | null = null;
      client.onMessage((message) => {
        if (message.type !== 'view') return;
        const { question, result } = asView(message.view);
        if (result) resolve(result.winners);
        if (!question || question.id === last) return;
        last = question.id;
        const move = answerTo(asView(message.view));
        client.say({ type: 'move', id: last, table: message.table, question: last, move });
      });
    });
    const { game, options } = header;
    const seats = header.seats.map(({ kind, name, bot }) => ({ kind, name, ...(bot !== null && { bot }) }));
    client.say({ type: 'open', id: 'open', game, seats, options });
    const names = (await winners).map((seat) => header.seats[seat]?.name ?? '');
    client.close();
    await host.kill();
    return { kept: keptIn(data), winners: names };
  } finally {
    client.close();
    await host.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

test(
  'the person goes on from home after a kill, and the game is the undisturbed one',
  { timeout: 300_000 },
  async () => {
    await ensureRenderer();
    const killed = await play(
      (plays, moment) => plays === (moment === 'before' ? KILLED_BEFORE_PLAY : KILLED_AFTER_PLAY),
    );
    const other = await undisturbed(killed.kept);
    expect(killed.kills).toBe(2);
    expect(killed.winners.toSorted()).toEqual(other.winners.toSorted());
    expect(killed.kept.header).toEqual(other.kept.header);
    expect(essenceOf(killed.kept.entries)).toEqual(essenceOf(other.kept.entries));
    expect(killed.kept.entries.at(-1)).toMatchObject({ kind: 'end', reason: 'over' });
  },
);
