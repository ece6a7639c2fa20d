// Test code: what the desktop program is given over a stand-in for Electron, and its page.
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { MessagePort } from 'node:worker_threads';
import { vi } from 'vitest';
import type { ToClient } from '../../../engine/protocol/to-client.ts';
import { PROTOCOL_VERSION } from '../../../engine/protocol/version.ts';
import type { temporaryFolder } from '../../host.testing.ts';
import { noListener, quietNetwork } from '../../network/quiet.testing.ts';
import type { ElectronSetup } from './main.ts';
import { PAGE } from './page.ts';
import type { standInElectron, StandInWindow } from './stand-in.testing.ts';
import { utilityWorkers } from './workers.ts';

const BOTS = fileURLToPath(new URL('stand-in-worker.testing.ts', import.meta.url));

/** What the program is given: bots that answer at once, no network. */
export function desktopSetup(
  { electron }: ReturnType<typeof standInElectron>,
  { data, rendererRoot }: ReturnType<typeof temporaryFolder>,
  say: (line: string) => void,
  given: Partial<ElectronSetup>,
): ElectronSetup {
  return {
    platform: 'linux',
    data,
    program: '0.0.0',
    clock: Date.now,
    randomBytes,
    botWorker: utilityWorkers(electron.utilityProcess, BOTS),
    botBudget: { ms: 5000, steps: 1 },
    botPaceMs: 0,
    rendererRoot,
    network: quietNetwork(noListener),
    preload: '/program/preload.cjs',
    icon: '/program/icon.png',
    smoke: false,
    files: [],
    log: say,
    tell: say,
    ...given,
  };
}

/** The page's end of the newest port. */
export function pageOf(window: StandInWindow) {
  window.webContents.finishLoad(PAGE);
  const port = window.webContents.ports.at(-1) as MessagePort;
  const messages: ToClient[] = [];
  let isClosed = false;
  port.on('message', (text: string) => messages.push(JSON.parse(text) as ToClient));
  port.on('close', () => (isClosed = true));
  return {
    port,
    messages,
    isClosed: () => isClosed,
    say: (message: object) => port.postMessage(JSON.stringify(message)),
    find: <T extends ToClient['type']>(
      type: T,
      wanted: (message: Extract<ToClient, { type: T }>) => boolean = () => true,
    ) =>
      vi.waitFor(
        () => {
          const found = messages.find((message) => message.type === type && wanted(message as never));
          if (!found) throw new Error(`No ${type} has come.`);
          return found as Extract<ToClient, { type: T }>;
        },
        { timeout: 30_000 },
      ),
  };
}

export const hello = { type: 'hello', protocol: PROTOCOL_VERSION };
