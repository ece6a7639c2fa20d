// For tests: copies of the program that open tables on the loopback, and their windows.
import { startHost, type Host } from '../../host.ts';
import { connect, cookieFrom, temporaryFolder, testSetup, type TestClient } from '../../host.testing.ts';
import { openLanListener } from '../listener/listener.ts';
import { quietNetwork } from '../quiet.testing.ts';

const undo: (() => unknown)[] = [];

/** Something to be done at the end of the test, before all that was to be done so far. */
export function atEnd(step: () => unknown): void {
  undo.push(step);
}

/** Ends what was started, the newest first. */
export async function endCopies(): Promise<void> {
  for (const step of undo.splice(0).toReversed()) await step();
}

/** A host of which tests have a window. */
export interface Running {
  readonly port: number;
  newAddress(): string;
}

/** A copy of the program in this process, with a folder of its own. */
export function copyOfProgram() {
  const folder = temporaryFolder();
  atEnd(folder.remove);
  const log: string[] = [];
  return {
    log,
    async start(): Promise<Host> {
      const host = await startHost(
        testSetup({ ...folder, log: (line) => void log.push(line), network: quietNetwork(openLanListener) }),
      );
      if (!host) throw new Error('The host did not start.');
      atEnd(() => host.close());
      return host;
    },
  };
}

export async function windowOf(host: Running): Promise<TestClient> {
  const client = await connect(host.port, await cookieFrom(host.newAddress()));
  atEnd(client.close);
  return client;
}
