// How a second start of the program finds the first: where it listens and the word it answers to, in the data folder.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { broughtSchema } from '../../engine/protocol/settings.ts';
import { MOST_FILES } from '../opened/parlor-file.ts';
import { codeOf } from '../problem.ts';

const CONTROL_FILE = 'running.json';
export const CONTROL_PATH = '/control/show';

const controlSchema = z.union([
  z.strictObject({ port: z.int(), secret: z.string() }),
  /** The desktop program: it listens nowhere, and its own second start finds it by itself. */
  z.strictObject({ ownWindow: z.literal(true) }),
]);
type Control = z.infer<typeof controlSchema>;

const shownSchema = z.strictObject({
  /** The first program has brought its window forward. */
  shown: z.boolean(),
  /** A new address, to be opened by hand; null when there is none, because the program has a window of its own. */
  address: z.string().nullable(),
  /** What became of the files, in their order; none where the program has a window of its own. */
  opened: z.array(broughtSchema),
});
export type Shown = z.infer<typeof shownSchema>;

const MOST_PATH_CHARACTERS = 4096;
/** Files that the second start was to open; nobody else knows where they lie, so their paths are whole. */
export const toOpenSchema = z.array(z.string().max(MOST_PATH_CHARACTERS)).max(MOST_FILES);
/** What a second start says at most, in bytes. */
export const MOST_CONTROL_BYTES = MOST_FILES * MOST_PATH_CHARACTERS * 3;

/**
 * Leaves word for a second start. The file says nothing about who runs: the lock does. Where nothing can be written there is
 * none, and a second start goes on by itself.
 */
export function leaveWord(folder: string, control: Control): void {
  const file = join(folder, CONTROL_FILE);
  try {
    rmSync(file, { force: true });
    writeFileSync(file, JSON.stringify(control), { mode: 0o600 });
  } catch (error) {
    // The program has said already that nothing can be kept there.
    if (!isUnwritable(error)) throw error;
  }
}

export function takeWordBack(folder: string): void {
  try {
    rmSync(join(folder, CONTROL_FILE), { force: true });
  } catch (error) {
    // It says nothing once the lock is gone.
    if (!isUnwritable(error)) throw error;
  }
}

/** The folder is not there, or it or the disk takes nothing. */
const UNWRITABLE: readonly (string | null)[] = ['EROFS', 'EACCES', 'EPERM', 'ENOENT', 'ENOSPC', 'EDQUOT'];

function isUnwritable(error: unknown): boolean {
  return UNWRITABLE.includes(codeOf(error) ?? null);
}

const TRIES = 20;
const PAUSE_MS = 250;
/** The program answers at once, and where it opens files when every move in them was made again: milliseconds. */
const ANSWER_MS = 5000;
const OPENING_MS = 240_000;

/**
 * Asks the program that holds the lock of a folder to show itself and to open files; null when it does not answer for some
 * seconds. One with a window of its own (no `address`, not `shown`) opens none of them.
 * @param files whole paths
 */
export async function askToShow(folder: string, files: readonly string[] = []): Promise<Shown | null> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const shown = await askOnce(folder, files);
    if (shown) return shown;
    // It may have just been started, and not listen yet.
    await wait(PAUSE_MS);
  }
  return null;
}

async function askOnce(folder: string, files: readonly string[]): Promise<Shown | null> {
  try {
    const control = controlSchema.parse(JSON.parse(readFileSync(join(folder, CONTROL_FILE), 'utf8')));
    if ('ownWindow' in control) return { shown: false, address: null, opened: [] };
    const { port, secret } = control;
    const response = await fetch(`http://127.0.0.1:${port}${CONTROL_PATH}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify(files.slice(0, MOST_FILES)),
      signal: AbortSignal.timeout(files.length > 0 ? OPENING_MS : ANSWER_MS),
      redirect: 'error',
    });
    return response.ok ? shownSchema.parse(await response.json()) : null;
  } catch {
    return null;
  }
}
