// The page's way to its host: the port of the desktop shell where there is one, else a socket to where it came from.
import { SHELL_ANNOUNCEMENT } from '../../engine/protocol/port.ts';
import type { Connection } from './connection.ts';
import { type Door, watchDoor } from './door.ts';
import { portConnection } from './port.ts';
import { socketConnection } from './socket.ts';

/** @param told how the door of the host is, which only a socket can find closed */
export function hostConnection(page: Window, told: (door: Door) => void): Connection {
  if (SHELL_ANNOUNCEMENT in page) return portConnection(page);
  return watchDoor(socketConnection(), () => fetch('/', { method: 'HEAD', cache: 'no-store' }), told);
}
