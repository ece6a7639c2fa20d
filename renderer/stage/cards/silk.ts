// Silk: how it hangs in folds from a rod, and its sheen where it lies flat.
import { type Box, type Brush, strokeRounded } from '../paint/brush.ts';
import { goldLeaf } from '../paint/gilt.ts';
import { hanging } from './hanging.ts';
import { FOLD, INK, SILK, type Silk } from './palette.ts';

/** Where folds turn from the light and towards it, from the left to the right edge of a cloth. */
const FOLDS = [
  [0, 'shade'],
  [0.07, 'base'],
  [0.17, 'light'],
  [0.26, 'base'],
  [0.36, 'shade'],
  [0.43, 'base'],
  [0.56, 'light'],
  [0.66, 'base'],
  [0.76, 'shade'],
  [0.83, 'base'],
  [0.92, 'light'],
  [1, 'shade'],
] as const;

/** A cloth that hangs over a golden rod: folds, a wavy hem, an ink edge, and where it is asked for a gold fringe. */
export function hangSilk(
  brush: Brush,
  silk: Silk,
  [left, top, width, height]: Box,
  isFringed: boolean,
): void {
  const line = Math.max(1, width / 44);
  const { cloth, behind, hem } = hanging([left, top, width, height]);
  const back = new Path2D(behind);
  brush.fillStyle = FOLD[silk].shade;
  brush.fill(back);
  brush.strokeStyle = INK;
  brush.lineWidth = line;
  brush.stroke(back);

  const folds = brush.createLinearGradient(left, 0, left + width, 0);
  for (const [at, tone] of FOLDS) folds.addColorStop(at, tone === 'base' ? SILK[silk] : FOLD[silk][tone]);
  const front = new Path2D(cloth);
  brush.fillStyle = folds;
  brush.fill(front);
  brush.strokeStyle = INK;
  brush.lineWidth = line;
  brush.stroke(front);
  if (isFringed) paintFringe(brush, hem, width);

  // The rod, with a knob at both ends.
  const thick = Math.max(2, width * 0.05);
  brush.fillStyle = goldLeaf(brush, 0, top - thick * 0.6, 0, top + thick * 0.6);
  brush.strokeStyle = INK;
  brush.lineWidth = Math.max(0.75, line * 0.6);
  brush.beginPath();
  brush.roundRect(left - width * 0.045, top - thick / 2, width * 1.09, thick, thick / 2);
  brush.fill();
  brush.stroke();
  for (const x of [left - width * 0.035, left + width * 1.035]) {
    brush.beginPath();
    brush.arc(x, top, thick * 0.8, 0, 2 * Math.PI);
    brush.fill();
    brush.stroke();
  }
}

function paintFringe(brush: Brush, hem: string, width: number): void {
  const line = Math.max(1.5, width * 0.05);
  const edge = new Path2D(hem);
  brush.save();
  brush.lineCap = 'butt';
  for (const [down, style, thick, dash] of [
    [line * 0.4, INK, line * 1.5, []],
    [line * 0.35, '#e9bf62', line, [Math.max(0.9, width / 70), Math.max(0.5, width / 130)]],
  ] as const) {
    brush.save();
    brush.translate(0, down);
    brush.setLineDash([...dash]);
    brush.strokeStyle = style;
    brush.lineWidth = thick;
    brush.stroke(edge);
    brush.restore();
  }
  brush.restore();
}

/** Silk that lies flat in a box with round corners: a sheen from the left above. */
export function laySilk(brush: Brush, silk: Silk, [left, top, width, height]: Box, corner: number): void {
  const sheen = brush.createLinearGradient(left, top, left + width, top + height);
  sheen.addColorStop(0, SILK[silk]);
  sheen.addColorStop(0.3, FOLD[silk].light);
  sheen.addColorStop(0.52, SILK[silk]);
  sheen.addColorStop(1, FOLD[silk].shade);
  brush.beginPath();
  brush.roundRect(left, top, width, height, Math.max(0, corner));
  brush.fillStyle = sheen;
  brush.fill();
}

/** A round patch of silk with an ink edge. */
export function silkPatch(brush: Brush, silk: Silk, x: number, y: number, size: number): void {
  brush.beginPath();
  brush.arc(x, y, size / 2, 0, 2 * Math.PI);
  brush.fillStyle = SILK[silk];
  brush.fill();
  strokeRounded(brush, [x - size / 2, y - size / 2, size, size], size / 2, INK, Math.max(0.75, size / 18));
}
