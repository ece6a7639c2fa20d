// All tables of a host: opens new ones, brings stored ones back by replaying them, and lists those to go on with.
import { bots } from '../../engine/bots/registry.ts';
import { SetupError } from '../../engine/core/errors.ts';
import { games, isGameId } from '../../engine/games/registry.ts';
import { JOURNAL_FORMAT, type JournalHeader, type SeatRecord } from '../../engine/journal/journal.ts';
import { openHeader, replayJournal } from '../../engine/journal/replay.ts';
import type { TableInfo } from '../../engine/protocol/to-client.ts';
import type { SeatRequest, ToTable } from '../../engine/protocol/to-table.ts';
import type { AnyGame, Session } from '../../engine/session/session.ts';
import { logged } from '../problem.ts';
import { Unreadable, type Storage } from '../storage/port.ts';
import { createTable, type Table, type TableParts } from './table.ts';
import type { Trouble } from './trouble.ts';

/** Why there is no table: for a trouble message. */
export interface NoTable {
  readonly code: Trouble['code'];
  readonly sentence: string;
}

export interface Tables {
  /** The tables that can be gone on with, the last played first. */
  list(): TableInfo[];
  /** Sets up a new table; it is durable when the promise is kept. */
  open(request: Extract<ToTable, { type: 'open' }>): Promise<Table | NoTable>;
  /** A table by its id, brought back from its journal if need be. */
  get(id: string): Table | NoTable;
}

export interface TablesParts {
  readonly storage: Storage;
  readonly clock: () => number;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly log: (line: string) => void;
  /** The list of tables has changed. */
  readonly onListChanged: () => void;
  /** A table is no more what it was: those who sit there have to leave. */
  readonly onFailed: (table: string) => void;
}

const SEED_BYTES = 32;
const ID_BYTES = 12;

/** The tables over a storage. Each is in memory from its first use on: two authorities over one game there must not be. */
export function createTables(parts: TablesParts): Tables {
  const { storage, clock, randomBytes, log } = parts;
  const open = new Map<string, Table>();
  /** Tables that the log has been told of: a list is made often, and says it once. */
  const told = new Set<string>();

  /** What a listener of the list does wrong is no reason to give up what is durable already. */
  const listChanged = (): void => {
    try {
      parts.onListChanged();
    } catch (error) {
      log(`The list of tables could not be told: ${logged(error)}`);
    }
  };

  const seat = (
    made: Pick<
      TableParts,
      'id' | 'header' | 'seats' | 'session' | 'moves' | 'version' | 'entries' | 'playedAt'
    >,
  ): Table => {
    const table = createTable({
      ...made,
      storage,
      clock,
      onOver: listChanged,
      onFailed(error) {
        log(`Table ${made.id} was given up: ${logged(error)}`);
        open.delete(made.id);
        parts.onFailed(made.id);
      },
    });
    open.set(made.id, table);
    return table;
  };

  return {
    list() {
      const { readable, unreadable } = storage.tables();
      for (const { id, why } of unreadable) {
        if (told.has(id)) continue;
        told.add(id);
        log(`Table ${id} cannot be read, so it is not in the list and stays as it is: ${why}`);
      }
      const unfinished = readable.filter(({ over }) => !over);
      return unfinished.map(({ id, header, version, playedAt }) => ({
        id,
        game: header.game,
        names: header.seats.map(({ name }) => name),
        status: 'playing',
        version,
        at: playedAt,
      }));
    },
    async open(request) {
      const begun = begin(request, hex(randomBytes(SEED_BYTES)));
      if ('code' in begun) return begun;
      const { header, session } = begun;
      const id = hex(randomBytes(ID_BYTES));
      const playedAt = clock();
      try {
        await storage.create(id, header, playedAt);
      } catch (error) {
        log(`A new table could not be kept: ${logged(error)}`);
        return {
          code: 'storage-failed',
          sentence: 'The new table could not be kept on the disk; make room and try again.',
        };
      }
      const table = seat({
        id,
        header,
        seats: header.seats,
        session,
        moves: [],
        version: 0,
        entries: [],
        playedAt,
      });
      listChanged();
      return table;
    },
    get(id) {
      const there = open.get(id);
      if (there) return there;
      try {
        const stored = storage.table(id);
        if (!stored)
          return { code: 'no-such-table', sentence: 'There is no such table here; choose one of the list.' };
        const { header, playedAt } = stored;
        const game = gameOf(header.game);
        if (!game)
          return {
            code: 'table-failed',
            sentence: `This program does not know the game "${header.game}"; the table was left as it is.`,
          };
        const entries = storage.entries(id);
        const replayed = replayJournal(game, { parlor: 'journal', header, entries }, 'xstate');
        if (replayed.problem) return leftAsItIs(replayed.problem.sentence);
        const { session, moves, version, seats } = replayed;
        return seat({ id, header, seats, session, moves, version, entries, playedAt });
      } catch (error) {
        if (error instanceof Unreadable) return leftAsItIs(error.message);
        log(`Table ${id} could not be read: ${logged(error)}`);
        return { code: 'storage-failed', sentence: 'The table could not be read from the disk.' };
      }
    },
  };
}

function begin(
  request: Extract<ToTable, { type: 'open' }>,
  seed: string,
): { readonly header: JournalHeader; readonly session: Session } | NoTable {
  const game = gameOf(request.game);
  if (!game) return badSetup(`There is no game "${request.game}" here.`);
  for (const [at, { kind, ...who }] of request.seats.entries()) {
    const kinds = isGameId(game.id) ? bots[game.id].map(({ id }) => id) : [];
    if (kind === 'bot' && 'bot' in who && !kinds.includes(who.bot)) {
      return badSetup(`seats[${at}].bot: there is no bot "${who.bot}"; choose one of: ${kinds.join(', ')}.`);
    }
  }
  const header: JournalHeader = {
    format: JOURNAL_FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    seats: request.seats.map(seatRecord),
    options: request.options,
    seed,
    setup: {},
    decks: [],
  };
  try {
    return { header, session: openHeader(game, header, 'xstate') };
  } catch (error) {
    if (error instanceof SetupError) return badSetup(error.message);
    throw error;
  }
}

function gameOf(id: string): AnyGame | null {
  return isGameId(id) ? (games[id] as AnyGame) : null;
}

function seatRecord(request: SeatRequest): SeatRecord {
  const { name, kind } = request;
  return { name, kind, bot: request.kind === 'bot' ? request.bot : null };
}

function leftAsItIs(why: string): NoTable {
  return {
    code: 'table-failed',
    sentence: `The table cannot be gone on with and was left as it is. ${why}`,
  };
}

function badSetup(sentence: string): NoTable {
  return { code: 'bad-setup', sentence };
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}
