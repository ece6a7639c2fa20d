// From what a person does at the table to what comes of it: a move, a change of what is composed, or why not.
import type { Client } from '../client/client.ts';
import type { Intent } from '../games/intent.ts';
import { screenOf } from '../games/registry.ts';
import type { Target } from '../stage/contract.ts';
import type { AppState } from '../store/state.ts';
import type { Store } from '../store/store.ts';
import { composed, focusedOn, openQuestion, refusedHere } from '../store/table.ts';

export interface Acts {
  /** How many moves have been made here. */
  readonly moves: number;
  point(target: Target): void;
  /** True when the key meant something and is used up. */
  key(target: Target, pressed: string): boolean;
  /** Says why not, and does nothing else. */
  ask(target: Target): void;
  focus(target: Target | null): void;
  /** Does what a button stands for. */
  follow(intent: Intent): void;
}

/** What can be done at the table in `store`. */
export function actsAt(store: Store<AppState>, client: Client): Acts {
  let moves = 0;

  const intentFor = (read: 'point' | 'key', target: Target, pressed: string): Intent => {
    const { table } = store.state;
    const screen = table && screenOf(table.shown.view);
    if (!table || !screen || table.reading) return null;
    // While others' moves are on their way to be shown, a click hurries them and is no answer.
    if (table.waiting.length > 0 && openQuestion(table) === null) return null;
    const { view } = table.shown;
    return read === 'point'
      ? screen.intents.point(view, table.composing, target)
      : screen.intents.key(view, table.composing, target, pressed);
  };

  const press = (move: { readonly type: string }): void => {
    const { table } = store.state;
    // Only what is asked now is answered, and only once: a second click finds nothing open.
    if (!table || openQuestion(table) === null) return;
    moves += 1;
    client.answer(move);
  };

  const follow = (intent: Intent): void => {
    if (intent === null) return;
    switch (intent.kind) {
      case 'move':
        press(intent.move);
        return;
      case 'consider':
        client.consider(intent);
        return;
      case 'compose':
        client.changeTable((table) => composed(table, intent.composing));
        return;
      case 'why-not':
        client.changeTable((table) => refusedHere(table, intent.refusal));
    }
  };

  return {
    get moves() {
      return moves;
    },
    point: (target) => follow(intentFor('point', target, '')),
    key(target, pressed) {
      const intent = intentFor('key', target, pressed);
      follow(intent);
      return intent !== null;
    },
    ask(target) {
      const intent = intentFor('point', target, '');
      if (intent?.kind === 'why-not') follow(intent);
    },
    focus: (target) => client.changeTable((table) => focusedOn(table, target)),
    follow,
  };
}
