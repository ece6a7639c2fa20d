// All tables of a host: opens new ones, brings stored ones back by replaying them, and lists those to go on with.
import { bots } from '../../engine/bots/registry.ts';
import { SetupError } from '../../engine/core/errors.ts';
import { games, isGameId } from '../../engine/games/registry.ts';
import { JOURNAL_FORMAT, type JournalHeader, type SeatRecord } from '../../engine/journal/journal.ts';
import { openHeader, replayJournal } from '../../engine/journal/replay.ts';
import type { TableInfo } from '../../engine/protocol/to-client.ts';
import type { SeatRequest, ToTable } from '../../engine/protocol/to-table.ts';
import type { AnyGame, Session } from '../../engine/session/session.ts';
import { logged, Problem } from '../problem.ts';
import { Unreadable, type Storage } from '../storage/port.ts';
import { seatedIn, SEATS_NOTE } from './seats-note.ts';
import { createTable, type Table, type TableParts } from './table.ts';
import { troubled, type Trouble } from './trouble.ts';

export interface Tables {
  /** The last played of the tables that can be gone on with, and how many there are. */
  list(): { readonly tables: TableInfo[]; readonly unfinished: number };
  /** Sets up a new table; it is durable when the promise is kept. */
  open(request: Extract<ToTable, { type: 'open' }>): Promise<Table | Trouble>;
  /** A table by its id, brought back from its journal if need be. */
  get(id: string): Table | Trouble;
  /** Has a table whose game is over on the disk alone; it is read again when somebody wants to see it. */
  letGo(id: string): void;
  /** Has nobody play on at a table that was deleted. */
  close(id: string): Promise<void>;
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
  /** Whether a table is open to the network; none is where nobody says so. */
  readonly isHosted?: (table: string) => boolean;
  /** Whether a table waits for guests. */
  readonly gathers?: (table: string) => boolean;
}

/** A table as it stands, before it is seated here. */
type Standing = Pick<
  TableParts,
  | 'id'
  | 'header'
  | 'seats'
  | 'session'
  | 'moves'
  | 'undone'
  | 'version'
  | 'entries'
  | 'since'
  | 'playedAt'
  | 'title'
>;

/** So many of the last played tables are told of at home; the archive has the others. */
export const MOST_LISTED = 60;
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

  /** Plays the journal of a table again. @throws Unreadable, or another Error when the storage cannot be read */
  const stored = (id: string): Standing | Trouble => {
    const kept = storage.table(id);
    if (!kept || kept.deletedAt !== null) return troubled('no-such-table');
    if (kept.isSight) return troubled('table-only-read');
    const { header, since, playedAt, title } = kept;
    const game = gameOf(header.game);
    if (!game) return troubled('table-of-unknown-game', { game: header.game });
    if (header.rulesVersion !== game.rulesVersion) {
      return troubled('table-of-other-rules', { played: header.rulesVersion, known: game.rulesVersion });
    }
    const entries = storage.entries(id);
    const replayed = replayJournal(game, { parlor: 'journal', header, entries }, 'xstate');
    if (replayed.problem) return troubled('table-damaged', { entry: replayed.problem.at });
    if (entries.some((entry) => entry.kind === 'end' && entry.reason === 'closed')) {
      return troubled('table-closed');
    }
    const { session, moves, undone, version, seats } = replayed;
    return { id, header, seats, session, moves, undone, version, entries, since, playedAt, title };
  };

  const seat = (made: Standing): Table => {
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
      const { readable, unreadable } = storage.unfinished(MOST_LISTED);
      for (const { id, why } of unreadable) {
        if (told.has(id)) continue;
        told.add(id);
        log(`Table ${id} cannot be read, so it is not in the list and stays as it is: ${why}`);
      }
      const seated = storage.notesOfUnfinished(SEATS_NOTE);
      const tables = readable.map(({ id, header, version, playedAt, title }): TableInfo => ({
        id,
        game: header.game,
        ...seatedIn(seated.get(id), header, version),
        status: 'playing',
        version,
        at: playedAt,
        title,
        isHosted: parts.isHosted?.(id) ?? false,
        gathers: parts.gathers?.(id) ?? false,
      }));
      return { tables, unfinished: storage.countUnfinished() };
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
        return troubled('table-not-kept');
      }
      const table = seat({
        id,
        header,
        seats: header.seats,
        session,
        moves: [],
        undone: [],
        version: 0,
        entries: [],
        since: playedAt,
        playedAt,
        title: '',
      });
      listChanged();
      return table;
    },
    letGo(id) {
      // Of a game that goes on there could then be two in memory.
      if (open.get(id)?.info().status === 'over') open.delete(id);
    },
    async close(id) {
      await open.get(id)?.giveUp(new Problem('it was deleted'), 'no-such-table');
    },
    get(id) {
      const there = open.get(id);
      if (there) return there;
      try {
        const read = stored(id);
        if (!('code' in read)) return seat(read);
        // Of a table that there is; whatever else is asked for is no news.
        if (read.code !== 'no-such-table')
          log(`Table ${id} was left as it is: ${read.code} ${JSON.stringify(read.facts)}`);
        return read;
      } catch (error) {
        log(`Table ${id} could not be read: ${error instanceof Unreadable ? error.message : logged(error)}`);
        return error instanceof Unreadable ? unreadable(error) : troubled('table-not-read');
      }
    },
  };
}

function begin(
  request: Extract<ToTable, { type: 'open' }>,
  seed: string,
): { readonly header: JournalHeader; readonly session: Session } | Trouble {
  const game = gameOf(request.game);
  if (!game) return troubled('no-such-game', { game: request.game });
  const wrong = wrongSeats(game, request.seats);
  if (wrong) return wrong;
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
    if (error instanceof SetupError) return troubled('wrong-setup', { place: error.place });
    throw error;
  }
}

/** Why nobody can sit down like that; null where all can. */
export function wrongSeats(
  game: AnyGame,
  seats: readonly SeatRequest[],
  { min, max }: AnyGame['seats'] = game.seats,
): Trouble | null {
  if (seats.length < min || seats.length > max) {
    return troubled('wrong-seats', { seats: seats.length, min, max });
  }
  const kinds = isGameId(game.id) ? bots[game.id].map(({ id }) => id) : [];
  for (const [at, who] of seats.entries()) {
    if (who.kind === 'bot' && !kinds.includes(who.bot)) {
      return troubled('no-such-bot', { seat: at + 1, bot: who.bot });
    }
  }
  return null;
}

/** A game of this program by its id; null for any other text. */
export function gameOf(id: string): AnyGame | null {
  return isGameId(id) ? (games[id] as AnyGame) : null;
}

/** Who sits at a seat that was asked for. */
export function seatRecord(request: SeatRequest): SeatRecord {
  switch (request.kind) {
    case 'open':
      return { name: '', kind: 'open', bot: null };
    case 'person':
      return { name: request.name, kind: 'person', bot: null };
    case 'bot':
      return { name: request.name, kind: 'bot', bot: request.bot };
  }
}

/** What a client is told of a table that cannot be read. */
export function unreadable({ isNewer }: Unreadable): Trouble {
  return isNewer ? troubled('table-too-new') : troubled('table-damaged', { entry: 0 });
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}
