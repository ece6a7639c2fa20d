// The host of the benchmarks, as it is: on its disk, with both listeners. Arguments: data folder, folder of the renderer.
import { startHost } from '../../../main/host.ts';
import { testSetup } from '../../../main/host.testing.ts';
import { quietNetwork } from '../../../main/network/quiet.testing.ts';
import { LIMITS } from '../../../main/network/listener/limits.ts';
import { openWithin } from '../../../main/network/listener/listener.ts';
import type { OpenLanListener } from '../../../main/network/contract.ts';
import { tell } from './child.ts';

/** More than there are. */
const MANY = 1_000_000;

/** Where the host's own window goes. */
export interface HostWord {
  readonly port: number;
  readonly address: string;
}

/** As the program does, but for as many guests as are to be measured, who play faster than people and are not slowed down. */
const openListener: OpenLanListener = (parts) =>
  openWithin(
    {
      ...LIMITS,
      connections: MANY,
      sockets: MANY,
      frames: MANY,
      framesPerSecond: MANY,
      hearing: { ...LIMITS.hearing, burst: MANY, perSecond: MANY },
    },
    parts,
  );

const [, , data = '', rendererRoot = ''] = process.argv;
const host = await startHost(testSetup({ data, rendererRoot, network: quietNetwork(openListener) }));
if (!host) throw new Error(`Another host has the folder ${data}.`);
tell({ port: host.port, address: host.newAddress() } satisfies HostWord, host.close);
