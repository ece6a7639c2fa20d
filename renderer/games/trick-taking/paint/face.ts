// The face of a card as a little stage: over it hangs a curtain of its colour with rank and symbol, on it stands its effect.
// Where little of it shows, the same three things stand in the strip, or at the upper edge, that does.
import { EFFECTS, type Effect } from '../../../../engine/games/trick-taking/types.ts';
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

/** The words on cards: the name of each effect, and what it does. */
export interface CardWords {
  word(effect: Effect): string;
  line(effect: Effect): string;
}

/** What is printed on a card. */
export interface Printed {
  readonly effect: Effect;
  readonly rank: string;
  readonly silk: Silk;
  readonly words: CardWords;
}

/** Below this width, in px, a card has no room for words. */
const WORDLESS = 80;
/** Nothing on a card is written smaller, in px. */
const LEAST = 12;
/** How large the pictogram is at least beside a line of text, as a part of the width. */
const SIGN_LEAST = 0.24;

export function paintFace(brush: Brush, printed: Printed, width: number, height: number, faces: Faces): void {
  paintPaper(brush, width, height);
  if (width < WORDLESS) paintSmall(brush, printed, width, height, faces);
  else paintLarge(brush, printed, width, height, faces);
}

function paintLarge(brush: Brush, printed: Printed, width: number, height: number, faces: Faces): void {
  const { effect, rank, silk } = printed;
  const rule = inset([0, 0, width, height], width * 0.03);
  strokeRounded(brush, rule, cornerOf(width) * 0.55, 'rgba(96, 70, 30, 0.6)', Math.max(0.5, width / 200));
  const ink = ON_SILK[silk];
  hangSilk(brush, silk, [0.075 * width, 0.08 * width, 0.85 * width, 0.62 * width], true);
  figure(brush, rank, { x: 0.32 * width, y: 0.335 * width }, faces.rank(0.58 * width), ink);
  symbol(brush, silk, 0.71 * width, 0.335 * width, 0.29 * width, ink);
  const top = 0.69 * width;
  const foot = writeFoot(brush, printed, top, width, height, faces);
  const room = foot - top;
  shape(brush, PICTOGRAM[effect], width / 2, top + room * 0.5, Math.min(0.44 * width, room * 0.92), INK);
}

/** Word and line at the foot, in the same places on every card; gives where they begin. */
function writeFoot(
  brush: Brush,
  { effect, words }: Printed,
  top: number,
  width: number,
  height: number,
  faces: Faces,
): number {
  const wide = 0.87 * width;
  const bottom = height - 0.06 * width;
  const size = Math.max(LEAST, Math.min(17, 0.082 * width));
  const step = size * 1.15;
  brush.font = faces.text(size);
  const measure = (part: string): number => brush.measureText(part).width;
  const lines = EFFECTS.map((each) => linesOf(words.line(each), wide, measure));
  const most = Math.max(...lines.map((each) => each?.length ?? Infinity));
  const wished = Math.max(LEAST, 0.118 * width);
  const title = wished * 1.28;
  const isTold = bottom - most * step - title - top >= SIGN_LEAST * width;
  const foot = isTold ? bottom - most * step : bottom - 0.01 * width;
  if (isTold) {
    const own = lines[EFFECTS.indexOf(effect)] ?? [];
    own.forEach((part, index) => {
      const at = { x: width / 2, y: foot + (index + 0.5) * step, width: wide + 1, align: 'center' } as const;
      write(brush, part, at, { font: faces.text(size), style: INK });
    });
  }
  brush.font = faces.label(wished);
  const word = words.word(effect);
  const said = Math.min(1, wide / Math.max(1, measure(word))) * wished;
  // Half a word would say less than the pictogram alone.
  if (said < LEAST) return foot;
  const at = { x: width / 2, y: foot - title * 0.54, width: wide + 1, align: 'center' } as const;
  write(brush, word, at, { font: faces.label(said), style: INK });
  return foot - title;
}

function paintSmall(
  brush: Brush,
  { effect, rank, silk }: Printed,
  width: number,
  height: number,
  faces: Faces,
): void {
  const ink = ON_SILK[silk];
  const rim = Math.max(1.5, width * 0.035);
  const box: Box = [rim, rim, width - 2 * rim, height * 0.51 - rim];
  paintBand(brush, silk, box, width);
  const middle = box[1] + box[3] / 2;
  figure(brush, rank, { x: width * 0.29, y: middle }, faces.rank(Math.min(box[3] * 1.2, 0.68 * width)), ink);
  symbol(brush, silk, width * 0.725, middle, 0.38 * width, ink);
  const room = height - box[1] - box[3];
  const sign = Math.min(room * 0.86, width * 0.76);
  shape(brush, PICTOGRAM[effect], width / 2, box[1] + box[3] + room / 2 - rim * 0.2, sign, INK);
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
  const rim = Math.max(1.5, width * 0.03);
  const shown = strip * width - rim;
  const box: Box = [rim, rim, width - 2 * rim, height * 0.4];
  paintBand(brush, silk, box, width);
  const x = rim + shown / 2;
  const size = Math.max(LEAST, Math.min(1.3 * shown, 1.14 * box[3]));
  figure(brush, rank, { x, y: box[1] + box[3] / 2 }, faces.rank(size), ON_SILK[silk]);
  const top = box[1] + box[3];
  const room = height - top - rim;
  // Pictogram and symbol share what is left, close together where the strip is narrow.
  const sign = Math.min(0.92 * shown, 0.46 * room);
  const gap = (room - 2 * sign) / 3;
  shape(brush, PICTOGRAM[effect], x, top + gap + sign / 2, sign, INK);
  const y = top + 2 * gap + sign * 1.5;
  silkPatch(brush, silk, x, y, sign);
  symbol(brush, silk, x, y, sign * 0.68, ON_SILK[silk]);
}

/** @param peep how much of the card shows at its upper edge, in px */
export function paintPeeping(
  brush: Brush,
  { effect, rank, silk, words }: Printed,
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
  const sign = Math.min(box[3] * 0.84, width * 0.31);
  brush.font = faces.rank(Math.max(LEAST, Math.min(box[3] * 1.1, width * 0.56)));
  const rankFont = brush.font;
  const wide = brush.measureText(rank).width;
  const inner = width - 2 * rim;
  const gap = Math.max(1, (inner - wide - 2 * sign) * 0.08);
  figure(brush, rank, { x: rim + gap + wide / 2, y }, rankFont, ink);
  const right = width - rim - gap - sign;
  symbol(brush, silk, right + sign / 2, y, sign * 0.94, ink);
  // The word beside the pictogram, where all of it fits; else the pictogram midway.
  const [from, to] = [rim + 2 * gap + wide, right - gap];
  const said = Math.max(LEAST, Math.min(0.62 * box[3], 16));
  const word = words.word(effect);
  brush.font = faces.label(said);
  const long = brush.measureText(word).width;
  const isTold = sign + gap + long <= to - from;
  const start = (from + to - sign - (isTold ? gap + long : 0)) / 2;
  shape(brush, PICTOGRAM[effect], start + sign / 2, y, sign, ink);
  if (isTold) {
    const at = { x: start + sign + gap, y, width: long + 1 };
    write(brush, word, at, { font: faces.label(said), style: ink });
  }
  const room = height - peep;
  shape(brush, PICTOGRAM[effect], width / 2, peep + room / 2, Math.min(width, room) * 0.6, INK);
}
