// What a guest has asked for and waits for. Kept as long as the page's tab: whoever loads it anew asks again by itself.
import type { Seat } from '../../engine/core/seat.ts';
import type { Memory } from '../settings/memory.ts';

const KEY = 'parlor.wish';

/** What a guest wants of a table at whose door they stand. */
export interface Wish {
  readonly table: string;
  /** Null: to watch. */
  readonly seat: Seat | null;
  readonly name: string;
}

export interface Wishes {
  /** What was asked for and not answered yet. */
  readonly open: Wish | null;
  keep(wish: Wish): void;
  /** It was answered, or is not wanted any more. */
  drop(): void;
}

/** The wish kept in `visit`, the memory of this tab. */
export function wishesIn(visit: Memory): Wishes {
  let open = wishOf(visit.read(KEY));
  return {
    get open() {
      return open;
    },
    keep(wish) {
      open = wish;
      visit.keep(KEY, wish);
    },
    drop() {
      if (open === null) return;
      open = null;
      visit.keep(KEY, null);
    },
  };
}

/** Null where what was kept is none: somebody else may have written there. */
function wishOf(kept: unknown): Wish | null {
  if (typeof kept !== 'object' || kept === null) return null;
  if (!('table' in kept) || !('seat' in kept) || !('name' in kept)) return null;
  const { table, seat, name } = kept;
  if (typeof table !== 'string' || typeof name !== 'string') return null;
  return seat === null || typeof seat === 'number' ? { table, seat, name } : null;
}
