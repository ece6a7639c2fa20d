// For tests: people who play any game by what they are sent, and what they say to take something back.
import { fastRandom } from '../../../engine/chance/fast.ts';
import type { ToClient } from '../../../engine/protocol/to-client.ts';
import type { ToTable } from '../../../engine/protocol/to-table.ts';
import { legalChooser, viewIn } from '../../network/legal-chooser.testing.ts';
import type { Storage } from '../../storage/port.ts';
import { found, memoryStorage, recorder, type Recorder } from '../table.testing.ts';
import type { Table } from '../table.ts';
import { createTables, type Tables } from '../tables.ts';

type Message<T extends ToClient['type']> = Extract<ToClient, { type: T }>;

/** Somebody at the table who plays the seats that they hold, one after the other. */
export interface Person extends Recorder {
  /** A legal answer to what they are asked now; null where they are asked nothing. */
  answer(): Extract<ToTable, { type: 'move' }> | null;
  last<T extends ToClient['type']>(type: T): Message<T> | undefined;
  last(): ToClient;
  /** What they have heard since they were asked this the last time. */
  news(): ToClient[];
}

let ids = 0;

/** A new one. @param seed the same one makes the same moves of the same views */
export function person(table: Table, seed = 1): Person {
  const one = recorder();
  const chooser = legalChooser(seed);
  let told = 0;
  return {
    ...one,
    send(message) {
      one.send(message);
      if (message.type === 'view') chooser.see(message);
    },
    last: (type?: ToClient['type']) =>
      one.heard.findLast((message) => type === undefined || message.type === type) as never,
    news() {
      const heard = one.heard.slice(told);
      told = one.heard.length;
      return heard;
    },
    answer() {
      const { question } = viewIn(one.view());
      if (!question) return null;
      return {
        type: 'move',
        id: `p${(ids += 1)}`,
        table: table.id,
        question: question.id,
        move: chooser.choose(),
      };
    },
  };
}

export interface Bench {
  readonly storage: Storage;
  readonly tables: Tables;
  readonly log: string[];
}

/** Tables over a storage in memory, whose seeds follow from `seed`. */
export function bench(seed: number, storage = memoryStorage()): Bench {
  const random = fastRandom(seed);
  const log: string[] = [];
  let now = 1000;
  const tables = createTables({
    storage,
    clock: () => (now += 1),
    randomBytes: (count) => Uint8Array.from({ length: count }, () => random.below(256)),
    log: (line) => void log.push(line),
    onListChanged: () => {},
    onFailed: () => {},
  });
  return { storage, tables, log };
}

/** Who sits where at a new table: `p` for a person, `b` for a bot. */
export async function opened(
  { tables }: Bench,
  game: string,
  sitters: string,
  options: Record<string, unknown> = {},
): Promise<Table> {
  const seats = Array.from(sitters, (who, seat) =>
    who === 'p'
      ? ({ kind: 'person', name: `Person ${seat}` } as const)
      : ({ kind: 'bot', name: `Bot ${seat}`, bot: 'random' } as const),
  );
  return found(await tables.open({ type: 'open', id: 'open', game, seats, options }));
}

/** Somebody for each seat, in order; those of bots play too. */
export async function everybody(table: Table, seed = 1): Promise<Person[]> {
  const people = table.seats.map((_, seat) => person(table, seed + seat));
  for (const [seat, one] of people.entries()) await table.join(one, [seat]);
  return people;
}

/** Somebody who watches. */
export async function watcher(table: Table): Promise<Person> {
  const one = person(table);
  await table.join(one, []);
  return one;
}

/** Has one of them make a move, and answers it; null when nobody is asked. */
export async function moveOf(table: Table, one: Person): Promise<{ readonly type: string } | null> {
  const message = one.answer();
  if (!message) return null;
  await table.accept(message, one);
  const answer = one.heard.findLast((heard) => 'id' in heard && heard.id === message.id);
  if (answer?.type !== 'accepted') throw new Error(`A legal move was answered by ${JSON.stringify(answer)}.`);
  return message.move as { type: string };
}

/** Asks to take back. */
export async function undo(table: Table, one: Person, id = `u${(ids += 1)}`): Promise<string> {
  await table.undo({ type: 'undo', id, table: table.id }, one);
  return id;
}

/** Says yes or no to what was asked last, as the person at `seat`. */
export async function agree(
  table: Table,
  one: Person,
  seat: number,
  yes: boolean,
  request = one.heard.findLast((message) => message.type === 'undoing' && message.asked !== null),
): Promise<string> {
  const id = `g${(ids += 1)}`;
  const asked = request?.type === 'undoing' ? request.asked : null;
  await table.agree(
    { type: 'agree', id, table: table.id, request: asked?.request ?? 'none', seat, yes },
    one,
  );
  return id;
}

/** A view without the name of its question, which is another one each time it is asked. */
export function unnamed({ view }: Message<'view'>): unknown {
  const { question, ...rest } = view as { question?: { id: string } | null };
  return { ...rest, question: question ? { ...question, id: '' } : question };
}
