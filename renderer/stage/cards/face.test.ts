// In a fan, a face shows its whole rank and its whole symbol in the strip that is to be seen of it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Mark, NotedPath, notingBrush } from '../paint/brush.testing.ts';
import { facesFor } from '../paint/faces.ts';
import { CARD_PROPORTION, facePicture, FANNED } from './card.ts';

beforeEach(() => void vi.stubGlobal('Path2D', NotedPath));
afterEach(() => void vi.unstubAllGlobals());

function marksOf(width: number, strip: number, reading: 'house' | 'plain' = 'house'): Mark[] {
  const marks: Mark[] = [];
  const picture = facePicture('G', 5, strip);
  picture.paint(notingBrush(marks), width, Math.round(width * CARD_PROPORTION), facesFor(reading));
  return marks;
}

const STRIPS = [0.42, 0.5, 0.58, 0.64, 0.74, 0.85] as const;
const WIDTHS = [26, 38, 44, 73, 118, 210] as const;

test.for(WIDTHS.flatMap((width) => STRIPS.map((strip) => [width, strip] as const)))(
  'a face %d wide, of which %d shows, has one rank and one symbol, whole',
  ([width, strip]) => {
    for (const reading of ['house', 'plain'] as const) {
      const marks = marksOf(width, strip, reading);
      expect(marks.map(({ what }) => what)).toEqual(['text', 'shape']);
      for (const { left, right, top, bottom } of marks) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(strip * width);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeLessThanOrEqual(width * CARD_PROPORTION);
      }
      const [rank, symbol] = marks;
      expect(rank?.bottom).toBeLessThanOrEqual(symbol?.top ?? 0);
      // The rank is the largest thing that is to be seen.
      expect((rank?.bottom ?? 0) - (rank?.top ?? 0)).toBeGreaterThan(width * 0.3);
    }
  },
);

test('keys tell the strip, and a face of which enough shows is the usual one', () => {
  expect(facePicture('G', 5).key).toBe('face G5');
  expect(facePicture('G', 5, FANNED).key).toBe('face G5');
  expect(facePicture('G', 5, 0.42).key).not.toBe(facePicture('G', 5, 0.5).key);
  expect(facePicture('G', 5, 0.425).key).toBe(facePicture('G', 5, 0.42).key);
  expect(new Set([0.3, 0.5, 0.9].map((strip) => facePicture('G', 5, strip).side))).toEqual(new Set(['face']));
});
