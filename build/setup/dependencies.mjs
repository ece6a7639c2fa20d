// Makes node_modules match package-lock.json, and does nothing, quickly, when it already does.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from './once.mjs';
import { inProject, modules, root } from './paths.mjs';
import { run } from './run.mjs';
import { Stop } from './stop.mjs';

const stamp = join(modules, '.parlor-lock-hash');
const lockFile = inProject('package-lock.json');

/** @param {string} file */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

const lockHash = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex');

/**
 * npm keeps its own note of what it installed last. When that agrees with the lock file, somebody has just run
 * `npm install`, and throwing the folder away to build the same one again would help nobody.
 */
function npmSaysCurrent() {
  const note = textOf(join(modules, '.package-lock.json'));
  if (note === null) return false;
  const installed = JSON.parse(note).packages ?? {};
  const wanted = Object.entries(JSON.parse(readFileSync(lockFile, 'utf8')).packages ?? {});
  return wanted.every(([path, entry]) => {
    if (path === '') return true;
    const found = installed[path];
    if (found === undefined) return entry.optional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

function isCurrent() {
  const hash = lockHash();
  if (textOf(stamp) === hash) return true;
  if (!npmSaysCurrent()) return false;
  writeFileSync(stamp, hash);
  return true;
}

async function install() {
  process.stderr.write('Installing what Parlor Tricks needs (npm ci) ...\n');
  // Said here because the caller's settings may differ: NODE_ENV=production would leave out the compiler,
  // omit=optional would leave out Node, and a silent npm would hide the reason of a failure.
  const args = ['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional', '--loglevel=error'];
  const code = await run('npm', args, { progress: true, cwd: root });
  if (code !== 0) {
    throw new Stop(
      `The dependencies could not be installed: "npm ci" ended with code ${code}; ` +
        'check that the npm registry can be reached (npm ping) and try again.',
    );
  }
  writeFileSync(stamp, lockHash());
}

/** Installs the dependencies when they are missing or older than the lock file. */
export const ensureDependencies = () => once('install', isCurrent, install);
