// The cards of Trick-Taking as pictures of any size.
import { rankIn, effectLetter } from '../../../../engine/games/trick-taking/cards.ts';
import type { Say } from '../../../../engine/language/say.ts';
import { FANNED } from '../../../stage/cards/card.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import { paintBack } from './back.ts';
import { silkOf } from './colours.ts';
import { type CardWords, paintFace, paintFanned, paintPeeping, type Printed } from './face.ts';

export { CARD_PROPORTION, cornerOf } from '../../../stage/cards/card.ts';

/** How much of a card can be seen where others lie over it; all of it where this is left out. */
export interface Shows {
  /** What shows at its left, as a part of its width. */
  readonly strip?: number;
  /** What shows at its upper edge, in px. */
  readonly peep?: number;
}

/** Strips are told apart in steps of this part of a card's width, so that rows that are nearly alike share pictures. */
const STRIP_STEP = 0.02;

/**
 * The face: its rank is the largest thing on it, over a curtain of its colour; below, its effect. Where only a strip or its
 * upper edge shows, rank, effect and colour all stand there.
 * @param code such as `M3`
 */
export function cardFace(code: string, say: Say, { strip = 1, peep }: Shows = {}): Picture {
  const effect = effectLetter(code);
  const words = wordsOf(say);
  const printed: Printed = { effect, rank: String(rankIn(code)), silk: silkOf(code), words };
  if (peep !== undefined) {
    const high = Math.round(peep);
    return {
      key: `face ${code} peeping ${high} ${words.word(effect)}`,
      side: 'face',
      paint: (brush, width, height, faces) => paintPeeping(brush, printed, high, width, height, faces),
    };
  }
  if (strip < FANNED) {
    const shown = Math.floor(strip / STRIP_STEP + 1e-9) * STRIP_STEP;
    return {
      key: `face ${code} fanned ${shown.toFixed(2)}`,
      side: 'face',
      paint: (brush, width, height, faces) => paintFanned(brush, printed, shown, width, height, faces),
    };
  }
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
