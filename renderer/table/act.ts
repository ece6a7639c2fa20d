// From what a person does at the table to what comes of it: a move, a change of what is composed, or why not.
import type { AnyMove } from '../../engine/core/game.ts';
import type { Seat } from '../../engine/core/seat.ts';
import type { View } from '../../engine/core/view.ts';
import type { Client } from '../client/client.ts';
import type { Composing, Intent, Intents } from '../games/intent.ts';
import { screenOf } from '../games/registry.ts';
import type { Target } from '../stage/contract.ts';
import type { AppState } from '../store/state.ts';
import type { Store } from '../store/store.ts';
import { type Carrying, createCarrying } from './carrying.ts';
import { composed, explainedHere, focusedOn, openQuestion, quieted, refusedHere } from '../store/table.ts';
import { composingOf, unzoomed, zoomedOn } from '../store/zoomed.ts';

export interface Acts extends Carrying {
  /** How many moves have been made here. */
  readonly moves: number;
  point(target: Target): void;
  /** A press begins that is not the second of a double one: what was pointed at before is not meant by it. */
  begin(): void;
  /** Whether a double press means something of its own in this game. */
  readonly knowsTwice: boolean;
  /** Pressed again in the same place: what was pointed at first is meant, whatever lies there by now, or nothing. */
  again(): void;
  /** True when the key meant something and is used up. */
  key(target: Target | null, pressed: string): boolean;
  /** Says why not or what would come of it, and does nothing else. */
  ask(target: Target): void;
  focus(target: Target | null): void;
  /** A target is looked at, or (null) none is any more: what it would be good for is asked. */
  aim(target: Target | null): void;
  /** Does what a button stands for. */
  follow(intent: Intent): void;
}

/** What can be done at the table in `store`; `look` shows what a seat has taken, or what came about last. */
export function actsAt(store: Store<AppState>, client: Client, look: (at: Seat | 'last') => void): Acts {
  let moves = 0;
  let last: Target | null = null;

  type Read = (intents: Intents<View>, view: View, composing: Composing) => Intent;
  const intentOf = (read: Read): Intent => {
    const { table } = store.state;
    const screen = table && screenOf(table.shown.view);
    if (!table || !screen || table.reading) return null;
    // While others' moves are on their way to be shown, a click hurries them and is no answer.
    if (table.waiting.length > 0 && openQuestion(table) === null) return null;
    return read(screen.intents, table.shown.view, composingOf(table));
  };
  const pointing = (target: Target): Intent =>
    intentOf((intents, view, composing) => intents.point(view, composing, target));

  const press = ([move, ...following]: readonly AnyMove[]): void => {
    const { table } = store.state;
    // Only what is asked now is answered, and only once: a second click finds nothing open.
    if (!move || !table || openQuestion(table) === null) return;
    moves += 1;
    client.answer(move, following);
    // What comes of it is seen on the whole table.
    client.changeTable(unzoomed);
  };

  const follow = (intent: Intent): void => {
    if (intent === null) return;
    switch (intent.kind) {
      case 'move':
        press([intent.move]);
        return;
      case 'moves':
        press(intent.moves);
        return;
      case 'consider':
        client.consider(intent);
        return;
      case 'compose':
        client.changeTable((table) => composed(table, intent.composing));
        return;
      case 'why-not':
        client.changeTable((table) => refusedHere(table, intent.refusal));
        return;
      case 'explain':
        client.changeTable((table) => explainedHere(table, intent.target));
        return;
      case 'zoom':
        client.changeTable((table) => zoomedOn(table, intent.target));
        return;
      case 'look':
        look(intent.seat);
    }
  };

  const point = (target: Target): void => {
    last = target;
    const intent = pointing(target);
    // Why something else may not be done is not meant by it.
    if (intent === null) client.changeTable(quieted);
    follow(intent);
  };

  const aim = (target: Target | null): void => {
    const intent = intentOf((intents, view, composing) => intents.aim?.(view, composing, target) ?? null);
    if (intent?.kind === 'consider' || intent?.kind === 'compose') follow(intent);
  };

  const carrying = createCarrying({ store, client, intentOf, follow });

  return {
    get moves() {
      return moves;
    },
    lift(target) {
      // The click that follows a drag is not the second of a double press.
      last = null;
      return carrying.lift(target);
    },
    takes: carrying.takes,
    drop: carrying.drop,
    point,
    begin() {
      last = null;
    },
    get knowsTwice() {
      const { table } = store.state;
      return table !== null && screenOf(table.shown.view)?.intents.twice !== undefined;
    },
    again() {
      const meant = last;
      if (meant === null) return;
      follow(intentOf(({ twice }, view, composing) => twice?.(view, composing, meant) ?? null));
    },
    key(target, pressed) {
      const intent = intentOf((intents, view, composing) => intents.key(view, composing, target, pressed));
      follow(intent);
      if (intent !== null) return true;
      // What is composed is nearer than what is shown large.
      if (pressed !== 'Escape' || !store.state.table || store.state.table.zoomed === null) return false;
      client.changeTable(unzoomed);
      return true;
    },
    ask(target) {
      const intent = pointing(target);
      if (intent?.kind === 'why-not') follow(intent);
      else aim(target);
    },
    focus(target) {
      client.changeTable((table) => focusedOn(table, target));
      aim(target);
    },
    aim,
    follow,
  };
}
