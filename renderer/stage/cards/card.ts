// The face and the back of a playing card, as pictures of any size.
import type { Picture } from '../game-stage.ts';
import { paintBack } from './back.ts';
import { shownPart } from './card-size.ts';
import { paintFace, paintFanned } from './face.ts';
import type { Silk } from './palette.ts';

export { CARD_PROPORTION, cornerOf, FANNED, SMALL_FACE } from './card-size.ts';

/**
 * The face: its rank is the largest thing on it, the colour a hanging silk with an ink edge.
 * @param strip how much of it shows beside the card that lies over it, as a part of its width
 */
export function facePicture(silk: Silk, rank: number, strip = 1): Picture {
  const shown = shownPart(strip);
  if (shown < 1)
    return {
      key: `face ${silk}${rank} fanned ${shown.toFixed(2)}`,
      side: 'face',
      paint: (brush, width, height, faces) =>
        paintFanned(brush, { silk, rank, strip: shown }, width, height, faces),
    };
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
