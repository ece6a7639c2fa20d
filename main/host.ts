// A host that browsers reach: the tables of one data folder, and a listener on the loopback before them.
import { startCore, type Core, type CoreSetup } from './core.ts';
import { leaveWord, takeWordBack, type Shown } from './listener/control.ts';
import { openListener } from './listener/listener.ts';

/** What a host is given; nothing in it reaches for the world by itself. */
export interface HostSetup extends CoreSetup {
  /** A port on 127.0.0.1, 0 for any; null for the first free one from 4747 on. */
  readonly port: number | null;
  /** The folder of the built renderer. */
  readonly rendererRoot: string;
  /** A second start asks for the window: brings it forward, false when there is none to bring. */
  readonly show: () => Promise<boolean>;
}

/** A running host. */
export interface Host {
  readonly port: number;
  /** A new address with a token for one use. */
  newAddress(): string;
  /** Opens files of games, by their paths; the windows are told what became of each. Never fails. */
  readonly openFiles: Core['openFiles'];
  /** Ends cleanly: everything that was accepted is kept. */
  close(): Promise<void>;
}

/**
 * Starts a host; null when another one has the data folder.
 * @throws Problem for people: a folder, database or port that cannot be used
 */
export async function startHost(setup: HostSetup): Promise<Host | null> {
  const core = await startCore(setup);
  if (!core) return null;
  const { data, port, rendererRoot, clock, randomBytes } = setup;
  const { reception } = core;
  try {
    const show = async (files: readonly string[]): Promise<Shown> => {
      // Before there is the new window, which is told of them as soon as it comes.
      const opened = await core.openFiles(files, true);
      return { shown: await setup.show(), address: listener.newAddress(), opened: [...opened] };
    };
    const listener = await openListener({ port, rendererRoot, reception, clock, randomBytes, show });
    core.beforeEnd(() => listener.close());
    leaveWord(data, { port: listener.port, secret: listener.controlSecret });
    core.beforeEnd(() => takeWordBack(data));
    const { newAddress } = listener;
    return { port: listener.port, newAddress, openFiles: core.openFiles, close: core.close };
  } catch (error) {
    await core.close();
    throw error;
  }
}
