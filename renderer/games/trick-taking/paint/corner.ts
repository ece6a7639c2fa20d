// A card of which only its upper left shows: rank, effect and colour stand in what does. In a narrow strip they stand in a
// column, at an upper edge in a row, and where both are short the rank stands beside the other two.
import { INK, ON_SILK } from '../../../stage/cards/palette.ts';
import { paintPaper } from '../../../stage/cards/paper.ts';
import { silkPatch } from '../../../stage/cards/silk.ts';
import { type Box, type Brush, figure, shape, symbol, write } from '../../../stage/paint/brush.ts';
import type { Faces } from '../../../stage/paint/faces.ts';
import { PICTOGRAM } from './pictograms.ts';
import { LEAST, paintBand, type Printed } from './printed.ts';

/** What shows of a card, in px. */
export interface Shown {
  readonly width: number;
  readonly height: number;
}

/** From this height on, in widths, what shows is a strip; from this width on, in heights, an upper edge. */
const [STRIP, EDGE] = [1.7, 1.9];

export function paintCorner(
  brush: Brush,
  printed: Printed,
  shown: Shown,
  width: number,
  height: number,
  faces: Faces,
): void {
  paintPaper(brush, width, height);
  if (shown.height >= shown.width * STRIP) paintColumn(brush, printed, shown, width, faces);
  else {
    const isEdge = shown.width >= shown.height * EDGE;
    const paint = isEdge ? paintRow : paintBlock;
    paint(brush, printed, shown, width, faces);
    // In what lies under another card, and is seen while that one moves.
    const room = height - shown.height;
    const sign = Math.min(width, room) * 0.6;
    shape(brush, PICTOGRAM[printed.effect], width / 2, shown.height + room / 2, sign, INK);
  }
}

function paintColumn(
  brush: Brush,
  { effect, rank, silk }: Printed,
  { width: wide, height }: Shown,
  width: number,
  faces: Faces,
): void {
  const rim = Math.max(1.5, width * 0.03);
  const shown = wide - rim;
  const box: Box = [rim, rim, width - 2 * rim, height * 0.4];
  paintBand(brush, silk, box, width);
  const x = rim + shown / 2;
  const size = Math.max(LEAST, Math.min(1.3 * shown, 1.14 * box[3]));
  figure(brush, rank, { x, y: box[1] + box[3] / 2 }, faces.rank(size), ON_SILK[silk]);
  const top = box[1] + box[3];
  const room = height - top - rim;
  const sign = Math.min(0.92 * shown, 0.46 * room);
  const gap = (room - 2 * sign) / 3;
  shape(brush, PICTOGRAM[effect], x, top + gap + sign / 2, sign, INK);
  const y = top + 2 * gap + sign * 1.5;
  silkPatch(brush, silk, x, y, sign);
  symbol(brush, silk, x, y, sign * 0.68, ON_SILK[silk]);
}

function paintBlock(
  brush: Brush,
  { effect, rank, silk }: Printed,
  { width: wide, height }: Shown,
  width: number,
  faces: Faces,
): void {
  const ink = ON_SILK[silk];
  const rim = Math.max(1.5, width * 0.03);
  const box: Box = [rim, rim, width - 2 * rim, height - rim];
  paintBand(brush, silk, box, width);
  const [shown, middle] = [wide - rim, rim + box[3] / 2];
  const size = Math.max(LEAST, Math.min(0.86 * shown, 1.2 * box[3]));
  figure(brush, rank, { x: rim + shown * 0.3, y: middle }, faces.rank(size), ink);
  const sign = Math.min(0.42 * shown, 0.45 * box[3]);
  const [x, apart] = [rim + shown * 0.76, box[3] * 0.235];
  shape(brush, PICTOGRAM[effect], x, middle - apart, sign, ink);
  symbol(brush, silk, x, middle + apart, sign * 0.94, ink);
}

function paintRow(
  brush: Brush,
  { effect, rank, silk, words }: Printed,
  { width: wide, height }: Shown,
  width: number,
  faces: Faces,
): void {
  const ink = ON_SILK[silk];
  const rim = 1.5;
  const box: Box = [rim, rim, width - 2 * rim, height - rim];
  paintBand(brush, silk, box, width);
  const y = box[1] + box[3] / 2 + 0.25;
  const sign = Math.min(box[3] * 0.84, wide * 0.31);
  const rankFont = faces.rank(Math.max(LEAST, Math.min(box[3] * 1.1, wide * 0.56)));
  brush.font = rankFont;
  const figureWidth = brush.measureText(rank).width;
  const gap = Math.max(1, (wide - 2 * rim - figureWidth - 2 * sign) * 0.08);
  figure(brush, rank, { x: rim + gap + figureWidth / 2, y }, rankFont, ink);
  const right = wide - rim - gap - sign;
  symbol(brush, silk, right + sign / 2, y, sign * 0.94, ink);
  // The word beside the pictogram, where all of it fits; else the pictogram midway.
  const [from, to] = [rim + 2 * gap + figureWidth, right - gap];
  const said = Math.max(LEAST, Math.min(0.62 * box[3], 16));
  const word = words.word(effect);
  brush.font = faces.label(said);
  const long = brush.measureText(word).width;
  const isTold = sign + gap + long <= to - from;
  const start = (from + to - sign - (isTold ? gap + long : 0)) / 2;
  shape(brush, PICTOGRAM[effect], start + sign / 2, y, sign, ink);
  if (!isTold) return;
  const at = { x: start + sign + gap, y, width: long + 1 };
  write(brush, word, at, { font: faces.label(said), style: ink });
}
