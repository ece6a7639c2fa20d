// Where a key leads in a list whose things stand one after the other.

/** The keys that go on to the next thing, and back to the one before. */
export interface RovingKeys {
  readonly on: readonly string[];
  readonly back: readonly string[];
}

/** For a list by itself. */
export const ARROWS: RovingKeys = { on: ['ArrowRight', 'ArrowDown'], back: ['ArrowLeft', 'ArrowUp'] };
/** Where up and down are left to what lies below, which may be higher than its sheet. */
export const SIDEWAYS: RovingKeys = { on: ['ArrowRight'], back: ['ArrowLeft'] };
/** For what is turned over like pages. */
export const PAGES: RovingKeys = { on: ['ArrowRight', 'PageDown'], back: ['ArrowLeft', 'PageUp'] };

/** Where a key leads from `at` in a list of `count`, both ends included; null when it leads nowhere. */
export function rove(key: string, at: number, count: number, { on, back }: RovingKeys): number | null {
  if (on.includes(key)) return Math.min(at + 1, count - 1);
  if (back.includes(key)) return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
