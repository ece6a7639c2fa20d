// The face of a card: parchment with an engraved border, rank and symbol at its left, and its silk with the rank. In a fan,
// where little more than an edge of it shows: one large rank over a band of silk, both within that edge.
import { type Box, type Brush, figure, fillRounded, inset, strokeRounded, symbol } from '../paint/brush.ts';
import type { Faces } from '../paint/faces.ts';
import { cornerOf, SMALL_FACE } from './card-size.ts';
import { INK, ON_SILK, SILK, type Silk } from './palette.ts';
import { paintPaper } from './paper.ts';
import { hangSilk, laySilk, silkPatch } from './silk.ts';

export function paintFace(
  brush: Brush,
  { silk, rank }: { silk: Silk; rank: number },
  width: number,
  height: number,
  faces: Faces,
): void {
  paintPaper(brush, width, height);
  if (width < SMALL_FACE) paintSmall(brush, silk, rank, width, height, faces);
  else paintLarge(brush, silk, rank, width, height, faces);
}

/** The height of the band of a face in a fan, as a part of the card's. */
const BAND = 0.43;
/** The size of the rank in a fan, in widths of the strip that shows, and in heights of the paper above the band. */
const [RANK_ACROSS, RANK_DOWN] = [1.27, 1.06];
/** The size of the symbol below it, in widths of the strip and in heights of the band. */
const [SYMBOL_ACROSS, SYMBOL_DOWN] = [0.8, 0.72];

/** @param strip how much of the card shows at its left, as a part of its width */
export function paintFanned(
  brush: Brush,
  { silk, rank, strip }: { silk: Silk; rank: number; strip: number },
  width: number,
  height: number,
  faces: Faces,
): void {
  paintPaper(brush, width, height);
  const rim = Math.max(2, width * 0.032);
  const band = BAND * height;
  const box: Box = [rim, height - band, width - 2 * rim, band - rim];
  const corner = cornerOf(width) * 0.6;
  laySilk(brush, silk, box, corner);
  strokeRounded(brush, box, corner, INK, Math.max(1, width / 110));
  const shown = strip * width;
  const paper = height - band;
  const size = Math.min(RANK_ACROSS * shown, RANK_DOWN * paper);
  figure(brush, String(rank), { x: shown / 2, y: paper / 2 + rim / 2 }, faces.rank(size), INK);
  const sign = Math.min(SYMBOL_ACROSS * (shown - rim), SYMBOL_DOWN * band);
  symbol(brush, silk, rim + (shown - rim) / 2, box[1] + box[3] / 2, sign, ON_SILK[silk]);
}

function paintLarge(
  brush: Brush,
  silk: Silk,
  rank: number,
  width: number,
  height: number,
  faces: Faces,
): void {
  paintEngraving(brush, width, height);
  const cloth: Box = [0.36 * width, 0.085 * width, 0.565 * width, height - 0.15 * width];
  // Red are the trumps.
  hangSilk(brush, silk, cloth, silk === 'R');
  const middle = cloth[0] + cloth[2] / 2;
  const large = 0.78 * width;
  figure(brush, String(rank), { x: middle, y: 0.5 * width }, faces.rank(large), ON_SILK[silk]);
  symbol(brush, silk, middle, height - 0.42 * width, 0.36 * width, ON_SILK[silk]);
  const index = 0.37 * width;
  figure(brush, String(rank), { x: 0.18 * width, y: 0.22 * width }, faces.rank(index), INK);
  silkPatch(brush, silk, 0.18 * width, 0.545 * width, 0.265 * width);
  symbol(brush, silk, 0.18 * width, 0.545 * width, 0.175 * width, ON_SILK[silk]);
}

/** Fine lines along the border, as an engraver ends a page, with a lozenge at the foot of the index. */
function paintEngraving(brush: Brush, width: number, height: number): void {
  const line = Math.max(0.5, width / 200);
  const style = 'rgba(96, 70, 30, 0.6)';
  const rule = inset([0, 0, width, height], width * 0.032);
  strokeRounded(brush, rule, cornerOf(width) * 0.55, style, line);
  const x = 0.18 * width;
  const top = 0.76 * width;
  const bottom = height - 0.1 * width;
  brush.strokeStyle = style;
  brush.fillStyle = style;
  brush.lineWidth = line;
  brush.beginPath();
  brush.moveTo(x, top);
  brush.lineTo(x, bottom);
  brush.stroke();
  brush.beginPath();
  for (const [y, size] of [
    [top, 0.014],
    [(top + bottom) / 2, 0.026],
    [bottom, 0.014],
  ] as const) {
    brush.moveTo(x, y - 1.5 * size * width);
    brush.lineTo(x + size * width, y);
    brush.lineTo(x, y + 1.5 * size * width);
    brush.lineTo(x - size * width, y);
    brush.closePath();
  }
  brush.fill();
}

function paintSmall(
  brush: Brush,
  silk: Silk,
  rank: number,
  width: number,
  height: number,
  faces: Faces,
): void {
  // Rank and symbol stand at the left, because the right may lie under the next card.
  const band = 0.46 * height;
  const box: Box = [2, height - band, width - 4, band - 2];
  fillRounded(brush, box, cornerOf(width) * 0.8, SILK[silk]);
  strokeRounded(brush, box, cornerOf(width) * 0.8, INK, 1);
  const x = Math.min(0.34 * width, 13);
  const size = Math.min(0.62 * width, 0.5 * height);
  figure(brush, String(rank), { x, y: (height - band) / 2 + 0.5 }, faces.rank(size), INK);
  symbol(brush, silk, x, height - band / 2 - 1, Math.min(0.46 * width, band * 0.72), ON_SILK[silk]);
}
