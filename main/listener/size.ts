// How large a message may be, and how deep: looked at before anything that could fail over it.
import { MOST_PIECE_CHARACTERS } from '../../engine/protocol/kept.ts';

/** The longest message of a guest that is looked at. The largest honest one has some 300 characters. */
export const MOST_GUEST_CHARACTERS = 16 * 1024;
/**
 * The longest message of a window that is looked at. The largest honest one is a piece of a file: each of its characters may
 * be written as six. All others have some 700 characters.
 */
export const MOST_WINDOW_CHARACTERS = 6 * MOST_PIECE_CHARACTERS + 2048;
/** The deepest honest one, a composed move, has five levels, and a view some ten. What goes through a value level by level runs out of stack in some thousands. */
const MOST_LEVELS = 32;

/** Whether something that was read from JSON is deeper than anybody looks at, or has more than `most` characters. */
export function isTooLarge(said: unknown, most: number): boolean {
  return isTooDeep(said) || (JSON.stringify(said) ?? '').length > most;
}

/** Whether something that was read from JSON has more levels than what goes through it level by level can bear. */
export function isTooDeep(said: unknown): boolean {
  let level = [said];
  for (let depth = 0; depth <= MOST_LEVELS; depth += 1) {
    level = level.flatMap((value): unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
}
