// Looks again and again until something holds; on a busy machine that takes longer than a poll usually waits.
import { expect } from 'vitest';

const PATIENT_MS = 30_000;

/** What is looked at, to be held against something. */
export function soon<Thing>(look: () => Thing, message = ''): ReturnType<typeof expect.poll<Thing>> {
  return expect.poll(look, { timeout: PATIENT_MS, message });
}
