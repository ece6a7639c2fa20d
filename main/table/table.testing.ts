// For tests: clients that take down what they hear, moves for them, and a storage without a disk.
import type { ToClient } from '../../engine/protocol/to-client.ts';
import { openInMemory } from '../storage/open-database.ts';
import type { Storage } from '../storage/port.ts';
import { sqliteStorage } from '../storage/sqlite.ts';
import type { Client, MoveMessage } from './client.ts';
import { answerTo, asView } from './player.testing.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';

/** A client that takes down what it hears. */
export interface Recorder extends Client {
  readonly heard: ToClient[];
  view(): Extract<ToClient, { type: 'view' }>;
  last(): ToClient;
}

/** A new one, which has heard nothing. */
export function recorder(): Recorder {
  const heard: ToClient[] = [];
  return {
    heard,
    send: (message) => void heard.push(structuredClone(message)),
    view: () => heard.findLast((message) => message.type === 'view') as Extract<ToClient, { type: 'view' }>,
    last: () => heard.at(-1) as ToClient,
  };
}

/** A table that must be there. */
export function found(table: Awaited<ReturnType<Tables['open']>>): Table {
  if ('code' in table) throw new Error(table.code);
  return table;
}

/** Seats a recorder at every seat. */
export async function sitDown(table: Table, seats = 4): Promise<Recorder[]> {
  const players = Array.from({ length: seats }, recorder);
  for (const [seat, player] of players.entries()) await table.join(player, [seat]);
  return players;
}

let ids = 0;
/** An answer to the question a recorder was asked last. */
export function moveFor(table: Table, player: Recorder): MoveMessage {
  const view = asView(player.view().view);
  return {
    type: 'move',
    id: `m${(ids += 1)}`,
    table: table.id,
    question: view.question?.id ?? 'none',
    move: answerTo(view),
  };
}
/** Plays on until `done` or the end. */
export async function playUntil(
  table: Table,
  players: readonly Recorder[],
  done: () => boolean,
): Promise<void> {
  while (!done()) {
    const player = players.find((each) => asView(each.view().view).question !== null);
    if (!player) return;
    await table.accept(moveFor(table, player), player);
  }
}

/** Keeps tables in memory. */
export function memoryStorage(): Storage {
  return sqliteStorage(openInMemory());
}
