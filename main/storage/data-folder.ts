// Where the program keeps its data: the operating system's folder for application data, or the one it is told.
import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { Problem, messageOf } from '../problem.ts';

/** Names the folder: `chosen` (from `--data`), else `PARLOR_DATA`, else the operating system's place. Touches nothing. */
export function dataFolder(
  chosen: string | undefined,
  env: NodeJS.ProcessEnv,
  platform: NodeJS.Platform = process.platform,
  home: string = homedir(),
): string {
  const named = chosen ?? env['PARLOR_DATA'];
  // Relative to where the program was called, which npm hides behind the project's own folder.
  if (named) return resolve(env['INIT_CWD'] ?? process.cwd(), named);
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Parlor Tricks');
  if (platform === 'win32') return join(env['APPDATA'] || join(home, 'AppData', 'Roaming'), 'Parlor Tricks');
  return join(env['XDG_DATA_HOME'] || join(home, '.local', 'share'), 'parlor-tricks');
}

/** Makes the folder if need be, for this user only. @throws Problem naming it when it cannot be used */
export function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!statSync(folder).isDirectory()) throw new Error('it is not a folder');
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Problem(
      `The data folder ${folder} cannot be used (${messageOf(error)}); make it writable or name another with --data.`,
    );
  }
}
