// What pointing and pressing mean: the contract between the table screen and a game's own `intents.ts`.
import type { Refusal } from '../../engine/core/refusal.ts';
import type { View } from '../../engine/core/view.ts';
import type { MessageKey } from '../../engine/language/catalogue.ts';
import type { Target } from '../stage/contract.ts';

/** What is being put together before it is sent. */
export interface Composing {
  /** In the game's own terms (a row being sorted: its card codes); null when nothing is composed. */
  readonly draft: readonly string[] | null;
  /** What was chosen first of two. */
  readonly selected: Target | null;
}

export const NOTHING_COMPOSED: Composing = { draft: null, selected: null };

/** What somebody wants by pointing at a target or pressing a key; null: nothing that means anything here. */
export type Intent =
  | { readonly kind: 'move'; readonly move: { readonly type: string } }
  | { readonly kind: 'compose'; readonly composing: Composing }
  | { readonly kind: 'why-not'; readonly refusal: Refusal; readonly composing?: Composing }
  | null;

/** A button beside the table, for what cannot be pointed at. */
export interface Action {
  readonly label: MessageKey;
  readonly move: { readonly type: string };
  /** The one that most people will press. */
  readonly isMain: boolean;
}

/** How a game reads pointers and keys. Pure: the same view and composing give the same intent. */
export interface Intents<V extends View> {
  /** What is composed when a question has just been asked. */
  readonly begin: (view: V) => Composing;
  /** A target was pointed at, by pointer or by key. */
  readonly point: (view: V, composing: Composing, target: Target) => Intent;
  /** A key was pressed while a target had the focus; null leaves the key to whoever is next. */
  readonly key: (view: V, composing: Composing, target: Target, key: string) => Intent;
  readonly actions: (view: V, composing: Composing) => readonly Action[];
}
