// Test code: all cards of Magicians side by side, to be looked at; `build/draw-sheet.mjs` makes a picture of the page.
import { CODES } from '../../../../engine/games/magicians/cards.ts';
import { IDENTITIES } from '../../../../engine/games/magicians/types.ts';
import { english } from '../../../../engine/language/catalogue.ts';
import { sayIn } from '../../../../engine/language/say.ts';
import { asked, drawSheet } from '../../parts/drawn/sheet.testing.ts';
import { CARD_PROPORTION, cardPicture, identityPicture, miniPicture } from './cards.ts';
import { CLOTH } from './cloth.ts';

const say = sayIn(english, 'en');
const width = Number(asked.get('width') ?? 104);
const pictures =
  asked.get('kind') === 'mini'
    ? [...IDENTITIES, ...CODES].map((code) => miniPicture(code, say))
    : [
        ...IDENTITIES.map((identity) => identityPicture(identity, say)),
        ...CODES.map((code) => cardPicture(code, say)),
      ];
await drawSheet(
  pictures.map((picture) => ({ picture, width, height: width * CARD_PROPORTION })),
  CLOTH.lit,
);
