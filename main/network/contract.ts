// The parts of a host that the network needs, as they know one another: who listens, who announces, who looks, who receives.
import type { FromGuest } from '../../engine/protocol/from-guest.ts';
import type { Announced, FoundTable, SeatElsewhere } from '../../engine/protocol/network.ts';
import type { ToTable } from '../../engine/protocol/to-table.ts';
import type { Client } from '../table/client.ts';

/** A guest's connection that was received. */
export interface GuestVisitor {
  /** Takes a message that has passed the schema; the answers are sent to the client. */
  hear(message: FromGuest): Promise<void>;
  /** The connection is gone. */
  gone(): void;
}

/** A guest's client: it can be sent away too. */
export interface GuestClient extends Client {
  /** Ends the connection after what was sent. */
  hangUp(): void;
}

/** Receives guests. @param from the address a connection comes from, such as `192.168.1.31` */
export type ReceiveGuest = (client: GuestClient, from: string) => GuestVisitor;

/** The second listener: on the network, for guests and watchers only. */
export interface LanListener {
  readonly port: number;
  close(): Promise<void>;
}

export interface LanListenerParts {
  /** The port that is tried first, such as the one that guests know from before a restart; then the next ones. 0: any. */
  readonly port: number;
  readonly rendererRoot: string;
  readonly receive: ReceiveGuest;
  readonly clock: () => number;
  /** The local addresses to listen at; empty for all. Tests give the loopback. */
  readonly at: readonly string[];
  /** Names besides the machine's own by which a page may be asked for. */
  readonly names: readonly string[];
  readonly log: (line: string) => void;
}

/** @throws Problem when no port can be had */
export type OpenLanListener = (parts: LanListenerParts) => Promise<LanListener>;

/** Where this machine may be reached, the likeliest first and virtual adapters last; a port is not part of it. */
export type Addresses = () => readonly {
  readonly ip: string;
  readonly through: string;
  readonly isVirtual: boolean;
}[];

/** What is announced of one table; nothing in it is a secret, and the join code is none of it. */
export type Announcement = Omit<FoundTable, 'addresses' | 'host'>;

/** Announces the tables of this host by mDNS. */
export interface Announcer {
  /** Replaces what is announced. */
  tell(tables: readonly Announcement[]): void;
  /** Takes everything back (with goodbyes) and stops. */
  close(): Promise<void>;
}

export type StartAnnouncer = (parts: {
  readonly port: number;
  readonly addresses: Addresses;
  /** Whether the announcement was heard on the network; called with every change. */
  readonly onHeard: (announced: Announced) => void;
  readonly log: (line: string) => void;
}) => Announcer;

/** Looks for tables of other hosts; the answer stops it. `isDeaf` when nothing can be heard on this network at all. */
export type StartLooking = (parts: {
  readonly addresses: Addresses;
  readonly onFound: (tables: readonly FoundTable[], isDeaf: boolean) => void;
  readonly log: (line: string) => void;
}) => () => void;

/** The network as a host is given it; tests give one that never leaves the machine. */
export interface Network {
  readonly openListener: OpenLanListener;
  readonly startAnnouncer: StartAnnouncer;
  readonly startLooking: StartLooking;
  readonly addresses: Addresses;
  /** See `LanListenerParts`. */
  readonly at: readonly string[];
  readonly names: readonly string[];
  /** The first port that is tried; 0 for any. */
  readonly firstPort: number;
}

/** What the windows of this copy do at tables of other hosts. */
export interface Abroad {
  /** Attends to one window. */
  visitor(client: Client): {
    /**
     * Takes what is for abroad: `look`, `reach`, `part` and `forget`, and all that is carried to the host that was reached.
     * False: it is for the tables here.
     */
    hear(message: ToTable): boolean;
    gone(): void;
  };
  /** The seats that are held elsewhere, the last played first. */
  elsewhere(): SeatElsewhere[];
  close(): Promise<void> | void;
}
