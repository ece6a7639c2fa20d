// The second listener: on the network, for guests and watchers only. It knows no cookie, no token and no control.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { logged } from '../../problem.ts';
import { createBuckets } from '../buckets.ts';
import type { LanListener, LanListenerParts, OpenLanListener } from '../contract.ts';
import { createGate } from './gate.ts';
import { openGuests } from './guests.ts';
import { KEEP_ALIVE_MS, LIMITS, MOST_HEADER_BYTES, MOST_HEADERS, type Limits } from './limits.ts';
import { createPages } from './pages.ts';
import { takePort } from './ports.ts';

/** Lines about those who were cut off: ten at once, then one a minute; a flood may not fill the log. */
const LINES = { burst: 10, perSecond: 1 / 60, most: 1 };

/** Opens the listener with the limits of the program. */
export const openLanListener: OpenLanListener = (parts) => openWithin(LIMITS, parts);

/** Opens the listener. @throws Problem when no port can be had */
export async function openWithin(limits: Limits, parts: LanListenerParts): Promise<LanListener> {
  const { rendererRoot, receive, clock, names, log } = parts;
  const http = createServer({
    maxHeaderSize: MOST_HEADER_BYTES,
    headersTimeout: limits.headersMs,
    requestTimeout: limits.headersMs,
    connectionsCheckingInterval: limits.lookMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
  });
  http.maxHeadersCount = MOST_HEADERS;
  http.timeout = limits.silenceMs;

  const open = new Set<Socket>();
  const gate = createGate(
    {
      all: limits.connections,
      ofOne: limits.connectionsOfOne,
      arrivals: { burst: limits.arrivals, perSecond: limits.arrivalsPerSecond },
    },
    clock,
  );
  // Before Node makes anything of the connection.
  http.prependListener('connection', (socket: Socket) => {
    const leave = gate(socket.remoteAddress ?? '');
    if (!leave) return void socket.destroy();
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      leave();
    });
  });

  const { port, stop } = await takePort(http, parts.port, parts.at);
  const lines = createBuckets(LINES, clock);
  const onCut = (from: string, why: string): void => {
    if (lines.take('')) log(`A connection from ${from} was cut off: it ${why}.`);
  };
  const guests = openGuests({ port, names, receive, clock, limits, onCut });
  http.on('request', createPages({ port, names, rendererRoot }));
  http.on('upgrade', guests.upgrade);
  http.on('error', (error) => log(`The network cannot be listened to any more: ${logged(error)}`));
  const looking = setInterval(guests.look, limits.lookMs);
  looking.unref();

  return {
    port,
    async close() {
      clearInterval(looking);
      stop();
      await guests.close();
      http.closeAllConnections();
      const closed = Promise.all([...open].map((socket) => once(socket, 'close')));
      await Promise.race([closed, wait(limits.farewellMs, undefined, { ref: false })]);
      for (const socket of open) socket.destroy();
    },
  };
}
