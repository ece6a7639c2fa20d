// Breaks a sentence into lines of a width, as even as they get.

/**
 * The fewest lines of at most `width`, and of those the most even ones; null where a single word is wider.
 * @param measure how wide a text is, in the unit of `width`
 */
export function linesOf(text: string, width: number, measure: (text: string) => number): string[] | null {
  const words = text.split(' ');
  if (words.some((word) => measure(word) > width)) return null;
  let lines = filled(words, width, measure);
  // Narrower, for as long as it stays the same number of lines: a last line of one word looks forgotten.
  for (let narrower = width * 0.95; narrower > width * 0.4; narrower -= width * 0.05) {
    const next = filled(words, narrower, measure);
    if (next.length > lines.length || next.some((line) => measure(line) > width)) break;
    lines = next;
  }
  return lines;
}

function filled(words: readonly string[], width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
