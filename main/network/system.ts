// The network of this machine, as a host is given it outside tests.
import { LAN_PORT } from '../../engine/protocol/address.ts';
import type { Network } from './contract.ts';
import { systemAddresses } from './discovery/addresses.ts';
import { startAnnouncer } from './discovery/announcer.ts';
import { startLooking } from './discovery/looking.ts';
import { openLanListener } from './listener/listener.ts';

/** @param names names besides the machine's own by which guests may ask for the pages */
export function systemNetwork(names: readonly string[] = []): Network {
  return {
    openListener: openLanListener,
    startAnnouncer,
    startLooking,
    addresses: systemAddresses,
    at: [],
    names,
    firstPort: LAN_PORT,
  };
}
