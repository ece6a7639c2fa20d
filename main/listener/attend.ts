// Hears one client, whatever carries its words: how large and how fast they may be, and whether they are words at all.
import type { ToClient } from '../../engine/protocol/to-client.ts';
import { toTableSchema } from '../../engine/protocol/to-table.ts';
import { createPace } from '../table/pace.ts';
import type { Reception } from '../table/reception.ts';
import { trouble } from '../table/trouble.ts';

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

/** The longest message that is looked at. The largest honest one, a table being opened, has some 700 characters. */
export const MOST_MESSAGE_CHARACTERS = 16 * 1024;
const BURST = 100;
const PER_SECOND = 50;
/** Messages over the limit that are borne at once and a second: five hundred in ten seconds. More close the connection. */
const EXCESS_BORNE = 450;
const EXCESS_BORNE_PER_SECOND = 5;

/** Attends to a client that has just come. */
export function attend(carrier: Carrier, receive: Reception['receive'], clock: () => number): Attendant {
  const visitor = receive({ send: carrier.send });
  const pace = createPace(BURST, PER_SECOND, clock);
  // What comes through forgives nothing: in every flood some messages do.
  const patience = createPace(EXCESS_BORNE, EXCESS_BORNE_PER_SECOND, clock);
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
      const parsed = isTooLong(said) ? null : toTableSchema.safeParse(said);
      if (parsed?.success) void visitor.hear(parsed.data);
      else carrier.send(trouble('malformed', idOf(said)));
    },
    gone: () => visitor.gone(),
  };
}

function isTooLong(said: unknown): boolean {
  return (JSON.stringify(said) ?? '').length > MOST_MESSAGE_CHARACTERS;
}

const MOST_ID_CHARACTERS = 64;

/** The id of a request that could not be read, so that its sender knows which one it was. */
function idOf(said: unknown): string | null {
  if (typeof said !== 'object' || said === null) return null;
  const id = (said as { id?: unknown }).id;
  return typeof id === 'string' && id.length <= MOST_ID_CHARACTERS ? id : null;
}
