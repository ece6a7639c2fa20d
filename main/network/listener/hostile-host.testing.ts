// For tests: a host in a process of its own that tells how much memory it holds. Arguments: data folder, folder of the renderer.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startHost } from '../../host.ts';
import { testSetup } from '../../host.testing.ts';
import { quietNetwork } from '../quiet.testing.ts';
import { openLanListener } from './listener.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const [, , data = '', rendererRoot = ''] = process.argv;
const host = await startHost(
  testSetup({
    data,
    rendererRoot,
    network: quietNetwork(openLanListener),
    log: (line) => void process.stdout.write(`log ${line}\n`),
  }),
);
process.stdout.write(`open ${host?.port ?? 0} ${host?.newAddress() ?? ''} ${host?.newAddress() ?? ''}\n`);
process.stdin.setEncoding('utf8').on('data', () => {
  // Twice, since what the first round frees may hold more that can go.
  for (let round = 0; round < 2; round += 1) collect();
  process.stdout.write(`heap ${process.memoryUsage().heapUsed}\n`);
});
process.stdin.on('end', () => void host?.close().then(() => process.exit(0)));
