// A host whose tables can be opened to the network, which is the loopback here, and the way there for guests.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Network } from '../../../main/network/contract.ts';
import { quietNetwork } from '../../../main/network/quiet.testing.ts';
import { startTestHost, type TestHost } from '../support/host.ts';
import { openLanListener } from '../../../main/network/listener/listener.ts';

export interface HostedHost extends TestHost {
  /** The data folder. */
  readonly data: string;
  /** The port for guests; 0 before a table was opened to the network. */
  guestPort(): number;
  /** What a guest opens. @param hash such as `#code=KM4-7QX` */
  guestAddress(hash: string): string;
}

interface HostedParts {
  /** A table's seed, such as 32 bytes that are always the same; from the system when it is left out. */
  readonly seed?: Uint8Array;
  readonly network?: Partial<Network>;
  /** A data folder that is there before and afterwards. */
  readonly data?: string;
}

/** Tables are dealt from so many bytes; nothing else asks for as many. */
const SEED_BYTES = 32;

/** Starts a host on any port. */
export async function startHosted({ seed, network = {}, data }: HostedParts = {}): Promise<HostedHost> {
  const folder = data ?? mkdtempSync(join(tmpdir(), 'parlor-hosted-'));
  let port = 0;
  const host = await startTestHost(0, undefined, folder, undefined, {
    network: quietNetwork(async (parts) => {
      const listener = await openLanListener(parts);
      ({ port } = listener);
      return listener;
    }, network),
    randomBytes: (count) => (seed && count === SEED_BYTES ? seed : randomBytes(count)),
  });
  return {
    ...host,
    data: folder,
    guestPort: () => port,
    guestAddress: (hash) => `http://127.0.0.1:${port}/?${STILL}${hash}`,
    async close() {
      await host.close();
      if (data === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Nothing moves: every moment of the game is there at once. */
export const STILL = 'motion=off&renderer=canvas&pace=quick';
