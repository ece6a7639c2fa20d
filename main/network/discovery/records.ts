// A table as DNS records say it (DNS-SD, RFC 6763), and the names that are used for it.
import type { Answer, Packet } from 'dns-packet';
import type { Announcement } from '../contract.ts';
import { textOf } from './text.ts';

/** The kind of service, as it is registered with systems that ask for it beforehand. */
export const SERVICE_TYPE = '_parlor-tricks._tcp';
export const SERVICE = `${SERVICE_TYPE}.local`;
/** Where programs that list all kinds of services ask for the kinds. */
export const KINDS = '_services._dns-sd._udp.local';

/** Seconds for which others believe an announcement: a host that dies without goodbye is gone after this. */
export const LIFE_SECONDS = 120;

/** A table as it is announced at one moment. */
export interface Placed {
  readonly announcement: Announcement;
  /** The full name of this announcement, such as `parlor-abc._parlor-tricks._tcp.local`. */
  readonly name: string;
  /** The name of the host that the addresses belong to; made up for each run, so that it meets no other's. */
  readonly target: string;
  readonly port: number;
  /** The name of the machine as people know it. */
  readonly host: string;
}

/** A part of a name holds at most so many bytes. */
const MOST_LABEL_BYTES = 63;

/** The full name under which a table is announced. @param attempt from 1; others are taken when a name is in use */
export function instanceName(table: string, attempt: number): string {
  const end = attempt === 1 ? '' : `-${attempt}`;
  // A point would end the label, and what is not a plain character may take several bytes.
  const plain = `parlor-${table.replaceAll(/[^\w-]/g, '-')}`;
  return `${plain.slice(0, MOST_LABEL_BYTES - end.length)}${end}.${SERVICE}`;
}

/** Names are compared without regard to case. */
export const isSameName = (one: string, two: string): boolean => one.toLowerCase() === two.toLowerCase();

/** What leads from the kind of service to a table. */
export const pointerTo = (name: string, ttl = LIFE_SECONDS): Answer => ({
  name: SERVICE,
  type: 'PTR',
  ttl,
  data: name,
});

/** Tells programs that list all kinds of services that this kind is here. */
export const kindPointer = (): Answer => ({ name: KINDS, type: 'PTR', ttl: LIFE_SECONDS, data: SERVICE });

/** Where a table is and what is said of it. Both are its host's alone, so they replace what was said before (`flush`). */
export function detailsOf({ announcement, name, target, port, host }: Placed, ttl = LIFE_SECONDS): Answer[] {
  return [
    { name, type: 'SRV', ttl, flush: true, data: { priority: 0, weight: 0, port, target } },
    { name, type: 'TXT', ttl, flush: true, data: textOf(announcement, host) },
  ];
}

/** The addresses of a host. They do not replace others: each network adapter tells its own. */
export function addressRecords(target: string, addresses: readonly string[]): Answer[] {
  return addresses.map((data) => ({
    name: target,
    type: data.includes(':') ? 'AAAA' : 'A',
    ttl: LIFE_SECONDS,
    data,
  }));
}

/** All that an answer says, in whichever part of it. */
export const saidIn = ({ answers = [], additionals = [] }: Packet): Answer[] => [...answers, ...additionals];
