// For tests: a guest's device, which is the renderer's own client over a real connection; somebody plays on it by what it shows.
import { randomBot } from '../../engine/bots/random.ts';
import type { AnyMove } from '../../engine/core/game.ts';
import type { Seat } from '../../engine/core/seat.ts';
import { games, isGameId } from '../../engine/games/registry.ts';
import type { Keys } from '../../engine/protocol/from-guest.ts';
import type { ToClient } from '../../engine/protocol/to-client.ts';
import type { ToTable } from '../../engine/protocol/to-table.ts';
import type { AnyGame } from '../../engine/session/session.ts';
import { startClient, type Client } from '../../renderer/client/client.ts';
import type { Connection } from '../../renderer/connection/connection.ts';
import { socketConnection } from '../../renderer/connection/socket.ts';
import { NOTHING_COMPOSED } from '../../renderer/games/intent.ts';
import type { Memory } from '../../renderer/settings/memory.ts';
import { firstState, type AppState, type TableState } from '../../renderer/store/state.ts';
import { createStore, type Store } from '../../renderer/store/store.ts';
import { begun, hasRead, openQuestion } from '../../renderer/store/table.ts';
import { plainWays } from '../../renderer/store/table.testing.ts';

/** Who plays on a device. */
export interface DeviceParts {
  readonly origin: string;
  readonly keys: Keys;
  readonly name: string;
  /** Null: watches. */
  readonly seat: Seat | null;
  readonly seed: number;
  /** Every how many answers the host is asked about the move first; 0 for never. */
  readonly considersEvery: number;
  /** How often somebody presses who means one move. */
  readonly presses: number;
  /** Makes moves when it is asked; false: only looks on. */
  readonly plays: boolean;
}

/** What was said on a device, over all its pages and connections. */
export interface Record {
  /** The moves that were made on it, by their ids. */
  readonly made: Map<string, AnyMove>;
  /** How often the page has sent each move. */
  readonly sent: Map<string, number>;
  /** The versions with which the host has acknowledged moves, by their ids. */
  readonly accepted: Map<string, Set<number>>;
  readonly refused: Map<string, string>;
  /** Moves that were on their way when the page was opened anew, which knows nothing of them. */
  readonly abandoned: Set<string>;
  /** Troubles that were told to the person, by their codes. */
  readonly troubles: string[];
  /** The highest version that was shown or acknowledged. */
  highest: number;
}

export interface Device {
  readonly name: string;
  readonly seat: Seat | null;
  readonly record: Record;
  readonly state: AppState;
  readonly client: Client;
  /** Opens the page anew, as a person does who thinks that it hangs; what the browser keeps is there again. */
  reload(): void;
  /** Nothing new is answered from now on; what is on its way still is. */
  rest(): void;
  close(): void;
}

/** Opens the page on a device. */
export function openDevice(parts: DeviceParts): Device {
  const record: Record = {
    made: new Map(),
    sent: new Map(),
    accepted: new Map(),
    refused: new Map(),
    abandoned: new Set(),
    troubles: [],
    highest: 0,
  };
  const memory = memoryOfBrowser();
  const mood = { isResting: !parts.plays };
  let page = openPage(parts, memory, record, mood, null);
  return {
    name: parts.name,
    seat: parts.seat,
    record,
    get state() {
      return page.store.state;
    },
    get client() {
      return page.client;
    },
    reload() {
      page.close();
      const { place, table } = page.store.state;
      if (table?.pending) record.abandoned.add(table.pending.id);
      page = openPage(parts, memory, record, mood, place.at === 'table' ? place.id : null);
    },
    rest() {
      mood.isResting = true;
    },
    close: () => page.close(),
  };
}

function memoryOfBrowser(): Memory {
  const kept = new Map<string, string>();
  return {
    read: (key) => JSON.parse(kept.get(key) ?? 'null') as unknown,
    keep: (key, value) => void kept.set(key, JSON.stringify(value)),
  };
}

/** Shared by all pages of a device. */
interface Mood {
  isResting: boolean;
}

