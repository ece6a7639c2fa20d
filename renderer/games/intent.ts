// What pointing and pressing mean: the contract between the table screen and a game's own `intents.ts`.
import type { AnyMove } from '../../engine/core/game.ts';
import type { Choice } from '../../engine/core/question.ts';
import type { Refusal } from '../../engine/core/refusal.ts';
import type { View } from '../../engine/core/view.ts';
import type { MessageKey } from '../../engine/language/catalogue.ts';
import type { Target } from '../stage/contract.ts';

/** What is being put together before it is sent; `Draft` is the game's own, and only its folder looks into it. */
export interface Composing<Draft = unknown> {
  /** Null when nothing is composed. */
  readonly draft: Draft | null;
  /** What was chosen first of two. */
  readonly selected: Target | null;
  /** What may be added to the draft, as the host said of this very draft; missing until it has. */
  readonly next?: readonly Choice[];
}

export const NOTHING_COMPOSED: Composing = { draft: null, selected: null };

/** What somebody wants by pointing at a target or pressing a key; null: nothing that means anything here. */
export type Intent =
  | { readonly kind: 'move'; readonly move: AnyMove }
  | { readonly kind: 'compose'; readonly composing: Composing }
  | {
      /** A change of the draft that the host is asked about; shown at once and taken back when it is refused. */
      readonly kind: 'consider';
      /** The draft as a move, which need not be complete. */
      readonly partial: AnyMove;
      readonly composing: Composing;
      readonly ifRefused: Composing;
    }
  | { readonly kind: 'why-not'; readonly refusal: Refusal }
  | null;

/** A button beside the table, for what cannot be pointed at. */
export interface Action {
  readonly label: MessageKey;
  readonly move: AnyMove;
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
