// The way to a host over the network, for all its tables: the second listener and its announcement, open as long as a table is.
import type { Announced, Hosting as HostingMessage } from '../../engine/protocol/network.ts';
import type { Announcement, Announcer, LanListener, Network, ReceiveGuest } from './contract.ts';
import type { HostingSettings } from './hosting.ts';
import { urlOf } from './urls.ts';

export interface LanParts {
  readonly network: Network;
  readonly rendererRoot: string;
  readonly receive: ReceiveGuest;
  readonly clock: () => number;
  readonly log: (line: string) => void;
  /** Whether the announcement is heard has changed. */
  readonly onHeard: () => void;
}

export interface Lan {
  /** The port that is listened to; null while nothing is. */
  readonly port: number | null;
  /** Begins to listen, if it does not yet. @param port the one that guests know, or 0. @throws Problem when none can be had */
  open(port: number): Promise<void>;
  close(): Promise<void>;
  /** How a table is reached; null while it is not open to the network. */
  waysTo(settings: HostingSettings): HostingMessage['network'];
  announce(tables: readonly Announcement[]): void;
}

export function createLan({ network, rendererRoot, receive, clock, log, onHeard }: LanParts): Lan {
  let open: { readonly listener: LanListener; readonly announcer: Announcer } | null = null;
  let announced: Announced = 'starting';

  return {
    get port() {
      return open?.listener.port ?? null;
    },
    async open(port) {
      if (open) return;
      const { firstPort, at, names, addresses } = network;
      const listener = await network.openListener({
        port: port || firstPort,
        rendererRoot,
        receive,
        clock,
        at,
        names,
        log,
      });
      announced = 'starting';
      const announcer = network.startAnnouncer({
        port: listener.port,
        addresses,
        log,
        onHeard(now) {
          if (announced === now) return;
          announced = now;
          onHeard();
        },
      });
      open = { listener, announcer };
    },
    async close() {
      const ending = open;
      open = null;
      await ending?.announcer.close();
      await ending?.listener.close();
    },
    waysTo({ on, code, asks, graceMs }) {
      if (!open || !on) return null;
      const { port } = open.listener;
      const addresses = network.addresses().map(({ ip, through, isVirtual }) => ({
        url: urlOf(ip, port),
        through,
        isVirtual,
      }));
      const invitation = `${addresses[0]?.url ?? ''}#code=${code}`;
      return { port, code, invitation, addresses, announced, asks, graceMs };
    },
    announce: (tables) => open?.announcer.tell(tables),
  };
}
