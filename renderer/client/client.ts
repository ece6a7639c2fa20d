// One person's end of the line: what they do becomes messages, what the host says becomes state.
import type { AnyEvent } from '../../engine/core/game.ts';
import type { View } from '../../engine/core/view.ts';
import type { ToClient } from '../../engine/protocol/to-client.ts';
import type { SeatRequest } from '../../engine/protocol/to-table.ts';
import { PROTOCOL_VERSION } from '../../engine/protocol/version.ts';
import type { Connection } from '../connection/connection.ts';
import type { AppState, Frame, Moment, Place, TableState } from '../store/state.ts';
import type { Store } from '../store/store.ts';
import * as table from '../store/table.ts';

/** What a table is opened with. */
export interface TableRequest {
  readonly game: string;
  readonly seats: readonly SeatRequest[];
  readonly options: Readonly<Record<string, unknown>>;
}

export interface Client {
  open(request: TableRequest): void;
  /** Goes home, to the form for a new table, or to a table; a table that is left stays as it is. */
  go(place: Place): void;
  /** Answers the question that is asked now, once. */
  answer(move: unknown): void;
  changeTable(change: (table: TableState) => TableState): void;
  frameRested(frame: Frame): void;
  /** The page was asleep and may have missed things: asks for the whole view. */
  wake(): void;
  dismissTrouble(): void;
}

/** What the client is made of. */
export interface ClientParts {
  readonly store: Store<AppState>;
  readonly connection: Connection;
  readonly ways: table.GameWays;
  readonly newId: () => string;
  /** One sentence for what came and could not be read. */
  readonly unreadable: (problem: string) => string;
}

/** Opens the connection and answers for everything that is said over it. */
export function startClient({ store, connection, ways, newId, unreadable }: ClientParts): Client {
  /** The id of a request to open a table, until its first view comes. */
  let opening: string | null = null;
  /** The table left last, whose messages may still be on their way. */
  let left: string | null = null;
  /** The next view is a whole one that answers `join`. */
  let isJoining = false;

  const wanted = (): string | null => (store.state.place.at === 'table' ? store.state.place.id : null);

  const changeTable = (change: (current: TableState) => TableState): void =>
    store.change((state) => {
      const next = state.table && change(state.table);
      return next === state.table ? state : { ...state, table: next };
    });

  const askToJoin = (): void => {
    const id = wanted();
    if (id === null) return;
    isJoining = true;
    connection.send({ type: 'join', id: newId(), table: id });
  };

  const sendAgain = (): void => {
    const current = store.state.table;
    const move = current && table.unanswered(current);
    if (move) sendMove(current.id, move.id, move.question, move.move);
  };

  const sendMove = (tableId: string, id: string, question: string, move: unknown): void =>
    connection.send({ type: 'move', id, table: tableId, question, move });

  const hearView = (message: Extract<ToClient, { type: 'view' }>): void => {
    const isOpened = opening !== null && message.table !== left;
    if (!isOpened && message.table !== wanted()) return;
    const moment: Moment = { version: message.version, view: viewOf(message), seats: message.seats };
    const events: readonly AnyEvent[] = message.events;
    const past: readonly AnyEvent[] = message.past ?? events;
    if (isOpened || store.state.table?.id !== message.table) {
      // A table just opened shows its deal; one that is come back to shows itself.
      const toShow = isOpened ? past : [];
      const fresh = table.joined(message.table, moment, isOpened ? [] : past, toShow, ways);
      store.change((state) => ({
        ...state,
        place: { at: 'table', id: message.table },
        isOpening: false,
        table: fresh,
        trouble: null,
      }));
    } else if (isJoining) {
      changeTable((state) => table.rejoined(state, moment, message.past ?? state.log));
      sendAgain();
    } else {
      changeTable((state) => table.viewed(state, moment, events, ways));
    }
    opening = null;
    isJoining = false;
  };

  const hear = (message: ToClient): void => {
    switch (message.type) {
      case 'welcome':
        store.change((state) => ({ ...state, link: 'connected', tables: message.tables }));
        askToJoin();
        return;
      case 'tables':
        store.change((state) => ({ ...state, tables: message.tables }));
        return;
      case 'view':
        hearView(message);
        return;
      case 'accepted':
        changeTable((state) => table.accepted(state, message.id));
        return;
      case 'refused':
        changeTable((state) => table.refused(state, message.id, message.refusal));
        return;
      case 'considered':
        return;
      case 'trouble':
        hearTrouble(message);
    }
  };

  const hearTrouble = ({ code, sentence, id }: Extract<ToClient, { type: 'trouble' }>): void => {
    // Asked for, or told because the table could not go on: either way one cannot stay there.
    const isGone = GONE.has(code) && (isJoining || id === null);
    if (isGone) isJoining = false;
    // The host does not know that one sits here (it put everybody out): the move follows the join.
    if (code === 'no-such-table' && !isGone && id !== null && id === store.state.table?.pending?.id) {
      askToJoin();
      return;
    }
    if (id !== null && id === opening) opening = null;
    store.change((state) => ({
      ...state,
      place: isGone ? { at: 'home' } : state.place,
      isOpening: opening !== null,
      table: isGone ? null : withoutMove(state.table, id),
      trouble: { code, sentence },
    }));
  };

  connection.open({
    connected: () => connection.send({ type: 'hello', protocol: PROTOCOL_VERSION }),
    lost: () => {
      opening = null;
      store.change((state) => (state.link === 'lost' ? state : { ...state, link: 'lost', isOpening: false }));
    },
    message: hear,
    unreadable: (problem) =>
      store.change((state) => ({
        ...state,
        trouble: { code: 'malformed', sentence: unreadable(problem) },
      })),
  });

  return {
    open(request) {
      if (opening !== null) return;
      opening = newId();
      store.change((state) => ({ ...state, isOpening: true, trouble: null }));
      connection.send({ type: 'open', id: opening, ...request, seats: [...request.seats] });
    },
    go(place) {
      const before = wanted();
      const after = place.at === 'table' ? place.id : null;
      if (before !== null && before !== after) {
        left = before;
        isJoining = false;
        connection.send({ type: 'leave', id: newId() });
      }
      store.change((state) => ({
        ...state,
        place,
        table: after === before ? state.table : null,
        trouble: null,
      }));
      // Before the welcome nobody listens; the place is kept and the welcome acts on it.
      if (after !== null && after !== before && store.state.link === 'connected') {
        left = null;
        askToJoin();
      }
    },
    answer(move) {
      const before = store.state.table;
      changeTable((state) => table.answered(state, newId(), move));
      const after = store.state.table;
      if (after && after !== before) sendAgain();
    },
    changeTable,
    frameRested: (frame) => changeTable((state) => table.rested(state, frame, ways)),
    wake() {
      if (store.state.link === 'connected' && store.state.table && !isJoining) askToJoin();
    },
    dismissTrouble: () => store.change((state) => (state.trouble ? { ...state, trouble: null } : state)),
  };
}

/** Troubles after which a table cannot be come back to. */
const GONE: ReadonlySet<string> = new Set(['no-such-table', 'table-failed', 'storage-failed']);

/** A move that met trouble was not made; it may be tried again. */
function withoutMove(state: TableState | null, id: string | null): TableState | null {
  return state?.pending && state.pending.id === id ? { ...state, pending: null } : state;
}

/** The schema checks the envelope only; what the host says of a game is taken as it is. */
function viewOf(message: Extract<ToClient, { type: 'view' }>): View {
  return message.view as unknown as View;
}
