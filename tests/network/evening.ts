// For tests: a table that is played at from devices, each behind a proxy of its own, from the opening to the end of the game.
import { connect, cookieFrom, temporaryFolder, type TestClient } from '../../main/host.testing.ts';
import type { ToClient } from '../../engine/protocol/to-client.ts';
import { keptIn, type Kept } from '../../main/killed.testing.ts';
import { openDevice, type Device } from './device.ts';
import { openProxy, type Proxy } from './proxy.ts';

/** A host that runs: in this process or in one of its own. */
export interface RunningHost {
  readonly port: number;
  readonly address: string;
  close(): Promise<void>;
}

export interface EveningParts {
  readonly game: string;
  /** Seats that devices play; the others are bots. */
  readonly devices: number;
  readonly seats: number;
  /** Devices that only look on. */
  readonly watchers?: number;
  readonly options?: { readonly [key: string]: unknown };
  readonly seed: number;
  readonly considersEvery?: number;
  /** By device; one for each that is left out. */
  readonly pressesEach?: readonly number[];
  readonly startHost: (folder: { data: string; rendererRoot: string }) => Promise<RunningHost>;
}

export interface Evening {
  readonly table: string;
  readonly code: string;
  readonly data: string;
  readonly devices: readonly Device[];
  /** By device. */
  readonly proxies: readonly Proxy[];
  /** The host's window. */
  readonly owner: TestClient;
  /** The port at which guests find the host. */
  readonly lanPort: number;
  /** Begins the game when everybody has come in; kept when every device has its first view. */
  begin(): Promise<void>;
  /** Ends the host and starts it again over the same folder; nobody is at its screen then. */
  restart(): Promise<void>;
  isOver(): boolean;
  /** Kept when every device shows the end of the game. */
  over(): Promise<void>;
  /** Has nobody make another move; kept when nothing is on its way and every device shows the same version. */
  rest(): Promise<void>;
  /** Ends the host; what the disk has of the table then. The devices still show what they showed. */
  end(): Promise<Kept>;
  close(): Promise<void>;
}

let addresses = 0;

/** An address of this machine that nothing has come from yet. */
function newAddress(): string {
  addresses += 1;
  return `127.1.${Math.floor(addresses / 250)}.${1 + (addresses % 250)}`;
}

