// Tables of the benchmarks: opened by the host's window, played at by guests over the network.
import type { ToClient } from '../../../engine/protocol/to-client.ts';
import { cookieFrom } from '../../../main/host.testing.ts';
import { startServer, type Child } from './child.ts';
import { connectPerson, newId, type Person } from './person.ts';
import type { HostWord } from './host.ts';

/** A host in a process of its own, and its window. */
export interface HostedHost {
  readonly child: Child<HostWord>;
  readonly owner: Person;
}

/** Starts a host over a folder. */
export async function startHosted(data: string, rendererRoot: string): Promise<HostedHost> {
  const child = await startServer<HostWord>('host.ts', [data, rendererRoot]);
  const cookie = await cookieFrom(child.word.address);
  const owner = await connectPerson(`http://127.0.0.1:${child.word.port}`, { headers: { cookie } });
  return { child, owner };
}

/** A table that is open to the network and waits for guests. */
export interface Gathering {
  readonly table: string;
  /** Where guests come to. */
  readonly origin: string;
  readonly code: string;
}

type Hosting = Extract<ToClient, { type: 'hosting' }>;

/** Opens a table at which everybody is a guest that is let in unasked. */
export async function gather({ owner }: HostedHost, game: string, seats: number): Promise<Gathering> {
  const opened = owner.next('company', ({ begun }) => !begun);
  owner.say({
    type: 'open',
    id: newId(),
    game,
    seats: Array.from({ length: seats }, () => ({ kind: 'open' })),
    options: {},
    gathers: true,
  });
  const { table } = await opened;
  // It is open to the network, because it waits for guests.
  const isUnasked = ({ table: at, network }: Hosting): boolean => at === table && network?.asks === false;
  const unasked = owner.next('hosting', isUnasked);
  owner.say({ type: 'manners', id: newId(), table, asks: false });
  const { network } = await unasked;
  return { table, origin: `http://127.0.0.1:${network?.port ?? 0}`, code: network?.code ?? '' };
}

/** Brings guests to their seats, begins, and leaves them alone; they have their first views then. */
export async function begin(
  { owner }: HostedHost,
  { table, code }: Gathering,
  guests: readonly Person[],
): Promise<void> {
  for (const [seat, guest] of guests.entries()) {
    guest.forget();
    await guest.request({ type: 'knock', keys: { by: 'code', code } });
    await guest.request({ type: 'ask', table, seat, name: `Guest ${seat + 1}` });
  }
  const shown = guests.map((guest) => guest.next('view'));
  owner.say({ type: 'begin', id: newId(), table });
  await Promise.all(shown);
}
