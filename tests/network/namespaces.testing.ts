// For tests: two machines in a network of their own, made of the kernel's network namespaces. Nothing leaves them.
import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';

export interface Host {
  /** Its address in the network, such as `10.77.0.1`. */
  readonly address: string;
  /** Runs a command there to its end. */
  run(command: string, ...args: readonly string[]): Promise<Ran>;
  /** Starts a program there; it is ended with the network. Input and output are pipes. */
  start(command: string, ...args: readonly string[]): ChildProcess;
  /** Gives the machine's adapter another address, or with null takes it away. */
  move(address: string | null): Promise<void>;
  /** Lets nobody on this machine join a multicast group, as a system does that forbids it. */
  forbidMulticast(): Promise<void>;
}

export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface TwoHosts {
  readonly one: Host;
  readonly two: Host;
  /** The switch between them passes multicast on no more, as many access points do; all else it passes on. */
  keepMulticast(): Promise<void>;
}

const IP = 'ip';
/** The name of the adapter on each host, as a real one has it. */
const ADAPTER = 'eth0';
const WIDTH = 24;
/** How many multicast groups may be joined; each network has its own. */
const MOST_GROUPS = '/proc/sys/net/ipv4/igmp_max_memberships';

function ran(command: string, args: readonly string[]): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(command, args, (error, stdout, stderr) => {
      const code = error ? Number(error.code) || 1 : 0;
      resolve({ code, stdout, stderr });
    });
  });
}

async function must(command: string, ...args: readonly string[]): Promise<void> {
  const { code, stderr } = await ran(command, args);
  if (code !== 0)
    throw new Error(`"${[command, ...args].join(' ')}" ended with code ${code}: ${stderr.trim()}`);
}
const ip = (...args: readonly string[]): Promise<void> => must(IP, ...args);

/** Why such networks cannot be made here; null where they can: on Linux, as root, with iproute2. */
export function whyNoNamespaces(): string | null {
  if (process.platform !== 'linux') return 'network namespaces are Linux only';
  const name = `parlor-${process.pid}-try`;
  try {
    execFileSync(IP, ['netns', 'add', name], { stdio: 'pipe' });
    execFileSync(IP, ['netns', 'del', name], { stdio: 'pipe' });
    return null;
  } catch (error) {
    return `network namespaces need root and iproute2 (${String((error as Error).message).split('\n')[0]})`;
  }
}

let networks = 0;

/** Makes the network, does the work in it and takes it down again with every program in it, however the work ends. */
export async function withTwoHosts(work: (hosts: TwoHosts) => Promise<void>): Promise<void> {
  const run = `parlor-${process.pid}-${(networks += 1)}`;
  const hub = `${run}-hub`;
  const made: string[] = [];
  const children: ChildProcess[] = [];

  const add = async (name: string): Promise<void> => {
    await ip('netns', 'add', name);
    made.push(name);
    await ip('-n', name, 'link', 'set', 'lo', 'up');
  };

  const host = async (number: number): Promise<Host> => {
    const name = `${run}-${number}`;
    const port = `port${number}`;
    const address = `10.77.0.${number}`;
    await add(name);
    await ip('link', 'add', ADAPTER, 'netns', name, 'type', 'veth', 'peer', 'name', port, 'netns', hub);
    await ip('-n', hub, 'link', 'set', port, 'master', 'switch', 'up');
    await ip('-n', name, 'addr', 'add', `${address}/${WIDTH}`, 'dev', ADAPTER);
    await ip('-n', name, 'link', 'set', ADAPTER, 'up');
    return {
      address,
      run: (command, ...args) => ran(IP, ['netns', 'exec', name, command, ...args]),
      start(command, ...args) {
        const child = spawn(IP, ['netns', 'exec', name, command, ...args], {
          stdio: ['pipe', 'pipe', 'inherit'],
        });
        children.push(child);
        return child;
      },
      async move(to) {
        await ip('-n', name, '-4', 'addr', 'flush', 'dev', ADAPTER);
        if (to !== null) await ip('-n', name, 'addr', 'add', `${to}/${WIDTH}`, 'dev', ADAPTER);
      },
      forbidMulticast: () => ip('netns', 'exec', name, 'sh', '-c', `echo 0 > ${MOST_GROUPS}`),
    };
  };

  try {
    await add(hub);
    await ip('-n', hub, 'link', 'add', 'switch', 'type', 'bridge');
    await ip('-n', hub, 'link', 'set', 'switch', 'up');
    const [one, two] = [await host(1), await host(2)];
    const keepMulticast = async (): Promise<void> => {
      for (const port of ['port1', 'port2'])
        await ip('-n', hub, 'link', 'set', port, 'type', 'bridge_slave', 'mcast_flood', 'off');
    };
    await work({ one, two, keepMulticast });
  } finally {
    await Promise.all(children.map(ended));
    for (const name of made.toReversed()) await ip('netns', 'del', name);
  }
}

/** Ends a program, if it has not ended by itself. */
function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined)
    return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
