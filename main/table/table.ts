// A table: the one authority over one game. It alone makes moves, writes the journal and says when the clients are told.
import { recordOf } from '../../engine/history/record-of.ts';
import type { AnyHappening } from '../../engine/core/game.ts';
import { refuse } from '../../engine/core/refusal.ts';
import { WATCHER, type Seat, type Viewer } from '../../engine/core/seat.ts';
import type { JournalEntry, JournalHeader, SeatRecord } from '../../engine/journal/journal.ts';
import { checkOf, type ReplayedMove } from '../../engine/journal/replay.ts';
import type { TakenBack } from '../../engine/journal/undone.ts';
import type { TableInfo, ToClient } from '../../engine/protocol/to-client.ts';
import { viewOf, type AnyGame, type Session } from '../../engine/session/session.ts';
import type { Storage } from '../storage/port.ts';
import {
  considered,
  consideredMessage,
  questionOf,
  refusedMessage,
  retell,
  viewMessage,
  type Moment,
  type Seen,
} from './audience.ts';
import type {
  AgreeMessage,
  Client,
  ConsiderMessage,
  LiftMessage,
  MoveMessage,
  UndoMessage,
} from './client.ts';
import { placeAfter, placeAnew, placeFor, placeLifted, type Place } from './curtain.ts';
import { createQueue } from './queue.ts';
import { SEATS_NOTE, seatsNote } from './seats-note.ts';
import { trouble } from './trouble.ts';
import { createLine, weighAll, type Line } from './undo/line.ts';
import { createQuestionNames } from './undo/names.ts';
import { createUndoing } from './undo/undoing.ts';

export interface Table {
  readonly id: string;
  readonly game: AnyGame;
  readonly header: JournalHeader;
  /** Who sits where now. */
  readonly seats: readonly SeatRecord[];
  info(): TableInfo;
  /**
   * Puts somebody else at seats; kept when the promise is, and rejected when it could not be kept: then nothing changed.
   * After the end of the game it is said and not kept.
   */
  reseat(changes: readonly SeatChange[]): Promise<void>;
  /**
   * Seats a client, also one that is there already, and sends it the whole view with the game so far.
   * @param holds the seats that may be played from there; with several of them, from behind a curtain
   */
  join(client: Client, holds: readonly Seat[]): Promise<void>;
  /** Has a client that is there play other seats from now on; one that is not there is seated. */
  turn(client: Client, holds: readonly Seat[]): Promise<void>;
  /** Lifts the curtain of a client for the person who is called; its answer is their view. */
  lift(message: LiftMessage, from: Client): Promise<void>;
  /** Takes a client away at once, also one whose join waits for its turn. */
  leave(client: Client): void;
  /** Makes the move of a client exactly once or refuses it; the answer and all views follow when it is durable. */
  accept(message: MoveMessage, from: Client): Promise<void>;
  /** Answers a partial move of the seat whose eyes the client has. */
  consider(message: ConsiderMessage, from: Client): Promise<void>;
  /** Takes back the last decision of the seat whose eyes the client has, or asks the others. */
  undo(message: UndoMessage, from: Client): Promise<void>;
  /** Hears whether somebody agrees that something is taken back. */
  agree(message: AgreeMessage, from: Client): Promise<void>;
  /** Gives the table up in its turn: its clients are told, and it is read again when somebody comes back. */
  giveUp(error: unknown, code?: WhyGivenUp): Promise<void>;
  /** The game so far for one viewer, view by view. */
  history(viewer: Viewer): Iterable<Seen>;
}

/** What clients are told of a table that is given up. */
export type WhyGivenUp = 'table-failed' | 'move-not-kept' | 'no-such-table';

/** Somebody else at a seat. */
export interface SeatChange {
  readonly seat: Seat;
  readonly occupant: SeatRecord;
}

/** What a table is made of. */
export interface TableParts {
  readonly id: string;
  readonly header: JournalHeader;
  readonly seats: readonly SeatRecord[];
  readonly session: Session;
  /** The moves that count so far, what was taken back, and the number of entries they are kept in. */
  readonly moves: readonly ReplayedMove[];
  readonly undone: readonly TakenBack[];
  readonly version: number;
  /** The ids of the moves so far: every one ever accepted, also of those that were taken back. */
  readonly entries: readonly JournalEntry[];
  readonly storage: Storage;
  readonly clock: () => number;
  /** When it was opened. */
  readonly since: number;
  readonly playedAt: number;
  /** What a person called it; empty for nothing. */
  readonly title: string;
  /** The game came to its end. */
  readonly onOver: () => void;
  /** The table can go on no more and is to be forgotten; its clients have been told. */
  readonly onFailed: (error: unknown) => void;
}

