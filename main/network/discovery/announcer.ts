// Announces the tables of this host by mDNS (RFC 6762) and answers those who ask for some.
import { AUTHORITATIVE_ANSWER, type Answer, type DecodedPacket, type Packet } from 'dns-packet';
import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { Announced } from '../../../engine/protocol/network.ts';
import type { Announcement, StartAnnouncer } from '../contract.ts';
import { createEcho } from './echo.ts';
import { isBesideThePoint } from './addresses.ts';
import { joinGroup } from './group.ts';
import {
  addressRecords,
  detailsOf,
  instanceName,
  isSameName,
  kindPointer,
  KINDS,
  LIFE_SECONDS,
  pointerTo,
  saidIn,
  SERVICE,
  type Placed,
} from './records.ts';
import { readQuery, type Query } from './query.ts';
import { openWire, type OpenWire } from './wire.ts';

/** A name is asked for so often, so far apart, before it is taken (RFC 6762, 8.1). */
const PROBES = 3;
const PROBE_MS = 250;
/** When it is announced again: soon, because a packet may be lost, and then often enough that nobody forgets it. */
const AGAIN_MS: readonly number[] = [1000, 2000];
const REMEMBERED_MS = (LIFE_SECONDS / 2) * 1000;
/** The same is not said twice within this, whoever asks (RFC 6762, 6). */
const REPEAT_MS = 1000;
/** Time for an announcement to come back. */
const ECHO_MS = 5000;
const MOST_TABLES = 64;
const MOST_ATTEMPTS = 20;

/** A table that is told of. */
interface Told {
  announcement: Announcement;
  /** The which-th name this is. */
  attempt: number;
  isProbing: boolean;
  timer: NodeJS.Timeout | undefined;
}

/** What an announcer takes from the world; tests give others. */
export interface AnnouncerWorld {
  readonly openWire: OpenWire;
  /** Unlike every other's in the network. */
  readonly target: string;
  /** The machine's name as people know it. */
  readonly host: string;
}

/**
 * Makes the announcer.
 *
 * `heard` means that an announcement of our own came back. Systems hand a multicast packet back to its sender only after
 * their own firewall and routes let it out and in, so it proves that this machine may announce. It does not prove that the
 * access point passes it on: nobody can know that before another machine answers.
 */
