// For tests: a host in a process of its own, its owner's window, and tables at which guests play.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { connect, cookieFrom, type TestClient } from '../../host.testing.ts';
import { connectGuest, type TestGuest } from '../guest.testing.ts';

const PROGRAM = fileURLToPath(new URL('hostile-host.testing.ts', import.meta.url));

export interface Besieged {
  /** Everything that the host has logged. */
  readonly log: readonly string[];
  /** Opens a window of the owner. */
  window(): Promise<TestClient>;
  /** Bytes on the heap after everything that could go has gone. */
  heap(): Promise<number>;
  /** The host has not ended by itself. */
  isRunning(): boolean;
  /** Ends it cleanly; answers the code of its end. */
  close(): Promise<number | null>;
}

/** Starts a host over a folder. */
export async function startBesieged(folder: { data: string; rendererRoot: string }): Promise<Besieged> {
  const flags = ['--disable-warning=ExperimentalWarning', PROGRAM, folder.data, folder.rendererRoot];
  const child = spawn(process.execPath, flags, { stdio: ['pipe', 'pipe', 'inherit'] });
  const log: string[] = [];
  const heaps: ((bytes: number) => void)[] = [];
  const opened = new Promise<string[]>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [kind, ...rest] = line.split(' ');
      if (kind === 'open') resolve(rest);
      else if (kind === 'heap') heaps.shift()?.(Number(rest[0]));
      else log.push(rest.join(' '));
    });
  });
  const [port = '0', address = ''] = await opened;
  const cookie = await cookieFrom(address);
  return {
    log,
    window: () => connect(Number(port), cookie),
    heap: () =>
      new Promise((resolve) => {
        heaps.push(resolve);
        child.stdin.write('heap\n');
      }),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async close() {
      const ended = once(child, 'exit');
      child.stdin.end();
      const [code] = (await ended) as [number | null];
      return code;
    },
  };
}

export interface Hosted {
  readonly table: string;
  readonly port: number;
  /** A guest who has sat down at seat 1, before the game has begun. */
  readonly guest: TestGuest;
  begin(): void;
}

const BOTS = ['Horace', 'Ivy'].map((name) => ({ kind: 'bot', name, bot: 'random' }));
let ids = 0;

/** Opens a table of Magic Trick with a seat for a guest, who comes with a ticket. @param first who sits at seat 0 */
export async function hostTable(owner: TestClient, first: Record<string, unknown>): Promise<Hosted> {
  const id = `s${(ids += 1)}`;
  const earlier = new Set(owner.messages.flatMap((message) => ('table' in message ? [message.table] : [])));
  owner.say({
    type: 'open',
    id,
    game: 'magic-trick',
    seats: [first, { kind: 'open' }, ...BOTS],
    options: {},
    gathers: true,
  });
  const hosting = await owner.find(
    'hosting',
    ({ table: at, network }) => network !== null && !earlier.has(at),
  );
  const { table } = hosting;
  const port = hosting.network?.port ?? 0;
  owner.say({ type: 'invite', id: `${id}-i`, table, seat: 1 });
  const { url } = await owner.find('ticket', (ticket) => ticket.id === `${id}-i`);
  const guest = await connectGuest(port);
  await guest.knock({ by: 'ticket', ticket: url.slice(url.indexOf('#seat=') + '#seat='.length) });
  await guest.sit(1, 'Ben');
  await guest.find('pass');
  return { table, port, guest, begin: () => owner.say({ type: 'begin', id: `${id}-b`, table }) };
}
