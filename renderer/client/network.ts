// The network as one page uses it: coming in as a guest and coming back, going to other hosts, asking things of its own.
import type { Keys } from '../../engine/protocol/from-guest.ts';
import type { Connection } from '../connection/connection.ts';
import type { Message, Request } from '../connection/messages.ts';
import { doorOf, heardOfNetwork, isGuest, withoutTable, type NetworkMessage } from '../store/network.ts';
import type { AppState, OnItsWay, TroubleHere } from '../store/state.ts';
import type { Store } from '../store/store.ts';
import type { Passes } from './passes.ts';
import type { Wish, Wishes } from './wishes.ts';

/** How long to wait when the host says that one is too fast, in milliseconds. */
export const PAUSE_MS = 500;
/** Another copy keeps the secrets of the tables elsewhere, and puts the right one in the place of this. */
export const KEPT_ELSEWHERE = 'kept';

export interface NetworkParts {
  readonly store: Store<AppState>;
  readonly send: Connection['send'];
  readonly newId: () => string;
  readonly later: (ms: number, task: () => void) => void;
  readonly passes: Passes;
  readonly wishes: Wishes;
  /** The host has gone on to the next table and takes this guest along: its first view is that of its beginning. */
  readonly onTakenAlong: (table: string) => void;
}

/** The network's part of a client. */
export interface NetworkClient {
  /** Asks something of the host under a new id, which is answered; trouble names it. */
  request(message: Request): string;
  /** Comes to a table, by whatever one has. */
  knock(keys: Keys): void;
  /** Asks for a seat, or to watch; asked again by itself after a cut, until there is an answer. */
  ask(wish: Wish): void;
  /** Goes away from the door where one stands, to find another. */
  otherDoor(): void;
  /** Does not want any more what was asked for. */
  withdraw(): void;
  /** Goes to another host, and there to the table that the keys lead to where there are any. */
  reach(address: string, keys: Keys | null): void;
  /** The host listens: goes on with whatever led here. */
  arrive(): void;
  /** Comes (back) to a table that one has a pass for. */
  comeBack(table: string): void;
  /** Whether this connection has been let in at a table. */
  isLetIn(table: string): boolean;
  /** The person has gone away from the table. */
  left(): void;
  lost(): void;
  hear(message: NetworkMessage | Message<'pass' | 'done'>): void;
  /** True when the trouble was about something asked here. */
  hearTrouble(trouble: Message<'trouble'>): boolean;
}

