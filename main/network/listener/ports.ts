// Takes a port on the network: the one that guests know, or the next that is free.
import type { Server } from 'node:http';
import { createServer, type Server as TcpServer } from 'node:net';
import { listenAt, OccupiedPort } from '../../listener/listen.ts';
import { Problem } from '../../problem.ts';

const PORTS_TRIED = 100;
const LAST_PORT = 65_535;

export interface Taken {
  readonly port: number;
  /** Listen no more; connections that were accepted stay. */
  stop(): void;
}

/**
 * Listens at one port of each address.
 * @param first the port that is tried first; 0 for any
 * @param at the addresses; empty for all of this machine, of IPv6 as well where it has it
 * @throws Problem when no port can be had
 */
export async function takePort(server: Server, first: number, at: readonly string[]): Promise<Taken> {
  const last = Math.min(first + PORTS_TRIED - 1, LAST_PORT);
  for (let tried = first; tried <= last; tried += 1) {
    try {
      return await takeEverywhere(server, first === 0 ? 0 : tried, at);
    } catch (error) {
      if (!(error instanceof OccupiedPort)) throw error;
    }
  }
  throw new Problem(`No port from ${first} to ${last} is free for guests; end a program that takes one.`);
}

async function takeEverywhere(server: Server, wanted: number, at: readonly string[]): Promise<Taken> {
  const [main, ...others] = at;
  const further: TcpServer[] = [];
  const stop = (): void => {
    for (const each of [server, ...further]) each.close();
  };
  const port = await listenAt(server, { port: wanted, ...(main !== undefined && { host: main }) });
  try {
    for (const host of others) {
      // It only accepts: the one server answers.
      const other = createServer((socket) => void server.emit('connection', socket));
      further.push(other);
      await listenAt(other, { port, host });
    }
  } catch (error) {
    stop();
    throw error;
  }
  return { port, stop };
}
