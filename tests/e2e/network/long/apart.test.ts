// Two machines in a network of their own: a browser and another copy on one, the host on the other; with multicast and without.
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { ensureBrowser } from '../../../../build/browser.mjs';
import { ensureRenderer } from '../../../../build/setup/renderer.mjs';
import { whyNoNamespaces, withTwoHosts, type Host } from '../../../network/namespaces.testing.ts';
import { openBrowser, openPage } from '../../support/browser.ts';
import { say } from '../../support/table.ts';
import { askForSeat, atTable, openGuest, PHONE, SCREEN } from '../coming.ts';
import { STILL } from '../hosted.ts';
import { playOn } from '../playing.ts';

const CHILD = fileURLToPath(new URL('../apart-child.ts', import.meta.url));
const RENDERER = fileURLToPath(new URL('../../../../out/renderer', import.meta.url));
const GAME = 'trick-taking';
const why = whyNoNamespaces();

interface Copy {
  readonly address: string;
  readonly table: string;
  readonly code: string;
  readonly invitation: string;
  readonly port: number;
}

/** Starts a copy of the program on a machine. */
async function startOn(machine: Host, data: string, role: 'hosts' | 'visits'): Promise<Copy> {
  const child = machine.start(
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    CHILD,
    data,
    RENDERER,
    role,
  );
  const exited = once(child, 'exit').then(() =>
    Promise.reject(new Error('The copy ended before it was there.')),
  );
  const [line] = (await Promise.race([once(child.stdout!, 'data'), exited])) as [Buffer];
  return JSON.parse(line.toString()) as Copy;
}

/** A browser on a machine: the same program, started there. */
async function browserOn(machine: Host, folder: string): Promise<Browser> {
  const name = (await machine.run('ip', 'netns', 'identify')).stdout.trim();
  const starter = join(folder, 'browser.sh');
  writeFileSync(starter, `#!/bin/sh\nexec ip netns exec ${name} '${await ensureBrowser()}' "$@"\n`);
  chmodSync(starter, 0o755);
  return openBrowser([], starter);
}

async function withCopies(
  isMulticast: boolean,
  work: (parts: {
    readonly host: Copy;
    readonly copy: Copy;
    readonly browser: Browser;
    readonly address: string;
  }) => Promise<void>,
): Promise<void> {
  await ensureRenderer();
  const folder = mkdtempSync(join(tmpdir(), 'parlor-apart-'));
  try {
    await withTwoHosts(async ({ one, two }) => {
      if (!isMulticast) for (const machine of [one, two]) await machine.forbidMulticast();
      const host = await startOn(one, join(folder, 'one'), 'hosts');
      const copy = await startOn(two, join(folder, 'two'), 'visits');
      const browser = await browserOn(two, folder);
      try {
        await work({ host, copy, browser, address: `${one.address}:${host.port}` });
      } finally {
        await browser.close();
      }
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test.skipIf(why)(
  'a table is found by name, and a phone comes by the address of the QR code',
  { timeout: 240_000 },
  () =>
    withCopies(true, async ({ host, copy, browser, address }) => {
      expect(host.invitation).toBe(`http://${address}/#code=${host.code}`);
      const window = await openPage(browser, `${copy.address}&${STILL}`, SCREEN);
      await window.page.click('[data-action="join"]');
      await window.page.locator(`[data-found="${host.table}"]`).click();
      await window.page.fill('#join-code', host.code);
      await window.page.locator('form.guest-form button[type="submit"]').click();
      await window.page.waitForSelector('[data-scene="door"]');
      await askForSeat(window.page, 1, 'Bea');
      await window.page.waitForSelector('[data-scene="lobby"]');

      const phone = await openGuest(browser, host.invitation.replace('/#', `/?${STILL}#`), PHONE);
      expect(await phone.page.evaluate(() => isSecureContext)).toBe(false);
      await askForSeat(phone.page, 2, 'Cora');
      await atTable(phone.page);
      await atTable(window.page);
      playOn(GAME, window).catch(() => undefined);
      await playOn(GAME, phone, undefined, 2);
      expect([...phone.complaints, ...window.complaints]).toEqual([]);
    }),
);

test.skipIf(why)(
  'where multicast is forbidden the page says so, and an address leads there',
  { timeout: 240_000 },
  () =>
    withCopies(false, async ({ host, copy, browser, address }) => {
      const window = await openPage(browser, `${copy.address}&${STILL}`, SCREEN);
      await window.page.click('[data-action="join"]');
      await window.page.getByText(say('join.found.deaf')).waitFor();
      await window.page.fill('#join-address', address);
      await window.page.fill('#join-address-code', host.code);
      await window.page.locator('form.guest-form button[type="submit"]').click();
      await window.page.waitForSelector('[data-scene="door"]');
      await askForSeat(window.page, 1, 'Bea');
      const phone = await openGuest(browser, host.invitation.replace('/#', `/?${STILL}#`), PHONE);
      await askForSeat(phone.page, 2, 'Cora');
      await atTable(phone.page);
      await atTable(window.page);
      expect([...phone.complaints, ...window.complaints]).toEqual([]);
    }),
);
