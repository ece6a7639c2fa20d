// Hears, on the way to the client, what the window's own host tells of what it remembers, and tells it what is to be remembered.
import type { Brought } from '../../engine/protocol/settings.ts';
import type { Connection } from '../connection/connection.ts';
import type { HouseMemory } from './house-memory.ts';

/**
 * The connection, with the memory of the house beside it. What is remembered is known before the client hears the welcome,
 * so that nothing is drawn with the browser's copy once the host's is there.
 * @param onBrought a file was brought in at the host
 */
export function withHouse(
  connection: Connection,
  memory: HouseMemory,
  newId: () => string,
  onBrought: (message: Brought) => void,
): Connection {
  const tell = (key: string, value: unknown): void =>
    connection.send({ type: 'remember', id: newId(), key, value });
  return {
    ...connection,
    open(listeners) {
      connection.open({
        ...listeners,
        lost() {
          memory.part();
          listeners.lost();
        },
        message(message) {
          if (message.type === 'remembered') return memory.hear(message.key, message.value);
          if (message.type === 'brought') return onBrought(message);
          if (message.type === 'welcome' && message.role === 'owner' && message.own)
            memory.meet(message.own.remembered, tell);
          listeners.message(message);
        },
      });
    },
  };
}
