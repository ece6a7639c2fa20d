// A page of somebody else, opened in the browser of a player, gets a word in neither at the table nor at the guests' door.
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openPage } from '../../support/browser.ts';
import { askForSeat, atTable, begin, gather, letIn, openGuest, SCREEN } from '../coming.ts';
import { startHosted, STILL, type HostedHost } from '../hosted.ts';
import { playOn } from '../playing.ts';

const GAME = 'trick-taking';
let host: HostedHost;
let browser: Browser;
let strange: Server;
beforeAll(async () => {
  host = await startHosted();
  browser = await openBrowser();
  strange = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Elsewhere</title>'),
  );
  strange.listen(0, '127.0.0.1');
  await once(strange, 'listening');
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
  strange?.close();
});

test(
  'a page of another origin is not let in, and the game is not disturbed',
  { timeout: 120_000 },
  async () => {
    const [here, there] = [await browser.newContext(), await browser.newContext()];
    const owner = await openPage({ newPage: () => here.newPage() }, host.address(STILL), SCREEN);
    const code = await gather(owner.page, GAME, [{ person: 'Ada' }, 'open']);
    const guest = await openGuest(there, host.guestAddress(`#code=${code}`));
    await askForSeat(guest.page, 1, 'Bert');
    await letIn(owner.page, 'Bert');
    await guest.page.waitForSelector('[data-scene="lobby"]');
    await begin(owner.page);
    await atTable(guest.page);

    const control = new URL(owner.page.url()).port;
    const { port } = strange.address() as AddressInfo;
    // In the same browser as the owner, whose cookie a browser might send along; and beside the guest.
    for (const context of [here, there]) {
      const page = await context.newPage();
      await page.goto(`http://127.0.0.1:${port}/`);
      const ends = await page.evaluate(
        (ports) =>
          Promise.all(
            ports.map(
              (each) =>
                new Promise<string>((resolve) => {
                  const socket = new WebSocket(`ws://127.0.0.1:${each}/socket.io/?EIO=4&transport=websocket`);
                  socket.onmessage = ({ data }) => resolve(`heard ${String(data)}`);
                  socket.onopen = () => resolve('open');
                  socket.onclose = () => resolve('closed');
                }),
            ),
          ),
        [control, String(host.guestPort())],
      );
      expect(ends).toEqual(['closed', 'closed']);
      const read = await page.evaluate(
        (ports) =>
          Promise.all(
            ports.map((each) =>
              fetch(`http://127.0.0.1:${each}/`).then(
                () => 'read',
                () => 'kept',
              ),
            ),
          ),
        [control, String(host.guestPort())],
      );
      expect(read).toEqual(['kept', 'kept']);
      await page.close();
    }

    playOn(GAME, owner).catch(() => undefined);
    await playOn(GAME, guest, undefined, 2);
    expect([...owner.complaints, ...guest.complaints]).toEqual([]);
  },
);