export function announcerIn({ openWire: open, target, host }: AnnouncerWorld): StartAnnouncer {
  return ({ port, addresses, onHeard, log }) => {
    const tables = new Map<string, Told>();
    /** When something was said, by what it was. */
    const saidMs = new Map<string, number>();
    let heard: Announced = 'starting';
    let isOver = false;

    const settle = (now: Announced): void => {
      if (heard === now) return;
      heard = now;
      onHeard(now);
    };

    const echo = createEcho(ECHO_MS, () => settle('silent'));

    const placed = ({ announcement, attempt }: Told): Placed => {
      const name = instanceName(announcement.id, attempt);
      return { announcement, name, target, port, host };
    };

    /** The addresses of the adapter that has this one; those of others lead nowhere for who is behind it. */
    const addressesAt = (ip: string): Answer[] => {
      const all = addresses();
      const through = all.find((address) => address.ip === ip)?.through;
      const others = all.filter((address) => address.through === through && address.ip !== ip);
      return addressRecords(target, [ip, ...others.map((address) => address.ip)]);
    };

    const respond = (answersAt: (ip: string) => Answer[]): Promise<void> =>
      group.send((ip): Packet => ({ type: 'response', flags: AUTHORITATIVE_ANSWER, answers: answersAt(ip) }));

    /** Whether something may be said again; then it counts as said. */
    const isDue = (what: string, gapMs = REPEAT_MS): boolean => {
      const now = performance.now();
      if (now - (saidMs.get(what) ?? -Infinity) < gapMs) return false;
      saidMs.set(what, now);
      return true;
    };

    const say = (table: Told): void => {
      const place = placed(table);
      saidMs.set(place.name, performance.now());
      echo.await();
      void respond((ip) => [pointerTo(place.name), ...detailsOf(place), ...addressesAt(ip)]);
    };

    const later = (table: Told, ms: number, step: () => void): void => {
      clearTimeout(table.timer);
      table.timer = setTimeout(step, ms);
    };

    const announce = (table: Told, times = 0): void => {
      table.isProbing = false;
      say(table);
      later(table, AGAIN_MS[times] ?? REMEMBERED_MS, () => announce(table, times + 1));
    };

    const probe = (table: Told, times = 0): void => {
      table.isProbing = true;
      if (times === PROBES) {
        announce(table);
        return;
      }
      const place = placed(table);
      // The library knows it, its types do not.
      const question = { name: place.name, type: 'ANY' as never };
      void group.send(() => ({ type: 'query', questions: [question], authorities: detailsOf(place) }));
      later(table, PROBE_MS, () => probe(table, times + 1));
    };

    const takeAnotherName = (table: Told): void => {
      // Nobody has so many by chance. The last one is kept: some will find the table by it.
      if (table.attempt === MOST_ATTEMPTS) return;
      table.attempt += 1;
      probe(table);
    };

    const forget = (table: Told): Promise<void> => {
      clearTimeout(table.timer);
      const place = placed(table);
      saidMs.delete(place.name);
      if (table.isProbing) return Promise.resolve();
      return respond(() => [pointerTo(place.name, 0), ...detailsOf(place, 0)]);
    };

    const named = (name: string): Told | undefined =>
      [...tables.values()].find((table) => isSameName(placed(table).name, name));

    /** Our own words that came back, or those of somebody who has the same name. */
    const compare = (records: readonly Answer[], from: string): void => {
      for (const record of records) {
        if (record.type !== 'SRV' || record.ttl === 0) continue;
        const table = named(record.name);
        const isOurs = record.data.port === port && isSameName(record.data.target, target);
        if (table && !isOurs) takeAnotherName(table);
        else if (table && !table.isProbing && !isBesideThePoint(from, addresses())) {
          echo.heard();
          settle('heard');
        }
      }
    };

    /** Somebody else is about to take the same name: of the two the one whose words come later keeps it (RFC 6762, 8.2). */
    const yieldTo = (records: readonly Answer[]): void => {
      for (const record of records) {
        const table = record.type === 'SRV' ? named(record.name) : undefined;
        if (record.type !== 'SRV' || !table?.isProbing) continue;
        const { data } = record;
        if (data.port > port || (data.port === port && data.target > target)) takeAnotherName(table);
      }
    };

    const answer = ({ asks, knows, isProbe }: Query): void => {
      const said = [...tables.values()].filter(({ isProbing }) => !isProbing);
      if (said.length > 0 && asks(KINDS) && isDue(KINDS)) void respond(() => [kindPointer()]);
      if (said.length > 0 && asks(target) && isDue(target)) void respond(addressesAt);
      for (const table of said) {
        const { name } = placed(table);
        const gapMs = isProbe && asks(name) ? PROBE_MS : REPEAT_MS;
        if ((asks(name) || (asks(SERVICE) && !knows(name))) && isDue(name, gapMs)) say(table);
      }
    };

    const hear = (packet: DecodedPacket, from: string): void => {
      if (packet.type === 'response') compare(saidIn(packet), from);
      else {
        yieldTo(packet.authorities ?? []);
        answer(readQuery(packet));
      }
    };

    const onChange = (): void => {
      for (const table of tables.values()) if (!table.isProbing) announce(table);
    };
    const group = joinGroup({ openWire: open, addresses, hear, onChange, log });

    return {
      tell(announcements) {
        if (isOver) return;
        const told = new Map(announcements.slice(0, MOST_TABLES).map((one) => [one.id, one]));
        for (const [id, table] of tables) {
          if (told.has(id)) continue;
          tables.delete(id);
          void forget(table);
        }
        if (told.size === 0) echo.heard();
        for (const [id, announcement] of told) {
          const known = tables.get(id);
          if (!known) {
            const table = { announcement, attempt: 1, isProbing: true, timer: undefined };
            tables.set(id, table);
            probe(table);
          } else if (JSON.stringify(known.announcement) !== JSON.stringify(announcement)) {
            known.announcement = announcement;
            if (!known.isProbing) announce(known);
          }
        }
      },
      async close() {
        isOver = true;
        echo.heard();
        const all = [...tables.values()];
        tables.clear();
        await Promise.all(all.map(forget));
        group.close();
      },
    };
  };
}

const TARGET_BYTES = 8;

/** Announces on every adapter of this machine. */
export const startAnnouncer: StartAnnouncer = (parts) =>
  announcerIn({
    openWire,
    // The machine's own name is already taken, by the system.
    target: `parlor-${randomBytes(TARGET_BYTES).toString('hex')}.local`,
    host: hostname().replace(/\.local$/i, '') || '?',
  })(parts);
