// Test code: a client over a connection whose other end is the test.
import type { ToClient } from '../../engine/protocol/to-client.ts';
import { PROTOCOL_VERSION } from '../../engine/protocol/version.ts';
import { fakeConnection } from '../connection/fake.ts';
import type { Memory } from '../settings/memory.ts';
import { firstState, type Place } from '../store/state.ts';
import { createStore } from '../store/store.ts';
import { begun } from '../store/table.ts';
import { moment, plainWays } from '../store/table.testing.ts';
import { startClient } from './client.ts';

/** A client that goes to `place`, on a device with its `memory`, in a tab with its `visit`. */
export function begin(place: Place = { at: 'home' }, memory = plainMemory(), visit = plainMemory()) {
  const connection = fakeConnection();
  const store = createStore(firstState(place));
  const timers: (() => void)[] = [];
  let ids = 0;
  const client = startClient({
    store,
    connection,
    ways: plainWays,
    newId: () => `id-${(ids += 1)}`,
    later: (_ms, task) => void timers.push(task),
    memory,
    visit,
  });
  /** Lets all pauses pass. */
  const wait = (): void => {
    for (const task of timers.splice(0)) task();
  };
  const showAll = (): void => {
    for (let frame = store.state.table?.waiting[0]; frame; frame = store.state.table?.waiting[0]) {
      const next = frame;
      client.changeTable((table) => begun(table, next));
      client.frameRested(next);
    }
  };
  return { connection, store, client, showAll, wait };
}

/** A browser's memory, kept as long as it is used. */
export function plainMemory(): Memory {
  const kept = new Map<string, unknown>();
  return { read: (key) => kept.get(key) ?? null, keep: (key, value) => void kept.set(key, value) };
}

export const welcome: ToClient = {
  type: 'welcome',
  role: 'owner',
  elsewhere: [],
  protocol: PROTOCOL_VERSION,
  program: '0.1.0',
  tables: [],
};

/** The view at `version` that seat 0 is sent, asking `question`. */
export function view(
  version: number,
  question: string | null,
  table = 't1',
  past?: { type: string }[],
  events: { type: string }[] = [],
): ToClient {
  const { seats, view: shown } = moment(version, question);
  const message = {
    type: 'view' as const,
    holds: [0],
    curtain: null,
    table,
    version,
    seats: [...seats],
    view: { ...shown },
    events,
  };
  return past === undefined ? message : { ...message, past };
}
