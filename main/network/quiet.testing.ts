// For tests: a network that never leaves the machine, and is announced to nobody.
import type { Network, OpenLanListener } from './contract.ts';

/** The loopback as the network, with a listener on any free port; nothing is announced, and nothing can be found. */
export function quietNetwork(openListener: OpenLanListener, given: Partial<Network> = {}): Network {
  return {
    openListener,
    startAnnouncer: () => ({ tell: () => {}, close: () => Promise.resolve() }),
    startLooking: ({ onFound }) => {
      onFound([], true);
      return () => {};
    },
    addresses: () => [{ ip: '127.0.0.1', through: 'lo', isVirtual: false }],
    at: ['127.0.0.1'],
    names: [],
    firstPort: 0,
    ...given,
  };
}

/** A listener that nobody can reach: for tests that speak with guests in process. */
export const noListener: OpenLanListener = ({ port }) =>
  Promise.resolve({ port: port || 4848, close: () => Promise.resolve() });
