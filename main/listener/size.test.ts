// Tests of the size that a message may have.
import { expect, test } from 'vitest';
import { isTooLarge, MOST_GUEST_CHARACTERS } from './size.ts';

const most = MOST_GUEST_CHARACTERS;
const nested = (levels: number, open: string, close: string): unknown =>
  JSON.parse(open.repeat(levels) + '1' + close.repeat(levels));

test('what is said honestly is not too large', () => {
  for (const said of [null, 7, 'hello', [], {}, { type: 'leave', id: 'x' }, nested(32, '[', ']')])
    expect(isTooLarge(said, most)).toBe(false);
  expect(isTooLarge('x'.repeat(most - 2), most)).toBe(false);
});

test('what is long or deep is', () => {
  expect(isTooLarge('x'.repeat(most - 1), most)).toBe(true);
  expect(isTooLarge(nested(33, '[', ']'), most)).toBe(true);
  expect(isTooLarge(nested(33, '{"a":', '}'), most)).toBe(true);
  // As deep as a frame may be long: nothing overflows.
  expect(isTooLarge(nested(32_000, '[', ']'), most)).toBe(true);
  expect(isTooLarge({ type: 'move', move: nested(10_000, '{"a":', '}') }, most)).toBe(true);
});
