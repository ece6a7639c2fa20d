// The face and the back of a playing card, as pictures of any size.
import type { Picture } from '../game-stage.ts';
import { paintBack } from './back.ts';
import { paintFace } from './face.ts';
import type { Silk } from './palette.ts';

export { CARD_PROPORTION, cornerOf, SMALL_FACE } from './card-size.ts';

/** The face: its rank is the largest thing on it, the colour a hanging silk with an ink edge. */
export function facePicture(silk: Silk, rank: number): Picture {
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
