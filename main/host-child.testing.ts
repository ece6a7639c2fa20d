// For tests: a host in a process of its own, which can be killed. Arguments: data folder, folder of the renderer.
import { startHost } from './host.ts';
import { testSetup } from './host.testing.ts';

const [, , data = '', rendererRoot = ''] = process.argv;
const host = await startHost(testSetup({ data, rendererRoot }));
process.stdout.write(host ? `${host.port} ${host.newAddress()}\n` : 'taken\n');
