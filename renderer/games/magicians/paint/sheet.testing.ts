// Test code: all cards of Magicians side by side, to be looked at; `build/draw-posters.mjs` makes a picture of the page.
import '../../../theme/fonts.css';
import { CODES } from '../../../../engine/games/magicians/cards.ts';
import { IDENTITIES } from '../../../../engine/games/magicians/types.ts';
import { english } from '../../../../engine/language/catalogue.ts';
import { sayIn } from '../../../../engine/language/say.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import { facesFor, NEEDED_FACES } from '../../../stage/paint/faces.ts';
import { CARD_PROPORTION, cardPicture, identityPicture, miniPicture } from './cards.ts';

/** What the address asks for: `?width=104&kind=mini&filter=grayscale(1)`. */
const asked = new URLSearchParams(window.location.search);
const width = Number(asked.get('width') ?? 104);
const isMini = asked.get('kind') === 'mini';
const say = sayIn(english, 'en');

function show(picture: Picture): void {
  const canvas = document.createElement('canvas');
  const [wide, high] = [width, Math.round(width * CARD_PROPORTION)];
  [canvas.width, canvas.height] = [wide * window.devicePixelRatio, high * window.devicePixelRatio];
  [canvas.style.width, canvas.style.height] = [`${wide}px`, `${high}px`];
  const brush = canvas.getContext('2d')!;
  brush.scale(window.devicePixelRatio, window.devicePixelRatio);
  picture.paint(brush, wide, high, facesFor('house'));
  document.body.append(canvas);
}

await Promise.all(NEEDED_FACES.map((face) => document.fonts.load(face)));
document.body.style.filter = asked.get('filter') ?? '';
if (isMini) for (const code of [...IDENTITIES, ...CODES]) show(miniPicture(code, say));
else {
  for (const identity of IDENTITIES) show(identityPicture(identity, say));
  for (const code of CODES) show(cardPicture(code, say));
}
document.body.dataset['drawn'] = 'all';
