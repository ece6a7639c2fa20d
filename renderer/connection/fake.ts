// A connection for tests: what is sent is kept, what the host says is said by the test.
import type { ToClient } from '../../engine/protocol/to-client.ts';
import type { ToTable } from '../../engine/protocol/to-table.ts';
import type { Connection, ConnectionListeners } from './connection.ts';

export interface FakeConnection extends Connection {
  /** Everything sent so far while connected, oldest first. */
  readonly sent: readonly ToTable[];
  connect(): void;
  lose(): void;
  say(message: ToClient): void;
}

/** A connection that nobody is at the other end of. */
export function fakeConnection(): FakeConnection {
  const sent: ToTable[] = [];
  let listeners: ConnectionListeners | null = null;
  let connected = false;
  return {
    sent,
    open(given) {
      listeners = given;
    },
    send(message) {
      if (connected) sent.push(message);
    },
    close() {
      connected = false;
    },
    connect() {
      connected = true;
      listeners?.connected();
    },
    lose() {
      connected = false;
      listeners?.lost();
    },
    say(message) {
      listeners?.message(message);
    },
  };
}
