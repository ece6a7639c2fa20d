// Where a name is cut that does not fit: in its middle, because names that begin alike mostly end differently.

/** So many letters at the end stay. */
const TAIL = 3;

/** The part of a name that may be cut at its end, and the part that stays. */
export function headAndTail(name: string): readonly [head: string, tail: string] {
  const letters = Array.from(name);
  return [letters.slice(0, -TAIL).join(''), letters.slice(-TAIL).join('')];
}

/** The name, or as much of it as fits: `Maximil…e42`. */
export function shortened(name: string, fits: (text: string) => boolean): string {
  if (fits(name)) return name;
  const [head, tail] = headAndTail(name);
  for (const end of [tail, '']) {
    const letters = Array.from(head);
    while (letters.length > 1 && !fits(`${letters.join('')}…${end}`)) letters.pop();
    const text = `${letters.join('').trimEnd()}…${end}`;
    // Where not even one letter and the tail fit, the beginning says more.
    if (end === '' || fits(text)) return text;
  }
  return name;
}
