// Finds an installed browser of the Chromium family.
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { onPath } from './setup/paths.mjs';
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
