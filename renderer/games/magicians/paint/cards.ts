// The cards of Magicians as pictures of any size: posters, small signs of them for small theatres, and their back.

import type { Identity } from '../../../../engine/games/magicians/types.ts';
import type { Say } from '../../../../engine/language/say.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import { paintBack } from './back.ts';
import { paintMini } from './mini.ts';
import { paintPoster } from './poster.ts';
import { wordsOn } from './words.ts';

export { CARD_PROPORTION, cornerOf } from '../../../stage/cards/card-size.ts';

/** A card of the Trick Deck as a poster: level, stars, picture, and from 90 px in width on its name. */
export function cardPicture(code: string, words: Say): Picture {
  return poster(code, words);
}

/** A card of the Magicians Deck as a grand poster. */
export function identityPicture(identity: Identity, words: Say): Picture {
  return poster(identity, words);
}

function poster(code: string, say: Say): Picture {
  const words = wordsOn(code, say);
  return {
    key: `poster ${code} ${words.title}|${words.kind}|${words.does}`,
    side: 'face',
    paint: (brush, width, height, faces) => paintPoster(brush, { code, words }, width, height, faces),
  };
}

/** A card for a small theatre: level, picture and the frame of its kind, to be read at 34 px in width. */
export function miniPicture(code: string, _words: Say): Picture {
  return {
    key: `mini ${code}`,
    side: 'face',
    paint: (brush, width, height, faces) => paintMini(brush, code, width, height, faces),
  };
}

/** The back of the Trick Deck, the same for all cards. */
export function backPicture(): Picture {
  return BACK;
}

const BACK: Picture = { key: 'back magicians', side: 'back', paint: paintBack };
