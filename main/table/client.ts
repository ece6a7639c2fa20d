// The contract of a client: the window here, later a guest and a phone, and every bot are the same to a table.
import type { ToClient } from '../../engine/protocol/to-client.ts';
import type { ToTable } from '../../engine/protocol/to-table.ts';

/** Whoever can be told something. One object for one connection; it is known by its identity. */
export interface Client {
  /** Never throws and never waits: a connection that is gone swallows what it is told. */
  send(message: ToClient): void;
}

export type MoveMessage = Extract<ToTable, { type: 'move' }>;
export type ConsiderMessage = Extract<ToTable, { type: 'consider' }>;
export type UndoMessage = Extract<ToTable, { type: 'undo' }>;
export type AgreeMessage = Extract<ToTable, { type: 'agree' }>;
export type LiftMessage = Extract<ToTable, { type: 'lift' }>;
