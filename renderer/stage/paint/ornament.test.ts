// Ornament is path data that stays in its box and needs nothing but lines and curves.
import { expect, test } from 'vitest';
import { CORNER, MEDALLION, ROSETTE, SHELL } from './ornament.ts';

const ALL = { CORNER, MEDALLION, ROSETTE, SHELL };
/** How far a control point of a curve may lie outside; the curve itself does not get there. */
const BEYOND = 6;

test.for(Object.keys(ALL) as (keyof typeof ALL)[])('%s', (name) => {
  const { path, width, height } = ALL[name];
  expect(path).toMatch(/^(M[\d. -]+[LC][\d. -]+Z)+$/);
  const values = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  for (let at = 0; at < values.length; at += 2) {
    const [x, y] = [values[at] ?? 0, values[at + 1] ?? 0];
    expect(x).toBeGreaterThan(-BEYOND);
    expect(x).toBeLessThan(width + BEYOND);
    expect(y).toBeGreaterThan(-BEYOND);
    expect(y).toBeLessThan(height + BEYOND);
  }
});
