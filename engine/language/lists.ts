// Lists of names and cards inside a sentence, put together as the catalogue says.
import type { Say } from './say.ts';

/** "a", "a and b", "a, b and c" in the words of the catalogue. */
export function allOf(say: Say, items: readonly string[]): string {
  return joined(items, (before, last) => say('list.all', { before, last }), say);
}

/** "a", "a or b", "a, b or c" in the words of the catalogue. */
export function anyOf(say: Say, items: readonly string[]): string {
  return joined(items, (before, last) => say('list.any', { before, last }), say);
}

function joined(items: readonly string[], end: (before: string, last: string) => string, say: Say): string {
  const last = items.at(-1);
  if (last === undefined) return '';
  const before = items.slice(0, -1);
  if (before.length === 0) return last;
  return end(
    before.reduce((text, next) => say('list.next', { before: text, next })),
    last,
  );
}
