// A connection over Socket.IO to the host that served the page.
import { io } from 'socket.io-client';
import type { Connection } from './connection.ts';
import { heard } from './heard.ts';

/** The one event name; what is said is in the message itself. */
const MESSAGE = 'message';
/** Longest pause between two attempts to reach a lost host, in milliseconds. */
const LONGEST_RETRY_MS = 2_000;
const FIRST_RETRY_MS = 200;
/** An attempt that has led nowhere in this time is given up for another: the host is in the same house. */
const ATTEMPT_MS = 5_000;

/** A connection to `address`, or to where the page came from. */
export function socketConnection(address?: string): Connection {
  const options = {
    autoConnect: false,
    transports: ['websocket'],
    reconnectionDelay: FIRST_RETRY_MS,
    reconnectionDelayMax: LONGEST_RETRY_MS,
    timeout: ATTEMPT_MS,
  };
  const socket = address === undefined ? io(options) : io(address, options);
  return {
    open(listeners) {
      socket.on('connect', () => listeners.connected());
      socket.on('disconnect', (reason) => {
        listeners.lost();
        // Socket.IO comes back by itself except when the host itself hung up.
        if (reason === 'io server disconnect') socket.connect();
      });
      socket.on('connect_error', () => {
        listeners.lost();
        if (!socket.active) setTimeout(() => socket.connect(), LONGEST_RETRY_MS);
      });
      socket.on(MESSAGE, (said: unknown) => heard(said, listeners));
      socket.connect();
    },
    send(message) {
      // Socket.IO would keep what is said meanwhile and deliver it before the first words of the next connection.
      if (socket.connected) socket.emit(MESSAGE, message);
    },
    close() {
      socket.disconnect();
    },
  };
}
