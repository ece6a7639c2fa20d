// The face and the back of a playing card, as pictures of any size.
import type { Picture } from '../game-stage.ts';
import { paintBack } from './back.ts';
import { paintFace, paintFanned } from './face.ts';
import type { Silk } from './palette.ts';

export { CARD_PROPORTION, cornerOf, SMALL_FACE } from './card-size.ts';

/** A face of which less shows than this part of its width, and so not all of its silk, is painted for the strip that does. */
export const FANNED = 0.86;
/** Strips are told apart in steps of this part of a card's width, so that rows that are nearly alike share pictures. */
const STRIP_STEP = 0.02;

/**
 * The face: its rank is the largest thing on it, the colour a hanging silk with an ink edge.
 * @param strip how much of it shows beside the card that lies over it, as a part of its width
 */
export function facePicture(silk: Silk, rank: number, strip = 1): Picture {
  if (strip < FANNED) {
    const shown = Math.floor(strip / STRIP_STEP) * STRIP_STEP;
    return {
      key: `face ${silk}${rank} fanned ${shown.toFixed(2)}`,
      side: 'face',
      paint: (brush, width, height, faces) =>
        paintFanned(brush, { silk, rank, strip: shown }, width, height, faces),
    };
  }
  return {
    key: `face ${silk}${rank}`,
    side: 'face',
    paint: (brush, width, height, faces) => paintFace(brush, { silk, rank }, width, height, faces),
  };
}

/** The back: the colour with its symbol, large and in every corner, so that a strip of it can be read. */
export function backPicture(silk: Silk): Picture {
  return {
    key: `back ${silk}`,
    side: 'back',
    paint: (brush, width, height) => paintBack(brush, silk, width, height),
  };
}
