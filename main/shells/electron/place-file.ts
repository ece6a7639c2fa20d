// Remembers where the window stood, in the data folder.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Place } from './window-place.ts';

const FILE = 'window.json';
/** No desktop is larger; a number beyond that is no place. */
const FARTHEST = 100_000;

const coordinate = z.int().min(-FARTHEST).max(FARTHEST);
const length = z.int().min(1).max(FARTHEST);
const placeSchema = z.strictObject({
  x: coordinate,
  y: coordinate,
  width: length,
  height: length,
  maximized: z.boolean(),
  fullScreen: z.boolean(),
});

/** Where the window stood; null when that is not known, or cannot be read. */
export function readPlace(folder: string): Place | null {
  try {
    const parsed = placeSchema.safeParse(JSON.parse(readFileSync(join(folder, FILE), 'utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Remembers a place. Where that fails the window stands at its usual place next time, which is no reason to stop. */
export function keepPlace(folder: string, place: Place): void {
  const file = join(folder, FILE);
  try {
    // Whole or not at all, should the machine stop meanwhile.
    writeFileSync(`${file}.new`, `${JSON.stringify(place)}\n`);
    renameSync(`${file}.new`, file);
  } catch {
    // Nobody would be helped by hearing of it.
  }
}
