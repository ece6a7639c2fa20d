// Tests of what is kept of a secret.
import { expect, test } from 'vitest';
import { hashOf, isOfHash, newSecret } from './secrets.ts';

test('a secret is known again by its hash, and nothing else is', () => {
  const secret = newSecret((count) => new Uint8Array(count).fill(7), 16);
  const hash = hashOf(secret);
  expect(hash).toMatch(/^[\w-]{43}$/);
  expect(hash).not.toContain(secret);
  expect(isOfHash(secret, hash)).toBe(true);
  for (const wrong of ['', hash, `${secret}A`, secret.slice(1), secret.toLowerCase()])
    expect(isOfHash(wrong, hash)).toBe(false);
});
