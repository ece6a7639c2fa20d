// Round seals on cards: which of them wins, and the disc that other seals are made on.
import { GOLD, INK } from '../../stage/cards/palette.ts';
import type { Picture } from '../../stage/game-stage.ts';
import { type Brush, shape } from '../../stage/paint/brush.ts';
import { goldLeaf } from '../../stage/paint/gilt.ts';
import { CROWN } from './marks.ts';

/** A disc in the middle of a square; nothing where the square has no size yet. */
export function disc(brush: Brush, middle: number, radius: number, style: string | CanvasGradient): void {
  brush.beginPath();
  brush.arc(middle, middle, Math.max(0, radius), 0, 2 * Math.PI);
  brush.fillStyle = style;
  brush.fill();
}

/** A crown on a seal of gold: this card takes the trick as it lies. */
export const WINNING: Picture = {
  key: 'winning',
  side: null,
  paint: (brush, width) => {
    const middle = width / 2;
    disc(brush, middle, middle - 0.5, INK);
    disc(brush, middle, middle - Math.max(1.5, width / 18), goldLeaf(brush, 0, 0, width, width));
    disc(brush, middle, middle * 0.74, INK);
    shape(brush, CROWN, middle, middle * 0.98, width * 0.5, '#ffe08a');
  },
};

/** The same in a broken ring: it would take the trick if what is being put together were played. */
export const WOULD_WIN: Picture = {
  key: 'would win',
  side: null,
  paint: (brush, width) => {
    const middle = width / 2;
    const line = Math.max(1.5, width / 14);
    disc(brush, middle, middle - 0.5, INK);
    brush.save();
    brush.beginPath();
    brush.setLineDash([width / 7, width / 11]);
    brush.arc(middle, middle, Math.max(0, middle - line * 1.1), 0, 2 * Math.PI);
    brush.strokeStyle = GOLD;
    brush.lineWidth = line;
    brush.stroke();
    brush.restore();
    shape(brush, CROWN, middle, middle * 0.98, width * 0.5, '#ffe08a');
  },
};
