// One person's end of the line: what they do becomes messages, what the host says becomes state.
import type { AnyEvent, AnyMove } from '../../engine/core/game.ts';
import type { Consideration } from '../../engine/core/question.ts';
import type { View } from '../../engine/core/view.ts';
import type { ToClient } from '../../engine/protocol/to-client.ts';
import type { SeatRequest } from '../../engine/protocol/to-table.ts';
import type { TroubleCode } from '../../engine/protocol/trouble.ts';
import { PROTOCOL_VERSION } from '../../engine/protocol/version.ts';
import type { Connection } from '../connection/connection.ts';
import { liftAsked } from '../store/eyes.ts';
import { openAgain, wentOn, withoutSeries } from '../store/series.ts';
import type { AppState, Frame, Place, TableState, Told } from '../store/state.ts';
import type { Store } from '../store/store.ts';
import * as table from '../store/table.ts';

type ViewMessage = Extract<ToClient, { type: 'view' }>;

/** How long to wait when the host says that one is too fast, in milliseconds. */
const PAUSE_MS = 500;

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
  /** Answers the question that is asked now, once, and by `following` those that this seat is asked right after it. */
  answer(move: AnyMove, following?: readonly AnyMove[]): void;
  /** Changes the draft and asks the host about it; nothing while no question is open. */
  consider(proposal: table.Proposal): void;
  /** The person who is called is at the screen: asks for their view, once. */
  lift(): void;
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
  /** Does something after so many milliseconds. */
  readonly later: (ms: number, task: () => void) => void;
}

