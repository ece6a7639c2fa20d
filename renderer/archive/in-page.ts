// The archive of a page in a browser.
import type { View } from '../../engine/core/view.ts';
import type { Say } from '../../engine/language/say.ts';
import type { Asking } from '../client/asking.ts';
import { newId } from '../client/ids.ts';
import type { Reading } from '../stage/paint/faces.ts';
import { type Archive, createArchive } from './archive.ts';
import { pageIdle, painting } from './picture/painting.ts';
import { createPictures } from './picture/pictures.ts';

/** @param reading what words are painted in just then */
export function archiveOf(
  page: Window,
  host: Pick<Asking, 'ask'>,
  say: Say,
  reading: () => Reading,
): Archive {
  return createArchive({
    host,
    newId,
    pictures: createPictures({
      ask: async (table) => {
        const { seats, view } = await host.ask({ type: 'picture', table }, 'picture');
        // The host has made it: what a game's view is made of is no part of the protocol.
        return { seats, view: view as unknown as View };
      },
      paint: painting(page.document, say, reading),
      idle: () => pageIdle(page),
    }),
  });
}
