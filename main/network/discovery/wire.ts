// One adapter's place in the multicast group of mDNS (RFC 6762), over a socket of Node's.
import { createSocket } from 'node:dgram';
import { messageOf } from '../../problem.ts';

const GROUP = '224.0.0.251';
export const MDNS_PORT = 5353;
/** Packets that are let further than one hop are not taken by everybody; none leaves the network in any case. */
const HOPS = 255;

export interface Wire {
  /** Sends to everybody on this adapter; always answers, whether or not it could be sent. */
  send(bytes: Uint8Array): Promise<void>;
  close(): void;
}

export interface WireEars {
  /** It can be sent and heard from now on. */
  ready(): void;
  /** @param from the address of the sender */
  heard(bytes: Buffer, from: string, port: number): void;
  /** It could not be opened or is broken, and is closed. Called at most once. */
  failed(why: string): void;
  /** Something could not be sent. */
  unsent(why: string): void;
}

/** Opens the group on the adapter that has this IPv4 address; nothing is called before it has answered. Never throws. */
export type OpenWire = (ip: string, ears: WireEars) => Wire;

export const openWire: OpenWire = (ip, ears) => {
  let isOpen = true;
  let socket: ReturnType<typeof createSocket> | null = null;
  const close = (): void => {
    if (!isOpen) return;
    isOpen = false;
    try {
      socket?.close();
    } catch {
      // It never was open.
    }
  };
  const fail = (error: unknown): void => {
    if (!isOpen) return;
    close();
    ears.failed(messageOf(error));
  };
  try {
    // The port is shared with the system's own mDNS and with other programs.
    socket = createSocket({ type: 'udp4', reuseAddr: true });
    const opened = socket;
    opened.on('error', fail);
    opened.on('message', (bytes, { address, port }) => isOpen && ears.heard(bytes, address, port));
    opened.bind(MDNS_PORT, () => {
      try {
        // By the adapter's address, so that it neither takes a route to send nor goes out at another adapter.
        opened.setMulticastInterface(ip);
        opened.addMembership(GROUP, ip);
        opened.setMulticastTTL(HOPS);
        // Heard by this machine too: by other copies on it, and by the sender, who so knows that it was sent.
        opened.setMulticastLoopback(true);
      } catch (error) {
        fail(error);
        return;
      }
      ears.ready();
    });
  } catch (error) {
    queueMicrotask(() => fail(error));
  }
  return {
    send: (bytes) =>
      new Promise((resolve) => {
        if (!isOpen || !socket) {
          resolve();
          return;
        }
        try {
          socket.send(bytes, MDNS_PORT, GROUP, (error) => {
            if (error) ears.unsent(error.message);
            resolve();
          });
        } catch (error) {
          ears.unsent(messageOf(error));
          resolve();
        }
      }),
    close,
  };
};
