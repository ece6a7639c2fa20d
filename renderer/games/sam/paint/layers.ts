// The layers of a face on a canvas whose unit is a hundredth of the card's width.
import { INK } from '../../../stage/cards/palette.ts';
import type { Brush } from '../../../stage/paint/brush.ts';
import type { Faces } from '../../../stage/paint/faces.ts';
import { paintParts } from '../../parts/drawn/parts.ts';
import { paintShapes } from '../../parts/drawn/print.ts';
import { type Figure, type Layer, type Metal, MIDDLE, type Rank } from '../art/layers.ts';

/** Polished brass on cards, from the light into the shadow: ink and the red of suits can be read on all of it. */
export const CARD_BRASS = ['#fff3cb', '#f0cb74', '#f9e2a4', '#e6bb5b'] as const;
/** The bright edge within the ink edge of a plate. */
export const BRIGHT = '#fff8e0';

export function paintLayers(brush: Brush, layers: readonly Layer[], faces: Faces): void {
  brush.lineJoin = 'round';
  brush.lineCap = 'round';
  for (const layer of layers) {
    if (layer.kind === 'ornament') paintParts(brush, layer.parts);
    else if (layer.kind === 'metal') paintMetal(brush, layer);
    else if (layer.kind === 'figure') paintFigure(brush, layer);
    else paintRank(brush, layer, faces);
  }
}

function paintMetal(brush: Brush, { d, top, bottom }: Metal): void {
  const path = new Path2D(d);
  const metal = brush.createLinearGradient(0, top, 0, bottom);
  CARD_BRASS.forEach((tone, index) => metal.addColorStop(index / (CARD_BRASS.length - 1), tone));
  brush.strokeStyle = INK;
  brush.lineWidth = 1.8;
  brush.stroke(path);
  brush.fillStyle = metal;
  brush.fill(path);
  brush.strokeStyle = BRIGHT;
  brush.lineWidth = 0.6;
  brush.stroke(path);
}

function paintFigure(brush: Brush, { shapes, window, x, y, scale, isTurned }: Figure): void {
  brush.save();
  if (isTurned) turnRound(brush);
  brush.beginPath();
  brush.rect(window.left, window.top, window.width, window.height);
  brush.clip();
  brush.translate(x, y);
  brush.scale(scale, scale);
  paintShapes(brush, shapes);
  brush.restore();
}

function paintRank(brush: Brush, { text, x, y, size, width, isTurned }: Rank, faces: Faces): void {
  brush.save();
  if (isTurned) turnRound(brush);
  const font = faces.rank(size);
  brush.font = font;
  const squeeze = Math.min(1, width / Math.max(1, brush.measureText(text).width));
  const [middle, line] = isTurned ? [2 * MIDDLE.x - x, 2 * MIDDLE.y - y] : [x, y];
  brush.translate(middle, line);
  brush.scale(squeeze, 1);
  writeRank(brush, text, font);
  brush.restore();
}

/** Around the origin, by the height of letters without a tail: the tail of a `Q` hangs below. */
function writeRank(brush: Brush, text: string, font: string): void {
  brush.font = font;
  brush.textAlign = 'center';
  brush.textBaseline = 'alphabetic';
  brush.fillStyle = INK;
  const ink = brush.measureText(text);
  const dx = (ink.actualBoundingBoxRight - ink.actualBoundingBoxLeft) / 2;
  brush.fillText(text, -dx, brush.measureText('E').actualBoundingBoxAscent / 2);
}

/** Half round about the middle of the card. */
function turnRound(brush: Brush): void {
  brush.translate(2 * MIDDLE.x, 2 * MIDDLE.y);
  brush.rotate(Math.PI);
}
