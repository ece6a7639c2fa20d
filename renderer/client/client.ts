// One person's end of the line: what they do becomes messages, what the host says becomes state.
import type { AnyEvent } from '../../engine/core/game.ts';
import type { Keys } from '../../engine/protocol/from-guest.ts';
import type { ToClient } from '../../engine/protocol/to-client.ts';
import type { ToTable } from '../../engine/protocol/to-table.ts';
import { PROTOCOL_VERSION } from '../../engine/protocol/version.ts';
import type { Connection } from '../connection/connection.ts';
import type { Message } from '../connection/messages.ts';
import type { Memory } from '../settings/memory.ts';
import { listed, welcomed } from '../store/house.ts';
import { doorOf, isGuest, placeFor, withoutTable } from '../store/network.ts';
import { wentOn, withoutSeries } from '../store/series.ts';
import type { AppState, Frame, Place } from '../store/state.ts';
import type { Store } from '../store/store.ts';
import * as table from '../store/table.ts';
import { keepAdmissions } from './admissions.ts';
import { type Asking, startAsking } from './asking.ts';
import { considerationOf, toldBy } from './heard.ts';
import { leavingTable } from './leaving.ts';
import { lookWhileChoosing } from './looking.ts';
import { type NetworkClient, PAUSE_MS, startNetwork } from './network.ts';
import { passesIn } from './passes.ts';
import { type PlayClient, startPlay } from './play.ts';
import type { BranchRequest, TableRequest } from './table-request.ts';
import { GONE, withoutSaid } from './trouble.ts';
import { wishesIn } from './wishes.ts';

export interface Client
  extends PlayClient, Pick<NetworkClient, 'request' | 'knock' | 'ask' | 'withdraw' | 'otherDoor'> {
  /** What is asked of the host and waited for. */
  readonly host: Pick<Asking, 'ask' | 'file'>;
  open(request: TableRequest): void;
  /** Opens a new table that stands where a finished game stood once. */
  branch(request: BranchRequest): void;
  /** Goes home, to the form for a new table, or to a table; a table that is left stays as it is. */
  go(place: Place): void;
  frameRested(frame: Frame): void;
  /** The page was asleep and may have missed things: asks for the whole view. */
  wake(): void;
  dismissTrouble(): void;
  /**
   * Goes to another host, and there to the table that the keys lead to where there are any.
   * @param chosen the one that was found there, and for which a code is to be typed
   */
  reach(address: string, keys: Keys | null, chosen?: AppState['chosen']): void;
  /** Forgets a seat at a table of another host. */
  forget(table: string): void;
  /** The seat is played on another device: plays it here again. */
  playHere(): void;
}

/** What the client is made of. */
export interface ClientParts {
  readonly store: Store<AppState>;
  readonly connection: Connection;
  readonly ways: table.GameWays;
  readonly newId: () => string;
  /** Does something after so many milliseconds. */
  readonly later: (ms: number, task: () => void) => void;
  readonly memory: Memory;
  /** What is remembered as long as the page's tab only. */
  readonly visit: Memory;
}