/** Opens the connection and answers for everything that is said over it. */
export function startClient({ store, connection, ways, newId, later }: ClientParts): Client {
  /** The id of a request to open a table, until its first view comes. */
  let opening: string | null = null;
  /** The tables of requests to join that are not answered yet, by id of the request, oldest first. */
  const joining = new Map<string, string>();
  /** Tables that were left: what is still on its way from there is no table just opened. */
  const left = new Set<string>();

  const wanted = (): string | null => (store.state.place.at === 'table' ? store.state.place.id : null);

  const changeTable = (change: (current: TableState) => TableState): void =>
    store.change((state) => {
      const next = state.table && change(state.table);
      return next === state.table ? state : { ...state, table: next };
    });

  const askToJoin = (): void => {
    const id = wanted();
    if (id === null) return;
    const request = newId();
    joining.set(request, id);
    connection.send({ type: 'join', id: request, table: id });
  };

  const sendAgain = (): void => {
    const current = store.state.table;
    if (!current) return;
    considerAgain();
    const move = table.unanswered(current);
    if (move) sendMove(current.id, move.id, move.question, move.move);
  };

  const considerAgain = (): void => {
    const current = store.state.table;
    if (!current?.considering) return;
    const { id, question, partial } = current.considering;
    connection.send({ type: 'consider', id, table: current.id, question, partial });
  };

  const sendMove = (tableId: string, id: string, question: string, move: unknown): void =>
    connection.send({ type: 'move', id, table: tableId, question, move });

  /** Takes the oldest request to join a table as answered; false when there is none. */
  const hasJoined = (id: string): boolean => {
    const request = [...joining].find(([, joined]) => joined === id)?.[0];
    return request !== undefined && joining.delete(request);
  };

  const hearView = (message: ViewMessage): void => {
    if (message.past !== undefined) {
      hearWholeView(message, message.past);
      return;
    }
    const told = toldBy(message);
    const current = store.state.table;
    // Other eyes know another past; without it nothing can be said of how it came to this.
    if (current?.id === message.table && current.latest.view.viewer !== told.view.viewer) return askToJoin();
    const move = current?.pending?.id;
    changeTable((state) =>
      state.id === message.table
        ? wentOn(state, table.viewed(state, told, message.events, ways), newId)
        : state,
    );
    const next = store.state.table?.pending;
    if (next && next.id !== move) sendAgain();
  };

  /** A view that tells the past answers a request to join a table, or else to open one, or is seen through other eyes. */
  const hearWholeView = (message: ViewMessage, past: readonly AnyEvent[]): void => {
    const isOpened = !hasJoined(message.table) && message.table !== wanted();
    if (isOpened && left.has(message.table)) return;
    if (isOpened && opening === null) {
      // A table that was opened for somebody who has gone elsewhere meanwhile; the host has seated them there.
      if (wanted() === null) connection.send({ type: 'leave', id: newId() });
      else askToJoin();
      return;
    }
    if (!isOpened && message.table !== wanted()) return;
    const told = toldBy(message);
    if (!isOpened && store.state.table?.id === message.table) {
      changeTable((state) => table.toldAnew(state, told, past, message.events, ways));
      sendAgain();
      return;
    }
    // A table just opened shows its deal; one that is come back to shows itself.
    const fresh = table.joined(message.table, told, isOpened ? [] : past, isOpened ? past : [], ways);
    opening = null;
    store.change((state) => ({
      ...state,
      place: { at: 'table', id: message.table },
      isOpening: false,
      table: fresh,
      trouble: null,
    }));
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
        changeTable((state) => table.considered(state, message.id, considerationOf(message)));
        return;
      case 'trouble':
        hearTrouble(message);
    }
  };

  const hearTrouble = ({ code, facts, id }: Extract<ToClient, { type: 'trouble' }>): void => {
    const current = store.state.table;
    const isMove = id !== null && id === current?.pending?.id;
    const isDraft = id !== null && id === current?.considering?.id;
    const isLift = id !== null && id === current?.lifting;
    if ((isMove || isDraft) && code === 'too-fast') {
      // Nobody has to press again for that: the same goes out once more, and until then it is on its way.
      later(PAUSE_MS, () => {
        const now = store.state.table;
        if (now?.pending?.id === id || now?.considering?.id === id) sendAgain();
      });
      return;
    }
    // The host does not know that one sits here (it put everybody out): what was said follows the join.
    if ((isMove || isDraft || isLift) && code === 'not-at-table') {
      askToJoin();
      return;
    }
    const joined = id === null ? undefined : joining.get(id);
    if (id !== null) joining.delete(id);
    // Whoever has gone elsewhere meanwhile need not hear that the table is gone.
    if (joined !== undefined && joined !== wanted()) return;
    // Asked for, or told because the table could not go on: either way one cannot stay there.
    const isGone = GONE.has(code) && (joined !== undefined || id === null);
    if (id !== null && id === opening) opening = null;
    store.change((state) => ({
      ...state,
      place: isGone ? { at: 'home' } : state.place,
      isOpening: opening !== null,
      table: isGone ? null : withoutSaid(state.table, id),
      trouble: { code, facts },
    }));
  };

  connection.open({
    connected: () => connection.send({ type: 'hello', protocol: PROTOCOL_VERSION }),
    lost: () => {
      opening = null;
      joining.clear();
      // What was to follow a move was meant for the table as it was.
      changeTable(withoutSeries);
      store.change((state) => (state.link === 'lost' ? state : { ...state, link: 'lost', isOpening: false }));
    },
    message: hear,
    unreadable: (problem) =>
      store.change((state) => ({
        ...state,
        trouble: { code: 'unreadable', facts: { problem } },
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
        left.add(before);
        connection.send({ type: 'leave', id: newId() });
      }
      opening = null;
      store.change((state) => ({
        ...state,
        place,
        isOpening: false,
        table: after === before ? state.table : null,
        trouble: null,
      }));
      // Before the welcome nobody listens; the place is kept and the welcome acts on it.
      if (after !== null && after !== before && store.state.link === 'connected') askToJoin();
    },
    answer(move, following) {
      const before = store.state.table;
      changeTable((state) => table.answered(state, newId(), move, following));
      const after = store.state.table;
      if (after && after !== before) sendAgain();
    },
    consider(proposal) {
      const before = store.state.table;
      changeTable((state) => table.proposed(state, newId(), proposal));
      if (store.state.table !== before) considerAgain();
    },
    lift() {
      const before = store.state.table;
      const id = newId();
      changeTable((state) => liftAsked(state, id));
      const after = store.state.table;
      if (!after || after === before || after.curtain === null) return;
      connection.send({ type: 'lift', id, table: after.id, seat: after.curtain });
    },
    changeTable,
    frameRested: (frame) => changeTable((state) => table.rested(state, frame, ways)),
    wake() {
      const { link, table: current } = store.state;
      const isAsked = current !== null && [...joining.values()].includes(current.id);
      if (link === 'connected' && current && !isAsked) askToJoin();
    },
    dismissTrouble: () => store.change((state) => (state.trouble ? { ...state, trouble: null } : state)),
  };
}

/** Troubles after which a table cannot be come back to. */
const GONE: ReadonlySet<TroubleCode> = new Set([
  'no-such-table',
  'table-closed',
  'table-of-unknown-game',
  'table-of-other-rules',
  'table-too-new',
  'table-damaged',
  'table-not-read',
  'table-failed',
  'move-not-kept',
  'host-failed',
]);

/** What was said and met trouble was not heard; it may be tried again. */
function withoutSaid(state: TableState | null, id: string | null): TableState | null {
  if (state?.pending && state.pending.id === id) return openAgain(state);
  if (state?.lifting && state.lifting === id) return { ...state, lifting: null };
  if (state?.considering?.id !== id) return state;
  return { ...state, composing: state.considering.ifRefused, considering: null };
}

function considerationOf(message: Extract<ToClient, { type: 'considered' }>): Consideration {
  const { refusal, lacks, next, preview } = message;
  return refusal ? { refusal } : { refusal, lacks, next, preview };
}

/** The schema checks the envelope only; what the host says of a game is taken as it is. */
function toldBy({ version, view, seats, holds, curtain }: ViewMessage): Told {
  return { version, view: view as unknown as View, seats, holds, curtain };
}
