// The contract of a client: the window here, later a guest and a phone, and every bot are the same to a table.
import type { Seat, Viewer } from '../../engine/core/seat.ts';
import type { ToClient } from '../../engine/protocol/to-client.ts';
import type { ToTable } from '../../engine/protocol/to-table.ts';

/** Whoever can be told something. One object for one connection; it is known by its identity. */
export interface Client {
  /** Never throws and never waits: a connection that is gone swallows what it is told. */
  send(message: ToClient): void;
}

/** What a client is at a table. A window at which several people sit will hold several seats and have the eyes of one. */
export interface Place {
  /** The seats that may be played from here. */
  readonly holds: readonly Seat[];
  /** Whose view it is sent now: one of `holds`, or the watcher's. */
  readonly eyes: Viewer;
}

export type MoveMessage = Extract<ToTable, { type: 'move' }>;
export type ConsiderMessage = Extract<ToTable, { type: 'consider' }>;
