// Finds a browser of the Chromium family on this machine, and for the tests brings one if there is none.
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { modules, onPath, root } from './setup/paths.mjs';
import { run, runNode } from './setup/run.mjs';
import { Stop } from './setup/stop.mjs';

const linuxCommands = [
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
  'chromium',
  'chromium-browser',
];
const linuxFiles = ['/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge', '/snap/bin/chromium'];
const macFiles = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'Chromium.app/Contents/MacOS/Chromium',
];
const windowsFiles = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
  'Chromium\\Application\\chrome.exe',
];

/** @param {NodeJS.ProcessEnv} env */
function candidates(env) {
  if (process.platform === 'darwin') {
    return ['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
      macFiles.map((file) => join(folder, file)),
    );
  }
  if (process.platform === 'win32') {
    const folders = [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']];
    return folders.flatMap((folder) => (folder ? windowsFiles.map((file) => join(folder, file)) : []));
  }
  return [...linuxCommands.flatMap((command) => onPath(command, env) ?? []), ...linuxFiles];
}

/**
 * The path of an installed browser, or null. `PARLOR_BROWSER` goes before everything, and a wrong one is an
 * error: whoever names a browser does not want to be given another.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | null}
 */
export function findBrowser(env = process.env) {
  const chosen = env['PARLOR_BROWSER'];
  if (chosen) {
    const path = existsSync(chosen) ? chosen : onPath(chosen, env);
    if (path === null) throw new Stop(`PARLOR_BROWSER names "${chosen}", and there is no such program.`);
    return path;
  }
  return candidates(env).find((path) => existsSync(path)) ?? null;
}

/** The browser that Playwright has downloaded for itself, or null. */
async function findPlaywrightBrowser() {
  if (!existsSync(join(modules, 'playwright-core'))) return null;
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : null;
}

const isRoot = () => process.getuid?.() === 0;

/** Debian's package: no download from anywhere but the system's own mirror. */
async function installWithApt() {
  if (process.platform !== 'linux' || !isRoot() || onPath('apt-get') === null) return;
  const options = { progress: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  const packages = ['chromium', 'fonts-liberation'];
  await run('apt-get', ['update', '-qq'], options);
  await run('apt-get', ['install', '-qq', '-y', '--no-install-recommends', ...packages], options);
}

async function installWithPlaywright() {
  const dependencies = process.platform === 'linux' && isRoot() ? ['--with-deps'] : [];
  const cli = join('node_modules', 'playwright-core', 'cli.js');
  await runNode(cli, ['install', ...dependencies, 'chromium'], { progress: true, cwd: root });
}

/**
 * The path of a browser for the tests. With `install`, one is brought when none is there: from the system's
 * packages where this process may install them, else by Playwright into its own folder.
 * @param {{ install?: boolean }} [options]
 * @returns {Promise<string>}
 */
export async function ensureBrowser({ install = false } = {}) {
  const find = async () => findBrowser() ?? (await findPlaywrightBrowser());
  let found = await find();
  if (found === null && install) {
    process.stderr.write('Installing a browser for the tests ...\n');
    for (const bring of [installWithApt, installWithPlaywright]) {
      await bring();
      found = await find();
      if (found !== null) break;
    }
  }
  if (found !== null) return found;
  throw new Stop(
    'No browser was found for the tests, and none could be installed; ' +
      'install Chrome, Edge or Chromium, or name one in PARLOR_BROWSER.',
  );
}

// `node build/browser.mjs` prints what it finds; `--install` brings a browser when there is none.
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    process.stdout.write(`${await ensureBrowser({ install: process.argv.includes('--install') })}\n`);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
