// The listener on the loopback: one server for the renderer's files and for the clients' messages.
import { createServer } from 'node:http';
import type { Reception } from '../table/reception.ts';
import { CONTROL_PATH, type Shown } from './control.ts';
import { createDoor } from './door.ts';
import { listen } from './listen.ts';
import { loopbackNames } from './origin.ts';
import { newSecret, type RandomBytes } from './secrets.ts';
import { openSockets } from './sockets.ts';
import { createWeb } from './web.ts';

export interface Listener {
  readonly port: number;
  /** The word that a second start has to say. */
  readonly controlSecret: string;
  /** A new address, with a token for one use. */
  newAddress(): string;
  /** Closes every connection. */
  close(): Promise<void>;
}

export interface ListenerParts {
  /** Null for the first free one. */
  readonly port: number | null;
  readonly rendererRoot: string;
  readonly reception: Reception;
  readonly clock: () => number;
  readonly randomBytes: RandomBytes;
  /** A second start asks for the window, and that files be opened. */
  readonly show: (files: readonly string[]) => Promise<Shown>;
}

const CONTROL_SECRET_BYTES = 32;

/** Opens the listener. @throws Problem when the port cannot be had */
export async function openListener(parts: ListenerParts): Promise<Listener> {
  const { rendererRoot, reception, clock, randomBytes, show } = parts;
  const http = createServer();
  const port = await listen(http, parts.port);
  const door = createDoor(port, randomBytes);
  const names = loopbackNames(port);
  const controlSecret = newSecret(randomBytes, CONTROL_SECRET_BYTES);
  const control = { path: CONTROL_PATH, secret: controlSecret, show };
  http.on('request', createWeb({ door, names, rendererRoot, control }));
  const sockets = openSockets({ http, door, names, reception, clock });
  return {
    port,
    controlSecret,
    newAddress: () => `http://127.0.0.1:${port}/?token=${door.issue()}`,
    async close() {
      http.closeAllConnections();
      // Closes the HTTP server as well.
      await sockets.close();
    },
  };
}
