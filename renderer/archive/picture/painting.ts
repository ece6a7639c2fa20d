// What the page paints small pictures with: it comes with the faces it needs, once the first picture is wanted.
import type { Say } from '../../../engine/language/say.ts';
import { NEEDED_FACES, type Reading } from '../../stage/paint/faces.ts';
import type { PicturesParts } from './pictures.ts';
import { PROPORTION } from './proportion.ts';

/** The longest that a picture waits for the page to be idle, in ms. */
const PATIENCE = 500;

/** Resolves when the page has nothing more urgent to do; a browser that cannot say so is asked for its next frame. */
export function pageIdle(page: Window): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in page) page.requestIdleCallback(resolve, { timeout: PATIENCE });
    else (page as Window).requestAnimationFrame(resolve);
  });
}

/** Paints on canvases of this document. @param reading what words are painted in just then */
export function painting(document: Document, words: Say, reading: () => Reading): PicturesParts['paint'] {
  return async (table, width) => {
    const [{ paintTable }] = await Promise.all([
      import('./paint.ts'),
      // Others are painted where they do not come.
      Promise.allSettled(NEEDED_FACES.map((face) => document.fonts.load(face))),
    ]);
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, Math.round(width / PROPORTION)];
    paintTable(canvas, table, words, reading());
    return canvas;
  };
}
