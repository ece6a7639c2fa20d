// A real browser, and a page that takes note of everything that must not happen and of all that it receives.
import { statfsSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';
import { ensureBrowser } from '../../../build/browser.mjs';
import { toClientSchema, type ToClient } from '../../../engine/protocol/to-client.ts';
import { toTableSchema, type ToTable } from '../../../engine/protocol/to-table.ts';

const QUIET = [
  '--headless',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/**
 * Parts of the browser that no test looks at. The address bar of a window loads two pages of its own, which costs more time
 * of a processor than the game's. The others are Playwright's, for which there is no second such switch.
 */
const OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  // A process in reserve for a page that no test opens.
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
];

/** Starts a browser: the one that the program's own finder finds, if no other is given. @param more arguments for it */
export async function openBrowser(more: readonly string[] = [], program?: string): Promise<Browser> {
  // Chromium refuses to be sandboxed as root; only tests are ever run like that.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({
    // What its processes share would be written to the disk.
    ...(hasRoomToShare() && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
    executablePath: program ?? (await ensureBrowser()),
    args: [...QUIET, `--disable-features=${OFF.join(',')}`, ...sandbox, ...more],
  });
}

/** Bytes that several windows need; machines of containers have less. */
const ROOM_TO_SHARE = 2 ** 30;

function hasRoomToShare(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= ROOM_TO_SHARE;
  } catch {
    return false;
  }
}

export type ViewMessage = Extract<ToClient, { type: 'view' }>;

export type MoveMessage = Extract<ToTable, { type: 'move' }>;

export interface WatchedPage {
  readonly page: Page;
  /** Errors and warnings of the page, breaches of its policy included. */
  readonly complaints: readonly string[];
  /** Every frame that has come over a socket, as text; pages that were there before a reload included. */
  readonly frames: readonly string[];
  /** Every message the host has sent, oldest first. */
  readonly messages: readonly ToClient[];
  /** The moves that the page has sent, oldest first. */
  readonly moves: readonly MoveMessage[];
  /** The newest view; fails when none has come. */
  lastView(): ViewMessage;
}

export interface WindowSize {
  readonly width: number;
  readonly height: number;
  /** It is pressed with fingers. */
  readonly hasTouch?: boolean;
}

/** Opens `address` in a window of its own; `prepare` may change the page before that. */
export async function openPage(
  browser: Pick<Browser, 'newPage'>,
  address: string,
  { hasTouch = false, ...viewport }: WindowSize,
  prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<WatchedPage> {
  const page = await browser.newPage({ viewport, hasTouch });
  const complaints: string[] = [];
  const frames: string[] = [];
  const messages: ToClient[] = [];
  const moves: MoveMessage[] = [];
  page.on('console', (line) => {
    if (line.type() === 'error' || line.type() === 'warning') complaints.push(line.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // What a page that is opened anew was still loading, or a knock of which nobody reads the rest.
    if (why !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.method()} ${request.url()} (${why})`);
  });
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      frames.push(String(payload));
      for (const said of saidIn(String(payload))) messages.push(toClientSchema.parse(said));
    });
    socket.on('framesent', ({ payload }) => {
      for (const said of saidIn(String(payload))) {
        const message = toTableSchema.parse(said);
        if (message.type === 'move') moves.push(message);
      }
    });
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  await prepare(page);
  await page.goto(address);
  return {
    page,
    complaints,
    frames,
    messages,
    moves,
    lastView() {
      const view = messages.findLast((message) => message.type === 'view');
      if (!view) throw new Error('No view has come yet.');
      return view;
    },
  };
}

/** Socket.IO writes an event as `42["message",{...}]`. */
const EVENT = /^42(?=\[)/;

function saidIn(frame: string): unknown[] {
  if (!EVENT.test(frame)) return [];
  const [, said] = JSON.parse(frame.replace(EVENT, '')) as [string, unknown];
  return [said];
}