/** Opens a table to the network and has every device come in. */
export async function openEvening(parts: EveningParts): Promise<Evening> {
  const { game, seats, devices: people, watchers = 0, seed } = parts;
  const folder = temporaryFolder();
  let host = await parts.startHost(folder);
  let owner = await connect(host.port, await cookieFrom(host.address));
  owner.say({
    type: 'open',
    id: 'open',
    game,
    seats: Array.from({ length: seats }, (_, seat) =>
      seat < people ? { kind: 'open' } : { kind: 'bot', name: `Bot ${seat}`, bot: 'random' },
    ),
    options: { ...parts.options },
    gathers: true,
  });
  const { table } = await owner.find('company');
  owner.say({ type: 'host', id: 'host', table, on: true });
  owner.say({ type: 'manners', id: 'manners', table, asks: false });
  const { network } = await owner.find('hosting', (hosting) => hosting.network?.asks === false);
  const { code = '', port: lanPort = 0 } = network ?? {};
  admitAll(owner, table);

  const proxies: Proxy[] = [];
  const devices: Device[] = [];
  for (let index = 0; index < people + watchers; index += 1) {
    const proxy = await openProxy(() => lanPort, newAddress());
    proxies.push(proxy);
    devices.push(
      openDevice({
        origin: proxy.origin,
        keys: { by: 'code', code },
        name: index < people ? `Guest ${index}` : `Watcher ${index}`,
        seat: index < people ? index : null,
        seed: seed + index,
        considersEvery: parts.considersEvery ?? 3,
        presses: parts.pressesEach?.[index] ?? 1,
        plays: index < people,
      }),
    );
  }
  let calmSince = 0;
  const evening: Evening = {
    table,
    code,
    data: folder.data,
    devices,
    proxies,
    lanPort,
    get owner() {
      return owner;
    },
    async begin() {
      await until(
        () => devices.every(({ state }) => isLetIn(state.guest?.standing)),
        () => `Not everybody came in: ${devices.map(plight).join('; ')}`,
      );
      owner.say({ type: 'begin', id: 'begin', table });
      await until(
        () => devices.every(({ state }) => state.table !== null),
        () =>
          `The game was not shown to everybody: ${devices.map(plight).join('; ')}; the host heard ${lastOf(owner)}`,
      );
    },
    async restart() {
      owner.close();
      await host.close();
      host = await parts.startHost(folder);
      owner = await connect(host.port, await cookieFrom(host.address));
    },
    isOver: () =>
      devices.every(({ state: { table: at } }) => at?.latest.view.result && at.waiting.length === 0),
    over: () =>
      until(
        evening.isOver,
        () => `The game did not end: ${devices.map(plight).join('; ')}`,
        () => devices.reduce((sum, { record }) => sum + record.highest + record.sent.size, 0),
      ),
    async rest() {
      for (const device of devices) device.rest();
      const isAtRest = ({ state: { link, table: at } }: Device): boolean =>
        link === 'connected' && at !== null && at.pending === null && at.waiting.length === 0;
      const version = ({ state }: Device): number => state.table?.latest.version ?? -1;
      const isCalm = (): boolean =>
        devices.every((device) => isAtRest(device) && version(device) === highest());
      const highest = (): number => Math.max(...devices.map(({ record }) => record.highest));
      let calmAt = -1;
      // Bots may have been asked, so it has to stay so for a while.
      await until(
        () => {
          if (!isCalm() || calmAt !== highest()) {
            calmAt = isCalm() ? highest() : -1;
            calmSince = performance.now();
          }
          return calmAt >= 0 && performance.now() - calmSince > CALM_MS;
        },
        () => `They did not come to rest: ${devices.map(plight).join('; ')}`,
      );
    },
    async end() {
      for (const device of devices) device.close();
      owner.close();
      await host.close();
      return keptIn(folder.data);
    },
    async close() {
      for (const device of devices) device.close();
      for (const proxy of proxies) await proxy.close();
      owner.close();
      await host.close();
      folder.remove();
    },
  };
  return evening;
}

/** A host who says yes to whoever asks; asked are those whose seat has somebody's name already. */
function admitAll(owner: TestClient, table: string): void {
  owner.onMessage((message) => {
    if (message.type !== 'hosting') return;
    for (const { id } of message.requests) {
      owner.say({ type: 'admit', id: `admit-${id}`, table, request: id, yes: true });
    }
  });
}

function isLetIn(standing: string | undefined): boolean {
  return standing === 'seated' || standing === 'watching';
}

function lastOf(client: TestClient): string {
  const troubles = client.messages.filter((message: ToClient) => message.type === 'trouble');
  return JSON.stringify(troubles);
}

/** How it stands with a device, for whoever reads why a test failed. */
function plight({ name, state, record }: Device): string {
  const { link, guest, table, trouble, place } = state;
  const latest = table?.latest;
  return `${name} is ${link} at ${place.at}, ${guest?.standing ?? 'unknown'}, version ${latest?.version ?? 'none'}, asked ${latest?.view.question?.id ?? 'nothing'}, pending ${JSON.stringify(table?.pending ?? null)}, trouble ${JSON.stringify(trouble)} (${record.troubles.slice(-4).join()})`;
}

/** Without any news for so long the bots have done what they had to. */
const CALM_MS = 300;
const STEP_MS = 10;
/** Without any change a test has failed. */
const PATIENCE_MS = 60_000;

/**
 * Waits until something is so.
 * @param progress rises with everything that happens; without it one is patient for a while in all
 * @throws Error with what `why` says when nothing happens any more
 */
export async function until(isSo: () => unknown, why: () => string, progress = () => 0): Promise<void> {
  let last = progress();
  let since = performance.now();
  while (!isSo()) {
    const now = progress();
    if (now !== last) {
      last = now;
      since = performance.now();
    }
    if (performance.now() - since > PATIENCE_MS) throw new Error(why());
    await new Promise((resolve) => {
      setTimeout(resolve, STEP_MS);
    });
  }
}
