// Good news goes by itself where it lies over a table, and nowhere else.
import { expect, test } from 'vitest';
import type { Place } from '../store/state.ts';
import type { Imported } from './importing.ts';
import { passes } from './passing.ts';

const kept: Imported = { is: 'kept', table: 't1', isNew: true, isOver: true };
const refused: Imported = { is: 'refused', trouble: null };
const coming: Imported = { is: 'coming', part: 0.5 };

test.for<[Place['at'], Imported, boolean]>([
  ['table', kept, true],
  ['replay', kept, true],
  ['home', kept, false],
  ['archive', kept, false],
  ['table', refused, false],
  ['replay', refused, false],
  ['table', coming, false],
])('at "%s": %o', ([place, state, goes]) => {
  expect(passes(place, state)).toBe(goes);
});
