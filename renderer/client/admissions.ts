// The requests of guests that were answered here: whoever presses twice need not hear that they are gone.
import type { Message, Request } from '../connection/messages.ts';

export interface Admissions {
  /** Asks something of the host, and heeds whose request is answered with it. */
  request(message: Request): string;
  /** Whether the trouble is nothing but that of a second press. */
  isOfSecondPress(trouble: Message<'trouble'>): boolean;
  /** The connection is lost: what was said may not have been heard. */
  lost(): void;
}

/** @param send asks something of the host under a new id */
export function keepAdmissions(send: (message: Request) => string): Admissions {
  const answered = new Set<string>();
  const again = new Set<string>();
  return {
    request(message) {
      const id = send(message);
      if (message.type !== 'admit') return id;
      if (answered.has(message.request)) again.add(id);
      answered.add(message.request);
      return id;
    },
    isOfSecondPress: ({ code, id }) => id !== null && again.delete(id) && code === 'no-such-guest',
    lost() {
      answered.clear();
      again.clear();
    },
  };
}
