// The passes of this device: with one a guest comes back to their seat. Kept in the browser where it lets us, else until reload.
import type { Message } from '../connection/messages.ts';
import type { Memory } from '../settings/memory.ts';
import type { KeptPass } from '../store/state.ts';

const KEY = 'parlor.passes';
/** Older ones are forgotten: their tables are over. */
const MOST_PASSES = 12;

export interface Passes {
  /** The newest first, without their secrets. */
  readonly list: readonly KeptPass[];
  /** The secret for a table; null when there is none. */
  secretOf(table: string): string | null;
  keep(pass: Message<'pass'>, game: string): void;
  /** The game of a table is known now. */
  nameGame(table: string, game: string): void;
  drop(table: string): void;
}

interface Secret extends KeptPass {
  readonly secret: string;
}

/** The passes that are kept in `memory`. */
export function passesIn(memory: Memory): Passes {
  let kept: readonly Secret[] = readFrom(memory);
  const change = (next: readonly Secret[]): void => {
    kept = next.slice(0, MOST_PASSES);
    memory.keep(KEY, kept);
  };
  const without = (table: string): Secret[] => kept.filter((pass) => pass.table !== table);
  return {
    get list() {
      return kept.map(({ table, seat, name, game }) => ({ table, seat, name, game }));
    },
    secretOf: (table) => kept.find((pass) => pass.table === table)?.secret ?? null,
    keep({ table, seat, name, secret }, game) {
      change([{ table, seat, name, secret, game }, ...without(table)]);
    },
    nameGame(table, game) {
      const pass = kept.find((each) => each.table === table);
      if (pass && pass.game !== game) change(kept.map((each) => (each === pass ? { ...pass, game } : each)));
    },
    drop(table) {
      if (kept.some((pass) => pass.table === table)) change(without(table));
    },
  };
}

/** What is no pass there, whoever put it, is left out. */
function readFrom(memory: Memory): Secret[] {
  const found = memory.read(KEY);
  return Array.isArray(found) ? found.filter(isSecret) : [];
}

function isSecret(value: unknown): value is Secret {
  if (typeof value !== 'object' || value === null) return false;
  const { table, seat, name, secret, game } = value as Record<string, unknown>;
  const isSeat = seat === null || (typeof seat === 'number' && Number.isInteger(seat));
  return isSeat && [table, name, secret, game].every((text) => typeof text === 'string');
}
