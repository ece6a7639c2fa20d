// Takes a port: on the loopback the one that was asked for, or the first free one.
import { once } from 'node:events';
import type { Server } from 'node:net';
import { codeOf, messageOf, Problem } from '../problem.ts';

const LOOPBACK = '127.0.0.1';
const FIRST_PORT = 4747;
const PORTS_TRIED = 100;

/**
 * Listens on 127.0.0.1 and answers the port.
 * @param port the port asked for, 0 for any; null for the first free one from 4747 on
 * @throws Problem when it cannot be had
 */
export async function listen(server: Server, port: number | null): Promise<number> {
  if (port !== null) return listenOn(server, port);
  for (let tried = FIRST_PORT; tried < FIRST_PORT + PORTS_TRIED; tried += 1) {
    try {
      return await listenOn(server, tried);
    } catch (error) {
      if (!(error instanceof OccupiedPort)) throw error;
    }
  }
  throw new Problem(
    `No port from ${FIRST_PORT} to ${FIRST_PORT + PORTS_TRIED - 1} is free; name one with --port.`,
  );
}

/** Another program has the port, or the system keeps it; the next one may be free. */
export class OccupiedPort extends Problem {}

async function listenOn(server: Server, port: number): Promise<number> {
  return listenAt(server, { port, host: LOOPBACK });
}

/**
 * Listens and answers the port.
 * @param at where: 0 for any port; without a host at every address of this machine
 * @throws OccupiedPort when the next one may do
 * @throws Problem when it cannot be had otherwise
 */
export async function listenAt(server: Server, at: { port: number; host?: string }): Promise<number> {
  const { port } = at;
  try {
    const listening = once(server, 'listening');
    server.listen({ ...at, exclusive: true });
    await listening;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE' || code === 'EACCES') {
      const why = code === 'EACCES' ? 'kept back by the system' : 'taken by another program';
      throw new OccupiedPort(`Port ${port} is ${why}; choose another with --port, or leave it out.`);
    }
    throw new Problem(`Port ${port} cannot be used (${messageOf(error)}); choose another with --port.`);
  }
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}
