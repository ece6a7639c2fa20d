// What passes between this copy's window and a host elsewhere: a pass is taken out on the way in and put in on the way out.
import { GAMES_WITH_WORDS } from '../../../engine/games/words.ts';
import type { FromGuest } from '../../../engine/protocol/from-guest.ts';
import type { ToClient } from '../../../engine/protocol/to-client.ts';
import { trouble } from '../../table/trouble.ts';
import type { Elsewhere } from './elsewhere.ts';
import { createOrder } from './order.ts';

type Message<T extends ToClient['type']> = Extract<ToClient, { type: T }>;

export interface Gate {
  /** What the host is to be told in place of what the window has said; null for nothing. */
  out(message: FromGuest): FromGuest | null;
  /** Something that the host has said; what of it a guest may be told is told to the window, in order. */
  in(message: ToClient): void;
  /** What is still on its way is not told any more. */
  close(): void;
}

export interface GateParts {
  readonly tell: (message: ToClient) => void;
  readonly elsewhere: Elsewhere;
  /** Where the host is. */
  readonly address: string;
}

/** So many requests that are not answered are remembered. */
const MOST_REQUESTS = 20;
const MOST_ID_CHARACTERS = 64;

/** A gate to the host at `address`. */
export function createGate({ tell, elsewhere, address }: GateParts): Gate {
  /** The tables of knocks with a pass, by id of the request, oldest first. */
  const knocks = new Map<string, string>();
  /** Tables whose pass this host has been told. */
  const shown = new Set<string>();
  /** Tables at which a seat was asked for here; who has many asks for few. */
  const asked = new Set<string>();
  /** Ids of requests that a host answers with no more than that they were done. */
  const toBeDone = new Set<string>();
  /** The table that the host spoke of last. */
  let company: Message<'company'> | null = null;
  /** The table that has let this connection in. */
  let letIn: string | null = null;
  // A pass is kept before the window hears of it.
  const order = createOrder(tell);

  /** Whether a host may say something of a table: else one could send what was kept of another's table to itself. */
  const isTheirs = (table: string): boolean => shown.has(table) || elsewhere.addressOf(table) === address;
  const forget = (table: string): Promise<unknown> | undefined =>
    isTheirs(table) ? elsewhere.forget(table) : undefined;
  const learn: Elsewhere['learn'] = (table, fact) => {
    if (isTheirs(table)) elsewhere.learn(table, fact);
  };

  const hearPass = (message: Message<'pass'>): void => {
    const { table, seat, name, secret } = message;
    const game = company?.table === table ? company.game : null;
    // The host has gone on to another table and taken everybody along.
    const before = letIn === table ? null : letIn;
    // What was kept of another's table is replaced only where the person has asked for a seat at it here.
    const isAnothers = elsewhere.addressOf(table) !== null && !isTheirs(table) && !asked.has(table);
    const isKept = isAnothers
      ? Promise.resolve(false)
      : elsewhere.keep({ table, seat, name, secret, game, address });
    if (before !== null) void forget(before);
    order.pass({ ...message, secret: '' }, isKept);
  };

  const hearGuest = (message: Message<'guest'>): void => {
    const { table, id, standing } = message;
    const knocked = takeKnock(id);
    const wasIn = letIn === table;
    letIn = standing === 'seated' || standing === 'watching' ? table : null;
    if (letIn !== null) {
      if (isTheirs(table)) elsewhere.cameBack(table, address);
      // It was a pass of an earlier table, and there is another one now.
      if (knocked !== undefined && knocked !== table) {
        return order.pass(message, forget(knocked));
      }
    }
    // Before the game the seat of whoever leaves is free again.
    const hasGivenUp = standing === 'outside' && wasIn && company?.table === table && company.begun === false;
    if (standing === 'removed' || standing === 'taken-back' || hasGivenUp) order.pass(message, forget(table));
    else order.pass(message);
  };

  const hearTrouble = (message: Message<'trouble'>): void => {
    const table = takeKnock(message.id);
    if (message.code === 'pass-gone' && table !== undefined) {
      order.pass(message, forget(table));
    } else order.pass(message);
  };

  const hearOfGame = (message: Message<'company' | 'view'>): void => {
    const game = message.type === 'company' ? message.game : message.view.game;
    if (!GAMES_WITH_WORDS.some((known) => known === game)) {
      const named = game.slice(0, MOST_ID_CHARACTERS);
      return order.pass(trouble('table-of-unknown-game', null, { game: named }));
    }
    if (message.type === 'company') {
      company = message;
      learn(message.table, { game });
    } else learn(message.table, { isOver: (message.view['result'] ?? null) !== null });
    order.pass(message);
  };

  const takeKnock = (id: string | null): string | undefined => {
    const table = id === null ? undefined : knocks.get(id);
    if (id !== null) knocks.delete(id);
    return table;
  };

  return {
    out(message) {
      if (message.type === 'ask' && asked.size < MOST_REQUESTS) asked.add(message.table);
      if (message.type === 'undo' || message.type === 'agree') {
        toBeDone.add(message.id);
        for (const id of toBeDone) if (toBeDone.size > MOST_REQUESTS) toBeDone.delete(id);
      }
      if (message.type !== 'knock') return message;
      // Whoever knocks elsewhere leaves where they were.
      letIn = null;
      if (message.keys.by !== 'pass') return message;
      const { table } = message.keys;
      // The window knows none; whatever it says instead is as good as any word.
      const secret = elsewhere.secretOf(table);
      if (secret === null) {
        tell(trouble('pass-gone', message.id));
        return null;
      }
      knocks.set(message.id, table);
      shown.add(table);
      for (const id of knocks.keys()) if (knocks.size > MOST_REQUESTS) knocks.delete(id);
      return { ...message, keys: { ...message.keys, secret } };
    },
    in(message) {
      switch (message.type) {
        case 'company':
        case 'view':
          return hearOfGame(message);
        case 'pass':
          return hearPass(message);
        case 'guest':
          return hearGuest(message);
        case 'trouble':
          return hearTrouble(message);
        case 'accepted':
        case 'refused':
        case 'considered':
        case 'undoing':
          return order.pass(message);
        case 'done':
          // The window asks its own host for things too, and only that one may say they were done.
          return toBeDone.delete(message.id) ? order.pass(message) : undefined;
        // Only one's own host says the rest.
        case 'welcome':
        case 'tables':
        case 'hosting':
        case 'ticket':
        case 'found':
        case 'away':
        case 'shelf':
        case 'picture':
        case 'kept':
        case 'steps':
        case 'exported':
        case 'statistics':
        case 'history':
        case 'remembered':
        case 'brought':
          return;
      }
    },
    close: order.close,
  };
}
