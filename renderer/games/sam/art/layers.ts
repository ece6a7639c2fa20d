// What the face of a card is made of, back to front, for the canvas and for pages alike. Lengths are those of a card 100 wide.
import type { Part } from '../../parts/drawn/parts.ts';
import type { Shape } from '../../parts/drawn/shape.ts';

/** Polished brass with an ink edge. */
export interface Metal {
  readonly kind: 'metal';
  readonly d: string;
  /** From where to where it shines, downwards. */
  readonly top: number;
  readonly bottom: number;
}

/** Ornament in colours of its own. */
export interface Ornament {
  readonly kind: 'ornament';
  readonly parts: readonly Part[];
}

/** A printed figure behind a window. */
export interface Figure {
  readonly kind: 'figure';
  readonly shapes: readonly Shape[];
  /** What is seen of it. */
  readonly window: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  /** Where its own origin lies, and how long its unit is. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Whether it stands upside down: window and figure turned half round about the middle of the card. */
  readonly isTurned: boolean;
}

/** A rank or a number around a point. */
export interface Rank {
  readonly kind: 'rank';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Of the face. */
  readonly size: number;
  /** How wide it may be; it is squeezed where it would be wider. */
  readonly width: number;
  readonly isTurned: boolean;
}

export type Layer = Metal | Ornament | Figure | Rank;

/** The middle of a card. */
export const MIDDLE = { x: 50, y: 70 } as const;

/** How large the face of a rank is where others have the size given: a `Q` has a tail. */
export function rankSize(rank: string, size: number): number {
  return rank === 'Q' ? size * 0.9 : size;
}
