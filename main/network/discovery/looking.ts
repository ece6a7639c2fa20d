// Looks for the tables of other hosts by mDNS, as long as somebody wants to know.
import type { DecodedPacket, Question } from 'dns-packet';
import type { StartLooking } from '../contract.ts';
import { isBesideThePoint } from './addresses.ts';
import { createCache } from './cache.ts';
import { createEcho } from './echo.ts';
import { joinGroup } from './group.ts';
import { saidIn, SERVICE } from './records.ts';
import { openWire, type OpenWire } from './wire.ts';

const FIRST_MS = 1000;
/** Asked less and less often (RFC 6762, 5.2), but twice within the life of an announcement. */
const SELDOM_MS = 60_000;
/** More is left for the next time. */
const MOST_QUESTIONS = 10;
/** Time in which at least the own question comes back. */
const ECHO_MS = 3000;
const LOOK_AT_CLOCK_MS = 500;

/**
 * Makes the looking; the tables of this very host are found too, and told apart by their ids.
 *
 * `isDeaf` means that not even the own question came back: no adapter could join, or the machine's own firewall forbids it.
 * Like the announcer's `heard` this says nothing of the access point: one that keeps multicast to itself makes nobody
 * deaf, there just is nothing to be found.
 */
export function lookingIn(open: OpenWire): StartLooking {
  return ({ addresses, onFound, log }) => {
    const cache = createCache();
    let isDeaf = false;
    let told: string | null = null;
    let asking: NodeJS.Timeout | undefined;

    const report = (): void => {
      const tables = cache.tables(performance.now());
      const now = JSON.stringify([tables, isDeaf]);
      if (now === told) return;
      told = now;
      onFound(tables, isDeaf);
    };

    const echo = createEcho(ECHO_MS, () => {
      isDeaf = true;
      report();
    });

    const ask = (nextMs: number): void => {
      clearTimeout(asking);
      asking = setTimeout(() => ask(Math.min(2 * nextMs, SELDOM_MS)), nextMs);
      echo.await();
      const questions: Question[] = [
        { name: SERVICE, type: 'PTR' },
        ...cache
          .unclear()
          .slice(0, MOST_QUESTIONS)
          .map((name): Question => ({ name, type: 'SRV' })),
      ];
      void group.send(() => ({ type: 'query', questions }));
    };

    const hear = (packet: DecodedPacket, from: string): void => {
      if (!isBesideThePoint(from, addresses())) {
        echo.heard();
        isDeaf = false;
      }
      if (packet.type !== 'response') return;
      cache.take(saidIn(packet), performance.now());
      report();
    };

    const group = joinGroup({
      openWire: open,
      addresses,
      hear,
      onChange: () => ask(FIRST_MS),
      log,
    });
    echo.await();
    // What was heard last may have become too old, and the first answer is not to wait for anybody to be heard.
    const watching = setInterval(report, LOOK_AT_CLOCK_MS);

    return () => {
      echo.heard();
      clearTimeout(asking);
      clearInterval(watching);
      group.close();
    };
  };
}

/** Looks on every adapter of this machine. */
export const startLooking: StartLooking = (parts) => lookingIn(openWire)(parts);
