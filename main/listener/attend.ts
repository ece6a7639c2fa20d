// Hears one client, whatever carries its words: how large and how fast they may be, and whether they are words at all.
import type { z } from 'zod';
import type { ToClient } from '../../engine/protocol/to-client.ts';
import { toTableSchema, type ToTable } from '../../engine/protocol/to-table.ts';
import type { Client } from '../table/client.ts';
import { createPace } from '../table/pace.ts';
import { trouble } from '../table/trouble.ts';
import { isTooLarge, MOST_WINDOW_CHARACTERS } from './size.ts';

/** What carries words to one client. */
export interface Carrier {
  send(message: ToClient): void;
  /** Ends the connection of a client that floods. */
  hangUp(): void;
}

/** What listens to one client. */
export interface Attendant {
  /** Something came from the client: not yet looked at, and perhaps no message. */
  hear(said: unknown): void;
  /** The connection is gone. */
  gone(): void;
}

/** What a client may say, and how fast. */
export interface Hearing<Message> {
  readonly schema: z.ZodType<Message>;
  /** The longest message that is looked at, as JSON: characters. */
  readonly mostCharacters: number;
  /** How many messages at once. */
  readonly burst: number;
  readonly perSecond: number;
  /** How many are borne over that limit at once, and further ones a second. More close the connection. */
  readonly excessBorne: number;
  readonly excessBornePerSecond: number;
  /** How many that are no messages are borne at once, and further ones a second; null for any number. */
  readonly nonsenseBorne: number | null;
  readonly nonsenseBornePerSecond: number;
}

/** A window of our own: five hundred messages over the limit in ten seconds are a fault of it, and nonsense is only told. */
export const WINDOW_HEARING: Hearing<ToTable> = {
  schema: toTableSchema,
  mostCharacters: MOST_WINDOW_CHARACTERS,
  burst: 100,
  perSecond: 50,
  excessBorne: 450,
  excessBornePerSecond: 5,
  nonsenseBorne: null,
  nonsenseBornePerSecond: 0,
};

/** What receives a client, once what it says has passed the schema. */
export type Receive<Message> = (client: Client) => {
  hear(message: Message): Promise<void>;
  gone(): void;
};

/** Attends to a client that has just come. */
export function attend<Message>(
  carrier: Carrier,
  receive: Receive<Message>,
  hearing: Hearing<Message>,
  clock: () => number,
): Attendant {
  const visitor = receive({ send: carrier.send });
  const pace = createPace(hearing.burst, hearing.perSecond, clock);
  // What comes through forgives nothing: in every flood some messages do.
  const patience = createPace(hearing.excessBorne, hearing.excessBornePerSecond, clock);
  const indulgence = createPace(hearing.nonsenseBorne ?? Infinity, hearing.nonsenseBornePerSecond, clock);
  let isTold = false;

  return {
    hear(said) {
      if (!pace()) {
        // A request is answered by its id, so that its sender can make it again; the rest of a flood is told once.
        const id = idOf(said);
        if (!isTold || id !== null) carrier.send(trouble('too-fast', id));
        isTold = true;
        if (!patience()) carrier.hangUp();
        return;
      }
      isTold = false;
      const parsed = isTooLarge(said, hearing.mostCharacters) ? null : hearing.schema.safeParse(said);
      if (parsed?.success) return void visitor.hear(parsed.data);
      carrier.send(trouble('malformed', idOf(said)));
      if (!indulgence()) carrier.hangUp();
    },
    gone: () => visitor.gone(),
  };
}

const MOST_ID_CHARACTERS = 64;

/** The id of a request that could not be read, so that its sender knows which one it was. */
function idOf(said: unknown): string | null {
  if (typeof said !== 'object' || said === null) return null;
  const id = (said as { id?: unknown }).id;
  return typeof id === 'string' && id.length <= MOST_ID_CHARACTERS ? id : null;
}
