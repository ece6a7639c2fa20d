// For tests: bytes that look like chance and are the same in every process.
import { createHash } from 'node:crypto';

/** The same bytes in every process that asks for the same amounts in the same order. */
export function bytesFrom(text: string): (count: number) => Uint8Array {
  let calls = 0;
  return (count) =>
    createHash('shake256', { outputLength: count })
      .update(`${text} ${(calls += 1)}`)
      .digest();
}