export function startNetwork(parts: NetworkParts): NetworkClient {
  const { store, send, newId, later, passes, wishes, onTakenAlong } = parts;
  /** What was asked by id and not answered yet. */
  const asked = new Map<string, OnItsWay['what'] | 'other'>();
  /** By what the door was found at which the guest stands: the way to find it again after a cut. */
  let keys: Keys | null = null;
  /** What of the address has led nowhere: tried again by itself, a code would count as one more that is wrong. */
  let spent: Keys | null = null;
  /** The table that has let this connection in. */
  let letIn: string | null = null;
  /** The last request to come back, and the table that it named. */
  let back: { readonly id: string; readonly table: string } | null = null;
  /** Whoever opens this page and has one pass for its host wants to go where it leads; whoever has left does not. */
  let mayComeStraight = true;

  const say = (message: Request, what: OnItsWay['what'] | 'other'): string => {
    const id = newId();
    asked.set(id, what);
    if (what !== 'other') store.change((state) => ({ ...state, onItsWay: { id, what }, trouble: null }));
    send({ ...message, id });
    return id;
  };

  const answered = (id: string | null): void => {
    if (id === null) return;
    asked.delete(id);
    store.change((state) => (state.onItsWay?.id === id ? { ...state, onItsWay: null } : state));
  };

  const toDoor = (trouble: TroubleHere | null): void =>
    store.change((state) => ({ ...state, place: doorOf(state), table: null, trouble }));

  const showPasses = (): void => store.change((state) => ({ ...state, passes: passes.list }));

  const knock = (by: Keys): void => {
    keys = by;
    say({ type: 'knock', keys: by }, 'knock');
  };

  const comeBack = (table: string): void => {
    const secret = store.state.away === null ? passes.secretOf(table) : KEPT_ELSEWHERE;
    if (secret === null) {
      const hasOthers = store.state.away === null && passes.list.length > 0;
      toDoor(hasOthers ? null : { code: 'pass-gone', facts: {}, id: '' });
      if (hasOthers) comeStraight();
    } else back = { id: say({ type: 'knock', keys: { by: 'pass', table, secret } }, 'come-back'), table };
  };

  /** The only way back that is kept is gone by itself. Where it leads nowhere nothing is said. */
  const comeStraight = (): void => {
    const [only, ...others] = passes.list;
    if (!mayComeStraight || store.state.away !== null || !only || others.length > 0) return;
    mayComeStraight = false;
    comeBack(only.table);
  };

  const ask = (wanted: Wish): void => {
    wishes.keep(wanted);
    const { table, seat, name } = wanted;
    store.change((state) => ({ ...state, asksAs: name }));
    say({ type: 'ask', table, seat, name }, 'ask');
  };

  const reach = (address: string, by: Keys | null): void => {
    keys = by;
    say({ type: 'reach', address }, 'reach');
  };

  const arriveAsGuest = (): void => {
    const { place, guest } = store.state;
    letIn = null;
    if (place.at === 'table') {
      // Two devices would take the seat from one another for ever.
      if (guest?.table !== place.id || guest.standing !== 'elsewhere') comeBack(place.id);
      return;
    }
    const led = place.at === 'guest' ? place.keys : null;
    const by = keys ?? (led === spent ? null : led);
    if (by) knock(by);
    else comeStraight();
  };

  const arriveAsOwner = (wasAway: string | null): void => {
    const { place, elsewhere } = store.state;
    if (place.at === 'table') {
      const seat = elsewhere.find(({ table }) => table === place.id);
      if (seat) reach(seat.address, null);
    }
    if (place.at === 'join' && wasAway !== null) say({ type: 'reach', address: wasAway }, 'reach');
  };

  /** Whether the host speaks of the table after the one that this guest is at, or at whose door they stand. */
  const isTakenAlong = ({ table, id, standing }: Message<'guest'>): boolean => {
    const { place, guest } = store.state;
    if (place.at !== 'table') {
      return id === null && standing === 'outside' && guest !== null && guest.table !== table;
    }
    if (place.id === table || (standing !== 'seated' && standing !== 'watching')) return false;
    // By itself, or because the pass of the one before was shown.
    return id === null ? letIn === place.id : id === back?.id && back.table === place.id;
  };

  const goAlong = ({ table, id }: Message<'guest'>): void => {
    const { place, guest } = store.state;
    if (place.at !== 'table') {
      const { open } = wishes;
      if (open !== null && open.table === guest?.table) wishes.keep({ ...open, table });
      store.change((state) => ({
        ...withoutTable(state),
        guest: { table, standing: 'outside', seat: null },
      }));
      return;
    }
    if (passes.secretOf(table) !== null) passes.drop(place.id);
    if (id === null) onTakenAlong(table);
    store.change((state) => ({
      ...withoutTable(state),
      place: { at: 'table', id: table },
      table: null,
      trouble: null,
      passes: passes.list,
      elsewhere: state.elsewhere.filter((seat) => seat.table !== place.id),
    }));
  };

  /** A code that was typed is kept as the way here, as if the page had been opened with it: to be loaded anew. */
  const keepWay = (by: Keys): void =>
    store.change((state) =>
      state.place.at === 'guest' && state.place.keys === null
        ? { ...state, place: { at: 'guest', keys: by } }
        : state,
    );

  const hearGuest = (message: Message<'guest'>): void => {
    const { table, standing } = message;
    if (isTakenAlong(message)) goAlong(message);
    store.change((state) => heardOfNetwork(state, message));
    const isDoor = message.id !== null && asked.get(message.id) === 'knock';
    answered(message.id);
    if (store.state.guest?.table !== table) return;
    if (isDoor && keys?.by === 'code') keepWay(keys);
    switch (standing) {
      case 'seated':
      case 'watching':
        letIn = table;
        mayComeStraight = true;
        wishes.drop();
        store.change((state) => ({ ...state, place: { at: 'table', id: table }, trouble: null }));
        return;
      case 'outside':
        letIn = null;
        if (wishes.open?.table === table) ask(wishes.open);
        else if (store.state.place.at === 'table') toDoor(null);
        return;
      case 'asking':
        return;
      case 'refused':
        wishes.drop();
        return;
      case 'removed':
        passes.drop(table);
        keys = null;
        wishes.drop();
        toDoor(null);
        showPasses();
        break;
      case 'taken-back':
        passes.drop(table);
        wishes.drop();
        toDoor(null);
        showPasses();
        break;
      case 'elsewhere':
        wishes.drop();
        store.change((state) => ({ ...state, table: null }));
        break;
      case 'closed':
        // What was asked for is asked again when the table is open again.
        store.change((state) => ({ ...state, table: null }));
    }
    letIn = null;
  };

  const hearPass = (message: Message<'pass'>): void => {
    const { away, company } = store.state;
    const { table, name } = message;
    const game = company?.table === table ? company.game : '';
    if (away === null) {
      passes.keep(message, game);
      showPasses();
      return;
    }
    const seat = { table, name, game, address: away.address, at: 0 };
    store.change((state) => ({
      ...state,
      elsewhere: [seat, ...state.elsewhere.filter((other) => other.table !== table)],
    }));
  };

  /** Which game is played where one has a seat: the pass may have come before it was told. */
  const nameGame = ({ table, game }: Message<'company'>): void => {
    passes.nameGame(table, game);
    store.change((state) => ({
      ...state,
      passes: passes.list,
      elsewhere: state.elsewhere.map((seat) => (seat.table === table ? { ...seat, game } : seat)),
    }));
  };

  const hearAway = (message: Message<'away'>): void => {
    answered(message.id);
    const before = store.state.away;
    store.change((state) => heardOfNetwork(state, message));
    const { away } = store.state;
    if (away?.link === 'connected' && before?.link !== 'connected') arriveAsGuest();
    if (away?.link !== 'connected') letIn = null;
    // The other host is gone for good, and its table with it.
    if (away === null && before !== null && store.state.guest !== null) toDoor(store.state.trouble);
  };

  return {
    request: (message) => say(message, 'other'),
    knock,
    ask,
    reach,
    otherDoor() {
      keys = null;
      wishes.drop();
      mayComeStraight = false;
      store.change((state) => ({ ...state, company: null, guest: null }));
      toDoor(null);
    },
    withdraw() {
      wishes.drop();
      say({ type: 'leave' }, 'other');
    },
    arrive() {
      const { role, away } = store.state;
      if (role === 'guest') return arriveAsGuest();
      // The program has carried nothing since the cut.
      store.change((state) => (state.away === null ? state : { ...state, away: null }));
      arriveAsOwner(away?.address ?? null);
    },
    comeBack,
    isLetIn: (table) => letIn === table,
    left() {
      letIn = null;
      mayComeStraight = false;
      wishes.drop();
      const { company } = store.state;
      // Before the game the seat of who goes is free again.
      if (company === null || company.begun) return;
      passes.drop(company.table);
      showPasses();
    },
    lost() {
      asked.clear();
      letIn = null;
      store.change((state) => (state.onItsWay === null ? state : { ...state, onItsWay: null }));
    },
    hear(message) {
      switch (message.type) {
        case 'guest':
          return hearGuest(message);
        case 'pass':
          return hearPass(message);
        case 'away':
          return hearAway(message);
        case 'done':
          return answered(message.id);
        case 'ticket':
          answered(message.id);
          break;
        case 'company':
          nameGame(message);
          break;
        case 'hosting':
        case 'found':
      }
      store.change((state) => heardOfNetwork(state, message));
    },
    hearTrouble({ code, facts, id }) {
      const what = id === null ? undefined : asked.get(id);
      if (id === null || what === undefined) return false;
      answered(id);
      if (code === 'too-fast' && (what === 'knock' || what === 'come-back')) {
        if (what === 'come-back') mayComeStraight = true;
        later(PAUSE_MS, () => {
          if (isGuest(store.state) && letIn === null) arriveAsGuest();
        });
        return true;
      }
      const trouble = { code, facts, id };
      const { place, away, guest } = store.state;
      switch (what) {
        case 'knock':
          keys = null;
          spent = place.at === 'guest' ? place.keys : null;
          // The code leads nowhere any more: there is nothing to wait for.
          if (guest?.standing === 'closed' && code !== 'not-hosted') {
            wishes.drop();
            store.change((state) => ({ ...state, company: null, guest: null }));
          }
          break;
        case 'come-back':
          if (place.at !== 'table') {
            if (back?.id === id && isWorthless(code)) passes.drop(back.table);
            showPasses();
            return true;
          }
          if (code === 'not-hosted') {
            store.change((state) => ({
              ...state,
              table: null,
              guest: { table: place.id, standing: 'closed', seat: null },
            }));
            return true;
          }
          if (isWorthless(code)) passes.drop(place.id);
          store.change((state) => ({ ...state, passes: passes.list, company: null, guest: null }));
          // The next table's may be there already: then that is the way, and nothing is amiss.
          if (isWorthless(code) && away === null && passes.list.length > 0) {
            toDoor(null);
            comeStraight();
          } else toDoor(trouble);
          return true;
        case 'ask':
          wishes.drop();
          break;
        case 'reach':
          keys = null;
          if (place.at === 'table') toDoor(trouble);
          break;
        case 'other':
      }
      store.change((state) => ({ ...state, trouble }));
      return true;
    },
  };
}

/** A pass that was answered so opens nothing any more. */
function isWorthless(code: string): boolean {
  return code === 'pass-gone' || code === 'no-such-table';
}
