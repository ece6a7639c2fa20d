// Finds a browser for the tests, and brings one if there is none.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBrowser } from './find-browser.mjs';
import { modules, onPath, root } from './setup/paths.mjs';
import { run, runNode } from './setup/run.mjs';
import { Stop } from './setup/stop.mjs';

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
