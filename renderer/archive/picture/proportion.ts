// The window that a small table is laid out for; apart from the painting, which a page loads later.

/**
 * In px, before it is made small: as low as a table can be at which everybody still sits around it, so that cards are as
 * large as they can be.
 */
export const LAID = { width: 680, height: 432 } as const;

/** How wide a small table is for its height. */
export const PROPORTION = LAID.width / LAID.height;