/** A table over a session that stands where its journal ends. */
export function createTable(parts: TableParts): Table {
  const { id, header, storage, clock } = parts;
  let { seats } = parts;
  const { game } = parts.session;
  const queue = createQueue();
  const places = new Map<Client, Place>();
  /** How often each client has left: a join that it asked for before that seats nobody. */
  const leaves = new WeakMap<Client, number>();
  const weighed = weighAll(parts.session, header, parts.entries, parts.moves);
  let line = createLine(header, parts.session, { moves: parts.moves, taken: parts.undone }, weighed);
  const names = createQuestionNames(parts.entries.filter(({ kind }) => kind === 'undo').length);
  const versionOf = new Map(
    parts.entries.flatMap((entry) =>
      entry.kind === 'move' ? [[moveKey(entry.seat, entry.id), entry.n]] : [],
    ),
  );
  let version = parts.version;
  let playedAt = parts.playedAt;
  let failed = false;

  const moment = (): Moment => ({
    table: id,
    version,
    session: line.session,
    seats,
    course: line.course,
    nameOf: names.of,
    backOf: undoing.backOf,
  });
  const awaiting = (): readonly Seat[] => game.awaiting(line.session.state) as readonly Seat[];
  const isOver = (): boolean => awaiting().length === 0;

  const fail = (error: unknown, code: WhyGivenUp): void => {
    failed = true;
    const told = [...places.keys()];
    places.clear();
    for (const client of told) client.send(trouble(code, null));
    parts.onFailed(error);
  };

  /** Runs a task in its turn; an error in it is a bug of ours and ends the table, never the host. */
  const inTurn = (
    client: Client,
    requestId: string | null,
    task: () => Promise<void> | void,
  ): Promise<void> =>
    queue(async () => {
      if (failed) return client.send(trouble('table-failed', requestId));
      try {
        await task();
      } catch (error) {
        fail(error, 'table-failed');
      }
    });

  /** Moves every client to where it is now, and tells it what happened through the eyes that it has there. */
  const tell = (happenings: readonly AnyHappening[], askedBefore: readonly Seat[]): void => {
    for (const [client, before] of places) {
      const place = placeAfter(before, awaiting(), askedBefore);
      places.set(client, place);
      client.send(
        viewMessage(moment(), place, happenings, place.eyes === before.eyes ? undefined : line.past),
      );
    }
  };

  /** Sends a client the whole table as it is seen from its place. */
  const place = (client: Client, placed: () => Place): Promise<void> => {
    const before = leaves.get(client);
    return inTurn(client, null, () => {
      if (leaves.get(client) !== before) return;
      const now = placed();
      places.set(client, now);
      client.send(viewMessage(moment(), now, [], line.past));
      const pending = undoing.pending();
      if (pending) client.send(pending);
    });
  };

  /** Keeps who sits here, and how many entries are no moves that count: it only saves a list from reading the journal. */
  const noteSeats = (): Promise<void> => {
    const note = seatsNote(seats, version, line.course.moves.length);
    return storage.note(SEATS_NOTE, id, note).catch(() => undefined);
  };

  const undoing = createUndoing({
    table: id,
    moves: () => line.weighed,
    seats: () => seats,
    isOver,
    placeOf: (client) => places.get(client),
    tell(message) {
      for (const client of places.keys()) client.send(message);
    },
    async goBack(left, seat, kept) {
      // Nothing can fail after the entry is kept: the line that it leads to is there already.
      const next = line.back(left, seat);
      const at = clock();
      const n = version + 1;
      try {
        await storage.append(id, [{ n, at, kind: 'undo', to: next.course.moves.at(-1)?.n ?? 0, seat }]);
      } catch {
        return false;
      }
      const before = line;
      line = next;
      version = n;
      playedAt = at;
      names.goBack(asksIn(before), asksIn(next));
      kept();
      for (const [client, { holds }] of places) {
        // Nobody knows who sits at a screen of several now, just as after a restart.
        const now = placeFor(holds, awaiting());
        places.set(client, now);
        client.send(viewMessage(moment(), now, [], line.past));
      }
      void noteSeats();
      return true;
    },
    clock,
  });

  const answer = async (message: MoveMessage, from: Client): Promise<ToClient | null> => {
    const place = places.get(from);
    if (!place || place.holds.length === 0) return trouble('not-your-seat', message.id);
    // Nobody's eyes are here, so nobody is asked anything here.
    const seat = place.eyes;
    if (seat === WATCHER) return refusedMessage(message.id, refuse(isOver() ? 'game-over' : 'stale'));
    const key = moveKey(seat, message.id);
    const earlier = versionOf.get(key);
    if (earlier !== undefined) return { type: 'accepted', id: message.id, version: earlier };

    const malformed = game.parseMove(message.move).refusal;
    if (malformed) return refusedMessage(message.id, malformed);
    // After the end nothing is asked, and "the game is over" says more than "the table has moved on".
    if (!isOver() && questionOf(moment(), seat) !== message.question) {
      return refusedMessage(message.id, refuse('stale'));
    }
    const askedBefore = awaiting();
    const { session } = line;
    const before = session.state;
    const accepted = session.accept(seat, message.move);
    if (accepted.refusal) return refusedMessage(message.id, accepted.refusal);

    const at = clock();
    const n = version + 1;
    const { move, happenings } = accepted;
    const check = checkOf(session.state);
    const entries: JournalEntry[] = [{ n, at, kind: 'move', seat, move: { ...move }, id: message.id, check }];
    const result = game.result(session.state);
    if (result) entries.push({ n: n + 1, at, kind: 'end', reason: 'over' });
    const ended = {
      table: id,
      game: game.id,
      since: parts.since,
      at,
      moves: line.course.moves.length + 1,
      seats,
    };
    try {
      await storage.append(id, entries, result ? recordOf(ended, result) : undefined);
    } catch (error) {
      // The session is ahead of the journal now, so it is given up; the journal is what counts.
      fail(error, 'move-not-kept');
      return null;
    }
    version += entries.length;
    playedAt = at;
    versionOf.set(key, n);
    const isPersons = seats[seat]?.kind === 'person';
    line.add({ n, seat, move, happenings }, { seat, isPersons, isQuiet: game.quiet(before, seat, move) });
    from.send({ type: 'accepted', id: message.id, version: n });
    tell(happenings, askedBefore);
    undoing.moved(seat);
    if (isOver()) parts.onOver();
    return null;
  };

  return {
    id,
    game,
    header,
    get seats() {
      return seats;
    },
    reseat: (changes) =>
      queue(async () => {
        if (failed) throw new Error(`Table ${id} was given up.`);
        const next = [...seats];
        for (const { seat, occupant } of changes) next[seat] = occupant;
        // Nothing follows the end in a journal; who has come back to read the score is told of all the same.
        if (isOver()) {
          seats = next;
          return;
        }
        const at = clock();
        const entries = changes.map(({ seat, occupant }, index): JournalEntry => ({
          n: version + 1 + index,
          at,
          kind: 'seat',
          seat,
          occupant,
        }));
        await storage.append(id, entries);
        version += entries.length;
        seats = next;
        await noteSeats();
        await undoing.reseated();
      }),
    info: () => ({
      id,
      game: header.game,
      names: seats.map(({ name }) => name),
      status: isOver() ? 'over' : 'playing',
      version,
      at: playedAt,
      moves: line.course.moves.length,
      isHosted: false,
      gathers: false,
      title: parts.title,
    }),
    join: (client, holds) => place(client, () => placeFor(holds, awaiting())),
    turn: (client, holds) =>
      place(client, () => {
        const before = places.get(client);
        return before ? placeAnew(before, holds, awaiting()) : placeFor(holds, awaiting());
      }),
    lift: (message, from) =>
      inTurn(from, message.id, () => {
        const before = places.get(from);
        if (!before) return from.send(trouble('not-your-seat', message.id));
        const place = placeLifted(before, message.seat);
        places.set(from, place);
        from.send(viewMessage(moment(), place, [], place.eyes === before.eyes ? undefined : line.past));
      }),
    leave(client) {
      leaves.set(client, (leaves.get(client) ?? 0) + 1);
      places.delete(client);
    },
    accept: (message, from) =>
      inTurn(from, message.id, async () => {
        const told = await answer(message, from);
        if (told) from.send(told);
      }),
    consider: (message, from) =>
      inTurn(from, message.id, () => {
        const place = places.get(from);
        if (!place || place.holds.length === 0) return from.send(trouble('not-your-seat', message.id));
        const seat = place.eyes;
        from.send(
          seat !== WATCHER && questionOf(moment(), seat) === message.question
            ? consideredMessage(line.session, message.id, seat, message.partial)
            : considered(message.id, refuse('stale')),
        );
      }),
    undo: (message, from) => inTurn(from, message.id, () => undoing.undo(message, from)),
    agree: (message, from) => inTurn(from, message.id, () => undoing.agree(message, from)),
    giveUp: (error, code = 'table-failed') =>
      queue(() => {
        if (!failed) fail(error, code);
      }),
    history: (viewer) => retell(game, header, line.course.moves, viewer),
  };
}

/** What the engine asks a seat at the end of a line; null: nothing. */
function asksIn({ session }: Line): (seat: Seat) => string | null {
  return (seat) => viewOf(session, seat).question?.id ?? null;
}

/** Ids are the client's own, so one seat's cannot stand in the way of another's. */
function moveKey(seat: Seat, id: string): string {
  return `${seat}/${id}`;
}
