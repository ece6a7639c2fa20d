// The purse of Summon points: it bulges with what is in it, coins look out of it, and it lies flat when it is empty.
import { GOLD, INK } from '../../../stage/cards/palette.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import type { Brush } from '../../../stage/paint/brush.ts';
import { blob, curve } from '../../parts/drawn/pen.ts';
import { STRUCK } from '../art/coin.ts';
import { paintCoin } from './coins.ts';

/** As many points fill the purse; more do not make it fatter. */
const FULL = 21;
/** As many coins look out of it at most, left to right, how high and how far from the middle. */
const PEEPING = [
  [0, 22],
  [-13, 25],
  [13, 25],
  [-6.5, 17],
  [6.5, 17],
  [0, 11],
  [-19, 20],
  [19, 20],
] as const;
const COIN = 17;
const LEATHER = { lit: '#a4552c', base: '#7c3a1c', dark: '#4c2010' } as const;

/** How full it is, 0 to 1: the first coins are seen most. */
function fullness(points: number): number {
  return Math.min(1, Math.sqrt(Math.max(0, points) / FULL));
}

/** A purse with so many points in it, in a square; its belly, where a number may stand, reaches from 0.5 to 0.92 of the height. */
export function pursePicture(points: number): Picture {
  // Fuller than full it looks the same.
  const inside = Math.min(points, FULL);
  return {
    key: `purse ${inside}`,
    side: null,
    paint: (brush, width, height) => {
      const size = Math.min(width, height);
      brush.save();
      brush.translate((width - size) / 2, height - size);
      brush.scale(size / 100, size / 100);
      paintPurse(brush, inside);
      brush.restore();
    },
  };
}

/** On 100 by 100. */
function paintPurse(brush: Brush, points: number): void {
  const full = fullness(points);
  const wide = 27 + 17 * full;
  const [left, right] = [50 - wide, 50 + wide];
  const neck = 15 + 5 * full;
  const mouth = 40 - 7 * full;
  brush.lineJoin = 'round';
  brush.lineCap = 'round';
  // The far lip, and what looks out over it.
  const lip = blob(
    `${50 - neck - 6},${mouth - 6} 50,${mouth - 10} ${50 + neck + 6},${mouth - 6} ${50 + neck},${mouth + 8} ${50 - neck},${mouth + 8}`,
  );
  fillStroke(brush, lip, LEATHER.dark);
  const coins = points === 0 ? [] : PEEPING.slice(0, Math.min(PEEPING.length, Math.ceil(points / 2)));
  for (const [dx, y] of coins.toReversed()) paintCoin(brush, 50 + dx, y + mouth - 26, COIN, STRUCK);
  const belly =
    `M${50 - neck} ${mouth + 6}C${left - 4} ${52} ${left - 6} ${80} ${left + 10} 94` +
    `C${50 - 14} 99 ${50 + 14} 99 ${right - 10} 94C${right + 6} 80 ${right + 4} 52 ${50 + neck} ${mouth + 6}` +
    `C${50 + 8} ${mouth + 10} ${50 - 8} ${mouth + 10} ${50 - neck} ${mouth + 6}Z`;
  const leather = brush.createLinearGradient(left, 0, right, 0);
  leather.addColorStop(0, LEATHER.base);
  leather.addColorStop(0.35, LEATHER.lit);
  leather.addColorStop(1, LEATHER.dark);
  fillStroke(brush, belly, leather);
  // The near lip is folded over the string.
  const near =
    `M${50 - neck - 5} ${mouth - 3}C${50 - neck} ${mouth + 4} ${50 - 10} ${mouth + 5} 50 ${mouth + 5}` +
    `C${50 + 10} ${mouth + 5} ${50 + neck} ${mouth + 4} ${50 + neck + 5} ${mouth - 3}` +
    `L${50 + neck + 1} ${mouth + 9}C${50 + 8} ${mouth + 13} ${50 - 8} ${mouth + 13} ${50 - neck - 1} ${mouth + 9}Z`;
  fillStroke(brush, near, LEATHER.base);
  brush.strokeStyle = GOLD;
  brush.lineWidth = 2.6;
  brush.stroke(
    new Path2D(
      curve(
        `${50 - neck - 1},${mouth + 9} 50,${mouth + 12.5} ${50 + neck + 1},${mouth + 9} ${50 + neck + 9},${mouth + 17}`,
      ),
    ),
  );
}

function fillStroke(brush: Brush, d: string, style: string | CanvasGradient): void {
  const path = new Path2D(d);
  brush.strokeStyle = '#e6c27a';
  brush.lineWidth = 3.4;
  brush.stroke(path);
  brush.fillStyle = style;
  brush.fill(path);
  brush.strokeStyle = INK;
  brush.lineWidth = 1.4;
  brush.stroke(path);
}
