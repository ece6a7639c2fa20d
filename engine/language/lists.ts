// Lists of names and cards inside a sentence.

/** "a", "a and b", "a, b and c" as English writes it. */
export function listOf(items: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(items);
}

/** "a", "a or b", "a, b or c". */
export function anyOf(items: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(items);
}
