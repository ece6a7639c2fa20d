// Tests of files in pieces: what was cut is whole again, and no character is cut through.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { piecesOf } from './pieces.ts';

test('pieces make the text again, each as long as it may be and well formed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 2, max: 9 }), (text, most) => {
      const pieces = piecesOf(text, most);
      expect(pieces.join('')).toBe(text);
      for (const [index, piece] of pieces.entries()) {
        expect(piece.length).toBeLessThanOrEqual(most);
        expect(piece.isWellFormed()).toBe(true);
        if (index < pieces.length - 1) expect(piece.length).toBeGreaterThanOrEqual(most - 1);
      }
    }),
  );
});

test('an empty text is one empty piece', () => {
  expect(piecesOf('')).toEqual(['']);
});
