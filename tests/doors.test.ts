// The doors to a game's words lead to nothing that decides: what a page loads of a game cannot play it.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
/** `import ... from './x.ts'` and `export ... from './x.ts'`, unless the whole statement is of types. */
const IMPORT = /^(?:import|export)\s(?!type\s)(?:[^;]*?from\s+)?'(\.[^']+)'/gm;

/** Every file of the project that is loaded with this one, it included; paths from the root. */
function loadedWith(entry: string): string[] {
  const found = new Set<string>();
  const follow = (file: string): void => {
    if (found.has(file) || !existsSync(file)) return;
    found.add(file);
    for (const [, to] of readFileSync(file, 'utf8').matchAll(IMPORT)) follow(join(dirname(file), to ?? ''));
  };
  follow(join(root, entry));
  return [...found].map((file) => relative(root, file).split(sep).join('/'));
}

test.for(['engine/games/words.ts', 'renderer/main.tsx'])('%s loads no rules', (door) => {
  const loaded = loadedWith(door);
  expect(loaded).toContain('engine/games/magic-trick/describe.ts');
  const deciding = loaded.filter((path) =>
    /^engine\/(charts|session|bots|laws)\/|^engine\/games\/(registry|[^/]+\/(rules|machine|setup|moves|view|index|sample|bot)\b)/.test(
      path,
    ),
  );
  expect(deciding).toEqual([]);
});

test('a door that loads rules is found', () => {
  expect(loadedWith('engine/games/registry.ts')).toContain('engine/games/magic-trick/rules.ts');
});
