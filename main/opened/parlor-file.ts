// Files that the system has the program open: which of its arguments are some, and what stands in one.
import { readFile, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MOST_FILE_CHARACTERS } from '../../engine/protocol/kept.ts';
import { codeOf } from '../problem.ts';
import { troubled, type Trouble } from '../table/trouble.ts';

/** What the names of such files end in. */
const SUFFIX = '.parlor';
/** So many are opened at once; whoever has chosen a whole folder can drop the others on the window. */
export const MOST_FILES = 50;
/** A character has three bytes at most, or four for two. */
const MOST_BYTES = 3 * MOST_FILE_CHARACTERS;
const MEGABYTE = 1_000_000;

/** Whether an argument names such a file, as a path or as an address that a desktop gives in its place. */
export function isParlorFile(argument: string): boolean {
  return !argument.startsWith('-') && argument.toLowerCase().endsWith(SUFFIX);
}

/** The path of a file that was named by a path, which may be relative to `folder`, or by a `file:` address. */
export function pathOf(argument: string, folder: string): string {
  if (argument.toLowerCase().startsWith('file:')) {
    try {
      return fileURLToPath(argument);
    } catch {
      // An address of another machine: nothing is found under that name, and it is told so.
    }
  }
  return resolve(folder, argument);
}

/** What a file says, or why it cannot be read. Nothing of it is read before its size is known; never fails. */
export async function readParlorFile(path: string): Promise<string | Trouble> {
  const file = basename(path);
  try {
    const found = await stat(path);
    if (found.isDirectory()) return troubled('file-not-read', { file, why: 'folder' });
    // What has no size, such as a pipe, might never end.
    if (!found.isFile()) return troubled('file-foreign', { file });
    if (found.size > MOST_BYTES) return tooLarge(file);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
    return text.length > MOST_FILE_CHARACTERS ? tooLarge(file) : text;
  } catch (error) {
    if (error instanceof TypeError) return troubled('file-foreign', { file });
    return troubled('file-not-read', { file, why: WHY[codeOf(error)] ?? 'other' });
  }
}

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
};

function tooLarge(file: string): Trouble {
  return troubled('file-too-large', { file, most: Math.floor(MOST_FILE_CHARACTERS / MEGABYTE) });
}
