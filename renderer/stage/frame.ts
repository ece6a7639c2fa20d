// How broad the frame around the table is: whoever paints it and whoever lays things into it agree here.

/** Room for the proscenium and the footlights, in CSS px; nothing else lies there. */
export interface FrameRoom {
  readonly top: number;
  readonly side: number;
  /** The footlights stand at the near edge. */
  readonly bottom: number;
}

/** The part of the window's shorter side that one edge of the frame takes, and its bounds in px. */
const PART = 1 / 48;
const [LEAST, MOST] = [6, 40];
/** How much deeper the near edge is. */
const FOOTLIGHTS = 1.3;
/** The valance hangs from the far edge of windows that are not smaller than this, as a part of height or width. */
const ROOMY = { width: 700, height: 420 };
const VALANCE = { ofHeight: 0.052, ofWidth: 0.045, most: 64 };

/** The side of the ornament in a far corner, as a part of the window, and its bounds in px: with a valance and without. */
const CORNER = { ofHeight: 0.13, ofWidth: 0.09, least: 72, most: 150, bare: 0.075, bareLeast: 24 };

/** How large the ornament in a far corner is: what is written there stands beside it. */
export function cornerSize(width: number, height: number): number {
  const { ofHeight, ofWidth, least, most, bare, bareLeast } = CORNER;
  return isRoomy(width, height)
    ? Math.min(most, Math.max(least, Math.min(height * ofHeight, width * ofWidth)))
    : Math.max(bareLeast, Math.min(width, height) * bare);
}

/** Whether a window has room for a valance. */
export function isRoomy(width: number, height: number): boolean {
  return width >= ROOMY.width && height >= ROOMY.height;
}

/** The frame of a window of this size. */
export function frameOf(width: number, height: number): FrameRoom {
  const side = Math.round(Math.min(MOST, Math.max(LEAST, Math.min(width, height) * PART)));
  const hanging = Math.min(VALANCE.most, height * VALANCE.ofHeight, width * VALANCE.ofWidth);
  const top = isRoomy(width, height) ? Math.round(hanging) : side;
  return { top, side, bottom: Math.round(side * FOOTLIGHTS) };
}
