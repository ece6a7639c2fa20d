// A table whose rest can be waited for, and whose picture is compared with that of a page just opened.
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openPage, type WatchedPage, type WindowSize } from '../support/browser.ts';
import type { TestHost } from '../support/host.ts';
import { openTable } from '../support/table.ts';

export const USUAL: WindowSize = { width: 1280, height: 800 };
/** On a busy machine bots and browser take their time. */
export const PATIENT = { timeout: 60_000 };

/** What Chromium says when a screenshot is taken of software WebGL. */
const READING_BACK = /GPU stall due to ReadPixels/;

declare global {
  interface Window {
    /** The animation frames that were asked for and have not come. */
    framesAsked: Set<number>;
    /** How many were asked for. */
    framesSoFar: number;
  }
}

/** Runs in the page, before anything of it: takes note of the frames it asks for. */
function noteFrames(): void {
  const asked = new Set<number>();
  window.framesAsked = asked;
  window.framesSoFar = 0;
  const request = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => {
    const handle = request((now) => {
      asked.delete(handle);
      callback(now);
    });
    asked.add(handle);
    window.framesSoFar += 1;
    return handle;
  };
  window.cancelAnimationFrame = (handle) => {
    asked.delete(handle);
    cancel(handle);
  };
}

/** Sits down at a new table, whose deal is on its way. */
export async function sitDown(
  { host, browser }: { readonly host: TestHost; readonly browser: Browser },
  query: string,
  viewport: WindowSize = USUAL,
): Promise<WatchedPage> {
  const watched = await openPage(browser, host.address(query), viewport, async (page) => {
    await page.addInitScript(noteFrames);
  });
  await openTable(watched.page);
  await watched.page.waitForSelector('#stage canvas');
  return watched;
}

/** Waits until a person is asked and nothing moves. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForSelector('[data-question]', PATIENT);
  await page.waitForFunction(() => window.framesAsked.size === 0, undefined, PATIENT);
}

/** Waits until something has moved; on a machine where that was over at once, it is at rest again. */
export async function inMotion(page: Page): Promise<void> {
  await page.waitForFunction(() => window.framesSoFar > 0, undefined, { polling: 5, ...PATIENT });
}

/** The drawn table as it is at rest, under no pointer and with the keyboard's focus elsewhere. */
async function pictureOf(page: Page): Promise<Buffer> {
  await page.mouse.move(4, 4);
  // The table keeps in mind what had the focus until something else has it.
  const away = page.locator('header button').first();
  await away.focus();
  // Whether a button shows that it has the focus depends on how it came there; its ring reaches over the picture.
  await away.blur();
  await atRest(page);
  return page.locator('#stage').screenshot();
}

/** The table at rest looks as it does in a page that has just been opened. */
export async function expectAsFresh({ page }: WatchedPage, what: string): Promise<void> {
  const lived = await pictureOf(page);
  await page.reload();
  await page.waitForSelector('#stage canvas');
  const fresh = await pictureOf(page);
  if (!lived.equals(fresh)) {
    const name = join(tmpdir(), `parlor ${what.replaceAll(/\W+/g, '-')}`);
    await Promise.all([writeFile(`${name} lived.png`, lived), writeFile(`${name} fresh.png`, fresh)]);
    expect.fail(`${what}: the picture differs from that of a fresh page; compare "${name} *.png".`);
  }
}

/** Every move answered a question of its own, and the host refused none; nothing complained. */
export function expectNoWrongMove({ moves, messages, complaints }: WatchedPage): void {
  const questions = moves.map(({ question }) => question);
  expect(questions).toEqual([...new Set(questions)]);
  expect(messages.filter(({ type }) => type === 'refused')).toEqual([]);
  const versions = messages.flatMap((message) => (message.type === 'accepted' ? [message.version] : []));
  expect(versions).toHaveLength(moves.length);
  expect(versions).toEqual([...new Set(versions)].toSorted((one, other) => one - other));
  expect(complaints.filter((line) => !READING_BACK.test(line))).toEqual([]);
}
