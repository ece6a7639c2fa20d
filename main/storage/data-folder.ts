// Where the program keeps its data: the operating system's folder for application data, or the one it is told.
import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { codeOf, messageOf, Problem } from '../problem.ts';
import { NotWritable } from './not-writable.ts';

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

/** Makes the folder if need be, for this user only. @throws NotWritable naming it, or another Problem where there is no folder */
export function prepareFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    if (error instanceof Problem) throw error;
    const why = messageOf(error);
    throw new NotWritable(
      `The data folder ${folder} cannot be used (${why}); make it writable or name another with --data or PARLOR_DATA.`,
      why,
    );
  }
}

/**
 * Makes a folder below the nearest one that there is. Not by mkdir's own recursion, which in a folder where nobody can
 * make anything, such as /proc, tries for ever.
 */
function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another start may have made it meanwhile.
    if (codeOf(error) === 'EEXIST' && isFolder(folder)) return;
    const why = messageOf(error);
    throw new NotWritable(
      `The data folder ${folder} cannot be made (${why}); name another with --data, where you may write.`,
      why,
    );
  }
}

/** False when there is nothing yet. @throws Problem when there is something else */
function isFolder(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) {
    throw new Problem(
      `The data folder cannot lie at ${path}, which is a file; name a folder with --data or PARLOR_DATA.`,
    );
  }
  return found !== undefined;
}

/** Refuses a folder where one of the program's files has its place. @throws Problem naming it */
export function refuseFolderAt(file: string): void {
  if (!statSync(file, { throwIfNoEntry: false })?.isDirectory()) return;
  throw new Problem(
    `${file} is a folder, where the program keeps a file of that name; move it away or name another data folder with --data or PARLOR_DATA.`,
  );
}
