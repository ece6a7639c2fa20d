// The history of a host: what its windows ask of finished games.
import type { z } from 'zod';
import { statisticsOf } from '../../engine/history/count.ts';
import { filtered } from '../../engine/history/people.ts';
import type { GameRecord } from '../../engine/history/record.ts';
import type { HistoryFilter, Statistics } from '../../engine/history/statistics.ts';
import { asCompared } from '../../engine/protocol/fields.ts';
import type { historyRequests } from '../../engine/protocol/history.ts';
import { sendFile } from '../send-file.ts';
import { logged } from '../problem.ts';
import type { Storage } from '../storage/port.ts';
import type { Client } from '../table/client.ts';
import { trouble } from '../table/trouble.ts';
import { distinct } from './distinct.ts';
import { csvOf, jsonOf } from './files.ts';
import { olderGames } from './older.ts';

export type HistoryRequest = z.infer<(typeof historyRequests)[number]>;

export interface History {
  /** Answers a request of a window. */
  hear(client: Client, message: HistoryRequest): Promise<void>;
}

export interface HistoryParts {
  readonly storage: Storage;
  /** Grows when what is remembered of finished games may have changed. */
  readonly changes: () => number;
  readonly clock: () => number;
  readonly log: (line: string) => void;
}

/** So long after the last question what was read for it stays at hand: milliseconds. */
const KEPT_MS = 60_000;

/** What was read, until it changes. */
interface AtHand {
  readonly changes: number;
  /** The newest first. */
  readonly records: readonly GameRecord[];
  /** By filter. */
  readonly counted: Map<string, Statistics>;
}

/** Answers questions about finished games; reads and counts them once, until one is added, deleted or brought back. */
export function createHistory({ storage, changes, clock, log }: HistoryParts): History {
  const older = olderGames(storage, changes, log);
  let atHand: AtHand | null = null;
  let forgetting: NodeJS.Timeout | undefined;

  const read = (): AtHand => {
    clearTimeout(forgetting);
    // Otherwise a host that runs for long would have them all in memory for a page that was closed.
    forgetting = setTimeout(() => {
      atHand = null;
    }, KEPT_MS).unref();
    if (atHand?.changes !== changes()) {
      atHand = { changes: changes(), records: distinct(storage.records()), counted: new Map() };
    }
    return atHand;
  };

  const statistics = (filter: HistoryFilter): Statistics => {
    const { records, counted } = read();
    const key = JSON.stringify([filter.game, filter.name]);
    let known = counted.get(key);
    if (!known) {
      known = statisticsOf(records, filter, (at) => new Date(at).getTimezoneOffset());
      counted.set(key, known);
    }
    return known;
  };

  /** Every way in which a name is written in the records, and the one that was given. */
  const spellings = (name: string): Set<string> => {
    const key = asCompared(name);
    const people = read().records.flatMap(({ players }) => players.filter(({ kind }) => kind === 'person'));
    return new Set([name, ...people.map((person) => person.name).filter((each) => asCompared(each) === key)]);
  };

  /** In how many games both of two names played: those are of two people. */
  const meetings = (name: string, into: string): number => {
    const [one, other] = [asCompared(name), asCompared(into)];
    if (one === other) return 0;
    return read().records.filter(({ players }) => {
      const there = players.flatMap((player) => (player.kind === 'person' ? asCompared(player.name) : []));
      return there.includes(one) && there.includes(other);
    }).length;
  };

  const rename = async (client: Client, id: string, name: string, to: string): Promise<void> => {
    try {
      for (const spelling of spellings(name)) {
        if (spelling !== to) await storage.renamePlayer(spelling, to);
      }
    } catch (error) {
      log(`A name could not be changed in the finished games: ${logged(error)}`);
      return client.send(trouble('archive-not-kept', id));
    }
    client.send({ type: 'done', id });
  };

  return {
    async hear(client, message) {
      const { id } = message;
      switch (message.type) {
        case 'statistics': {
          const unread = older.left();
          return client.send({ type: 'statistics', id, statistics: statistics(message), unread });
        }
        case 'history': {
          const records = filtered(read().records, message);
          const { from, count } = message;
          return client.send({
            type: 'history',
            id,
            records: records.slice(from, from + count),
            total: records.length,
          });
        }
        case 'export-history': {
          const records = filtered(read().records, message);
          const name = `Parlor Tricks ${dayOf(clock())}.${message.as}`;
          return sendFile(client, id, name, message.as === 'csv' ? csvOf(records) : jsonOf(records));
        }
        case 'merge-name': {
          const { name, into } = message;
          const met = meetings(name, into);
          // Such a game would tell of one person twice, who won and lost it, and nothing could part them again.
          if (met > 0) return client.send(trouble('names-met', id, { name, into, games: met }));
          return rename(client, id, name, into);
        }
        case 'forget-name':
          return rename(client, id, message.name, '');
      }
    },
  };
}

/** The day here, such as `2026-12-01`. */
function dayOf(at: number): string {
  const date = new Date(at);
  const parts = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return [date.getFullYear(), ...parts].join('-');
}
