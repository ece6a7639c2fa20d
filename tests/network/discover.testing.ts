// For tests: a program that announces a table (`announce ID`) or looks for some (`look`) on the network it is started in,
// and prints what it notices as lines of JSON. Announced tables are served at the port too: each visitor is told their id.
// A line on its input ends it with a goodbye.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { PROTOCOL_VERSION } from '../../engine/protocol/version.ts';
import { systemAddresses as addresses } from '../../main/network/discovery/addresses.ts';
import { startAnnouncer } from '../../main/network/discovery/announcer.ts';
import { startLooking } from '../../main/network/discovery/looking.ts';

const [, , act = 'look', id = ''] = process.argv;
const print = (noticed: unknown): void => void process.stdout.write(`${JSON.stringify(noticed)}\n`);
const log = (line: string): void => print({ line });

const stop = act === 'announce' ? await announce() : look();
await once(process.stdin, 'data');
await stop();
process.stdin.destroy();

async function announce(): Promise<() => Promise<void>> {
  const server = createServer((socket) => socket.end(id)).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const announcer = startAnnouncer({ port, addresses, onHeard: (announced) => print({ announced }), log });
  const facts = { game: 'sam', names: ['Ada'], free: 2, begun: false, program: '0.0.0' };
  announcer.tell([{ ...facts, id, protocol: PROTOCOL_VERSION }]);
  print({ port });
  return async () => {
    await announcer.close();
    server.close();
  };
}

function look(): () => Promise<void> {
  const end = startLooking({ addresses, onFound: (tables, isDeaf) => print({ tables, isDeaf }), log });
  return () => Promise.resolve(end());
}
