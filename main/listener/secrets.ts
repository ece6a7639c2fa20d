// Secrets of the listener: made of system randomness, compared in constant time.
import { createHash, timingSafeEqual } from 'node:crypto';

/** Random bytes from the system; tests inject their own. */
export type RandomBytes = (count: number) => Uint8Array;

/** A secret of `bytes` random bytes that can stand in an address or a header. */
export function newSecret(randomBytes: RandomBytes, bytes: number): string {
  return Buffer.from(randomBytes(bytes)).toString('base64url');
}

/** Whether two texts are the same, in a time that does not tell where they differ. */
export function sameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
