// What the picture of a court card is: a stage character at half length, printed twice, the second time upside down.
import type { Shape } from '../../parts/drawn/shape.ts';

/** Assistant, conjurer, impresario. */
export const COURT_RANKS = ['J', 'Q', 'K'] as const;
export type CourtRank = (typeof COURT_RANKS)[number];

/**
 * The box a figure is drawn in, its origin at the upper left: half of a card's picture. The figure rises from its lower edge,
 * over which shapes may reach: they are cut there, where its mirror image begins under a narrow band.
 */
export const COURT_BOX = { width: 100, height: 75 } as const;

/** The upper left of the box, which lies under the card's index: nothing of the figure is to be read there. */
export const INDEX_BOX = { width: 25, height: 41 } as const;

/** One figure. Told from all others by its silhouette at 40 px in width, and in grey. */
export interface Court {
  /** Back to front, in the units of `COURT_BOX`. */
  readonly shapes: readonly Shape[];
  /**
   * The square around head and hat that stands for the figure on a small card. Below it, down to the lower edge of the box, is
   * shown as much of the body as there is room for.
   */
  readonly bust: { readonly left: number; readonly top: number; readonly size: number };
}

/** The three figures of a suit; each is made when it is first shown. */
export type SuitCourts = Readonly<Record<CourtRank, () => Court>>;
