// The face and the back of a playing card, as pictures of any size.
import { type Brush, type Box, FACES, fillRounded, inset, strokeRounded, symbol } from '../paint/brush.ts';
import type { Picture } from '../game-stage.ts';
import { INK, ON_SILK, PARCHMENT, RIM, SILK, type Silk } from './palette.ts';

/** Height over width: 2.5 to 3.5. */
export const CARD_PROPORTION = 1.4;
/** Below this width, in px, a face keeps only what can be read. */
const SMALL_FACE = 44;

/** The corner of a card of this width. */
export function cornerOf(width: number): number {
  return width / 14;
}

/** The face: its rank is the largest thing on it, the colour a silk patch with an ink edge. */
export function facePicture(silk: Silk, rank: number): Picture {
  return {
    key: `face ${silk}${rank}`,
    side: 'face',
    paint: (brush, width, height) =>
      width < SMALL_FACE
        ? paintSmallFace(brush, silk, rank, width, height)
        : paintFace(brush, silk, rank, width, height),
  };
}

/** The back: the colour with its symbol, large and in every corner, so that a strip of it can be read. */
export function backPicture(silk: Silk): Picture {
  return {
    key: `back ${silk}`,
    side: 'back',
    paint: (brush, width, height) => paintBack(brush, silk, width, height),
  };
}

function paintPaper(brush: Brush, width: number, height: number): void {
  const paper = brush.createLinearGradient(0, 0, width, height);
  paper.addColorStop(0, '#fbf3e0');
  paper.addColorStop(1, '#ecdcb8');
  fillRounded(brush, [0, 0, width, height], cornerOf(width), PARCHMENT);
  fillRounded(brush, inset([0, 0, width, height], 0.5), cornerOf(width), paper);
  strokeRounded(brush, inset([0, 0, width, height], 0.5), cornerOf(width), '#7d6a48', 1);
}

function rankText(brush: Brush, rank: number, x: number, y: number, size: number, style: string): void {
  brush.font = `${size}px ${FACES.rank}`;
  brush.textAlign = 'center';
  brush.textBaseline = 'alphabetic';
  brush.fillStyle = style;
  const text = String(rank);
  const box = brush.measureText(text);
  brush.fillText(text, x, y + (box.actualBoundingBoxAscent - box.actualBoundingBoxDescent) / 2);
}

function paintFace(brush: Brush, silk: Silk, rank: number, width: number, height: number): void {
  paintPaper(brush, width, height);
  const panel: Box = [0.335 * width, 0.06 * width, 0.605 * width, height - 0.12 * width];
  const corner = 0.06 * width;
  fillRounded(brush, panel, corner, SILK[silk]);
  strokeRounded(brush, panel, corner, INK, Math.max(1, width / 60));
  strokeRounded(
    brush,
    inset(panel, width / 28),
    corner * 0.6,
    `${ON_SILK[silk]}66`,
    Math.max(0.75, width / 140),
  );
  const middle = 0.335 * width + 0.3025 * width;
  rankText(brush, rank, middle, 0.52 * width, 0.74 * width, ON_SILK[silk]);
  symbol(brush, silk, middle, height - 0.38 * width, 0.34 * width, ON_SILK[silk]);
  rankText(brush, rank, 0.172 * width, 0.215 * width, 0.33 * width, INK);
  patch(brush, silk, 0.172 * width, 0.53 * width, 0.25 * width);
}

/** The symbol on its silk, round, with an ink edge. */
function patch(brush: Brush, silk: Silk, x: number, y: number, size: number): void {
  brush.beginPath();
  brush.arc(x, y, size / 2, 0, 2 * Math.PI);
  brush.fillStyle = SILK[silk];
  brush.fill();
  brush.strokeStyle = INK;
  brush.lineWidth = Math.max(0.75, size / 18);
  brush.stroke();
  symbol(brush, silk, x, y, size * 0.66, ON_SILK[silk]);
}

function paintSmallFace(brush: Brush, silk: Silk, rank: number, width: number, height: number): void {
  paintPaper(brush, width, height);
  // Rank and symbol stand at the left, because the right may lie under the next card.
  const band = 0.46 * height;
  fillRounded(brush, [2, height - band, width - 4, band - 2], cornerOf(width) * 0.8, SILK[silk]);
  strokeRounded(brush, [2, height - band, width - 4, band - 2], cornerOf(width) * 0.8, INK, 1);
  const x = Math.min(0.34 * width, 13);
  rankText(brush, rank, x, (height - band) / 2 + 0.5, Math.min(0.62 * width, 0.5 * height), INK);
  symbol(brush, silk, x, height - band / 2 - 1, Math.min(0.46 * width, band * 0.72), ON_SILK[silk]);
}

function paintBack(brush: Brush, silk: Silk, width: number, height: number): void {
  const rim = Math.max(1.5, width / 26);
  const whole: Box = [0, 0, width, height];
  fillRounded(brush, whole, cornerOf(width), RIM);
  strokeRounded(brush, inset(whole, 0.5), cornerOf(width), '#7d6a48', 1);
  const ground = inset(whole, rim);
  fillRounded(brush, ground, cornerOf(width) - rim / 2, SILK[silk]);
  const ink = ON_SILK[silk];
  if (width >= SMALL_FACE) {
    paintGuilloche(brush, ground, `${ink}24`);
    strokeRounded(
      brush,
      inset(ground, width / 30),
      cornerOf(width) * 0.6,
      `${ink}77`,
      Math.max(0.75, width / 130),
    );
    // A calm disc under the large symbol.
    brush.beginPath();
    brush.arc(width / 2, height / 2, 0.335 * width, 0, 2 * Math.PI);
    brush.fillStyle = SILK[silk];
    brush.fill();
    brush.strokeStyle = `${ink}77`;
    brush.stroke();
  }
  symbol(brush, silk, width / 2, height / 2, (width >= SMALL_FACE ? 0.44 : 0.56) * width, ink);
  const small = Math.max(0.19 * width, Math.min(13, 0.32 * width));
  const [dx, dy] = [rim + small * 0.72, rim + small * 0.74];
  for (const [x, y] of [
    [dx, dy],
    [width - dx, dy],
    [dx, height - dy],
    [width - dx, height - dy],
  ] as const) {
    symbol(brush, silk, x, y, small, ink);
  }
}

/** Woven lines, as on old banknotes. */
function paintGuilloche(brush: Brush, [left, top, width, height]: Box, style: string): void {
  brush.save();
  brush.beginPath();
  brush.roundRect(left, top, width, height, width / 20);
  brush.clip();
  brush.strokeStyle = style;
  brush.lineWidth = Math.max(0.6, width / 110);
  const step = width / 9;
  brush.beginPath();
  for (let offset = -height; offset < width + height; offset += step) {
    brush.moveTo(left + offset, top);
    brush.lineTo(left + offset + height, top + height);
    brush.moveTo(left + offset, top + height);
    brush.lineTo(left + offset + height, top);
  }
  brush.stroke();
  brush.restore();
}
