// For the machines that build the installers: notes that a page said hello and that the window could be shown, and is done.
import type { Reception } from '../../table/reception.ts';

export interface Smoke {
  /** The same reception, overheard. */
  overhear(receive: Reception['receive']): Reception['receive'];
  windowIsReady(): void;
}

/**
 * Waits for both.
 * @param done called once: true when both came, false when the time was up
 * @param mostMs how long to wait, in milliseconds
 */
export function awaitSmoke(done: (seen: boolean) => void, mostMs: number): Smoke {
  let saidHello = false;
  let isReady = false;
  let isDone = false;
  const settle = (seen: boolean): void => {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    done(seen);
  };
  const timer = setTimeout(() => settle(false), mostMs);
  const look = (): void => {
    if (saidHello && isReady) settle(true);
  };
  return {
    overhear: (receive) => (client) => {
      const visitor = receive(client);
      return {
        ...visitor,
        async hear(message) {
          await visitor.hear(message);
          saidHello ||= message.type === 'hello';
          look();
        },
      };
    },
    windowIsReady() {
      isReady = true;
      look();
    },
  };
}
