// The wire between a page and its host, which is cut for a while.
import type { Page, WebSocketRoute } from 'playwright-core';

export interface Wire {
  /** Nothing comes or goes from now on, and no new connection is made. */
  cut(): Promise<void>;
  mend(): void;
}

const SOON_MS = 50;

/** Lays the wire of a page; before it opens anything. */
export async function layWire(page: Page): Promise<Wire> {
  let current: WebSocketRoute | null = null;
  let isCut = false;
  await page.routeWebSocket(/socket\.io/, (route) => {
    // A socket that is closed before it is open is only given up after a while.
    if (isCut) return void setTimeout(() => void route.close().catch(() => undefined), SOON_MS);
    current = route;
    route.connectToServer();
  });
  return {
    async cut() {
      isCut = true;
      await current?.close();
    },
    mend() {
      isCut = false;
    },
  };
}
