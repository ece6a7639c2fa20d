// Taking back: asks the host once, carries people's answers to it, and takes what it says of them.
import type { Seat } from '../../engine/core/seat.ts';
import type { Connection } from '../connection/connection.ts';
import type { Message } from '../connection/messages.ts';
import type { AppState } from '../store/state.ts';
import type { Store } from '../store/store.ts';
import {
  answeredBack,
  answersHere,
  heardOfUndoing,
  NOTHING_UNDONE,
  sentBack,
  undoingAt,
  whyNoUndo,
} from '../store/undoing.ts';

/** The part of a client that takes back. */
export interface UndoClient {
  /** Takes back the last decision of whose eyes the table has, or behind the curtain the last one that was made here, or asks the others, once; where there is none, that is said. */
  undo(): void;
  /** The person at `seat`, who plays from here, agrees or not, once; for who has asked, not to agree is to ask no more. */
  agree(seat: Seat, yes: boolean): void;
}

interface UndoParts {
  readonly store: Store<AppState>;
  readonly send: Connection['send'];
  readonly newId: () => string;
}

/** What the host says of it. */
export interface TakingBack {
  hear(message: Message<'undoing'>): void;
  /** Takes the answer to what was said here; false when it was not. */
  hearDone(id: string): boolean;
  /** Takes a trouble that needs no sentence: the request was over before the answer came. False for any other. */
  hearTrouble(trouble: Message<'trouble'>): boolean;
  /** The host cannot be heard; what still counts it tells again. */
  lost(): void;
}

export function startTakingBack({ store, send, newId }: UndoParts): UndoClient & TakingBack {
  const hearDone = (id: string): boolean => {
    const isMine = store.state.undoing.onItsWay.some((sent) => sent.id === id);
    if (isMine) store.change((state) => answeredBack(state, id));
    return isMine;
  };

  return {
    undo() {
      const { table, link } = store.state;
      if (table === null || link !== 'connected') return;
      // Who only watches decides nothing.
      if (table.latest.holds.length === 0) return;
      const why = whyNoUndo(table, undoingAt(store.state, table.id));
      if (why === 'waits') return;
      if (why !== null) {
        const code = why === 'asked' ? 'undo-asked' : 'nothing-to-undo';
        store.change((state) => ({ ...state, trouble: { code, facts: {} } }));
        return;
      }
      const id = newId();
      store.change((state) => sentBack(state, table.id, { id, what: 'undo' }));
      send({ type: 'undo', id, table: table.id });
    },
    agree(seat, yes) {
      const { table, link } = store.state;
      if (table === null || link !== 'connected') return;
      const undoing = undoingAt(store.state, table.id);
      const { asked, onItsWay } = undoing;
      const isWithdrawal =
        asked?.seat === seat && !yes && table.latest.holds.includes(seat) && !onItsWay.some(isAnswerOf(seat));
      if (asked === null || !(isWithdrawal || answersHere(table, undoing).includes(seat))) return;
      const id = newId();
      store.change((state) => sentBack(state, table.id, { id, what: 'agree', seat }));
      send({ type: 'agree', id, table: table.id, request: asked.request, seat, yes });
    },
    hear: (message) => store.change((state) => heardOfUndoing(state, message)),
    hearDone,
    hearTrouble: ({ id, code }) => id !== null && hearDone(id) && code === 'undo-gone',
    lost: () =>
      store.change((state) =>
        state.undoing === NOTHING_UNDONE ? state : { ...state, undoing: NOTHING_UNDONE },
      ),
  };
}

function isAnswerOf(seat: Seat) {
  return (sent: AppState['undoing']['onItsWay'][number]): boolean =>
    sent.what === 'agree' && sent.seat === seat;
}
