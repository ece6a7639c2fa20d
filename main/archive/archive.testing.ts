// For tests: an archive over a storage in memory, with games in it that were played at random.
import type { GameRecord } from '../../engine/history/record.ts';
import { recordOf } from '../../engine/history/record-of.ts';
import { games, type GameId } from '../../engine/games/registry.ts';
import type { Journal } from '../../engine/journal/journal.ts';
import { playedJournal, type PlayedWishes } from '../../engine/journal/played.testing.ts';
import { toTableSchema } from '../../engine/protocol/to-table.ts';
import { toClientSchema, type ToClient } from '../../engine/protocol/to-client.ts';
import type { AnyGame } from '../../engine/session/session.ts';
import type { Storage } from '../storage/port.ts';
import { piecesOf } from '../../engine/protocol/pieces.ts';
import type { Client } from '../table/client.ts';
import { memoryStorage } from '../table/table.testing.ts';
import { createTables, type Tables } from '../table/tables.ts';
import { createArchive, type Archive, type ArchiveParts, type KeptRequest } from './archive.ts';
import { standing } from './standing.ts';

type Answer = ToClient;
type Question = KeptRequest extends infer R ? (R extends KeptRequest ? Omit<R, 'id'> : never) : never;

export interface TestArchive {
  readonly storage: Storage;
  readonly tables: Tables;
  readonly archive: Archive;
  /** The one that asks. */
  readonly window: Client;
  readonly parts: ArchiveParts;
  /** Lines of the log. */
  readonly logged: string[];
  /** The seats that are played at this screen, by table; nobody's where nothing is set. */
  readonly atScreen: Map<string, number[]>;
  readonly gathering: Set<string>;
  /** Tables that everybody was put out of. */
  readonly putOut: string[];
  now: number;
  /** Asks, and gives all that is answered. */
  ask(question: Question): Promise<Answer[]>;
  /** Asks what has one answer, which must be of this type. */
  asked<T extends Answer['type']>(type: T, question: Question): Promise<Extract<Answer, { type: T }>>;
  /** Brings a file in, piece by piece; the last answer. */
  bring(text: string, name?: string): Promise<Answer>;
  /** The text of a file that was asked for. */
  file(table: string, eyes: number | 'watcher' | null): Promise<string>;
  /** All that is kept, as one text, so that it can be seen whether anything changed. */
  everything(): string;
  /** Keeps a game as a table. */
  keep(id: string, journal: Journal, title?: string): Promise<void>;
}

/** Any game of the registry. */
export function gameCalled(id: GameId): AnyGame {
  return games[id] as AnyGame;
}

/** A journal of a game that was played at random. */
export function played(id: GameId, wishes: PlayedWishes): Journal {
  return playedJournal(gameCalled(id), wishes);
}

export function testArchive(storage: Storage = memoryStorage()): TestArchive {
  const logged: string[] = [];
  const atScreen = new Map<string, number[]>();
  const gathering = new Set<string>();
  const putOut: string[] = [];
  let bytes = 0;
  let now = 2_000_000_000_000;
  const shared = {
    storage,
    clock: () => now,
    randomBytes: (count: number) => new Uint8Array(count).fill((bytes += 1)),
    log: (line: string) => void logged.push(line),
    onListChanged: () => {},
  };
  const tables = createTables({ ...shared, onFailed: () => {} });
  const parts: ArchiveParts = {
    ...shared,
    tables,
    isHosted: () => false,
    gathers: (table) => gathering.has(table),
    isForGuests: () => false,
    screenSeats: (table) => atScreen.get(table) ?? [],
    putOut: (table) => Promise.resolve(void putOut.push(table)),
    broughtBack: () => Promise.resolve(null),
  };
  const archive = createArchive(parts);
  let ids = 0;
  let heard: Answer[] = [];
  const window = {
    send: (message: ToClient) => void heard.push(toClientSchema.parse(structuredClone(message))),
  };
  const hear = async (question: Question): Promise<Answer[]> => {
    const own: Answer[] = [];
    heard = own;
    const message = toTableSchema.parse({ id: `q${(ids += 1)}`, ...question });
    await archive.hear(window, message as Parameters<Archive['hear']>[1]);
    return own;
  };
  const test: TestArchive = {
    storage,
    tables,
    archive,
    window,
    parts,
    logged,
    atScreen,
    gathering,
    putOut,
    get now() {
      return now;
    },
    set now(to) {
      now = to;
    },
    ask: (question) => hear(question),
    async asked(type, question) {
      const [answer, ...more] = await this.ask(question);
      if (answer?.type !== type || more.length > 0)
        throw new Error(`Answered with ${JSON.stringify(answer)}.`);
      return answer as never;
    },
    async bring(text, name = 'game.parlor') {
      const pieces = piecesOf(text);
      const file = `f${(ids += 1)}`;
      for (const [piece, part] of pieces.entries()) {
        const [answer] = await hear({ type: 'import', name, file, piece, pieces: pieces.length, text: part });
        if (answer?.type !== 'done' || piece + 1 === pieces.length) return answer as Answer;
      }
      throw new Error('A file has a piece at least.');
    },
    async file(table, eyes) {
      const pieces = await hear({ type: 'export', table, eyes });
      const texts = pieces.map((piece) => (piece.type === 'exported' ? piece.text : JSON.stringify(piece)));
      return texts.join('');
    },
    everything() {
      const { readable, unreadable } = storage.tables();
      const whole = readable.map((table) => [table, storage.soundEntries(table.id), storage.sight(table.id)]);
      return JSON.stringify([whole, unreadable, storage.records()]);
    },
    async keep(id, { header, entries }, title = '') {
      const { game, seats } = header;
      const times = { since: entries[0]?.at ?? 1, at: entries.at(-1)?.at ?? 1 };
      const session = standing(gameCalled(game as GameId), header, entries);
      const result = session.game.result(session.state);
      const record: GameRecord | null =
        result && recordOf({ table: id, game, ...times, moves: session.moves, seats }, result);
      await storage.keep({ id, header, entries, title, ...times, record });
    },
  };
  return test;
}
