// A connection over the one port that the desktop shell hands the page, new with every load.
import { PORT_GREETING } from '../../engine/protocol/port.ts';
import type { Connection, ConnectionListeners } from './connection.ts';
import { heard } from './heard.ts';

/** What of the page's window is needed. */
export type PortWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly location: Pick<Location, 'origin'>;
};

/** A connection to the host behind the shell whose window this is. */
export function portConnection(page: PortWindow): Connection {
  let port: MessagePort | null = null;
  let hear: ((event: MessageEvent) => void) | null = null;

  const take = (given: MessagePort, listeners: ConnectionListeners): void => {
    port?.close();
    port = given;
    given.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (port === given) heard(parsed(data), listeners);
    });
    given.addEventListener('close', () => {
      if (port !== given) return;
      port = null;
      listeners.lost();
    });
    given.start();
    listeners.connected();
  };

  return {
    open(listeners) {
      hear = (event) => {
        const [given] = event.ports;
        // Only the preload script can say this: no other page can be opened here, and it speaks from this very window.
        const isOurs = event.source === page && event.origin === page.location.origin;
        if (isOurs && event.data === PORT_GREETING && given) take(given, listeners);
      };
      page.addEventListener('message', hear);
    },
    send: (message) => port?.postMessage(JSON.stringify(message)),
    close() {
      if (hear) page.removeEventListener('message', hear);
      port?.close();
      port = null;
    },
  };
}

/** What a text says; nothing for what is no text of ours. */
function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
