// Gathers the licences of everything that is bundled, in full, because the installers hold no node_modules.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inProject } from './paths.mjs';

const target = inProject('out', 'licences.txt');
const line = '-'.repeat(100);

/** @param {string} path */
const json = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The folders of the packages that the program runs on; not Node.js for sources, which no installer holds. */
function folders() {
  const { packages } = json(inProject('package-lock.json'));
  const ours = Object.keys(packages[''].optionalDependencies ?? {});
  return Object.entries(packages).flatMap(([folder, { dev, devOptional }]) => {
    const isShipped = folder !== '' && dev !== true && devOptional !== true;
    const isNode = ours.some((name) => folder === `node_modules/${name}`);
    return isShipped && !isNode && existsSync(inProject(folder, 'package.json')) ? [folder] : [];
  });
}

/** Writes out/licences.txt. */
export function gatherLicences() {
  const parts = folders().map((folder) => {
    const { name, version, license } = json(inProject(folder, 'package.json'));
    const texts = readdirSync(inProject(folder))
      .filter((file) => /^(?:licen[cs]e|copying|notice|ofl)/i.test(file))
      .map((file) => readFileSync(inProject(folder, file), 'utf8').trim());
    return [`${name} ${version} (${license ?? 'see below'})`, ...texts].join('\n\n');
  });
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, `${parts.join(`\n\n${line}\n\n`)}\n`);
}
