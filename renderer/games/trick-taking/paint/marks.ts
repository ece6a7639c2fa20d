// Marks on cards: what a stack counts, how it takes part, and which card may not be played.
import { effectLetter } from '../../../../engine/games/trick-taking/cards.ts';
import type { Match } from '../../../../engine/games/trick-taking/types.ts';
import { CHALK, GOLD, INK, ON_SILK, SILK } from '../../../stage/cards/palette.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import { figure, fillRounded, inset, shape, strokeRounded, symbol } from '../../../stage/paint/brush.ts';
import { polished } from '../../../stage/paint/gilt.ts';
import { CROWN, PENNANT } from '../../parts/marks.ts';
import { disc } from '../../parts/seals.ts';
import { silkOf } from './colours.ts';
import { PICTOGRAM } from './pictograms.ts';

/** What does not shine. */
const IRON = '#b9b2a4';

/** Height over width of a rank plate. */
export const PLATE_PROPORTION = 0.94;

/**
 * A plate of polished brass with the present rank of a stack, which is not the printed one; of dull iron where it wins nothing.
 * @param rank as people read it, such as `−4`
 */
export function rankPlate(rank: string, isDull = false): Picture {
  return {
    key: `rank plate ${rank} ${isDull}`,
    side: null,
    paint: (brush, width, height, faces) => {
      const corner = height * 0.2;
      fillRounded(brush, [0, 0, width, height], corner, INK);
      const metal = isDull ? IRON : polished(brush, 0, 0, width, height);
      fillRounded(brush, inset([0, 0, width, height], 1.25), corner, metal);
      const rule = inset([0, 0, width, height], Math.max(2, height * 0.11));
      strokeRounded(brush, rule, corner * 0.7, 'rgba(84, 58, 10, 0.6)', Math.max(0.75, height / 40));
      const wished = height * 0.8;
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

/** A thin rim inside the edge of what can be pointed at: whatever lies beneath another can be read within it. */
export const TARGET_RIM: Picture = {
  key: 'target rim',
  side: null,
  paint: (brush, width, height) => {
    const corner = Math.min(6, width * 0.12);
    strokeRounded(brush, inset([0, 0, width, height], 2), corner, INK, 4);
    strokeRounded(brush, inset([0, 0, width, height], 1.75), corner, '#ffd95e', 2.5);
  },
};

/** How far the frame of a card that is not played yet lies outside of it, in px. */
export const NOT_YET_REACH = 5;

/** A broken frame around a card that is laid for a look, and not played yet. */
export const NOT_YET: Picture = {
  key: 'not played yet',
  side: null,
  paint: (brush, width, height) => {
    const corner = NOT_YET_REACH + Math.min(8, width * 0.06);
    const box = inset([0, 0, width, height], 2);
    strokeRounded(brush, box, corner, INK, 4);
    brush.save();
    brush.setLineDash([9, 5]);
    strokeRounded(brush, box, corner, CHALK, 2.25);
    brush.restore();
  },
};

/** A seal with a number: which card of a turn this one is. */
export function orderSeal(value: string): Picture {
  return {
    key: `order ${value}`,
    side: null,
    paint: (brush, width, _height, faces) => {
      const middle = width / 2;
      disc(brush, middle, middle, INK);
      disc(brush, middle, middle - 1.5, CHALK);
      figure(brush, value, { x: middle, y: middle }, faces.label(width * 0.62), INK);
    },
  };
}

/** Width over height of the seal of an Escape with a number. */
export const ESCAPE_PROPORTION = 1.6;

/**
 * On an Escape that takes a card: a lock, bright on the one whose turn it is.
 * @param value which one it is in their order; null where there is only one
 */
export function escapeSeal(value: string | null, isNext: boolean): Picture {
  return {
    key: `escape ${value} ${isNext}`,
    side: null,
    paint: (brush, width, height, faces) => {
      const box = inset([0, 0, width, height], 0.75);
      const [ground, ink] = isNext ? ['#fff0bf', INK] : [INK, CHALK];
      fillRounded(brush, box, height / 2, ground);
      strokeRounded(brush, box, height / 2, isNext ? INK : GOLD, 1.5);
      const x = value === null ? width / 2 : height * 0.56;
      shape(brush, PICTOGRAM.E, x, height / 2, height * 0.64, ink);
      if (value === null) return;
      figure(brush, value, { x: width - height * 0.5, y: height / 2 }, faces.label(height * 0.7), ink);
    },
  };
}

/** A crown struck out: this stack cannot win. */
export const CANNOT_WIN: Picture = {
  key: 'cannot win',
  side: null,
  paint: (brush, width) => {
    const middle = width / 2;
    disc(brush, middle, middle, INK);
    disc(brush, middle, middle - 1.5, IRON);
    shape(brush, CROWN, middle, middle, width * 0.56, INK);
    brush.save();
    brush.translate(middle, middle);
    brush.rotate(-Math.PI / 4);
    fillRounded(brush, [-middle * 0.86, -width * 0.075, middle * 1.72, width * 0.15], 1, '#a3121f');
    brush.restore();
  },
};

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
