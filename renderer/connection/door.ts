// Tells a host that cannot be reached from one that is there and does not let this page in any more.
import type { Connection } from './connection.ts';

/** Whether the host knows this page: a host that was started anew knows none that was open before. */
export type Door = 'open' | 'closed';

/** The answer of a host that does not know who asks. */
const FORBIDDEN = 403;

/** Asks the host for its first page, the way `fetch` does. */
export type Knock = () => Promise<{ readonly status: number }>;

/** The same connection; whenever the host cannot be heard it knocks, and tells how the door is. */
export function watchDoor(connection: Connection, knock: Knock, told: (door: Door) => void): Connection {
  /** Rises with every change, so that an answer that comes too late is told apart. */
  let change = 0;
  return {
    ...connection,
    open: (listeners) =>
      connection.open({
        ...listeners,
        connected() {
          change += 1;
          told('open');
          listeners.connected();
        },
        lost() {
          listeners.lost();
          change += 1;
          const asked = change;
          knock().then(
            ({ status }) => {
              if (change === asked) told(status === FORBIDDEN ? 'closed' : 'open');
            },
            // Nobody answers: the host is not there.
            () => {
              if (change === asked) told('open');
            },
          );
        },
      }),
  };
}
