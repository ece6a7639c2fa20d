// As much of this machine's network as `parlor host` is asked to use.
import { networkInterfaces } from 'node:os';
import type { Addresses, Network } from '../../network/contract.ts';
import { systemNetwork } from '../../network/system.ts';
import { CommandError } from '../environment.ts';
import type { HostWishes } from './wishes.ts';

/** The network of this machine. @throws CommandError when an address that is asked for is none of it */
export function networkFor({ port, at, announces }: Pick<HostWishes, 'port' | 'at' | 'announces'>): Network {
  const network = systemNetwork();
  const only = at.map(interfaceOf);
  return {
    ...network,
    ...(port !== null && { firstPort: port }),
    ...(only.length > 0 && { at, addresses: () => only }),
    ...(!announces && { startAnnouncer: () => ({ tell: () => {}, close: () => Promise.resolve() }) }),
  };
}

function interfaceOf(ip: string): ReturnType<Addresses>[number] {
  const all = Object.entries(networkInterfaces()).flatMap(([name, own = []]) =>
    own.map(({ address }) => ({ address, name })),
  );
  const through = all.find(({ address }) => address === ip)?.name;
  if (through !== undefined) return { ip, through, isVirtual: false };
  const choice = all.map(({ address }) => address).join(', ');
  throw new CommandError(`--at ${ip} is no address of this machine; choose among ${choice}.`);
}
