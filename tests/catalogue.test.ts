// Every sentence of the catalogue is said somewhere: what nobody says would be translated for nothing.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { english } from '../engine/language/catalogue.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const CATALOGUES = join('engine', 'language', 'en');

/** The program's own sources, without its catalogues and tests. */
const sources = ['engine', 'main', 'renderer']
  .flatMap((layer) =>
    readdirSync(join(root, layer), { recursive: true, encoding: 'utf8' }).map((path) => join(layer, path)),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.startsWith(CATALOGUES))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n');

/** Keys with parts that are filled in, such as `${game}.option.${key}`, as patterns. */
const filledIn = [...sources.matchAll(/`((?:[\w.-]|\$\{[^{}`]*\})+)`/g)]
  .map(([, template]) => template ?? '')
  .filter(
    (template) => /\$\{/.test(template) && /[a-z]\.|\.[a-z]/.test(template.replaceAll(/\$\{[^}]*\}/g, '')),
  )
  .map(
    (template) => new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
  );

const isFilledIn = (key: string): boolean => filledIn.some((pattern) => pattern.test(key));

test('every key of the catalogue is used', () => {
  const unused = Object.keys(english).filter(
    // In quotes of either kind: an attribute of JSX has double ones.
    (key) => ![`'${key}'`, `"${key}"`].some((quoted) => sources.includes(quoted)) && !isFilledIn(key),
  );
  expect(unused).toEqual([]);
});
