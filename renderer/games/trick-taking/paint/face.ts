// The face of a card as a little stage: over it hangs a curtain of its colour with rank and symbol, on it stands its effect.
import { EFFECTS } from '../../../../engine/games/trick-taking/types.ts';
import { cornerOf } from '../../../stage/cards/card-size.ts';
import { INK, ON_SILK } from '../../../stage/cards/palette.ts';
import { paintPaper } from '../../../stage/cards/paper.ts';
import { hangSilk } from '../../../stage/cards/silk.ts';
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
import { type CardWords, LEAST, paintBand, type Printed } from './printed.ts';

/** Below this width, in px, a card has no room for words. */
const WORDLESS = 80;
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
  figure(brush, rank, { x: 0.32 * width, y: 0.345 * width }, faces.rank(0.58 * width), ink);
  symbol(brush, silk, 0.71 * width, 0.35 * width, 0.29 * width, ink);
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
  const middle = width / 2;
  const bottom = height - 0.06 * width;
  const wished = Math.max(LEAST, 0.118 * width);
  const title = wished * 1.28;
  const told = toldIn(brush, words, wide, bottom - title - top - SIGN_LEAST * width, width, faces);
  const foot = told ? bottom - told.most * told.step : bottom - 0.01 * width;
  told?.lines[EFFECTS.indexOf(effect)]?.forEach((part, index) => {
    const at = { x: middle, y: foot + (index + 0.5) * told.step, width: wide + 1, align: 'center' } as const;
    write(brush, part, at, { font: faces.text(told.size), style: INK });
  });
  brush.font = faces.label(wished);
  const word = words.word(effect);
  const said = Math.min(1, wide / Math.max(1, brush.measureText(word).width)) * wished;
  // Half a word would say less than the pictogram alone.
  if (said < LEAST) return foot;
  const at = { x: middle, y: foot - title * 0.54, width: wide + 1, align: 'center' } as const;
  write(brush, word, at, { font: faces.label(said), style: INK });
  return foot - title;
}

interface Told {
  readonly size: number;
  readonly step: number;
  /** By effect. */
  readonly lines: readonly (readonly string[])[];
  /** Of the effect that has most of them. */
  readonly most: number;
}

/** What the effects do, all in one size, as large as the room allows for the longest; null where there is none. */
function toldIn(
  brush: Brush,
  words: CardWords,
  wide: number,
  room: number,
  width: number,
  faces: Faces,
): Told | null {
  for (let size = Math.max(LEAST, Math.min(17, 0.082 * width)); size >= LEAST; size -= 0.5) {
    brush.font = faces.text(size);
    const measure = (part: string): number => brush.measureText(part).width;
    const lines = EFFECTS.map((each) => linesOf(words.line(each), wide, measure) ?? []);
    const [most, step] = [Math.max(...lines.map(({ length }) => length)), size * 1.15];
    if (lines.every(({ length }) => length > 0) && most * step <= room) return { size, step, lines, most };
  }
  return null;
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
  figure(brush, rank, { x: width * 0.29, y: middle }, faces.rank(Math.min(box[3] * 1.2, 0.62 * width)), ink);
  symbol(brush, silk, width * 0.725, middle, 0.38 * width, ink);
  const room = height - box[1] - box[3];
  const sign = Math.min(room * 0.86, width * 0.76);
  shape(brush, PICTOGRAM[effect], width / 2, box[1] + box[3] + room / 2 - rim * 0.2, sign, INK);
}