interface Page {
  readonly store: Store<AppState>;
  readonly client: Client;
  close(): void;
}

let ids = 0;

function openPage(
  parts: DeviceParts,
  memory: Memory,
  record: Record,
  mood: Mood,
  table: string | null,
): Page {
  const store = createStore<AppState>(
    firstState(table === null ? { at: 'guest', keys: parts.keys } : { at: 'table', id: table }),
  );
  const timers = new Set<NodeJS.Timeout>();
  const later = (ms: number, task: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      task();
    }, ms);
    timers.add(timer);
  };
  const connection = noted(socketConnection(parts.origin), record);
  const client = startClient({
    store,
    connection,
    ways: plainWays,
    newId: () => `d${(ids += 1)}`,
    later,
    memory,
    visit: { read: () => null, keep: () => undefined },
  });
  const person = personAt(parts, store, client, record, mood);
  store.watch(() => queueMicrotask(person));
  return {
    store,
    client,
    close() {
      for (const timer of timers) clearTimeout(timer);
      connection.close();
    },
  };
}

/** The same connection, of which is noted what goes over it. */
function noted(connection: Connection, record: Record): Connection {
  const note = (message: ToClient): void => {
    if (message.type === 'view') record.highest = Math.max(record.highest, message.version);
    if (message.type === 'accepted') {
      record.highest = Math.max(record.highest, message.version);
      record.accepted.set(message.id, (record.accepted.get(message.id) ?? new Set()).add(message.version));
    }
    if (message.type === 'refused') record.refused.set(message.id, message.refusal.code);
    if (message.type === 'trouble') record.troubles.push(message.code);
  };
  return {
    ...connection,
    open: (listeners) =>
      connection.open({
        ...listeners,
        message(message) {
          note(message);
          listeners.message(message);
        },
      }),
    send(message: ToTable) {
      if (message.type === 'move') record.sent.set(message.id, (record.sent.get(message.id) ?? 0) + 1);
      connection.send(message);
    },
  };
}

/** Does what there is to do on the page, whenever it shows something else. */
function personAt(
  { name, seat, seed, considersEvery, presses }: DeviceParts,
  store: Store<AppState>,
  client: Client,
  record: Record,
  mood: Mood,
): () => void {
  let hasAsked = false;
  let answers = 0;
  let considered: string | null = null;

  const look = (table: TableState): TableState => {
    let seen = table;
    if (seen.reading !== null) seen = hasRead(seen);
    const [frame] = seen.waiting;
    return frame ? begun(seen, frame) : seen;
  };

  return () => {
    const { table, guest, place } = store.state;
    if (guest?.standing === 'outside' && place.at === 'guest' && !hasAsked) {
      hasAsked = true;
      client.ask({ table: guest.table, seat, name });
      return;
    }
    if (!table) return;
    const [frame] = table.waiting;
    if (frame || table.reading !== null) {
      client.changeTable(look);
      if (frame) client.frameRested(frame);
      return;
    }
    const question = openQuestion(table);
    if (question === null || mood.isResting || table.considering !== null) return;
    const move = chosen(table, seed);
    if (considersEvery > 0 && considered !== question && answers % considersEvery === 0) {
      considered = question;
      client.consider({ partial: move, composing: NOTHING_COMPOSED, ifRefused: NOTHING_COMPOSED });
      return;
    }
    answers += 1;
    for (let press = 0; press < presses; press += 1) client.answer(move);
    const pending = store.state.table?.pending;
    if (pending) record.made.set(pending.id, pending.move);
  };
}

/** Some legal move, by what the page shows. */
function chosen({ latest: { view }, log }: TableState, seed: number): AnyMove {
  if (!isGameId(view.game) || view.viewer === 'watcher') throw new Error('Nobody is asked here.');
  const player = randomBot(games[view.game] as AnyGame).seat({ seat: view.viewer, seed });
  player.see(view, log);
  return player.choose({ steps: 1, shouldStop: () => true });
}
