// Tests of the first words of a guest: those of another version are understood as far as it takes to answer them.
import { expect, test } from 'vitest';
import { fromGuestSchema } from './from-guest.ts';

test('a hello of a later version may say more, and is understood as a hello', () => {
  const later = { type: 'hello', protocol: 99, program: '9.0.0', device: { kind: 'glasses' } };
  expect(fromGuestSchema.parse(later)).toEqual({ type: 'hello', protocol: 99, program: '9.0.0' });
});

test('nothing else may say more than it does', () => {
  expect(fromGuestSchema.safeParse({ type: 'leave', id: 'x', more: true }).success).toBe(false);
});
