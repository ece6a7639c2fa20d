// Things that are dragged at the table: picking up composes, letting go over a target does what pointing there means.
import type { View } from '../../engine/core/view.ts';
import type { Client } from '../client/client.ts';
import type { Composing, Intent, Intents } from '../games/intent.ts';
import type { StageListeners, Target } from '../stage/contract.ts';
import type { AppState } from '../store/state.ts';
import type { Store } from '../store/store.ts';
import { composed, openQuestion } from '../store/table.ts';

export type Carrying = Pick<StageListeners, 'lift' | 'takes' | 'drop'>;

export interface CarryingParts {
  readonly store: Store<AppState>;
  readonly client: Pick<Client, 'changeTable'>;
  /** What somebody wants, read from what is to be seen; null while nothing can be wanted. */
  readonly intentOf: (read: (intents: Intents<View>, view: View, composing: Composing) => Intent) => Intent;
  readonly follow: (intent: Intent) => void;
}

/** What is in the hand. */
interface Carried {
  readonly target: Target;
  /** What it was picked up for; it means nothing for another. */
  readonly question: string;
  readonly before: Composing;
}

/** Nothing in the hand so far. */
export function createCarrying({ store, client, intentOf, follow }: CarryingParts): Carrying {
  let carried: Carried | null = null;

  /** What letting go over a target does; null puts it back. */
  const dropping = ({ target: from }: Carried, target: Target): Intent => {
    const intent = intentOf((intents, view, composing) => {
      if (intents.drop) return intents.drop(view, composing, from, target);
      return kindOf(from) === kindOf(target) ? null : intents.point(view, composing, target);
    });
    // Whoever wants to look at something does not bring a card along.
    const isLook = intent?.kind === 'zoom' || intent?.kind === 'look' || intent?.kind === 'explain';
    return isLook ? null : intent;
  };
  const isStillAsked = ({ question }: Carried): boolean => {
    const { table } = store.state;
    return table !== null && openQuestion(table) === question;
  };

  return {
    lift(target) {
      const { table } = store.state;
      const question = table && openQuestion(table);
      if (!table || question === null) return false;
      const intent = intentOf((intents, view, composing) => intents.lift?.(view, composing, target) ?? null);
      if (intent?.kind !== 'compose' && intent?.kind !== 'consider') {
        // At most it is said why it stays where it is: nobody makes a move by beginning to drag.
        if (intent?.kind === 'why-not') follow(intent);
        return false;
      }
      // What the host has not judged yet might not stand.
      carried = { target, question, before: table.considering?.ifRefused ?? table.composing };
      follow(intent);
      return true;
    },
    takes(target) {
      const intent = carried && isStillAsked(carried) ? dropping(carried, target) : null;
      return intent !== null && intent.kind !== 'why-not';
    },
    drop(target) {
      const was = carried;
      carried = null;
      if (!was || !isStillAsked(was)) return;
      const intent = target === null ? null : dropping(was, target);
      if (intent) follow(intent);
      else client.changeTable((table) => composed(table, was.before));
    },
  };
}

function kindOf(target: Target): string {
  return target.split(':')[0] ?? '';
}
