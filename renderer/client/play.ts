// What the person does at a table becomes messages: moves, drafts, the curtain, taking back; moves and drafts are sent again where
// they were not heard.
import type { AnyMove } from '../../engine/core/game.ts';
import type { Connection } from '../connection/connection.ts';
import { liftAsked } from '../store/eyes.ts';
import type { AppState, TableState } from '../store/state.ts';
import type { Store } from '../store/store.ts';
import * as table from '../store/table.ts';
import { startTakingBack, type TakingBack, type UndoClient } from './taking-back.ts';

/** The table's part of a client. */
export interface PlayClient extends UndoClient {
  /** Answers the question that is asked now, once, and by `following` those that this seat is asked right after it. */
  answer(move: AnyMove, following?: readonly AnyMove[]): void;
  /** Changes the draft and asks the host about it; nothing while no question is open. */
  consider(proposal: table.Proposal): void;
  /** The person who is called is at the screen: asks for their view, once. */
  lift(): void;
  changeTable(change: (table: TableState) => TableState): void;
}

interface PlayParts {
  readonly store: Store<AppState>;
  readonly send: Connection['send'];
  readonly newId: () => string;
}

export function startPlay({ store, send, newId }: PlayParts): PlayClient & {
  /** Says once more what nobody has answered: the draft, and the move with the id that it had. */
  sayAgain(): void;
  readonly takingBack: TakingBack;
} {
  const { undo, agree, ...takingBack } = startTakingBack({ store, send, newId });
  const changeTable = (change: (current: TableState) => TableState): void =>
    store.change((state) => {
      const next = state.table && change(state.table);
      return next === state.table ? state : { ...state, table: next };
    });

  const considerAgain = (): void => {
    const current = store.state.table;
    if (!current?.considering) return;
    const { id, question, partial } = current.considering;
    send({ type: 'consider', id, table: current.id, question, partial });
  };

  const sayAgain = (): void => {
    const current = store.state.table;
    if (!current) return;
    considerAgain();
    const move = table.unanswered(current);
    if (move)
      send({ type: 'move', id: move.id, table: current.id, question: move.question, move: move.move });
  };

  return {
    sayAgain,
    takingBack,
    undo,
    agree,
    changeTable,
    answer(move, following) {
      const before = store.state.table;
      changeTable((state) => table.answered(state, newId(), move, following));
      const after = store.state.table;
      if (after && after !== before) sayAgain();
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
      send({ type: 'lift', id, table: after.id, seat: after.curtain });
    },
  };
}
