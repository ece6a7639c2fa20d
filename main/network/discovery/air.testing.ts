// For tests: networks without a network. What is sent on one adapter is heard on all that share it.
import type { Addresses } from '../contract.ts';
import { MDNS_PORT, type OpenWire, type WireEars } from './wire.ts';

export interface Machine {
  readonly addresses: Addresses;
  readonly openWire: OpenWire;
  /** The addresses it has from now on. */
  move(...ips: string[]): void;
}

export interface Air {
  /** A machine with these addresses; those that begin alike up to the last point are in one network, 172.17.x.x is virtual. */
  machine(...ips: string[]): Machine;
  /** Every packet that was sent. */
  readonly sent: Buffer[];
  /** What happens to packets and to who joins from now on. */
  weather: 'fine' | 'muted' | 'forbidden';
  /** Networks in which nothing is heard, such as `192.168.1`. */
  readonly muted: Set<string>;
  /** Somebody without a machine sends this to a network. */
  shout(network: string, bytes: Buffer, port?: number): void;
}

const networkOf = (ip: string): string => ip.slice(0, ip.lastIndexOf('.'));

export function createAir(): Air {
  const open = new Set<{ readonly ip: string; readonly ears: WireEars }>();
  const sent: Buffer[] = [];
  const shout = (network: string, bytes: Buffer, from: string, port = MDNS_PORT): void => {
    for (const { ip, ears } of open)
      if (networkOf(ip) === network) setTimeout(() => ears.heard(bytes, from, port), 1);
  };
  const openWire: OpenWire = (ip, ears) => {
    const entry = { ip, ears };
    setTimeout(() => {
      if (air.weather === 'forbidden') {
        ears.failed('addMembership ENOBUFS');
        return;
      }
      open.add(entry);
      ears.ready();
    }, 1);
    return {
      send(bytes) {
        sent.push(Buffer.from(bytes));
        const isMuted = air.weather === 'muted' || air.muted.has(networkOf(ip));
        if (!isMuted && open.has(entry)) shout(networkOf(ip), Buffer.from(bytes), ip);
        else ears.unsent('send ENETUNREACH');
        return Promise.resolve();
      },
      close: () => void open.delete(entry),
    };
  };
  const air: Air = {
    machine(...ips) {
      let has = ips;
      return {
        openWire,
        addresses: () =>
          has.map((ip) => ({ ip, through: `eth-${networkOf(ip)}`, isVirtual: ip.startsWith('172.17.') })),
        move: (...to) => {
          has = to;
        },
      };
    },
    sent,
    weather: 'fine',
    muted: new Set(),
    shout: (network, bytes, port) => shout(network, bytes, `${network}.66`, port),
  };
  return air;
}
