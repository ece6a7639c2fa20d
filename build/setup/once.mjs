// Lets one process at a time prepare a thing; others started meanwhile wait for it instead of spoiling it.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cache, root } from './paths.mjs';
import { Stop } from './stop.mjs';

const pollMs = 150;

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, but under another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EEXIST') return false;
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
      throw new Stop(
        `Something has to be prepared, and ${root} cannot be written to (${code}); ` +
          'make the folder writable, or start once as its owner.',
      );
    }
    throw error;
  }
}

/**
 * Does the work unless it is ready, also when several processes ask at once.
 * @param {string} name
 * @param {() => boolean} isReady
 * @param {() => Promise<void>} work
 */
export async function once(name, isReady, work) {
  if (isReady()) return;
  mkdirSync(cache, { recursive: true });
  const file = join(cache, `${name}.lock`);
  while (!take(file)) {
    await sleep(pollMs);
    let owner = 0;
    try {
      owner = Number(readFileSync(file, 'utf8'));
    } catch {
      continue; // The owner finished between the two calls.
    }
    // An empty file belongs to an owner that has not written its number yet.
    if (owner > 0 && !isAlive(owner)) rmSync(file, { force: true });
  }
  try {
    if (!isReady()) await work();
  } finally {
    rmSync(file, { force: true });
  }
}
