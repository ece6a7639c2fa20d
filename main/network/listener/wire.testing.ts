// For tests: WebSocket by hand, so that frames can be wrong in every way, and connections come from other addresses.
import { connect, type Socket } from 'node:net';

export const TEXT = 1;
export const BINARY = 2;

/** A frame as a client sends it. @param first the bits of its first byte above the kind: 0x80 says that it is the last */
export function frame(payload: string | Uint8Array, kind = TEXT, first = 0x80): Buffer {
  const bytes = Buffer.from(payload);
  const length =
    bytes.length < 126
      ? Buffer.from([0x80 | bytes.length])
      : Buffer.from([0x80 | 126, bytes.length >> 8, bytes.length & 0xff]);
  // A mask of zeros leaves the payload as it is.
  return Buffer.concat([Buffer.from([first | kind]), length, Buffer.alloc(4), bytes]);
}

/** The request that a page's socket begins with, with other headers where `changed` has them. */
export function upgradeRequest(port: number, changed: Record<string, string> = {}): string {
  const headers = {
    Host: `127.0.0.1:${port}`,
    Origin: `http://127.0.0.1:${port}`,
    Upgrade: 'websocket',
    Connection: 'Upgrade',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    ...changed,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n${lines.join('')}\r\n`;
}

/** A connection that takes down what comes, and never fails. */
export interface Wire {
  readonly socket: Socket;
  /** Sends bytes; nothing when the connection is gone. */
  send(bytes: string | Uint8Array): void;
  /** When something has come that holds `text`, or the connection is gone: whether it has come. */
  sees(text: string): Promise<boolean>;
  readonly closed: Promise<void>;
}

/** Opens a connection. @param from an address of this machine, such as `127.0.0.7` */
export function openWire(port: number, from: string): Wire {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  let come = '';
  let look = (): void => {};
  const closed = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    come = (come + chunk).slice(-4096);
    look();
  });
  socket.on('error', () => socket.destroy());
  return {
    socket,
    closed,
    send: (bytes) => {
      if (socket.writable) socket.write(bytes);
    },
    sees: (text) =>
      Promise.race([
        closed.then(() => false),
        new Promise<boolean>((resolve) => {
          look = () => {
            if (come.includes(text)) resolve(true);
          };
          look();
        }),
      ]),
  };
}

/** A connection over which Socket.IO's messages can be sent; false when it was not let in. */
export async function enterWire(wire: Wire, port: number): Promise<boolean> {
  wire.send(upgradeRequest(port));
  // What comes before Engine.IO has said who one is gets lost.
  if (!(await wire.sees('"pingInterval"'))) return false;
  wire.send(frame('40'));
  return wire.sees('40{"sid"');
}
