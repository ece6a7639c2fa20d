// The cards of Trick-Taking as pictures of any size.
import { rankIn, effectLetter } from '../../../../engine/games/trick-taking/cards.ts';
import type { Say } from '../../../../engine/language/say.ts';
import { shownPart } from '../../../stage/cards/card-size.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import { paintBack } from './back.ts';
import { silkOf } from './colours.ts';
import { paintCorner } from './corner.ts';
import { paintFace } from './face.ts';
import type { CardWords, Printed } from './printed.ts';

export { CARD_PROPORTION, cornerOf } from '../../../stage/cards/card-size.ts';

/** How much of a card can be seen where others lie over it; all of it where this is left out. */
export interface Shows {
  /** What shows at its left, as a part of its width. */
  readonly strip?: number;
  /** What shows at its upper edge, as a part of its height. */
  readonly peep?: number;
}

/**
 * The face: its rank is the largest thing on it, over a curtain of its colour; below, its effect. Where only its left or
 * its upper edge shows, rank, effect and colour all stand there.
 * @param code such as `M3`
 */
export function cardFace(code: string, say: Say, { strip = 1, peep = 1 }: Shows = {}): Picture {
  const effect = effectLetter(code);
  const words = wordsOf(say);
  const printed: Printed = { effect, rank: String(rankIn(code)), silk: silkOf(code), words };
  const [wide, high] = [shownPart(strip), shownPart(peep)];
  if (wide < 1 || high < 1)
    return {
      key: `face ${code} corner ${wide.toFixed(2)} ${high.toFixed(2)} ${words.word(effect)}`,
      side: 'face',
      paint: (brush, width, height, faces) =>
        paintCorner(brush, printed, { width: wide * width, height: high * height }, width, height, faces),
    };
  return {
    key: `face ${code} ${words.word(effect)} ${words.line(effect)}`,
    side: 'face',
    paint: (brush, width, height, faces) => paintFace(brush, printed, width, height, faces),
  };
}

function wordsOf(say: Say): CardWords {
  return {
    word: (effect) => say(`trick-taking.effect.${effect}.word`),
    line: (effect) => say(`trick-taking.effect.${effect}.line`),
  };
}

/** The back, the same for all cards: what lies under it cannot be told. */
export function cardBack(): Picture {
  return BACK;
}

const BACK: Picture = { key: 'back trick-taking', side: 'back', paint: paintBack };
