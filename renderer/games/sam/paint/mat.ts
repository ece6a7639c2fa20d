// The felt that a field lies on: a small billiard table, its rail with sights, a chalk line between the two rows, and the front
// row, which faces the others, on a lighter nap.
import { CHALK, GOLD, INK } from '../../../stage/cards/palette.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import { type Box, type Brush, fillRounded, inset, strokeRounded } from '../../../stage/paint/brush.ts';
import { goldLeaf } from '../../../stage/paint/gilt.ts';
import { polygon } from '../../parts/drawn/draw.ts';

export interface Mat {
  /** Its front row is the lower one. */
  readonly isOpposite: boolean;
  /** Whose turn it is. */
  readonly isLit: boolean;
  /** One row is gone, and everything left is front: there is no line any more. */
  readonly isCollapsed?: boolean;
}

/** The felt of front and back rows, and under the lamp: the rim of a back stands out from all of it. */
export const FELT = { front: '#237a4a', back: '#13512f' } as const;
export const FELT_LIT = { front: '#2d8c56', back: '#1a653c' } as const;
const WOOD = { lit: '#8a4f26', base: '#5e3016', dark: '#371a0a' } as const;

export function matPicture({ isOpposite, isLit, isCollapsed = false }: Mat): Picture {
  return {
    key: `mat ${isOpposite} ${isLit} ${isCollapsed}`,
    side: null,
    paint: (brush, width, height) => {
      const rail = Math.max(3, Math.min(width, height) / 36);
      const whole: Box = [0, 0, width, height];
      paintRail(brush, whole, rail, isLit);
      const felt = isLit ? FELT_LIT : FELT;
      const inner = inset(whole, rail);
      const [left, top, wide, high] = inner;
      const corner = rail * 0.8;
      fillRounded(brush, inner, corner, isCollapsed ? felt.front : felt.back);
      const line = top + high / 2;
      if (!isCollapsed) {
        brush.save();
        brush.beginPath();
        brush.roundRect(...inner, corner);
        brush.clip();
        brush.fillStyle = felt.front;
        brush.fillRect(left, isOpposite ? line : top, wide, high / 2);
        brush.restore();
        paintChalk(brush, left + rail, left + wide - rail, line);
      }
      // The cushion throws a shadow from the left above.
      strokeRounded(brush, inset(inner, 0.75), corner, 'rgba(2, 20, 10, 0.5)', 1.5);
    },
  };
}

/** The wooden rail, its inlaid sights, and its edge of brass. */
function paintRail(brush: Brush, whole: Box, rail: number, isLit: boolean): void {
  const [, , width, height] = whole;
  const wood = brush.createLinearGradient(0, 0, width * 0.2, height);
  wood.addColorStop(0, WOOD.lit);
  wood.addColorStop(0.5, WOOD.base);
  wood.addColorStop(1, WOOD.dark);
  fillRounded(brush, whole, rail * 1.6, INK);
  fillRounded(brush, inset(whole, 0.75), rail * 1.6, wood);
  brush.beginPath();
  brush.roundRect(...inset(whole, 1), rail * 1.5);
  brush.strokeStyle = isLit ? '#ffe59a' : goldLeaf(brush, 0, 0, width, height);
  brush.lineWidth = isLit ? 2 : 1;
  brush.stroke();
  const sight = rail * 0.3;
  brush.fillStyle = isLit ? '#fff3c4' : '#e2c98c';
  for (const part of [1 / 6, 1 / 2, 5 / 6])
    for (const y of [rail / 2, height - rail / 2]) lozenge(brush, part * width, y, sight * 1.7, sight);
  for (const part of [1 / 4, 3 / 4])
    for (const x of [rail / 2, width - rail / 2]) lozenge(brush, x, part * height, sight, sight * 1.7);
}

function lozenge(brush: Brush, x: number, y: number, wide: number, high: number): void {
  brush.fill(new Path2D(polygon([x - wide, y], [x, y - high], [x + wide, y], [x, y + high])));
}

/** A line of chalk between two rows. */
function paintChalk(brush: Brush, from: number, to: number, y: number): void {
  brush.beginPath();
  brush.moveTo(from, y);
  brush.lineTo(to, y);
  brush.setLineDash([7, 5]);
  brush.strokeStyle = `${CHALK}8c`;
  brush.lineWidth = 1.5;
  brush.stroke();
  brush.setLineDash([]);
}

/** Where a card could lie: its outline in chalk. */
export const EMPTY_PLACE: Picture = {
  key: 'empty place',
  side: null,
  paint: (brush, width, height) => {
    const box = inset([0, 0, width, height], Math.max(1.5, width / 40));
    fillRounded(brush, box, width / 14, 'rgba(2, 24, 12, 0.28)');
    brush.beginPath();
    brush.roundRect(...box, width / 14);
    brush.setLineDash([Math.max(3, width / 14), Math.max(3, width / 18)]);
    brush.strokeStyle = `${GOLD}8c`;
    brush.lineWidth = Math.max(1, width / 70);
    brush.stroke();
    brush.setLineDash([]);
  },
};
