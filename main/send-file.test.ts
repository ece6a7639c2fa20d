// Tests of files for windows: piece after piece.
import { expect, test } from 'vitest';
import { sendFile } from './send-file.ts';
import { recorder } from './table/table.testing.ts';

test('a file is sent in its order', () => {
  const window = recorder();
  sendFile(window, 'e1', 'a.json', 'x'.repeat(24_001));
  expect(window.heard).toMatchObject([
    { type: 'exported', id: 'e1', name: 'a.json', piece: 0, pieces: 2 },
    { type: 'exported', id: 'e1', piece: 1, pieces: 2, text: 'x' },
  ]);
});
