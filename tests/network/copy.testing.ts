// For tests: a whole copy of the program on the network it is started in. Its window says the messages that it reads,
// one a line, and prints those that it is told.
import { createInterface } from 'node:readline';
import type { ToTable } from '../../engine/protocol/to-table.ts';
import { startHost } from '../../main/host.ts';
import { connect, cookieFrom, temporaryFolder, testSetup } from '../../main/host.testing.ts';
import { systemNetwork } from '../../main/network/system.ts';

const folder = temporaryFolder();
process.once('exit', folder.remove);
const host = await startHost(testSetup({ ...folder, network: systemNetwork() }));
if (!host) throw new Error('A temporary folder cannot be in use.');
const window = await connect(host.port, await cookieFrom(host.newAddress()));
const print = (told: unknown): void => void process.stdout.write(`${JSON.stringify(told)}\n`);
window.onMessage(print);
print({ type: 'ready' });
for await (const line of createInterface({ input: process.stdin })) window.say(JSON.parse(line) as ToTable);
window.close();
await host.close();
