// The archive of a host: what its windows ask of kept games.
import type { keptRequests } from '../../engine/protocol/kept.ts';
import type { z } from 'zod';
import { trouble, type Trouble } from '../table/trouble.ts';
import type { Client } from '../table/client.ts';
import type { Storage } from '../storage/port.ts';
import type { Tables } from '../table/tables.ts';

export type KeptRequest = z.infer<(typeof keptRequests)[number]>;
type Branch = Extract<KeptRequest, { type: 'branch' }>;

export interface Archive {
  /** Answers a request of a window. */
  hear(client: Client, message: Exclude<KeptRequest, Branch>): Promise<void>;
  /** Keeps a new table that stands where a finished game stood once; answers its id. */
  branch(message: Branch): Promise<string | Trouble>;
  /** The window is gone: what it had sent of a file is forgotten. */
  gone(client: Client): void;
}

export interface ArchiveParts {
  readonly storage: Storage;
  readonly tables: Tables;
  readonly clock: () => number;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly log: (line: string) => void;
  readonly isHosted: (table: string) => boolean;
  readonly gathers: (table: string) => boolean;
  /** Somebody is at the table. */
  readonly isVisited: (table: string) => boolean;
  /** The seats of a table that are played at this screen. */
  readonly screenSeats: (table: string) => readonly number[];
  /** Puts everybody out of a table that was deleted, and takes it off the network. */
  readonly putOut: (table: string) => Promise<void>;
  /** The tables that can be gone on with have changed. */
  readonly onListChanged: () => void;
}

export function createArchive(_parts: ArchiveParts): Archive {
  return {
    hear: (client, message) => Promise.resolve(client.send(trouble('host-failed', message.id))),
    branch: () => Promise.resolve({ code: 'host-failed', facts: {} }),
    gone: () => undefined,
  };
}
