// The status of all tables as a program reads it: one JSON object a line, at first and after every change. Never a secret.
import type { Result } from '../../../engine/core/view.ts';
import type { Announced, Companion, Hosting } from '../../../engine/protocol/network.ts';
import type { Window } from './window.ts';

/** One table of a status. The names and the order of the keys are part of what is promised. */
export interface TableStatus {
  readonly id: string;
  readonly game: string;
  /** As guests type it; null while the table is not open to the network. */
  readonly code: string | null;
  /** The likeliest first. */
  readonly addresses: readonly string[];
  readonly port: number | null;
  /** Null while the table is not announced at all. */
  readonly announced: Announced | null;
  readonly begun: boolean;
  readonly seats: readonly Companion[];
  readonly watchers: number;
  readonly requests: Hosting['requests'];
  /** Journal entries so far. */
  readonly version: number;
  readonly over: boolean;
  readonly result: Result | null;
}

export interface Status {
  readonly tables: readonly TableStatus[];
}

/** The status of a table; null before there is one. @param announces whether this host announces its tables */
export function statusOf(
  { company, hosting, version, result }: Window,
  announces: boolean,
): TableStatus | null {
  if (!company) return null;
  const network = hosting?.network ?? null;
  return {
    id: company.table,
    game: company.game,
    code: network?.code ?? null,
    addresses: network?.addresses.map(({ url }) => url) ?? [],
    port: network?.port ?? null,
    announced: announces ? (network?.announced ?? null) : null,
    begun: company.begun,
    seats: company.seats,
    watchers: company.watchers,
    requests: hosting?.requests ?? [],
    version,
    over: result !== null,
    result,
  };
}

/** Prints a status after every change, each once: what changes in one turn of the event loop is one change. */
export function statusPrinter(status: () => Status, print: (line: string) => void): () => void {
  let last = '';
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    setImmediate(() => {
      isWaiting = false;
      const line = JSON.stringify(status());
      if (line === last) return;
      last = line;
      print(line);
    });
  };
}
