// What the screens and the stage have in common: the stage draws what it is shown and says what was pointed at.
import type { AnyEvent } from '../../engine/core/game.ts';
import type { Seat } from '../../engine/core/seat.ts';
import type { View } from '../../engine/core/view.ts';
import type { Say } from '../../engine/language/say.ts';
import type { Judged } from '../games/intent.ts';
import type { Occupant } from '../../engine/protocol/network.ts';

/** Something that can be pointed at: `slot:4` (own row), `sort:K0` (a card of the row to sort). */
export type Target = string;

/** How fast things move; `off` shows every view at once, with `fades` nothing flies or turns. */
export type Motion = 'off' | 'fades' | 'brisk' | 'normal' | 'slow';

/** What draws: chosen by what the machine is good at, unless somebody wants one of them. */
export type Drawing = 'auto' | 'webgl' | 'canvas';

/** Everything there is to draw. */
export interface StageInput {
  readonly view: View;
  /** By seat: who sits there. */
  readonly seats: readonly Occupant[];
  /** The seat at the near edge: the viewer's, or for a watcher the one whose eyes the table had before. */
  readonly bottom: Seat;
  /** What is being composed, in the game's own terms, as `games/intent.ts` has it; null when nothing is. */
  readonly draft: unknown;
  /** What the host last said of a draft of this question; null while it has said nothing. */
  readonly judged: Judged | null;
  /** What was chosen first of two. */
  readonly selected: Target | null;
  /** What has the keyboard's focus. */
  readonly focused: Target | null;
  /** What is to be shown large; null for nothing. */
  readonly zoomed: Target | null;
  /** The question of the view was answered, and the answer is on its way: what was carried there stays where it was let go. */
  readonly isAnswered?: boolean;
  /** Nobody's hand is on this screen: a watcher's, or the one that all who play on devices look at. No seat is favoured. */
  readonly isForAll?: boolean;
}

/** The drawn table. */
export interface Stage {
  /**
   * Shows a view: animates from what was shown through the events; resolves when it rests, rejects when it cannot be
   * drawn. Later calls queue, and are shown in either case.
   */
  show(input: StageInput, events: readonly AnyEvent[]): Promise<void>;
  /** Changes draft, selection and focus only, at once. */
  update(input: StageInput): void;
  /** Hurries what runs to its end. */
  hurry(): void;
  setMotion(motion: Motion): void;
  /** Takes everything down and leaves the host element empty. */
  destroy(): void;
}

/** What a person does on the stage. */
export interface StageListeners {
  point(target: Target): void;
  /** Asks why not. */
  longPress(target: Target): void;
  /** A mouse is over a target, or what is carried over one that takes it; null: over none any more. */
  hover(target: Target | null): void;
  /** A target is dragged: whether it is picked up and carried. What that composes comes by `update`. */
  lift(target: Target): boolean;
  /** Whether letting go of what is carried over a target does anything. */
  takes(target: Target): boolean;
  /** What is carried is let go over a target, or (null) over nothing. */
  drop(target: Target | null): void;
}

export interface StageOptions {
  readonly motion: Motion;
  readonly renderer: Drawing;
  /** Says a message of the catalogue that is drawn as text. */
  readonly words: Say;
  /** Hears what went wrong in the picture while nobody waited for `show`, as after a change of the window. */
  readonly failed: (problem: unknown) => void;
}

/** Sets a stage up inside an element and fills it. Rejects when nothing can draw there. */
export type CreateStage = (
  host: HTMLElement,
  listeners: StageListeners,
  options: StageOptions,
) => Promise<Stage>;
