// The archive of a host: what its windows ask of kept games.
import type { keptRequests } from '../../engine/protocol/kept.ts';
import type { ToClient } from '../../engine/protocol/to-client.ts';
import type { z } from 'zod';
import { trouble, type Trouble } from '../table/trouble.ts';
import { sendFile } from '../send-file.ts';
import type { Client } from '../table/client.ts';
import type { Storage } from '../storage/port.ts';
import type { Tables } from '../table/tables.ts';
import { branch } from './branch.ts';
import { copy, purge, remove, rename, restore } from './keeping.ts';
import { fileFor } from './files/out.ts';
import { createBringingIn } from './files/in.ts';
import { createPictures } from './picture.ts';
import { createReplays } from './replay.ts';
import { shelfFor } from './shelf.ts';

export type KeptRequest = z.infer<(typeof keptRequests)[number]>;
/** A request of one type. */
export type Asked<T extends KeptRequest['type']> = Extract<KeptRequest, { type: T }>;

export interface Archive {
  /** Answers a request of a window. */
  hear(client: Client, message: Exclude<KeptRequest, Asked<'branch'>>): Promise<void>;
  /** Keeps a new table that stands where a finished game stood once; answers its id. */
  branch(message: Asked<'branch'>): Promise<string | Trouble>;
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
  /** It is open to the network, waits for guests, or some of its seats are theirs. */
  readonly isForGuests: (table: string) => boolean;
  /** The seats of a table that are played at this screen. */
  readonly screenSeats: (table: string) => readonly number[];
  /** Puts everybody out of a table that was deleted, and takes it off the network. */
  readonly putOut: (table: string) => Promise<void>;
  /** A table was brought back: it goes on the network again where it was. A trouble when that cannot be done. */
  readonly broughtBack: (table: string) => Promise<Trouble | null>;
  /** The tables that can be gone on with have changed. */
  readonly onListChanged: () => void;
}

/** The archive over a storage; it begins with doing away with what was deleted long ago. */
export function createArchive(parts: ArchiveParts): Archive {
  const pictureOf = createPictures(parts);
  const replays = createReplays(parts);
  const bringIn = createBringingIn(parts);
  void purge(parts);

  const answer = (
    client: Client,
    message: Exclude<KeptRequest, Asked<'branch'>>,
  ): ToClient | Trouble | null | Promise<ToClient | Trouble | null> => {
    switch (message.type) {
      case 'shelf':
        return shelfFor(parts, message);
      case 'picture': {
        const picture = pictureOf(message.table);
        return 'code' in picture
          ? picture
          : { type: 'picture', id: message.id, table: message.table, ...picture };
      }
      case 'rename':
        return rename(parts, message);
      case 'copy':
        return copy(parts, message);
      case 'delete':
        return remove(parts, message);
      case 'restore':
        return restore(parts, message);
      case 'replay':
        return replays.stepsFor(message);
      case 'export': {
        const file = fileFor(parts, replays, message);
        if ('code' in file) return file;
        sendFile(client, message.id, file.name, file.text);
        return null;
      }
      case 'import':
        return bringIn.hear(client, message);
    }
  };

  return {
    async hear(client, message) {
      const said = await answer(client, message);
      if (said === null) return;
      client.send(
        'code' in said && !('type' in said) ? trouble(said.code, message.id, said.facts) : (said as ToClient),
      );
    },
    branch: (message) => branch(parts, replays, message),
    gone: (client) => bringIn.gone(client),
  };
}
