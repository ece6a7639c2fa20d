// For tests: a host whose window and guests are in this very process, so that every message is seen in its order.
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach } from 'vitest';
import type { ToClient } from '../../engine/protocol/to-client.ts';
import { toTableSchema } from '../../engine/protocol/to-table.ts';
import { fromGuestSchema } from '../../engine/protocol/from-guest.ts';
import { PROTOCOL_VERSION } from '../../engine/protocol/version.ts';
import { threadWorkers } from '../bots/thread.ts';
import { startCore, type Core } from '../core.ts';
import { temporaryFolder } from '../host.testing.ts';
import type { ReceiveGuest } from './contract.ts';
import { noListener, quietNetwork } from './quiet.testing.ts';

type Message<T extends ToClient['type']> = Extract<ToClient, { type: T }>;

/** Somebody who speaks with the host and takes down what they hear. */
export interface Speaker {
  readonly heard: ToClient[];
  /** The host has hung up. */
  readonly isHungUp: boolean;
  /** Says something that passes the schema, and waits until it is answered. */
  say(message: Record<string, unknown>): Promise<void>;
  last<T extends ToClient['type']>(type: T): Message<T> | undefined;
  gone(): void;
}

export interface InProcess {
  readonly core: Core;
  window(): Promise<Speaker>;
  guest(from?: string): Promise<Speaker>;
  close(): Promise<void>;
}

let ids = 0;

/** Starts a host over a data folder. @param clock milliseconds */
export async function startInProcess(data: string, clock: () => number = Date.now): Promise<InProcess> {
  let receive: ReceiveGuest | null = null;
  const network = quietNetwork((parts) => {
    receive = parts.receive;
    return noListener(parts);
  });
  const core = await startCore({
    data,
    program: '0.0.0',
    clock,
    randomBytes,
    botWorker: threadWorkers(new URL('../bots/worker.ts', import.meta.url)),
    botBudget: { ms: 5000, steps: 1 },
    botPaceMs: 0,
    network,
    rendererRoot: '',
    log: () => {},
  });
  if (!core) throw new Error(`The folder ${data} is locked.`);

  const speaker = (
    receiveOne: (client: { send(message: ToClient): void; hangUp(): void }) => {
      hear(message: never): Promise<void>;
      gone(): void;
    },
    schema: { parse(value: unknown): unknown },
  ): Speaker => {
    const heard: ToClient[] = [];
    let isHungUp = false;
    const visitor = receiveOne({
      send: (message) => void heard.push(structuredClone(message)),
      hangUp() {
        isHungUp = true;
        visitor.gone();
      },
    });
    return {
      heard,
      get isHungUp() {
        return isHungUp;
      },
      say: (message) =>
        visitor.hear(
          schema.parse(message['type'] === 'hello' ? message : { id: `p${(ids += 1)}`, ...message }) as never,
        ),
      last: (type) => heard.findLast((message) => message.type === type) as never,
      gone: () => visitor.gone(),
    };
  };
  const greeted = async (one: Speaker): Promise<Speaker> => {
    await one.say({ type: 'hello', protocol: PROTOCOL_VERSION });
    return one;
  };

  return {
    core,
    window: () => greeted(speaker((client) => core.reception.receive(client), toTableSchema)),
    guest(from = '192.168.1.31') {
      if (!receive) throw new Error('No table is open to the network.');
      const given = receive;
      return greeted(speaker((client) => given(client, from), fromGuestSchema));
    },
    close: core.close,
  };
}

/** A host for each test of a file, over a folder of its own. */
export interface HostForEach extends InProcess {
  /** Its data folder. */
  readonly data: string;
  /** Its clock, which stands still: milliseconds. */
  now: number;
  /** Starts it again over the same folder, once it is closed. */
  start(): Promise<void>;
}

/** Has each test of a file find a host that has just been started. */
export function withHost(): HostForEach {
  let folder: ReturnType<typeof temporaryFolder>;
  let running: InProcess;
  const host: HostForEach = {
    now: 0,
    get data() {
      return folder.data;
    },
    get core() {
      return running.core;
    },
    window: () => running.window(),
    guest: (from) => running.guest(from),
    close: () => running.close(),
    async start() {
      running = await startInProcess(folder.data, () => host.now);
    },
  };
  beforeEach(async () => {
    folder = temporaryFolder();
    host.now = 1_000_000;
    await host.start();
  });
  afterEach(async () => {
    await host.close();
    folder.remove();
  });
  return host;
}
