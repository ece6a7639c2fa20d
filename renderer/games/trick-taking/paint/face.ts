// The face of a card as a little stage: over it hangs a curtain of its colour with rank and symbol, on it stands its effect.
// Where little of it shows, the same three things stand in the strip, or at the upper edge, that does.
import type { Effect } from '../../../../engine/games/trick-taking/types.ts';
import { cornerOf } from '../../../stage/cards/card-size.ts';
import { INK, ON_SILK, type Silk } from '../../../stage/cards/palette.ts';
import { paintPaper } from '../../../stage/cards/paper.ts';
import { hangSilk, laySilk, silkPatch } from '../../../stage/cards/silk.ts';
import {
  type Box,
  type Brush,
  figure,
  inset,
  shape,
  strokeRounded,
  symbol,
  write,
} from '../../../stage/paint/brush.ts';
import type { Faces } from '../../../stage/paint/faces.ts';
import { linesOf } from '../../../stage/paint/lines.ts';
import { PICTOGRAM } from './pictograms.ts';

/** What is printed on a card. */
export interface Printed {
  readonly effect: Effect;
  readonly rank: string;
  readonly silk: Silk;
  /** The effect's name, and what it does. */
  readonly word: string;
  readonly line: string;
}

/** Below this width, in px, a card has no room for words. */
const WORDLESS = 72;
/** Nothing on a card is written smaller, in px. */
const LEAST = 12;

export function paintFace(brush: Brush, printed: Printed, width: number, height: number, faces: Faces): void {
  paintPaper(brush, width, height);
  if (width < WORDLESS) paintSmall(brush, printed, width, height, faces);
  else paintLarge(brush, printed, width, height, faces);
}

function paintLarge(
  brush: Brush,
  { effect, rank, silk, word, line }: Printed,
  width: number,
  height: number,
  faces: Faces,
): void {
  paintRule(brush, width, height);
  const ink = ON_SILK[silk];
  const cloth: Box = [0.075 * width, 0.085 * width, 0.85 * width, 0.64 * width];
  hangSilk(brush, silk, cloth);
  figure(brush, rank, { x: 0.33 * width, y: 0.35 * width }, faces.rank(0.62 * width), ink);
  symbol(brush, silk, 0.71 * width, 0.36 * width, 0.27 * width, ink);
  const text = writeFoot(brush, word, line, width, height, faces);
  const room = text - 0.7 * width;
  const sign = Math.min(0.42 * width, room * 0.86);
  shape(brush, PICTOGRAM[effect], width / 2, 0.7 * width + room * 0.52, sign, INK);
}

/** Word and line at the foot; gives where they begin. */
function writeFoot(
  brush: Brush,
  word: string,
  line: string,
  width: number,
  height: number,
  faces: Faces,
): number {
  const wide = 0.86 * width;
  const bottom = height - 0.055 * width;
  const size = Math.max(LEAST, Math.min(17, 0.088 * width));
  brush.font = faces.text(size);
  const lines = linesOf(line, wide, (part) => brush.measureText(part).width);
  const step = size * 1.16;
  const isTold = lines !== null && lines.length * step < 0.25 * height;
  const foot = isTold ? bottom - lines.length * step : bottom;
  if (isTold)
    lines.forEach((part, index) =>
      write(
        brush,
        part,
        { x: width / 2, y: foot + (index + 0.5) * step, width: wide, align: 'center' },
        { font: faces.text(size), style: INK },
      ),
    );
  const wished = Math.max(LEAST, 0.125 * width);
  brush.font = faces.label(wished);
  const part = Math.min(1, wide / Math.max(1, brush.measureText(word).width));
  const said = wished * part;
  if (said < LEAST) return foot;
  write(
    brush,
    word,
    { x: width / 2, y: foot - said * 0.72, width: wide + 1, align: 'center' },
    { font: faces.label(said), style: INK },
  );
  return foot - said * 1.3;
}

function paintRule(brush: Brush, width: number, height: number): void {
  const rule = inset([0, 0, width, height], width * 0.03);
  strokeRounded(brush, rule, cornerOf(width) * 0.55, 'rgba(96, 70, 30, 0.6)', Math.max(0.5, width / 200));
}

