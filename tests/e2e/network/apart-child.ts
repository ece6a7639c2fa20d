// For tests: a copy of the program in a process of its own, on the network as it is there. Arguments: data folder, folder of the
// pages, and whether it opens a table. Prints one line of JSON: its own address and, of the table, the way in.
import { connect, cookieFrom, testSetup } from '../../../main/host.testing.ts';
import { startHost } from '../../../main/host.ts';
import { systemNetwork } from '../../../main/network/system.ts';

const [, , data = '', rendererRoot = '', role] = process.argv;
const host = await startHost(testSetup({ data, rendererRoot, network: systemNetwork() }));
if (!host) throw new Error(`The folder ${data} is locked.`);
let way = {};
if (role === 'hosts') {
  const owner = await connect(host.port, await cookieFrom(host.newAddress()));
  owner.say({
    type: 'open',
    id: 'open',
    game: 'trick-taking',
    seats: [{ kind: 'bot', name: 'Horace', bot: 'random' }, { kind: 'open' }, { kind: 'open' }],
    options: {},
    gathers: true,
  });
  const { table } = await owner.find('company');
  owner.say({ type: 'host', id: 'host', table, on: true });
  owner.say({ type: 'manners', id: 'manners', table, asks: false });
  const { network } = await owner.find('hosting', (hosting) => hosting.network?.asks === false);
  way = { table, code: network?.code, invitation: network?.invitation, port: network?.port };
  // As soon as everybody has a seat, it begins.
  owner.onMessage((message) => {
    if (message.type === 'company' && !message.begun && message.seats.every(({ kind }) => kind !== 'open'))
      owner.say({ type: 'begin', id: 'begin', table });
  });
}
process.stdout.write(`${JSON.stringify({ address: host.newAddress(), ...way })}\n`);
