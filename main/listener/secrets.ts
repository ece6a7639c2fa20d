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

/** What may be kept of a secret of 128 bits or more: nobody finds one for it, so it needs neither salt nor slowness. */
export function hashOf(secret: string): string {
  return digest(secret).toString('base64url');
}

/** Whether a secret is the one of which the hash was kept, in a time that does not tell where they differ. */
export function isOfHash(given: string, hash: string): boolean {
  return sameSecret(hashOf(given), hash);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
