// Tells a window what it is told in the order in which it came, also where something has to be done before a message is.
import type { ToClient } from '../../../engine/protocol/to-client.ts';

export interface Order {
  /** Tells a message in its turn. @param after is waited for, and never rejects; where it comes to false there is nothing to tell */
  pass(message: ToClient, after?: Promise<unknown>): void;
  /** Nothing more is told. */
  close(): void;
}

export function createOrder(tell: (message: ToClient) => void): Order {
  /** What is not done yet of all that came before; null when nothing is. */
  let before: Promise<unknown> | null = null;
  let isClosed = false;
  return {
    pass(message, after) {
      const say = (isGood: unknown): void => {
        if (isGood !== false && !isClosed) tell(message);
      };
      if (!before && !after) return say(true);
      const turn = Promise.all([after, before]).then(([isGood]) => say(isGood));
      before = turn;
      void turn.then(() => {
        if (before === turn) before = null;
      });
    },
    close() {
      isClosed = true;
    },
  };
}
