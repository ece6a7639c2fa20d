// How large a message may be, and how deep: looked at before anything that could fail over it.

/** The longest message that is looked at. The largest honest one, a table being opened, has some 700 characters. */
export const MOST_MESSAGE_CHARACTERS = 16 * 1024;
/** The deepest honest one, a composed move, has five levels, and a view some ten. What goes through a value level by level runs out of stack in some thousands. */
const MOST_LEVELS = 32;

/** Whether something that was read from JSON is so large that it is not looked at. */
export function isTooLarge(said: unknown): boolean {
  return isTooDeep(said) || (JSON.stringify(said) ?? '').length > MOST_MESSAGE_CHARACTERS;
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
