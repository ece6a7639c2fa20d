// One thing that is remembered: how it is read, whatever stands there, and how it is written beside what a newer version keeps.
import type { z } from 'zod';

/** What is kept under a key, field by field; anything may stand there. */
export type Kept = Readonly<Record<string, unknown>>;

/** What was kept by one version, as the next one keeps it. It bears any nonsense. */
export type Step = (kept: unknown) => Kept;

/** What is remembered under one key. */
export interface Entry<Value extends object> {
  readonly key: string;
  /** The version that is written now. What was kept without one is of version 1. */
  readonly version: number;
  /** Every field of it bears nonsense by itself (`catch`), so that a broken one leaves the others as they were. */
  readonly schema: z.ZodType<Value>;
  /** The first one leads from version 1 to 2, and so on: one less than there are versions. */
  readonly steps: readonly Step[];
}

/** What an entry says. A field that is missing or broken has its default; never fails. */
export function readEntry<Value extends object>(entry: Entry<Value>, kept: unknown): Value {
  return entry.schema.parse(upToDate(entry, kept));
}

/**
 * What is to be kept of an entry.
 * @param before what is kept so far: fields that this version does not know stay, and so does a newer version's number
 */
export function keptOf<Value extends object>(entry: Entry<Value>, value: Value, before: unknown): Kept {
  const version = Math.max(entry.version, versionOf(before));
  return { ...upToDate(entry, before), ...value, version };
}

/** What is kept, as this version keeps it; nothing where it is none. */
function upToDate(entry: Entry<object>, kept: unknown): Kept {
  let stepped = kept;
  for (const step of entry.steps.slice(versionOf(kept) - 1)) stepped = step(stepped);
  return isKept(stepped) ? stepped : {};
}

function versionOf(kept: unknown): number {
  const version = isKept(kept) ? kept['version'] : null;
  return typeof version === 'number' && Number.isSafeInteger(version) && version >= 1 ? version : 1;
}

/** Whether something has fields at all. */
export function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
