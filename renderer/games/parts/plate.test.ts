// What is written on a plate: words where they fit, and else icons with figures, but never a part of a word.
import { expect, test, vi } from 'vitest';
import { facesFor } from '../../stage/paint/faces.ts';
import { ROSETTE, TRICK } from './marks.ts';
import { platePicture } from './plate.ts';

/** How wide a letter is, as a part of its size. */
const LETTER = 0.5;

/** A brush that paints nothing and notes what would be written, in letters of one width. */
function notingBrush(written: string[]): CanvasRenderingContext2D {
  let size = 0;
  const known: Record<string, unknown> = {
    measureText: (text: string) => ({
      width: text.length * size * LETTER,
      actualBoundingBoxAscent: size,
      actualBoundingBoxDescent: 0,
    }),
    fillText: (text: string) => written.push(text),
    createLinearGradient: () => ({ addColorStop: () => undefined }),
  };
  return new Proxy({} as CanvasRenderingContext2D, {
    get: (_, name) => known[String(name)] ?? (() => undefined),
    set: (_, name, value) => {
      if (name === 'font') size = Number(/([\d.]+)px/.exec(String(value))?.[1] ?? 0);
      return true;
    },
  });
}

function writtenOn(width: number): string[] {
  const written: string[] = [];
  const { paint } = platePicture({
    name: 'Cornelius',
    marks: [],
    figures: [
      { sign: TRICK, value: '3', word: 'tricks' },
      { sign: ROSETTE, value: '12', word: 'points' },
    ],
    turn: true,
    small: false,
    text: 1,
  });
  vi.stubGlobal('Path2D', class {});
  paint(notingBrush(written), width, 54, facesFor('house'));
  vi.unstubAllGlobals();
  return written;
}

test('a wide plate says what its figures count', () => {
  expect(writtenOn(236)).toEqual(['Cornelius', '3', 'tricks', '12', 'points']);
});

test('a narrow one has icons and figures alone', () => {
  expect(writtenOn(150)).toEqual(['Cornelius', '3', '12']);
});

test('words are there whole or not at all', () => {
  for (let width = 120; width < 300; width += 1) {
    const words = writtenOn(width).slice(1);
    expect([['3', '12'].join(), ['3', 'tricks', '12', 'points'].join()]).toContain(words.join());
  }
});
