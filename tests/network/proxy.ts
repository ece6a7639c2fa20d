// For tests: stands between a device and the listener on the network, and does to their link what links do: it is cut at any
// message, in the middle of one, or says nothing any more without being closed.
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { frameSplitter, type WireFrame } from './frames.ts';

/** Up: from the device to the host. */
export type Direction = 'up' | 'down';

/** What is done with a frame. */
export type Verdict =
  | 'pass'
  /** The other side has it two times. */
  | 'twice'
  /** The other side never has it. */
  | 'cut before'
  /** The other side has its first half. */
  | 'cut amid'
  /** The other side has it, and nothing after it. */
  | 'cut after'
  /** From this frame on nothing goes either way, and neither side is told. */
  | 'freeze';

export interface Proxy {
  /** Where the device goes to. */
  readonly origin: string;
  /** Decides about every frame with a message of our protocol. */
  rule: (direction: Direction, message: NonNullable<WireFrame['message']>) => Verdict;
  /** How many links were cut, and how many fell silent. */
  readonly cuts: number;
  readonly freezes: number;
  /** Whether a link is up and not silent. */
  isUp(): boolean;
  /** Cuts the links there are now, also silent ones. */
  cut(): void;
  close(): Promise<void>;
}

/**
 * Opens a proxy before a listener on 127.0.0.1.
 * @param from the address it comes from to the host: whoever comes too often from one is kept out
 */
export async function openProxy(targetPort: () => number, from: string): Promise<Proxy> {
  const links = new Set<{ isSilent: boolean; end(): void }>();
  let [cuts, freezes] = [0, 0];

  const server = createServer((device) => {
    const host = connect({ port: targetPort(), host: '127.0.0.1', localAddress: from });
    const link = {
      isSilent: false,
      end() {
        links.delete(link);
        device.destroy();
        host.destroy();
      },
    };
    links.add(link);

    const judge = (direction: Direction, to: Socket) => {
      let isOver = false;
      return ({ bytes, message }: WireFrame): void => {
        if (isOver || link.isSilent) return;
        const verdict = message ? proxy.rule(direction, message) : 'pass';
        if (verdict === 'pass' || verdict === 'twice') {
          to.write(bytes);
          if (verdict === 'twice') to.write(bytes);
          return;
        }
        isOver = true;
        if (verdict === 'freeze') {
          freezes += 1;
          link.isSilent = true;
          return;
        }
        cuts += 1;
        if (verdict === 'cut before') link.end();
        else
          to.write(verdict === 'cut after' ? bytes : bytes.subarray(0, bytes.length >> 1), () => link.end());
      };
    };

    carry(device, host, (head) => headFor(head, targetPort()), judge('up', host));
    carry(host, device, (head) => head, judge('down', device));
    for (const [one, other] of [
      [device, host],
      [host, device],
    ] as const) {
      one.on('error', () => {});
      one.on('close', () => {
        if (link.isSilent) return;
        links.delete(link);
        other.destroySoon();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  const proxy: Proxy = {
    origin: `http://127.0.0.1:${port}`,
    rule: () => 'pass',
    get cuts() {
      return cuts;
    },
    get freezes() {
      return freezes;
    },
    isUp: () => [...links].some(({ isSilent }) => !isSilent),
    cut() {
      for (const link of links) link.end();
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      proxy.cut();
      await closed;
    },
  };
  return proxy;
}

const END_OF_HEAD = '\r\n\r\n';

/** Carries the head of a request or of its answer, then frames. */
function carry(
  from: Socket,
  to: Socket,
  headOf: (head: string) => string,
  onFrame: (frame: WireFrame) => void,
): void {
  const split = frameSplitter(onFrame);
  let head: Buffer | null = Buffer.alloc(0);
  from.on('data', (piece: Buffer) => {
    if (head === null) {
      split(piece);
      return;
    }
    head = Buffer.concat([head, piece]);
    const end = head.indexOf(END_OF_HEAD);
    if (end < 0) return;
    to.write(headOf(head.subarray(0, end).toString('latin1')) + END_OF_HEAD, 'latin1');
    const rest = head.subarray(end + END_OF_HEAD.length);
    head = null;
    split(rest);
  });
}

/** The device asks for the proxy by its name, and the host has to be asked for by its own, from a page of its own. */
function headFor(head: string, port: number): string {
  const name = `127.0.0.1:${port}`;
  const [request = '', ...fields] = head.split('\r\n');
  const others = fields.filter((field) => !/^(?:host|origin):/iu.test(field));
  return [request, `Host: ${name}`, `Origin: http://${name}`, ...others].join('\r\n');
}
