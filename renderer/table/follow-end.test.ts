// Who scrolls back in a list reads on; a list that only has another size goes on with its end.
import { expect, test } from 'vitest';
import { followsEnd } from './follow-end.ts';

const size = { clientHeight: 400, clientWidth: 300 };
const at = (scrollTop: number, changed = {}) => ({ scrollHeight: 2000, scrollTop, ...size, ...changed });

test.for<[string, boolean, typeof size | null, ReturnType<typeof at>, boolean]>([
  ['at its end it follows', false, size, at(1600), true],
  ['near its end it follows', true, size, at(1570), true],
  ['somebody goes back', true, size, at(1200), false],
  ['who has gone back and is still there', false, size, at(1300), false],
  ['it has become less high', true, size, at(1600, { clientHeight: 200 }), true],
  [
    'it has become narrower, and what is in it longer',
    true,
    size,
    at(1600, { clientWidth: 200, scrollHeight: 2900 }),
    true,
  ],
  ['who has gone back stays there in any size', false, size, at(1200, { clientHeight: 200 }), false],
  ['longer in the same size is no resize', true, size, at(1600, { scrollHeight: 2900 }), false],
  ['before its size is known', true, null, at(1200), false],
])('%s', ([, followed, before, now, follows]) => {
  expect(followsEnd(followed, before, now)).toBe(follows);
});
