// Test code: people and bots at a table, as everybody there knows them.
import type { Companion } from './network.ts';

/** Ada, a person at the host's screen, but for `changes`. */
export function companion(changes: Partial<Companion> = {}): Companion {
  return {
    name: 'Ada',
    kind: 'person',
    bot: null,
    at: 'screen',
    isLost: false,
    hasLeft: false,
    standsIn: false,
    ...changes,
  };
}

/** A seat that nobody has taken. */
export const FREE: Companion = companion({ name: '', kind: 'open', at: null });
