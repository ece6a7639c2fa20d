// Marks on cards: what a stack counts, how it takes part, and which card may not be played.
import { effectLetter } from '../../../../engine/games/trick-taking/cards.ts';
import type { Match } from '../../../../engine/games/trick-taking/types.ts';
import { CHALK, INK, ON_SILK, SILK } from '../../../stage/cards/palette.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import { figure, fillRounded, inset, shape, strokeRounded, symbol } from '../../../stage/paint/brush.ts';
import { polished } from '../../../stage/paint/gilt.ts';
import { PENNANT } from '../../parts/marks.ts';
import { disc } from '../../parts/seals.ts';
import { silkOf } from './colours.ts';
import { PICTOGRAM } from './pictograms.ts';

/** Height over width of a rank plate. */
export const PLATE_PROPORTION = 0.8;

/**
 * A plate of polished brass with the present rank of a stack, which is not the printed one.
 * @param rank as people read it, such as `−4`
 */
export function rankPlate(rank: string): Picture {
  return {
    key: `rank plate ${rank}`,
    side: null,
    paint: (brush, width, height, faces) => {
      const corner = height * 0.2;
      fillRounded(brush, [0, 0, width, height], corner, INK);
      fillRounded(brush, inset([0, 0, width, height], 1.25), corner, polished(brush, 0, 0, width, height));
      const rule = inset([0, 0, width, height], Math.max(2, height * 0.11));
      strokeRounded(brush, rule, corner * 0.7, 'rgba(84, 58, 10, 0.6)', Math.max(0.75, height / 40));
      const wished = height * 0.86;
      brush.font = faces.rank(wished);
      const part = Math.min(1, (width * 0.86) / Math.max(1, brush.measureText(rank).width));
      figure(brush, rank, { x: width / 2, y: height / 2 }, faces.rank(wished * part), INK);
    },
  };
}

/** A round seal: how a stack takes part, over the card that leads; it is as high as wide. */
export function matchSign(match: NonNullable<Match>, lead: string): Picture {
  return {
    key: `match ${match} ${match === 'lead' ? '' : match === 'effect' ? effectLetter(lead) : silkOf(lead)}`,
    side: null,
    paint: (brush, width) => {
      const middle = width / 2;
      const silk = silkOf(lead);
      const isSilk = match === 'colour' || match === 'illusion';
      disc(brush, middle, middle, INK);
      disc(brush, middle, middle - 1.5, isSilk ? SILK[silk] : polished(brush, 0, 0, width, width));
      const ink = isSilk ? ON_SILK[silk] : INK;
      if (match === 'colour') symbol(brush, silk, middle, middle, width * 0.6, ink);
      else if (match === 'illusion') shape(brush, PICTOGRAM.I, middle, middle, width * 0.66, ink);
      else if (match === 'effect')
        shape(brush, PICTOGRAM[effectLetter(lead)], middle, middle, width * 0.66, ink);
      else shape(brush, PENNANT, middle, middle, width * 0.56, ink);
    },
  };
}

/** A bar over a ring: this card may not be played now. */
export const BARRED: Picture = {
  key: 'barred',
  side: null,
  paint: (brush, width) => {
    const middle = width / 2;
    disc(brush, middle, middle, INK);
    disc(brush, middle, middle - 1.5, CHALK);
    disc(brush, middle, middle * 0.74, INK);
    fillRounded(brush, [width * 0.24, middle - width * 0.075, width * 0.52, width * 0.15], 1, CHALK);
  },
};
