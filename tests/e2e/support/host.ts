// A real host over a temporary data folder, with quick bots.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureRenderer } from '../../../build/setup/renderer.mjs';
import type { StartWorker } from '../../../main/bots/line.ts';
import { threadWorkers } from '../../../main/bots/thread.ts';
import { startHost, type HostSetup } from '../../../main/host.ts';
import { openLanListener } from '../../../main/network/listener/listener.ts';
import type { Memory } from '../../../main/remembered/remembered.ts';
import { quietNetwork } from '../../../main/network/quiet.testing.ts';

const ROOT = new URL('../../../', import.meta.url);
/** Enough for a move that is no accident, and the same on every machine. */
const BOT_STEPS = 20;
/** A machine that is busy with other tests must not make a bot give up early. */
const BOT_MS = 60_000;

/** Remembers nothing: each page begins as its browser does, whatever another test has chosen at the same host. */
const FORGETFUL: Memory = { all: () => ({}), keep: () => false, close: () => {} };

export interface TestHost {
  /** A new address with `query` in it, such as `motion=off`; it works once. Bots are quick unless it says otherwise. */
  address(query: string): string;
  /** What the host had to say to the person at the terminal. */
  readonly lines: readonly string[];
  close(): Promise<void>;
}

/**
 * Starts a host, on a free port unless one is given; the renderer is built first when it is older than its sources, unless
 * there are other pages to show.
 * @param kept a data folder that is there before and afterwards; a temporary one of its own when there is none
 * @param bots what plays the seats of the bots; the program's own when it is left out
 * @param given what the host is given in the place of what is usual in tests; with `memory: undefined` it remembers what its
 *   windows have it remember, as the program does
 */
export async function startTestHost(
  port = 0,
  pages?: string,
  kept?: string,
  bots: StartWorker = threadWorkers(new URL('main/bots/worker.ts', ROOT)),
  given: Partial<Pick<HostSetup, 'network' | 'randomBytes' | 'memory'>> = {},
): Promise<TestHost> {
  if (pages === undefined) await ensureRenderer();
  const data = kept ?? mkdtempSync(join(tmpdir(), 'parlor-e2e-'));
  const lines: string[] = [];
  const host = await startHost({
    data,
    port,
    rendererRoot: pages ?? fileURLToPath(new URL('out/renderer', ROOT)),
    program: 'test',
    clock: Date.now,
    randomBytes,
    botWorker: bots,
    botBudget: { ms: BOT_MS, steps: BOT_STEPS },
    botPaceMs: 0,
    network: quietNetwork(openLanListener),
    memory: FORGETFUL,
    log: (line) => void lines.push(line),
    show: () => Promise.resolve(false),
    ...given,
  });
  if (!host) throw new Error(`The new folder ${data} is locked.`);
  return {
    lines,
    address: (query) => `${host.newAddress()}&${query}&pace=quick`,
    async close() {
      await host.close();
      if (kept === undefined) rmSync(data, { recursive: true, force: true });
    },
  };
}