/** Opens the connection and answers for everything that is said over it. */
export function startClient({ store, connection, ways, newId, later, memory, visit }: ClientParts): Client {
  const passes = passesIn(memory);
  store.change((state) => ({ ...state, passes: passes.list }));
  const { send } = connection;
  const { sayAgain, takingBack, ...play } = startPlay({ store, send, newId });
  const { changeTable } = play;
  /** Tables that wait for guests: the first view is that of their beginning. */
  const gathering = new Set<string>();
  const network = startNetwork({
    store,
    send,
    newId,
    later,
    passes,
    wishes: wishesIn(visit),
    onTakenAlong: (id) => void gathering.add(id),
  });
  const asking = startAsking(send, newId);
  const admissions = keepAdmissions(network.request);
  lookWhileChoosing(store, network.request);
  /** The id of a request to open a table, until its first view comes. */
  let opening: string | null = null;
  /** What is opened goes on from a position, and does not begin with a deal. */
  let isBranch = false;
  /** The tables of requests to join that are not answered yet, by id of the request, oldest first. */
  const joining = new Map<string, string>();
  /** Tables that were left: what is still on its way from there is no table just opened. */
  const left = new Set<string>();

  const wanted = (): string | null => (store.state.place.at === 'table' ? store.state.place.id : null);

  const askToJoin = (): void => {
    const id = wanted();
    if (id === null) return;
    if (isGuest(store.state) && !network.isLetIn(id)) return network.comeBack(id);
    const request = newId();
    joining.set(request, id);
    connection.send({ type: 'join', id: request, table: id });
  };

  /** Takes the oldest request to join a table as answered; false when there is none. */
  const hasJoined = (id: string): boolean => {
    const request = [...joining].find(([, joined]) => joined === id)?.[0];
    return request !== undefined && joining.delete(request);
  };

  const hearView = (message: Message<'view'>): void => {
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
    if (next && next.id !== move) sayAgain();
  };

  /** A view that tells the past answers a request to join a table, or else to open one, or is seen through other eyes. */
  const hearWholeView = (message: Message<'view'>, past: readonly AnyEvent[]): void => {
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
      changeTable((state) => table.toldAnew(state, told, past, message.events, ways, message.undone));
      sayAgain();
      return;
    }
    // A table that just begins shows its deal; one that is come back to shows itself.
    const begins = gathering.delete(message.table) || (isOpened && !isBranch);
    const [before, toShow] = begins ? [[], past] : [past, []];
    const fresh = table.joined(message.table, told, before, toShow, ways, message.undone);
    opening = null;
    store.change((state) => ({
      ...state,
      place: { at: 'table', id: message.table },
      isOpening: false,
      table: fresh,
      trouble: null,
    }));
  };

  /** Who is at a table; for one that was opened and waits for guests it stands in the place of the first view. */
  const hearCompany = (message: Message<'company'>): void => {
    const { table: id, begun } = message;
    const isNew = !begun && id !== wanted() && !isGuest(store.state);
    if (isNew && left.has(id)) return;
    if (isNew && opening === null) {
      // As with a first view: it was opened for somebody who has gone elsewhere meanwhile.
      if (wanted() === null) connection.send({ type: 'leave', id: newId() });
      return;
    }
    if (isNew) {
      opening = null;
      store.change((state) => ({
        ...withoutTable(state),
        place: { at: 'table', id },
        isOpening: false,
        table: null,
        trouble: null,
      }));
    }
    if (!begun) {
      gathering.add(id);
      hasJoined(id);
    }
    network.hear(message);
  };

  const hear = (message: ToClient): void => {
    switch (message.type) {
      case 'welcome':
        hearWelcome(message);
        return;
      case 'tables':
        store.change((state) => listed(state, message));
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
      case 'company':
        hearCompany(message);
        return;
      case 'hosting':
      case 'ticket':
      case 'guest':
      case 'pass':
      case 'found':
      case 'away':
        network.hear(message);
        return;
      case 'done':
        if (!takingBack.hearDone(message.id) && !asking.hear(message)) network.hear(message);
        return;
      case 'shelf':
      case 'picture':
      case 'kept':
      case 'steps':
      case 'exported':
      case 'statistics':
      case 'history':
        asking.hear(message);
        return;
      case 'undoing':
        takingBack.hear(message);
        return;
      case 'remembered':
      case 'brought':
        // Heard by the house (`settings/house-connection.ts`).
        return;
      case 'trouble':
        if (
          takingBack.hearTrouble(message) ||
          asking.hearTrouble(message) ||
          admissions.isOfSecondPress(message)
        )
          return;
        if (!network.hearTrouble(message)) hearTrouble(message);
    }
  };

  const hearWelcome = (message: Message<'welcome'>): void => {
    store.change((state) => welcomed(state, message));
    network.arrive();
    const { role } = message;
    const isElsewhere = message.elsewhere.some(({ table: id }) => id === wanted());
    if (role === 'owner' && !isElsewhere) askToJoin();
  };

  const hearTrouble = ({ code, facts, id }: Message<'trouble'>): void => {
    const current = store.state.table;
    const isMove = id !== null && id === current?.pending?.id;
    const isDraft = id !== null && id === current?.considering?.id;
    const isLift = id !== null && id === current?.lifting;
    if ((isMove || isDraft) && code === 'too-fast') {
      // Nobody has to press again for that: the same goes out once more, and until then it is on its way.
      later(PAUSE_MS, () => {
        const now = store.state.table;
        if (now?.pending?.id === id || now?.considering?.id === id) sayAgain();
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
      place: !isGone ? state.place : isGuest(state) ? doorOf(state) : { at: 'home' },
      isOpening: opening !== null,
      table: isGone ? null : withoutSaid(state.table, id),
      trouble: { code, facts },
    }));
  };

  /** Asks for a new table, unless one is being opened. */
  const begin = (request: (id: string) => Extract<ToTable, { type: 'open' | 'branch' }>): void => {
    if (opening !== null) return;
    opening = newId();
    const asked = request(opening);
    isBranch = asked.type === 'branch';
    store.change((state) => ({ ...state, isOpening: true, trouble: null }));
    connection.send(asked);
  };

  const goToTable = (id: string): void => {
    const seat = store.state.elsewhere.find(({ table: at }) => at === id);
    // The door of that host is on the way there.
    if (seat && store.state.away === null) network.reach(seat.address, null);
    else askToJoin();
  };

  /** Who leaves a table of another host is where it can be gone back to. */
  const placeAfter = (before: string | null, place: Place): Place =>
    before !== null && place.at === 'home' && store.state.away !== null
      ? { at: 'join', address: null, code: null }
      : place;

  const part = (): void => {
    network.request({ type: 'part' });
    store.change((state) => ({ ...withoutTable(state), away: null }));
  };

  connection.open({
    connected: () => connection.send({ type: 'hello', protocol: PROTOCOL_VERSION }),
    lost: () => {
      opening = null;
      joining.clear();
      gathering.clear();
      network.lost();
      takingBack.lost();
      asking.lost();
      admissions.lost();
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
    open: (request) => begin((id) => ({ type: 'open', id, ...request, seats: [...request.seats] })),
    branch: (request) => begin((id) => ({ type: 'branch', id, ...request })),
    go(wish) {
      const before = wanted();
      const place = placeAfter(before, placeFor(store.state.role, wish));
      const after = place.at === 'table' ? place.id : null;
      if (before !== null && before !== after) {
        left.add(before);
        network.left();
        connection.send({ type: 'leave', id: newId() });
      }
      opening = null;
      store.change((state) => ({
        ...(after === before ? state : leavingTable(state)),
        place,
        isOpening: false,
        table: after === before ? state.table : null,
        trouble: null,
      }));
      if (store.state.away !== null && after === null) part();
      // Before the welcome nobody listens; the place is kept and the welcome acts on it.
      if (store.state.link !== 'connected') return;
      if (after !== null && after !== before) goToTable(after);
      if (place.at === 'guest' && place.keys !== null) network.knock(place.keys);
    },
    ...play,
    frameRested: (frame) => changeTable((state) => table.rested(state, frame, ways)),
    wake() {
      const { link, table: current } = store.state;
      const isAsked = current !== null && [...joining.values()].includes(current.id);
      if (link === 'connected' && current && !isAsked) askToJoin();
    },
    dismissTrouble: () => store.change((state) => (state.trouble ? { ...state, trouble: null } : state)),
    request: admissions.request,
    host: asking,
    knock: network.knock,
    ask: network.ask,
    withdraw: network.withdraw,
    otherDoor: network.otherDoor,
    reach(address, keys, chosen = null) {
      const code = keys?.by === 'code' ? keys.code : null;
      store.change((state) => ({ ...withoutTable(state), place: { at: 'join', address, code }, chosen }));
      network.reach(address, keys);
    },
    forget(id) {
      network.request({ type: 'forget', table: id });
      store.change((state) => ({
        ...state,
        elsewhere: state.elsewhere.filter(({ table: at }) => at !== id),
      }));
    },
    playHere() {
      const id = wanted();
      if (id !== null) network.comeBack(id);
    },
  };
}
