// The desktop program with Chromium for its window: everything is real but Electron itself, which tests have none of.
// The page comes from the program's own scheme, the bundled preload script runs in it, and its port leads to the tables.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MessagePort } from 'node:worker_threads';
import type { Browser, Page } from 'playwright-core';
import { ensureDesktop } from '../../../build/setup/desktop.mjs';
import { ensureRenderer } from '../../../build/setup/renderer.mjs';
import { noListener, quietNetwork } from '../../../main/network/quiet.testing.ts';
import { startElectron } from '../../../main/shells/electron/main.ts';
import { PAGE } from '../../../main/shells/electron/page.ts';
import { standInElectron, type StandInWindow } from '../../../main/shells/electron/stand-in.testing.ts';
import { utilityWorkers } from '../../../main/shells/electron/workers.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** Chromium knows no scheme of ours, so the page stands in for it under a name that leads nowhere. */
const ADDRESS = 'https://table.invalid/';
const BOT_BUDGET = { ms: 60_000, steps: 20 };

/** What Electron would put into the page, before the page's own scripts run. */
interface ElectronInPage {
  /** What the preload script listens to, by channel. */
  listeners: Record<string, (event: { ports: MessageEventPort[] }) => void>;
  hostEnd: MessageEventPort | null;
}
type MessageEventPort = globalThis.MessagePort;

export interface Desktop {
  readonly page: Page;
  /** Errors and warnings of the page, breaches of its policy included, and requests that are not for our own files. */
  readonly complaints: readonly string[];
  /** What the program had to say. */
  readonly lines: readonly string[];
  /** Loads the page again, as the player could. */
  reload(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the program over an empty data folder. */
export async function startDesktop(browser: Browser): Promise<Desktop> {
  await ensureRenderer();
  await ensureDesktop();
  const data = mkdtempSync(join(tmpdir(), 'parlor-desktop-'));
  const standIn = standInElectron();
  const { electron, app, protocol } = standIn;
  const lines: string[] = [];
  const complaints: string[] = [];
  const say = (line: string): void => void lines.push(line);

  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.on('console', (line) => {
    if (line.type() === 'error' || line.type() === 'warning') complaints.push(line.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('websocket', (socket) => complaints.push(`socket: ${socket.url()}`));
  await page.route('**/*', async (route) => {
    const url = route.request().url();
    if (!url.startsWith(ADDRESS)) {
      complaints.push(`request: ${url}`);
      return route.abort();
    }
    const handler = protocol.handlers.get('parlor');
    const request = { url: url.replace(ADDRESS, PAGE), method: route.request().method() } as Request;
    const answer = await handler?.(request);
    if (!answer) return route.abort();
    return route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });

  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  const preload = readFileSync(join(ROOT, 'out', 'preload', 'index.cjs'), 'utf8');
  await page.addInitScript(`
    const standIn = { listeners: {}, hostEnd: null };
    Object.defineProperty(window, 'standIn', { value: standIn });
    ((require) => { ${preload} })((name) => ({
      contextBridge: { exposeInMainWorld: (key, value) => Object.defineProperty(window, key, { value }) },
      ipcRenderer: { on: (channel, listen) => (standIn.listeners[channel] = listen) },
    }));
  `);

  /** The host's end of the page's port. */
  let port: MessagePort | null = null;
  await page.exposeFunction('toHost', (text: unknown) => port?.postMessage(text));
  const handOver = async (channel: string, given: MessagePort): Promise<void> => {
    port = given;
    await page.evaluate((name) => {
      const { standIn: inPage, toHost } = window as unknown as {
        standIn: ElectronInPage;
        toHost(text: unknown): void;
      };
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data: text }) => toHost(text);
      inPage.hostEnd = port1;
      inPage.listeners[name]?.({ ports: [port2] });
    }, channel);
    given.on('message', (text: string) => {
      // A page that is being left hears nothing more.
      page
        .evaluate(
          (said) => (window as unknown as { standIn: ElectronInPage }).standIn.hostEnd?.postMessage(said),
          text,
        )
        .catch(() => undefined);
    });
  };
  app.on('stand-in-window', (window: StandInWindow) => {
    window.webContents.on(
      'stand-in-port',
      (channel: string, given: MessagePort) => void handOver(channel, given),
    );
    window.on('stand-in-load', (url: string) => void page.goto(url.replace(PAGE, ADDRESS)));
    page.on('load', () => window.webContents.finishLoad(page.url().replace(ADDRESS, PAGE)));
  });

  app.ready();
  await startElectron(electron, {
    platform: 'linux',
    data,
    program: 'test',
    clock: Date.now,
    randomBytes,
    botWorker: utilityWorkers(
      electron.utilityProcess,
      join(ROOT, 'main', 'shells', 'electron', 'stand-in-worker.testing.ts'),
    ),
    botBudget: BOT_BUDGET,
    botPaceMs: 0,
    network: quietNetwork(noListener),
    rendererRoot: join(ROOT, 'out', 'renderer'),
    preload: join(ROOT, 'out', 'preload', 'index.cjs'),
    icon: join(ROOT, 'build', 'icon.png'),
    smoke: false,
    files: [],
    log: say,
    tell: say,
  });
  return {
    page,
    complaints,
    lines,
    async reload() {
      await page.reload();
    },
    async close() {
      await page.close();
      const ended = new Promise<void>((resolve) => {
        const look = setInterval(() => {
          if (!app.done.includes('quit')) return;
          clearInterval(look);
          resolve();
        }, 20);
      });
      app.quit();
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
