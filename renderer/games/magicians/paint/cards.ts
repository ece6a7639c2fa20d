// The cards of Magicians as pictures of any size: posters, small signs of them for small theatres, and their back.

import type { Identity } from '../../../../engine/games/magicians/types.ts';
import type { Say } from '../../../../engine/language/say.ts';
import { shownPart } from '../../../stage/cards/card-size.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import { paintBack } from './back.ts';
import { paintMini } from './mini.ts';
import { paintPoster } from './poster.ts';
import { wordsOn } from './words.ts';

export { CARD_PROPORTION, cornerOf } from '../../../stage/cards/card-size.ts';

/**
 * A card of the Trick Deck as a poster: level, stars, picture, and from 88 px in width on its name.
 * @param strip how much of it shows at its left beside the card that lies over it, as a part of its width; level and picture
 * stand in what shows
 */
export function cardPicture(code: string, words: Say, strip = 1): Picture {
  return poster(code, words, strip);
}

/** A card of the Magicians Deck as a grand poster. */
export function identityPicture(identity: Identity, words: Say): Picture {
  return poster(identity, words, 1);
}

function poster(code: string, say: Say, strip: number): Picture {
  const words = wordsOn(code, say);
  const shown = shownPart(strip);
  return {
    key: `poster ${code} ${shown < 1 ? shown.toFixed(2) : `${words.title}|${words.kind}|${words.does}`}`,
    side: 'face',
    paint: (brush, width, height, faces) =>
      paintPoster(brush, { code, words, strip: shown }, width, height, faces),
  };
}

/**
 * A card for a small theatre: level, picture and the frame of its kind, to be read at 34 px in width.
 * @param strip as for a poster
 */
export function miniPicture(code: string, _words: Say, strip = 1): Picture {
  const shown = shownPart(strip);
  return {
    key: `mini ${code} ${shown.toFixed(2)}`,
    side: 'face',
    paint: (brush, width, height, faces) => paintMini(brush, { code, strip: shown }, width, height, faces),
  };
}

/** The back of the Trick Deck, the same for all cards. */
export function backPicture(): Picture {
  return BACK;
}

const BACK: Picture = { key: 'back magicians', side: 'back', paint: paintBack };
