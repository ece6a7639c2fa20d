// Tests of files in pieces: what was cut is whole again, and no character is cut through.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { piecesOf, sendFile } from './pieces.ts';
import { recorder } from './table/table.testing.ts';

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

test('a file is sent in its order', () => {
  const window = recorder();
  sendFile(window, 'e1', 'a.json', 'x'.repeat(24_001));
  expect(window.heard).toMatchObject([
    { type: 'exported', id: 'e1', name: 'a.json', piece: 0, pieces: 2 },
    { type: 'exported', id: 'e1', piece: 1, pieces: 2, text: 'x' },
  ]);
});
