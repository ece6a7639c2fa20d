// The file of what is remembered: read with its previous generation behind it, and written whole or not at all.
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { codeOf, logged } from '../problem.ts';

const FILE = 'settings.json';
/** The version of the file; what lies in it under a key has a version of its own. */
const VERSION = 1;
/** Nothing that this program has written comes near: many times what may be remembered. */
const MOST_BYTES = 1_000_000;

const fileSchema = z.object({ version: z.literal(VERSION), values: z.record(z.string(), z.unknown()) });
type Values = ReadonlyMap<string, unknown>;

export interface SettingsFile {
  /** What was kept; nothing where there is none. Never fails: what cannot be read is set aside, and that is logged. */
  read(): Map<string, unknown>;
  /** Keeps values in place of those before, which become the previous generation. @throws what the disk says */
  write(values: Values): void;
}

/** The file in a data folder. */
export function settingsFile(folder: string, log: (line: string) => void): SettingsFile {
  const file = join(folder, FILE);
  const before = `${file}.bak`;
  /** What lies there is no generation that anybody would want back. */
  let isWorthless = false;

  const readOne = (path: string, instead: string): Map<string, unknown> | null => {
    const found = parsed(path);
    if (typeof found !== 'string') return found;
    const aside = setAside(path);
    const kept = aside === null ? 'it was left there' : `it was kept as ${basename(aside)}`;
    log(`The file ${path} ${found}; ${kept}, and ${instead}.`);
    if (path === file) isWorthless = aside === null;
    return null;
  };

  return {
    read: () =>
      readOne(file, existsSync(before) ? 'the settings before are taken' : 'the settings begin anew') ??
      readOne(before, 'the settings begin anew') ??
      new Map<string, unknown>(),
    write(values) {
      const text = `${JSON.stringify({ version: VERSION, values: Object.fromEntries(values) })}\n`;
      const fresh = `${file}.new`;
      writeDurably(fresh, text);
      // Between these two the generation before is there to be read.
      if (!isWorthless && existsSync(file)) renameSync(file, before);
      renameSync(fresh, file);
      isWorthless = false;
      syncFolder(folder);
    },
  };
}

/** What a file holds; null when there is none, a part of a sentence when it cannot be taken. */
function parsed(path: string): Map<string, unknown> | null | string {
  try {
    const { size } = statSync(path);
    if (size > MOST_BYTES) return 'is larger than settings are';
    const json: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (isNewer(json)) return 'was written by a newer version of the program';
    const file = fileSchema.safeParse(json);
    return file.success ? new Map(Object.entries(file.data.values)) : 'holds no settings of this program';
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    return error instanceof SyntaxError ? 'is damaged' : `cannot be read (${logged(error)})`;
  }
}

function isNewer(json: unknown): boolean {
  return z.looseObject({ version: z.int().min(VERSION + 1), values: z.unknown() }).safeParse(json).success;
}

/** Gives a file a name of its own, so that nothing is written over it; null where that cannot be done. */
function setAside(path: string): string | null {
  let aside = `${path}.set-aside`;
  for (let count = 2; existsSync(aside); count += 1) aside = `${path}.set-aside-${count}`;
  try {
    renameSync(path, aside);
    return aside;
  } catch {
    return null;
  }
}

/** On the disk when this returns; for this user only. */
function writeDurably(path: string, text: string): void {
  const descriptor = openSync(path, 'w', 0o600);
  try {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length;) at += writeSync(descriptor, bytes, at);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** So that the names are on the disk too; Windows cannot, and sees to it by itself. */
function syncFolder(folder: string): void {
  try {
    const descriptor = openSync(folder, 'r');
    try {
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  } catch {
    // Whatever was there before is still whole.
  }
}
