// What pointing and pressing mean: the contract between the table screen and a game's own `intents.ts`.
import type { AnyMove } from '../../engine/core/game.ts';
import type { Choice } from '../../engine/core/question.ts';
import type { Refusal } from '../../engine/core/refusal.ts';
import type { Seat } from '../../engine/core/seat.ts';
import type { View } from '../../engine/core/view.ts';
import type { Say } from '../../engine/language/say.ts';
import type { Target } from '../stage/contract.ts';

/** What is being put together before it is sent; `Draft` is the game's own, and only its folder looks into it. */
export interface Composing<Draft = unknown> {
  /** Null when nothing is composed. */
  readonly draft: Draft | null;
  /** What was chosen first of two. */
  readonly selected: Target | null;
  /** The host's last word about a draft; missing until it has said one. */
  readonly judged?: Judged<Draft>;
  /** What is shown large; not a part of what is composed, and there without a question as well. */
  readonly zoomed?: Target | null;
}

/** What the host says of a draft that it does not refuse. */
export interface Judged<Draft = unknown> {
  /** The draft it speaks of: while the host considers the next one, this is the one before. */
  readonly draft: Draft | null;
  /** Why it cannot be sent as it is; null: it can. */
  readonly lacks: Refusal | null;
  /** What may be added to it, and why other things may not. */
  readonly next: readonly Choice[];
  /** How the table would look, in the game's own terms; null where the game shows nothing. */
  readonly preview: object | null;
}

export const NOTHING_COMPOSED: Composing = { draft: null, selected: null };

/** What somebody wants by pointing at a target or pressing a key; null: nothing that means anything here. */
export type Intent =
  | { readonly kind: 'move'; readonly move: AnyMove }
  /**
   * Several moves one after the other: the first at once, each next one as soon as the same seat is asked again with nothing in
   * between, and the question takes it. Otherwise what is left is not made.
   */
  | { readonly kind: 'moves'; readonly moves: readonly AnyMove[] }
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
  /** What a target means is to be told: also to whoever is asked nothing. */
  | { readonly kind: 'explain'; readonly target: Target }
  /** What a seat has taken is to be looked through, or what came about last: also done by whoever is asked nothing. */
  | { readonly kind: 'look'; readonly seat: Seat | 'last' }
  /** A thing is to be shown large, or no longer where it already is: also done by whoever is asked nothing. */
  | { readonly kind: 'zoom'; readonly target: Target }
  | null;

/** A button beside the table, for what cannot be pointed at. */
export interface Action {
  /** Names it in the list, and in the page: the type of its move, or what it changes. */
  readonly id: string;
  readonly words: string;
  /** What pressing it does; a reason why not where it cannot be done now. */
  readonly intent: NonNullable<Intent>;
  /** The one that most people will press. */
  readonly isMain: boolean;
  /** One that few people will press: it stands back behind the others. */
  readonly isLesser?: boolean;
  /** It does what another button has asked about: the second press of a double one, which was not read, does nothing. */
  readonly isConfirming?: boolean;
}

/** How a game reads pointers and keys. Pure: the same view and composing give the same intent. */
export interface Intents<V extends View> {
  /**
   * What is composed when a question has just been asked. `unmade`: what a series of moves of the same person was to go on with,
   * where this question came instead.
   */
  readonly begin: (view: V, unmade?: readonly AnyMove[]) => Composing;
  /** A target was pointed at, by pointer or by key. */
  readonly point: (view: V, composing: Composing, target: Target) => Intent;
  /**
   * A target was pointed at twice in quick succession, the first time it went to `point`. Left out where that is as if each
   * had been alone.
   */
  readonly twice?: (view: V, composing: Composing, target: Target) => Intent;
  /**
   * What picking a target up to carry it composes (`compose` or `consider`), and letting it go over nothing takes back. Null: it
   * cannot be carried. Left out by a game where nothing can.
   */
  readonly lift?: (view: V, composing: Composing, target: Target) => Intent;
  /**
   * What letting go of what is carried over another target means; null puts it back. Where this is left out it is what `point`
   * does there, and among things of its own kind (`hand:a` over `hand:b`) it is put back.
   */
  readonly drop?: (view: V, composing: Composing, carried: Target, target: Target) => Intent;
  /**
   * What is to be asked of the host (`consider`) about a target that somebody looks at with something composed: under the mouse,
   * under what is carried, or with the focus; a null target is none any more. Where nobody has to be asked it is `compose`. Null:
   * nothing. It never makes a move, nor anything possible that was not; but what was not looked at may have to be pointed at
   * twice. Left out by a game where nothing is told of a target before it is pointed at.
   */
  readonly aim?: (view: V, composing: Composing, target: Target | null) => Intent;
  /** A key was pressed while a target had the focus, or (null) none had; null leaves the key to whoever is next. */
  readonly key: (view: V, composing: Composing, target: Target | null, key: string) => Intent;
  readonly actions: (say: Say, view: V, composing: Composing) => readonly Action[];
  /**
   * What would come of what is composed, in a few words that stand in the place of the question; empty for none. Left out by a
   * game whose drafts show it. Where it is there, buttons have a line of their own on a phone.
   */
  readonly preview?: (say: Say, view: V, composing: Composing, names: readonly string[]) => string;
}
