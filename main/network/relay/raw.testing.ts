// For tests: WebSocket from its bytes up, for those who break its rules or Socket.IO's.
import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';

/** Answers a request to talk by WebSocket, and then says these bytes. */
export function webSocket(...said: readonly Buffer[]): (socket: Socket) => void {
  return (socket) =>
    void socket.once('data', (request: Buffer) => {
      const key = /sec-websocket-key: (.*)\r\n/iu.exec(request.toString())?.[1] ?? '';
      const accept = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
      socket.write(
        `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
      );
      for (const bytes of said) socket.write(bytes);
    });
}

const TEXT = 0x81;
/** Longer ones say their length in two more bytes. */
const SHORT = 126;

/** A frame of text. @param first its first byte */
export function frame(text: string | Buffer, first = TEXT): Buffer {
  const bytes = Buffer.from(text);
  const { length } = bytes;
  const head = length < SHORT ? [first, length] : [first, SHORT, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), bytes]);
}

/** How a server of Socket.IO begins. */
export const HANDSHAKE = [
  '0{"sid":"a","upgrades":[],"pingInterval":25000,"pingTimeout":20000,"maxPayload":100000}',
  '40{"sid":"b"}',
] as const;
