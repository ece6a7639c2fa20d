// Names as short as can be told apart: the first letter, or as much more as that takes.

/** By seat; people of the very same name are told apart by where they sit. */
export function shortNames(names: readonly string[]): string[] {
  return names.map((name, seat) => {
    const short = WAYS.map((way) => way(name)).find((said, way) =>
      names.every((other, at) => at === seat || WAYS[way]?.(other) !== said),
    );
    return short ?? `${beginning(name, 1)}${seat + 1}`;
  });
}

const WAYS: readonly ((name: string) => string)[] = [
  (name) => beginning(name, 1),
  (name) => beginning(name, 2),
  (name) => initials(name),
  (name) => beginning(name, 3),
];

function beginning(name: string, letters: number): string {
  return Array.from(name).slice(0, letters).join('');
}

/** The first letters of the first word and the last. */
function initials(name: string): string {
  const words = name.split(/[\s-]+/u).filter((word) => word !== '');
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => beginning(word ?? '', 1)).join('');
}
