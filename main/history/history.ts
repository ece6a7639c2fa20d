// The history of a host: what its windows ask of finished games.
import type { z } from 'zod';
import type { historyRequests } from '../../engine/protocol/history.ts';
import type { Storage } from '../storage/port.ts';
import type { Client } from '../table/client.ts';
import { trouble } from '../table/trouble.ts';

export type HistoryRequest = z.infer<(typeof historyRequests)[number]>;

export interface History {
  /** Answers a request of a window. */
  hear(client: Client, message: HistoryRequest): Promise<void>;
}

export interface HistoryParts {
  readonly storage: Storage;
  readonly clock: () => number;
  readonly log: (line: string) => void;
}

export function createHistory(_parts: HistoryParts): History {
  return { hear: (client, message) => Promise.resolve(client.send(trouble('host-failed', message.id))) };
}
