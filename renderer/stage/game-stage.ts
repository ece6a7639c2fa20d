// What a game tells the stage: where everything is, what it looks like, and how it gets there.
import type { AnyEvent } from '../../engine/core/game.ts';
import type { Say } from '../../engine/language/say.ts';
import type { StageInput, Target } from './contract.ts';
import type { Ease } from './motion.ts';
import type { Faces, Reading } from './paint/faces.ts';

/** The window the table is drawn in: CSS px, and how much larger text shall be than usual (1 = 100 %). */
export interface Size {
  readonly width: number;
  readonly height: number;
  readonly text: number;
  /** The faces that text is painted in; those of the house where it is left out. */
  readonly reading?: Reading;
}

/** Paints in CSS px, into a rectangle from (0, 0) to (width, height), text in the given faces. */
export type Paint = (brush: CanvasRenderingContext2D, width: number, height: number, faces: Faces) => void;

/** One picture. Equal keys promise equal pictures at equal sizes and in equal faces. */
export interface Picture {
  readonly key: string;
  readonly paint: Paint;
  /** A card's side; a change of side is shown by turning the card over. Null: the picture is simply exchanged. */
  readonly side: 'face' | 'back' | null;
}

/** Light around a thing; `played` is the warm glow of what has just been played, `targeted` a ring. */
export type Halo = 'legal' | 'selected' | 'winner' | 'focus' | 'played' | 'targeted';

/** A thing on the table. */
export interface Placement {
  /** The same thing keeps its id from scene to scene; that is what makes it move. */
  readonly id: string;
  readonly picture: Picture;
  /** The centre, in CSS px. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Clockwise, in radians. */
  readonly rotation: number;
  /** Higher is nearer to the eye. */
  readonly z: number;
  /** How far it floats, which its shadow shows: 0 lies flat and casts none, 1 is in the hand. */
  readonly lift: number;
  /** How much it is dimmed: 0 not at all. */
  readonly shade: number;
  readonly alpha: number;
  readonly halo: Halo | null;
  readonly target: Target | null;
  /** The thing that it is a mark on, by its id: it goes along when that rises or grows under a pointer. */
  readonly on?: string;
  /** Its picture while it is so large that all of it is seen; the same as ever where this is left out. */
  readonly whole?: Picture;
}

export type Scene = readonly Placement[];

/** How one thing gets from where it was to where it will be, in ms at normal speed. */
export interface Timing {
  readonly delay: number;
  readonly duration: number;
  /** How it speeds up and slows down; it comes to rest gently where this is left out. */
  readonly ease?: Ease;
  /** How far its way bends to its left, as a part of the way; straight where this is left out. */
  readonly arc?: number;
  /** How long it takes to turn over where it does; as long as a card where this is left out. */
  readonly turn?: number;
}

/** One step of an animation: everything goes to its place in `scene`, and the next step begins when all are there. */
export interface Step {
  readonly scene: Scene;
  readonly timing: (id: string) => Timing;
  /** How long the finished scene is looked at, in ms. */
  readonly hold: number;
  /** Nobody waits for it: what comes next sets out from wherever things are by then. */
  readonly isTail?: boolean;
}

/** What happened, and the scenes around it; in both of them nobody is asked anything. */
export interface Happened {
  readonly events: readonly AnyEvent[];
  readonly before: Scene;
  readonly after: Scene;
  /** What `before` shows; null at a table just opened. Other eyes may have seen it. */
  readonly last: StageInput | null;
  readonly input: StageInput;
  readonly size: Size;
  readonly words: Say;
}

/** What each game brings to the stage. All of it is pure. */
export interface GameStage {
  /** Everything that is to be seen of a view, in a window of this size. */
  layout(input: StageInput, size: Size, words: Say): Scene;
  /** The steps between two scenes; the stage itself adds the last one, to `after`, in the times of `settle`. */
  animate(happened: Happened): readonly Step[];
  /** How what is left over settles. */
  settle(from: Placement | undefined, to: Placement | undefined): Timing;
}
