// Bundles a part of the program when a source it is made of has changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { once } from './once.mjs';
import { inProject, root } from './paths.mjs';
import { runNode } from './run.mjs';
import { Stop } from './stop.mjs';

/**
 * A part of the program, as electron.vite.config.ts knows it.
 * @typedef {object} Part
 * @property {'pages' | 'desktop'} name
 * @property {string} what for the person who waits for it
 * @property {string[]} inputs files and folders that it is made of
 * @property {string[]} outputs without one of which it is not there
 */

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

/**
 * Contents and not times: a checkout touches every file and changes none.
 * @param {string[]} inputs
 */
function fingerprint(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((name) => filesUnder(inProject(name)))) {
    if (/\.test(ing)?\.tsx?$/.test(file)) continue;
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * Answers what bundles the part when it is missing or older than its sources.
 * @param {Part} part
 * @returns {() => Promise<void>}
 */
export function bundled({ name, what, inputs, outputs }) {
  // Beside the folder and not in it, because a build empties the folder first.
  const stamp = inProject('out', `${name}.stamp`);

  const build = async () => {
    const before = fingerprint(inputs);
    process.stderr.write(`Building ${what} ...\n`);
    const cli = join('node_modules', 'electron-vite', 'bin', 'electron-vite.js');
    // Only this part is bundled, so that the others are missing from the configuration is no news.
    const args = ['build', '--logLevel', 'warn', '--ignoreConfigWarning'];
    const code = await runNode(cli, args, { progress: true, cwd: root, env: { PARLOR_PARTS: name } });
    if (code !== 0) throw new Stop(`Could not build ${what}: electron-vite ended with code ${code}.`);
    mkdirSync(dirname(stamp), { recursive: true });
    // Taken before the build: a file changed meanwhile makes the next start build again.
    writeFileSync(stamp, before);
  };

  const isCurrent = () =>
    outputs.every((file) => existsSync(inProject(file))) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === fingerprint(inputs);

  return () => once(name, isCurrent, build);
}
