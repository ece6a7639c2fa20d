// Finds Electron's runtime, and fetches it once: the npm package is only the way to it.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { surroundings, whyNoWindow } from './setup/display.mjs';
import { cache, modules, projectEnvironment, root } from './setup/paths.mjs';

/** So long a start waits for the download, which is over 100 MB; who asks for it by name waits longer. */
const mostMsToFetch = 60_000;
const mostMsToFetchAsked = 15 * 60_000;

/** How to have it fetched after all. */
export const RETRY = 'npm start -- --shell electron';

/**
 * Where Electron's npm package keeps its runtime, and where the last failure to fetch it is remembered.
 * @typedef {object} Places
 * @property {string} pack the npm package
 * @property {string} record
 */

/** @type {Places} */
const usual = { pack: join(modules, 'electron'), record: join(cache, 'electron-not-fetched.json') };

/** @param {string} file */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
}

/** Where the program lies in its folder, as Electron's own installer has it. */
const program = {
  darwin: 'Electron.app/Contents/MacOS/Electron',
  win32: 'electron.exe',
};

/**
 * The path of Electron's program, or null. `ELECTRON_OVERRIDE_DIST_PATH` names a folder that goes before the package's.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {Places} [places]
 * @returns {string | null}
 */
export function findElectron(env = process.env, { pack } = usual) {
  const name =
    process.platform === 'darwin' || process.platform === 'win32' ? program[process.platform] : 'electron';
  const other = env['ELECTRON_OVERRIDE_DIST_PATH'];
  if (other) return existsSync(join(other, name)) ? join(other, name) : null;
  const path = textOf(join(pack, 'path.txt'));
  if (path === null) return null;
  // A runtime of another version is left over from before an update, and its API is not the one that is used.
  const version = textOf(join(pack, 'dist', 'version'))?.replace(/^v/, '');
  const file = join(pack, 'dist', path);
  return version === versionOf(pack) && existsSync(file) ? file : null;
}

/** @param {string} pack */
function versionOf(pack) {
  const text = textOf(join(pack, 'package.json'));
  return text === null ? null : String(JSON.parse(text).version);
}

/**
 * Why the runtime is not here, as a part of a sentence.
 * @param {Places} [places]
 */
export function whyNoElectron({ pack, record } = usual) {
  if (process.env['ELECTRON_OVERRIDE_DIST_PATH'])
    return 'there is no Electron in ELECTRON_OVERRIDE_DIST_PATH';
  const failure = failureOf(pack, record);
  return failure === null
    ? "Electron's runtime is not here"
    : `Electron's runtime could not be fetched (${failure}; "${RETRY}" tries again)`;
}

/**
 * Why this version could not be fetched last time; null when it was not tried.
 * @param {string} pack
 * @param {string} record
 * @returns {string | null}
 */
function failureOf(pack, record) {
  try {
    const { version, why } = JSON.parse(textOf(record) ?? '{}');
    return version === versionOf(pack) && typeof why === 'string' ? why : null;
  } catch {
    return null;
  }
}

/**
 * Whether a start with these arguments may come to open Electron.
 * @param {readonly string[]} args
 */
export function mayOpenElectron(args) {
  const shell = shellOf(args);
  const isElsewhere = shell !== null && shell !== 'electron';
  // A port is for a browser: Electron listens on none.
  const others = /^(?:--no-open|--help|-h|--port(?:=.*)?)$/;
  return !isElsewhere && !args.some((arg) => others.test(arg));
}

/** @param {readonly string[]} args */
function shellOf(args) {
  const at = args.findIndex((arg) => arg === '--shell' || arg.startsWith('--shell='));
  if (at < 0) return null;
  return args[at]?.split('=')[1] ?? args[at + 1] ?? '';
}

/**
 * Has the runtime fetched where it is missing and could be used; once, and again only when it is asked for by name.
 * What becomes of it is told by `findElectron` and `whyNoElectron`.
 * @param {readonly string[]} args the arguments of the start
 * @param {Places} [places]
 */
export async function bringElectron(args, places = usual) {
  const { pack, record } = places;
  const version = versionOf(pack);
  if (version === null || !mayOpenElectron(args) || whyNoWindow(surroundings()) !== null) return;
  if (process.env['ELECTRON_OVERRIDE_DIST_PATH'] || findElectron(process.env, places) !== null) return;
  const isAsked = shellOf(args) === 'electron';
  if (!isAsked && failureOf(pack, record) !== null) return;
  process.stderr.write(
    `Fetching Electron, which shows the table in a window of its own${isAsked ? '' : ' (for a minute at most)'} ...\n`,
  );
  const why = await fetchElectron(pack, isAsked ? mostMsToFetchAsked : mostMsToFetch);
  try {
    if (why === null) rmSync(record, { force: true });
    else {
      mkdirSync(cache, { recursive: true });
      writeFileSync(record, `${JSON.stringify({ version, why })}\n`);
    }
  } catch {
    // Whoever may not write here waits again next time.
  }
}

/**
 * Runs the installer of Electron's own package; answers why it came to nothing, or null.
 * @param {string} pack
 * @param {number} mostMs
 * @returns {Promise<string | null>}
 */
function fetchElectron(pack, mostMs) {
  return new Promise((resolve) => {
    const child = spawn('node', [join(pack, 'install.js')], {
      cwd: root,
      env: projectEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: mostMs,
      killSignal: 'SIGKILL',
    });
    let said = '';
    child.stderr.on('data', (chunk) => (said = `${said}${chunk}`.slice(0, 2000)));
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => {
      if (code === 0) resolve(null);
      else if (signal !== null) resolve('it took too long');
      else
        resolve(
          said.split('\n')[0]?.replace(/[.:]$/, '').slice(0, 120) || `its installer ended with code ${code}`,
        );
    });
  });
}
