// What was heard of tables and is not forgotten yet: records are put together here, whichever packet they came in.
import type { Answer } from 'dns-packet';
import type { FoundTable } from '../../../engine/protocol/network.ts';
import { mayBeReached } from './addresses.ts';
import { isSameName, SERVICE } from './records.ts';
import { readText, type Text } from './text.ts';

/** Lasting values: each is gone when its time is over. */
interface Instance {
  readonly name: string;
  /** Until when it is said to exist at all, on the same clock as `now`. */
  untilMs: number;
  place: { readonly target: string; readonly port: number } | null;
  text: Text | null;
}

export interface Cache {
  /** Takes what a response says. @param now milliseconds on a clock that only goes forward */
  take(records: readonly Answer[], now: number): void;
  /** The tables that can be joined now, the longest known first. */
  tables(now: number): FoundTable[];
  /** Names that were heard of without saying where they are. */
  unclear(): string[];
}

const MOST_TABLES = 64;
const MOST_ADDRESSES = 8;
/** Whatever somebody claims, it is asked for again within this. */
const MOST_LIFE_SECONDS = 300;
/** Who says goodbye may come back at once, with something new to say (RFC 6762, 10.1). */
const GOODBYE_MS = 1000;

const lifeMs = (ttl: number | undefined): number =>
  ttl ? Math.min(ttl, MOST_LIFE_SECONDS) * 1000 : GOODBYE_MS;

export function createCache(): Cache {
  const instances = new Map<string, Instance>();
  /** Addresses by the name of their host, each with the time until which it holds. */
  const hosts = new Map<string, Map<string, number>>();

  const isKnownHost = (target: string): boolean =>
    [...instances.values()].some(({ place }) => place !== null && isSameName(place.target, target));

  const forgetOld = (now: number): void => {
    for (const [key, { untilMs }] of instances) if (untilMs <= now) instances.delete(key);
    for (const [target, addresses] of hosts) {
      for (const [ip, untilMs] of addresses) if (untilMs <= now) addresses.delete(ip);
      if (addresses.size === 0 || !isKnownHost(target)) hosts.delete(target);
    }
  };

  /** The entry of a name; null for a new one when there are enough, or when nothing new is to be said of it. */
  const instanceOf = (name: string, ttl: number | undefined): Instance | null => {
    const key = name.toLowerCase();
    const known = instances.get(key);
    if (known) return known;
    if (!ttl || instances.size >= MOST_TABLES || !key.endsWith(`.${SERVICE}`)) return null;
    const instance: Instance = { name, untilMs: 0, place: null, text: null };
    instances.set(key, instance);
    return instance;
  };

  const takeTable = (record: Answer, now: number): void => {
    if (record.type === 'PTR' && isSameName(record.name, SERVICE)) {
      const instance = instanceOf(record.data, record.ttl);
      if (instance) instance.untilMs = now + lifeMs(record.ttl);
    } else if ((record.type === 'SRV' || record.type === 'TXT') && record.ttl) {
      const instance = instanceOf(record.name, record.ttl);
      if (!instance) return;
      instance.untilMs ||= now + lifeMs(record.ttl);
      if (record.type === 'SRV') {
        const { target, port } = record.data;
        instance.place = port > 0 ? { target: target.toLowerCase(), port } : null;
      } else {
        const { data } = record;
        instance.text = readText(Array.isArray(data) ? data : [data]);
      }
    }
  };

  const takeAddress = (record: Answer, now: number): void => {
    if (record.type !== 'A' && record.type !== 'AAAA') return;
    const target = record.name.toLowerCase();
    if (!isKnownHost(target) || !mayBeReached(record.data)) return;
    const addresses = hosts.get(target) ?? new Map<string, number>();
    if (!addresses.has(record.data) && (addresses.size >= MOST_ADDRESSES || !record.ttl)) return;
    addresses.set(record.data, now + lifeMs(record.ttl));
    hosts.set(target, addresses);
  };

  return {
    take(records, now) {
      forgetOld(now);
      // Addresses last: they are kept of hosts only that have a table.
      for (const record of records) takeTable(record, now);
      for (const record of records) takeAddress(record, now);
    },
    tables(now) {
      forgetOld(now);
      const found = new Map<string, FoundTable>();
      for (const { place, text } of instances.values()) {
        if (!place || !text) continue;
        const addresses = [...(hosts.get(place.target)?.keys() ?? [])].map((ip) =>
          ip.includes(':') ? `[${ip}]:${place.port}` : `${ip}:${place.port}`,
        );
        if (addresses.length === 0) continue;
        const known = found.get(text.id);
        const together = new Set([...(known?.addresses ?? []), ...addresses]);
        found.set(text.id, { ...text, addresses: [...together].slice(0, MOST_ADDRESSES) });
      }
      return [...found.values()];
    },
    unclear: () =>
      [...instances.values()]
        .filter(({ place, text }) => !place || !text || !hosts.has(place.target))
        .map(({ name }) => name),
  };
}
