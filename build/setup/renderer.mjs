// Builds the pages in out/renderer when a source they are made of has changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { once } from './once.mjs';
import { inProject, root } from './paths.mjs';
import { runNode } from './run.mjs';
import { Stop } from './stop.mjs';

const inputs = ['renderer', 'engine', 'resources', 'electron.vite.config.ts', 'package-lock.json'];
const page = inProject('out', 'renderer', 'index.html');
// Beside the folder and not in it, because a build empties the folder first.
const stamp = inProject('out', 'renderer.stamp');

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

/** Contents and not times: a checkout touches every file and changes none. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((name) => filesUnder(inProject(name)))) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * Builds the renderer, whether or not it is current.
 * @returns {Promise<void>}
 */
async function buildRenderer() {
  const before = fingerprint();
  process.stderr.write('Building the table (out/renderer) ...\n');
  const cli = join('node_modules', 'electron-vite', 'bin', 'electron-vite.js');
  // Only the renderer is bundled, so that main and preload are missing from the configuration is no news.
  const args = ['build', '--logLevel', 'warn', '--ignoreConfigWarning'];
  const code = await runNode(cli, args, { progress: true, cwd: root });
  if (code !== 0) throw new Stop(`The renderer could not be built: electron-vite ended with code ${code}.`);
  mkdirSync(dirname(stamp), { recursive: true });
  // Taken before the build: a file changed meanwhile makes the next start build again.
  writeFileSync(stamp, before);
}

const isCurrent = () =>
  existsSync(page) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();

/** Builds the renderer when it is missing or older than its sources. */
export const ensureRenderer = () => once('renderer', isCurrent, buildRenderer);
