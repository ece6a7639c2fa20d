// The host and the browser of a file's tests: started before the first one, ended after the last.
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { openBrowser, openPage, type WatchedPage, type WindowSize } from './browser.ts';
import { startTestHost, type TestHost } from './host.ts';

export interface HostAndBrowser {
  readonly host: TestHost;
  readonly browser: Browser;
  /** Opens the program in a window of its own; `query` is such as `motion=off`. */
  open(query: string, viewport?: WindowSize): Promise<WatchedPage>;
}

const USUAL_WINDOW: WindowSize = { width: 1280, height: 800 };

/**
 * Gives the tests of the calling file a host and a browser. What it answers can be used inside tests and hooks.
 * @param start how the host is started; over an empty folder when it is left out
 */
export function withHostAndBrowser(start: () => Promise<TestHost> = () => startTestHost()): HostAndBrowser {
  let host: TestHost | null = null;
  let browser: Browser | null = null;
  beforeAll(async () => {
    host = await start();
    browser = await openBrowser();
  });
  // What a test has opened is closed after it: other tables would be told to a window that nobody looks at any more.
  let before = new Set<BrowserContext>();
  beforeEach(() => {
    before = new Set(browser?.contexts());
  });
  afterEach(async () => {
    const opened = browser?.contexts().filter((context) => !before.has(context)) ?? [];
    await Promise.all(opened.map((context) => context.close()));
  });
  // Also when a test, or the start of the other one, failed.
  afterAll(async () => {
    await browser?.close();
    await host?.close();
  });
  const started = <Thing>(thing: Thing | null): Thing => {
    if (thing === null) throw new Error('Host and browser are there inside tests and hooks only.');
    return thing;
  };
  return {
    get host() {
      return started(host);
    },
    get browser() {
      return started(browser);
    },
    open: (query, viewport = USUAL_WINDOW) =>
      openPage(started(browser), started(host).address(query), viewport),
  };
}
