// One text for one value, and its fingerprint: how two states are compared and how a journal is checked.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const source = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.keys(source)
      .sort()
      .map((key) => [key, source[key]]),
  );
}

/** JSON with the keys of every object in order, so that equal values give equal texts. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, sortedKeys);
}

/** SHA-256 of the canonical text, in hexadecimal. */
export function fingerprint(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(value))));
}
