// What was chosen in one window is there in the next one, in another browser and after the program was started anew.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lookEntry } from '../../../engine/settings/look.ts';
import { openBrowser, openPage, type WatchedPage } from '../support/browser.ts';
import { startTestHost, type TestHost } from '../support/host.ts';
import { say } from '../support/table.ts';
import { soon } from './soon.ts';

const WINDOW = { width: 1280, height: 800 };
const FILE = 'settings.json';

interface SettingsFile {
  readonly values: Record<string, Record<string, unknown>>;
}

test('settings are kept by the program, and a broken one falls back alone', async () => {
  const data = mkdtempSync(join(tmpdir(), 'parlor-settings-'));
  const browser = await openBrowser();
  const start = (): Promise<TestHost> => startTestHost(0, undefined, data, undefined, { memory: undefined });
  const shown = ({ page }: WatchedPage): Promise<unknown> =>
    page.evaluate(() => {
      const { text, reading, motion } = document.documentElement.dataset;
      return { text, reading, motion };
    });
  let host = await start();
  try {
    const first = await openPage(browser, host.address(''), WINDOW);
    await first.page.click('[data-action="settings"]');
    for (const words of [
      say('table.settings.text.percent', { percent: 125 }),
      say('table.settings.reading.plain'),
      say('table.settings.speed.slow'),
    ])
      await first.page.getByRole('radio', { name: words, exact: true }).first().check();
    const chosen = { text: '125', reading: 'plain', motion: 'slow' };
    await soon(() => shown(first)).toEqual(chosen);
    const kept = (): SettingsFile => JSON.parse(readFileSync(join(data, FILE), 'utf8')) as SettingsFile;
    await soon(() => kept().values[lookEntry.key]).toMatchObject({
      text: 125,
      reading: 'plain',
      speed: 'slow',
    });
    await first.page.context().close();
    await host.close();

    // Another start, and a browser that has never been here.
    host = await start();
    const second = await openPage(browser, host.address(''), WINDOW);
    await soon(() => shown(second)).toEqual(chosen);
    await second.page.context().close();
    await host.close();

    const file = kept();
    const look = { ...file.values[lookEntry.key], text: 'huge' };
    writeFileSync(
      join(data, FILE),
      JSON.stringify({ ...file, values: { ...file.values, [lookEntry.key]: look } }),
    );
    host = await start();
    const third = await openPage(browser, host.address(''), WINDOW);
    await soon(() => shown(third)).toEqual({ ...chosen, text: '100' });
    expect([first, second, third].flatMap(({ complaints }) => complaints)).toEqual([]);
  } finally {
    await browser.close();
    await host.close();
    rmSync(data, { recursive: true, force: true });
  }
});
