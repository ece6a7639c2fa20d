// The way to a host and back, whatever carries it: checked messages, and whether the host can be heard.
import type { ToClient } from '../../engine/protocol/to-client.ts';
import type { ToTable } from '../../engine/protocol/to-table.ts';

export interface ConnectionListeners {
  /** The host can be heard (again); nothing said before counts any more. */
  connected(): void;
  /** The host cannot be heard; the connection tries again by itself. */
  lost(): void;
  message(message: ToClient): void;
  /** Something came that this protocol does not know. */
  unreadable(problem: string): void;
}

export interface Connection {
  /** Begins to listen; once. */
  open(listeners: ConnectionListeners): void;
  /** Says something to the host; lost when it cannot be heard, so who needs an answer says it again. */
  send(message: ToTable): void;
  close(): void;
}
