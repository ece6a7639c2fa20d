// Which of the house's silks each colour of Trick-Taking is.
import { colourWord } from '../../../../engine/games/trick-taking/cards.ts';
import type { Colour } from '../../../../engine/games/trick-taking/types.ts';
import type { Silk } from '../../../stage/cards/palette.ts';

export const SILK_OF: Readonly<Record<Colour, Silk>> = {
  red: 'R',
  orange: 'O',
  yellow: 'Y',
  green: 'G',
  blue: 'B',
  indigo: 'I',
  violet: 'P',
};

/** The silk of a card by its code, which must be a card's. */
export function silkOf(code: string): Silk {
  return SILK_OF[colourWord(code)];
}
