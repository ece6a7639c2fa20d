// For tests: a host in a process of its own, which can be killed. Arguments: data folder, folder of the renderer; then,
// for a game that can be played twice in the same way, a text that its chance comes from, and a port.
import { bytesFrom } from './chance.testing.ts';
import { startHost } from './host.ts';
import { testSetup } from './host.testing.ts';
import { openLanListener } from './network/listener/listener.ts';
import { quietNetwork } from './network/quiet.testing.ts';

const [, , data = '', rendererRoot = '', chance, port = '0'] = process.argv;

/** Bots that think so many steps, however long that takes, so that their moves depend on nothing but the game. */
const STEADY_BUDGET = { ms: 60_000, steps: 20 };

const repeatable =
  chance === undefined
    ? {}
    : { randomBytes: bytesFrom(chance), botBudget: STEADY_BUDGET, port: Number(port) };
const host = await startHost(
  testSetup({ data, rendererRoot, network: quietNetwork(openLanListener), ...repeatable }),
);
process.stdout.write(host ? `${host.port} ${host.newAddress()}\n` : 'taken\n');
