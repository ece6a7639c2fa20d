// A language that nobody speaks: English with an accent on every letter and every vowel doubled, so that a sentence that
// does not come from the catalogue stands out, and one that is too long for its place does not fit.
import { IntlMessageFormat } from 'intl-messageformat';

const PLAIN = 'abcdefghijklmnopqrstuvwxyz';
// From Latin-1 and Latin Extended-A where they have one, so that the typefaces of the house have it too.
const ACCENTED = 'áƀčďéƒĝĥíĵķļḿńóṕǫŕšťúṽŵẋýž';

const accents = new Map(
  Array.from(PLAIN).flatMap((letter, at): [string, string][] => {
    const accented = Array.from(ACCENTED)[at] ?? letter;
    return [
      [letter, accented],
      [letter.toUpperCase(), accented.toUpperCase()],
    ];
  }),
);
const VOWELS = /[aeiou]/i;
/** How much longer a text becomes at least. */
const LONGER = 1.4;

/** Words with accents, two fifths longer. */
export function pseudoText(text: string): string {
  let letters = 0;
  let added = 0;
  const accented = Array.from(text).map((letter) => {
    const other = accents.get(letter);
    if (other === undefined) return letter;
    letters += 1;
    if (!VOWELS.test(letter)) return other;
    added += 1;
    return other + other.toLowerCase();
  });
  // Words with few vowels get the rest at the end of the last one.
  const missing = Math.max(0, Math.ceil(letters * (LONGER - 1)) - added);
  const last = accented.findLastIndex((_, at) => accents.has(Array.from(text)[at] ?? ''));
  if (last >= 0) accented[last] += 'é'.repeat(missing);
  return accented.join('');
}

interface Located {
  readonly start: { readonly offset: number };
  readonly end: { readonly offset: number };
}
interface Part {
  /** 0 for plain text. */
  readonly type: number;
  readonly location?: Located;
  /** Of a select or plural. */
  readonly options?: Readonly<Record<string, { readonly value: readonly Part[] }>>;
}

/** A message in that language: its plain text changed wherever it stands, everything else as it was. */
export function pseudoMessage(message: string): string {
  const ast = new IntlMessageFormat(message, 'en-GB', undefined, {
    ignoreTag: true,
    captureLocation: true,
  }).getAst() as unknown as readonly Part[];
  let changed = message;
  // From the end, so that the places before it stay where they are.
  for (const { start, end } of literalsIn(ast).toReversed()) {
    const text = message.slice(start.offset, end.offset);
    changed = changed.slice(0, start.offset) + pseudoText(text) + changed.slice(end.offset);
  }
  return changed;
}

/** Where the plain text of a message stands, in order. */
function literalsIn(parts: readonly Part[]): Located[] {
  return parts
    .flatMap(({ type, location, options }) => [
      ...(type === 0 && location ? [location] : []),
      ...Object.values(options ?? {}).flatMap(({ value }) => literalsIn(value)),
    ])
    .toSorted((one, other) => one.start.offset - other.start.offset);
}

/** A whole catalogue in that language. */
export function pseudoCatalogue<Keys extends string>(
  catalogue: Readonly<Record<Keys, string>>,
): Record<Keys, string> {
  return Object.fromEntries(
    Object.entries<string>(catalogue).map(([key, message]) => [key, pseudoMessage(message)]),
  ) as Record<Keys, string>;
}
