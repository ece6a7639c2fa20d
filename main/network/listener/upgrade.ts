// Which requests may become a socket: those of our own page for Socket.IO, over nothing but websocket.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { parseUrl } from '../../listener/serve.ts';
import { isForUs, isFromUs } from './names.ts';
import { WRONG_NAME } from './pages.ts';

const SOCKET_PATH = '/socket.io/';

/** Why a request is not let in. */
export interface Refusal {
  readonly status: 400 | 403 | 404 | 503;
  readonly sentence: string;
}

/** Why a request may not become a socket; null when it may. */
export function refusalOf(request: IncomingMessage, port: number, names: readonly string[]): Refusal | null {
  if (!isForUs(request, port, names)) return { status: 403, sentence: WRONG_NAME };
  const url = parseUrl(request.url ?? '');
  if (url?.pathname !== SOCKET_PATH) return { status: 404, sentence: 'There is nothing here.\n' };
  if (!isFromUs(request)) return { status: 403, sentence: 'Only pages from here come in.\n' };
  const query = url.searchParams;
  const isWebSocket =
    request.method === 'GET' &&
    request.headers.upgrade?.toLowerCase() === 'websocket' &&
    query.get('transport') === 'websocket' &&
    query.get('EIO') === '4' &&
    !query.has('sid');
  return isWebSocket ? null : { status: 400, sentence: 'Only websockets come in.\n' };
}

const REASONS = { 400: 'Bad Request', 403: 'Forbidden', 404: 'Not Found', 503: 'Service Unavailable' };

/** Answers a request that becomes no socket, and ends its connection. */
export function refuse(socket: Duplex, { status, sentence }: Refusal): void {
  // It may be gone already.
  socket.on('error', () => socket.destroy());
  const head = [
    `HTTP/1.1 ${status} ${REASONS[status]}`,
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(sentence)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${sentence}`, () => socket.destroy());
}
