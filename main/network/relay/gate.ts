// What passes between this copy's window and a host elsewhere: a pass is taken out on the way in and put in on the way out.
import { GAMES_WITH_WORDS } from '../../../engine/games/words.ts';
import type { FromGuest } from '../../../engine/protocol/from-guest.ts';
import type { ToClient } from '../../../engine/protocol/to-client.ts';
import { trouble } from '../../table/trouble.ts';
import type { Elsewhere } from './elsewhere.ts';

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
const MOST_KNOCKS = 20;
const MOST_ID_CHARACTERS = 64;

/** A gate to the host at `address`. */
export function createGate({ tell, elsewhere, address }: GateParts): Gate {
  /** The tables of knocks with a pass, by id of the request, oldest first. */
  const knocks = new Map<string, string>();
  /** The table that the host spoke of last, and its game. */
  let company: { readonly table: string; readonly game: string } | null = null;
  let isClosed = false;
  /** A pass is kept before the window hears of it, and the window hears all in the order in which it was said. */
  let before: Promise<unknown> | null = null;

  /** @param first what has to be done before the message is told; when it comes to false there is nothing to tell */
  const pass = (message: ToClient, first?: () => Promise<unknown>): void => {
    const said = (isGood: unknown): void => {
      if (isGood !== false && !isClosed) tell(message);
    };
    if (!before && !first) return said(true);
    const turn = (before ?? Promise.resolve()).then(first).then(said);
    before = turn;
    void turn.then(() => {
      if (before === turn) before = null;
    });
  };

  const hearPass = (message: Extract<ToClient, { type: 'pass' }>): void => {
    const { type: _, ...given } = message;
    if (company?.table !== message.table) return;
    const { game } = company;
    pass({ ...message, secret: '' }, () => elsewhere.keep({ ...given, game, address }));
  };

  const hearGuest = (message: Extract<ToClient, { type: 'guest' }>): void => {
    if (message.standing === 'seated' || message.standing === 'watching') {
      elsewhere.cameBack(message.table, address);
    }
    if (message.standing === 'removed') pass(message, () => elsewhere.forget(message.table));
    else pass(message);
  };

  const hearTrouble = (message: Extract<ToClient, { type: 'trouble' }>): void => {
    const table = message.id === null ? undefined : knocks.get(message.id);
    if (message.id !== null) knocks.delete(message.id);
    if (message.code === 'pass-gone' && table !== undefined) pass(message, () => elsewhere.forget(table));
    else pass(message);
  };

  return {
    out(message) {
      if (message.type !== 'knock' || message.keys.by !== 'pass') return message;
      const { table } = message.keys;
      const secret = message.keys.secret || elsewhere.secretOf(table);
      if (!secret) {
        tell(trouble('pass-gone', message.id));
        return null;
      }
      knocks.set(message.id, table);
      for (const id of knocks.keys()) if (knocks.size > MOST_KNOCKS) knocks.delete(id);
      return { ...message, keys: { ...message.keys, secret } };
    },
    in(message) {
      switch (message.type) {
        case 'company':
        case 'view': {
          const game = message.type === 'company' ? message.game : message.view.game;
          if (!isKnown(game)) {
            return pass(trouble('table-of-unknown-game', null, { game: game.slice(0, MOST_ID_CHARACTERS) }));
          }
          if (message.type === 'company') company = { table: message.table, game };
          return pass(message);
        }
        case 'pass':
          return hearPass(message);
        case 'guest':
          return hearGuest(message);
        case 'trouble':
          return hearTrouble(message);
        case 'accepted':
        case 'refused':
        case 'considered':
          return pass(message);
        // Only one's own host says the rest.
        case 'welcome':
        case 'tables':
        case 'hosting':
        case 'ticket':
        case 'found':
        case 'away':
        case 'done':
          return;
      }
    },
    close() {
      isClosed = true;
    },
  };
}

function isKnown(game: string): boolean {
  return GAMES_WITH_WORDS.some((known) => known === game);
}
