// Marks on the cards of a trick, on piles and decks.
import { effectLetter } from '../../../../engine/games/trick-taking/cards.ts';
import type { Match } from '../../../../engine/games/trick-taking/types.ts';
import { cornerOf, HAIRLINE } from '../../../stage/cards/card-size.ts';
import { CHALK, GOLD, INK, ON_SILK, RIM, SILK } from '../../../stage/cards/palette.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import {
  type Box,
  type Brush,
  figure,
  fillRounded,
  inset,
  shape,
  strokeRounded,
  symbol,
} from '../../../stage/paint/brush.ts';
import { polished } from '../../../stage/paint/gilt.ts';
import { silkOf } from './colours.ts';
import { PICTOGRAM } from './pictograms.ts';

/** Height over width of a rank plate. */
export const PLATE_PROPORTION = 0.8;

/**
 * A plate with the present rank of a stack; its height is 0.8 of its width.
 * @param rank as people read it, such as `−4`
 * @param isChanged whether it is another than the printed one: then the plate is of polished brass
 */
export function rankPlate(rank: string, isChanged: boolean): Picture {
  return {
    key: `rank plate ${rank} ${isChanged}`,
    side: null,
    paint: (brush, width, height, faces) => {
      const corner = height * 0.2;
      const metal = isChanged ? polished(brush, 0, 0, width, height) : DARK_BRASS;
      fillRounded(brush, [0, 0, width, height], corner, INK);
      fillRounded(brush, inset([0, 0, width, height], 1.25), corner, metal);
      const rule = inset([0, 0, width, height], Math.max(2, height * 0.11));
      const style = isChanged ? 'rgba(84, 58, 10, 0.6)' : `${GOLD}99`;
      strokeRounded(brush, rule, corner * 0.7, style, Math.max(0.75, height / 40));
      const at = { x: width / 2, y: height / 2 };
      const wished = height * 0.86;
      brush.font = faces.rank(wished);
      const part = Math.min(1, (width * 0.86) / Math.max(1, brush.measureText(rank).width));
      figure(brush, rank, at, faces.rank(wished * part), isChanged ? INK : CHALK);
    },
  };
}

/** What a plate is of that says nothing new. */
export const DARK_BRASS = '#2a1f0f';

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

/** A pennant on its pole: who leads. */
const PENNANT = 'M18 0H30V100H18ZM36 6L98 31L36 56Z';

function disc(brush: Brush, middle: number, radius: number, style: string | CanvasGradient): void {
  brush.beginPath();
  brush.arc(middle, middle, Math.max(0, radius), 0, 2 * Math.PI);
  brush.fillStyle = style;
  brush.fill();
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

/** How far the edge of each card of a pile stands out under the one above it, in px. */
export const PILE_STEP = 2;

/**
 * The cards that lie under the uppermost one of a pile, their edges to be seen at its foot. It is as wide as a card and by
 * `count * PILE_STEP` px higher.
 * @param count how many edges show
 */
export function pileEdges(count: number): Picture {
  return {
    key: `pile ${count}`,
    side: null,
    paint: (brush, width, height) => {
      const high = height - count * PILE_STEP;
      for (let card = count; card > 0; card -= 1) {
        const box: Box = [0, card * PILE_STEP, width, high];
        fillRounded(brush, box, cornerOf(width), RIM);
        strokeRounded(brush, inset(box, 0.5), cornerOf(width), HAIRLINE, 1);
      }
    },
  };
}

/** A crown: this stack wins as it lies, or would win after what is being composed. */
export function crownSign(isSure: boolean): Picture {
  return {
    key: `crown ${isSure}`,
    side: null,
    paint: (brush, width) => {
      const middle = width / 2;
      disc(brush, middle, middle, INK);
      disc(brush, middle, middle * 0.92, isSure ? polished(brush, 0, 0, width, width) : INK);
      shape(brush, CROWN, middle, middle, width * 0.56, isSure ? INK : GOLD);
    },
  };
}

const CROWN = 'M12 78L6 30L32 50L50 16L68 50L94 30L88 78ZM12 84H88V94H12Z';
