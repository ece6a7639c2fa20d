// How a second start of the program finds the first: where it listens and the word it answers to, in the data folder.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

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
});
export type Shown = z.infer<typeof shownSchema>;

/** Leaves word for a second start. The file says nothing about who runs: the lock does. */
export function leaveWord(folder: string, control: Control): void {
  const file = join(folder, CONTROL_FILE);
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify(control), { mode: 0o600 });
}

export function takeWordBack(folder: string): void {
  rmSync(join(folder, CONTROL_FILE), { force: true });
}

const TRIES = 20;
const PAUSE_MS = 250;

/** Asks the program that holds the lock of a folder to show itself; null when it does not answer for some seconds. */
export async function askToShow(folder: string): Promise<Shown | null> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const shown = await askOnce(folder);
    if (shown) return shown;
    // It may have just been started, and not listen yet.
    await wait(PAUSE_MS);
  }
  return null;
}

async function askOnce(folder: string): Promise<Shown | null> {
  try {
    const control = controlSchema.parse(JSON.parse(readFileSync(join(folder, CONTROL_FILE), 'utf8')));
    if ('ownWindow' in control) return { shown: false, address: null };
    const { port, secret } = control;
    const response = await fetch(`http://127.0.0.1:${port}${CONTROL_PATH}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      signal: AbortSignal.timeout(5000),
      redirect: 'error',
    });
    return response.ok ? shownSchema.parse(await response.json()) : null;
  } catch {
    return null;
  }
}
