// A place in the multicast group of mDNS on every adapter of this machine, while adapters come and go.
import { decode, encode, type DecodedPacket, type Packet } from 'dns-packet';
import { isIPv4 } from 'node:net';
import { logged } from '../../problem.ts';
import type { Addresses } from '../contract.ts';
import { isWinding } from './winding.ts';
import { MDNS_PORT, type OpenWire, type Wire } from './wire.ts';

export interface Group {
  /** Sends what `compose` makes for each adapter by its address. Answers when all has been sent, or could not be. */
  send(compose: (ip: string) => Packet): Promise<void>;
  close(): void;
}

export interface GroupParts {
  readonly openWire: OpenWire;
  readonly addresses: Addresses;
  /**
   * Called with every packet, those of this very machine included; on some systems once for each adapter.
   * @param from the address of the sender
   */
  readonly hear: (packet: DecodedPacket, from: string) => void;
  /** An adapter can be used from now on, or is gone. */
  readonly onChange: () => void;
  readonly log: (line: string) => void;
}

/** How often the addresses are looked at again, and adapters that failed are tried again. */
export const LOOK_AGAIN_MS = 3000;
const MOST_WIRES = 16;
/** RFC 6762, 17: larger packets are not allowed. */
const MOST_PACKET_BYTES = 9000;
/** A machine sends a few packets a second; one that sends more is not listened to for the rest of the second. */
const MOST_PACKETS_A_SECOND = 100;
/** Of all machines together. */
const MOST_PACKETS_IN_ALL = 2000;

/** Joins the group. Nothing here throws: what fails is logged once and tried again. */
export function joinGroup(parts: GroupParts): Group {
  const { addresses, hear, onChange, log } = parts;
  const wires = new Map<string, { wire: Wire; isReady: boolean }>();
  const complaints = new Set<string>();
  let second = { begunMs: 0, inAll: 0, packets: new Map<string, number>() };

  const complain = (ip: string, what: string, why: string): void => {
    const line = `Tables cannot be ${what} through ${ip} (${why}); they can still be joined by address.`;
    if (!complaints.has(line)) log(line);
    complaints.add(line);
  };

  const isFlood = (from: string): boolean => {
    const now = performance.now();
    if (now - second.begunMs >= 1000) second = { begunMs: now, inAll: 0, packets: new Map() };
    const packets = (second.packets.get(from) ?? 0) + 1;
    second.packets.set(from, packets);
    if (packets > MOST_PACKETS_A_SECOND) return true;
    // Those that are listened to are counted only, so that one machine cannot use up what the others are allowed.
    second.inAll += 1;
    return second.inAll > MOST_PACKETS_IN_ALL;
  };

  const take = (bytes: Buffer, from: string, port: number): void => {
    // RFC 6762, 6: what comes from another port was not sent by a responder.
    if (port !== MDNS_PORT || bytes.length > MOST_PACKET_BYTES || isFlood(from) || isWinding(bytes)) return;
    let packet: DecodedPacket;
    try {
      packet = decode(bytes);
    } catch {
      // Anybody may send anything.
      return;
    }
    try {
      hear(packet, from);
    } catch (error) {
      complain('the network', 'found by one packet', logged(error));
    }
  };

  const open = (ip: string): void => {
    const wire = parts.openWire(ip, {
      ready() {
        const entry = wires.get(ip);
        if (!entry) return;
        entry.isReady = true;
        onChange();
      },
      heard: take,
      failed(why) {
        const wasReady = wires.get(ip)?.isReady === true;
        wires.delete(ip);
        complain(ip, 'found or announced', why);
        if (wasReady) onChange();
      },
      unsent: (why) => complain(ip, 'announced', why),
    });
    wires.set(ip, { wire, isReady: false });
  };

  const follow = (): void => {
    const present = new Set(
      addresses()
        .map(({ ip }) => ip)
        .filter((ip) => isIPv4(ip))
        .slice(0, MOST_WIRES),
    );
    const gone = [...wires].filter(([ip]) => !present.has(ip));
    for (const [ip, { wire }] of gone) {
      wire.close();
      wires.delete(ip);
    }
    for (const ip of present) if (!wires.has(ip)) open(ip);
    if (gone.length > 0) onChange();
  };
  const following = setInterval(follow, LOOK_AGAIN_MS);
  follow();

  return {
    async send(compose) {
      const ready = [...wires].filter(([, { isReady }]) => isReady);
      await Promise.all(ready.map(([ip, { wire }]) => wire.send(encode(compose(ip)))));
    },
    close() {
      clearInterval(following);
      for (const { wire } of wires.values()) wire.close();
      wires.clear();
    },
  };
}