function paintSmall(
  brush: Brush,
  { effect, rank, silk }: Printed,
  width: number,
  height: number,
  faces: Faces,
): void {
  const ink = ON_SILK[silk];
  const rim = 2;
  const box: Box = [rim, rim, width - 2 * rim, height * 0.53 - rim];
  paintBand(brush, silk, box, width);
  const middle = box[1] + box[3] / 2;
  const size = Math.min(box[3] * 1.16, 0.72 * width);
  figure(brush, rank, { x: width * 0.29, y: middle }, faces.rank(size), ink);
  symbol(brush, silk, width * 0.7, middle, Math.min(box[3] * 0.72, 0.4 * width), ink);
  const room = height - box[1] - box[3];
  shape(
    brush,
    PICTOGRAM[effect],
    width / 2,
    height - room / 2 - 0.5,
    Math.min(room * 0.84, width * 0.7),
    INK,
  );
}

function paintBand(brush: Brush, silk: Silk, box: Box, width: number): void {
  const corner = cornerOf(width) * 0.7;
  laySilk(brush, silk, box, corner);
  strokeRounded(brush, box, corner, INK, Math.max(1, width / 110));
}

/** @param strip how much of the card shows at its left, as a part of its width */
export function paintFanned(
  brush: Brush,
  { effect, rank, silk }: Printed,
  strip: number,
  width: number,
  height: number,
  faces: Faces,
): void {
  paintPaper(brush, width, height);
  const rim = Math.max(2, width * 0.03);
  const shown = strip * width;
  const box: Box = [rim, rim, width - 2 * rim, height * 0.4];
  paintBand(brush, silk, box, width);
  const x = rim + (shown - rim) / 2;
  const size = Math.max(LEAST, Math.min(1.3 * (shown - rim), 1.1 * box[3]));
  figure(brush, rank, { x, y: box[1] + box[3] / 2 }, faces.rank(size), ON_SILK[silk]);
  const room = height - box[1] - box[3] - rim;
  const sign = Math.min(0.9 * (shown - rim), 0.46 * room);
  const top = box[1] + box[3];
  shape(brush, PICTOGRAM[effect], x, top + room * 0.27, sign, INK);
  const patch = Math.min(0.92 * (shown - rim), 0.44 * room);
  silkPatch(brush, silk, x, top + room * 0.75, patch);
  symbol(brush, silk, x, top + room * 0.75, patch * 0.68, ON_SILK[silk]);
}

/** @param peep how much of the card shows at its upper edge, in px */
export function paintPeeping(
  brush: Brush,
  { effect, rank, silk, word }: Printed,
  peep: number,
  width: number,
  height: number,
  faces: Faces,
): void {
  paintPaper(brush, width, height);
  const ink = ON_SILK[silk];
  const rim = 1.5;
  const box: Box = [rim, rim, width - 2 * rim, peep - rim];
  paintBand(brush, silk, box, width);
  const y = box[1] + box[3] / 2 + 0.25;
  const sign = Math.min(box[3] * 0.8, width * 0.3);
  const size = Math.max(LEAST, Math.min(box[3] * 1.08, width * 0.56));
  brush.font = faces.rank(size);
  const wide = brush.measureText(rank).width;
  const gap = Math.max(1, (width - 2 * rim - wide - 2 * sign) * 0.1);
  figure(brush, rank, { x: rim + gap + wide / 2, y }, faces.rank(size), ink);
  const left = rim + 2 * gap + wide;
  shape(brush, PICTOGRAM[effect], left + sign / 2, y, sign, ink);
  const right = width - rim - gap - sign;
  symbol(brush, silk, right + sign / 2, y, sign * 0.92, ink);
  const room = right - left - sign - 2 * gap;
  const said = Math.max(LEAST, Math.min(0.62 * box[3], 16));
  brush.font = faces.label(said);
  if (brush.measureText(word).width <= room)
    write(brush, word, { x: left + sign + gap, y, width: room + 1 }, { font: faces.label(said), style: ink });
  shape(brush, PICTOGRAM[effect], width / 2, (peep + height) / 2, Math.min(width, height - peep) * 0.6, INK);
}
