// The proscenium: gilded rules and acanthus corners around the window, a valance of velvet above where there is room.
import { cornerSize, frameOf, isRoomy } from '../frame.ts';
import type { Brush } from './brush.ts';
import { gild, goldLeaf } from './gilt.ts';
import { CORNER } from './ornament.ts';

/** How large a corner of the near edge is, to one of the far edge. */
const NEAR = 0.7;

export function paintProscenium(brush: Brush, width: number, height: number): void {
  // A smaller window has corners and one rule only.
  const roomy = isRoomy(width, height);
  // In a high window a row lies just below it, and a long tail would hang behind its first cards.
  const tail = width > height ? 2.9 : 1.6;
  if (roomy) paintValance(brush, width, frameOf(width, height).top, tail);
  paintRules(brush, width, height, roomy);
  const size = cornerSize(width, height);
  const inset = roomy ? 3 : 1;
  for (const [x, y, across, down] of [
    [inset, inset, 1, 1],
    [width - inset, inset, -1, 1],
    [inset, height - inset, 1, -1],
    [width - inset, height - inset, -1, -1],
  ] as const) {
    // Smaller at the near edge, where the own row lies.
    const scale = (size * (down < 0 ? NEAR : 1)) / CORNER.width;
    gild(brush, CORNER, { x, y, scaleX: across * scale, scaleY: down * scale });
  }
}

/** The frame whose rules are drawn as broad as they are given below. */
const USUAL_FRAME = 14;

function paintRules(brush: Brush, width: number, height: number, roomy: boolean): void {
  const unit = Math.max(1, frameOf(width, height).side / USUAL_FRAME);
  const outline = (at: number, line: number): void => {
    brush.lineWidth = line * unit;
    brush.strokeRect(at * unit, at * unit, width - 2 * at * unit, height - 2 * at * unit);
  };
  brush.strokeStyle = 'rgba(3, 4, 10, 0.85)';
  outline(0, roomy ? 14 : 5);
  brush.strokeStyle = goldLeaf(brush, 0, 0, width, height);
  outline(1.25, roomy ? 1.5 : 1);
  if (!roomy) return;
  outline(6.75, 0.75);
  // A string of pearls between the rules.
  brush.save();
  brush.lineCap = 'round';
  brush.setLineDash([0, 6 * unit]);
  brush.globalAlpha = 0.75;
  outline(4, 2);
  brush.restore();
}

const VELVET = { lit: '#7d1b30', mid: '#571021', dark: '#2b0611' } as const;
/** From one swag's end to the next, in px. */
const SWAG = 190;

/** Swags of velvet with a gold fringe along the far edge, and a tail at both ends. */
function paintValance(brush: Brush, width: number, depth: number, tail: number): void {
  const swags = Math.max(3, Math.round(width / SWAG));
  const pitch = width / swags;
  for (let index = 0; index < swags; index += 1) paintSwag(brush, index * pitch, pitch, depth);
  for (let index = 1; index < swags; index += 1) paintKnot(brush, index * pitch, depth * 0.2);
  for (const side of [1, -1]) {
    brush.save();
    if (side < 0) {
      brush.translate(width, 0);
      brush.scale(-1, 1);
    }
    paintTail(brush, depth, depth * tail);
    brush.restore();
  }
}

function swagLine(brush: Brush, left: number, pitch: number, depth: number): void {
  brush.moveTo(left, 0);
  brush.bezierCurveTo(left + pitch * 0.2, depth * 1.3, left + pitch * 0.8, depth * 1.3, left + pitch, 0);
}

function paintSwag(brush: Brush, left: number, pitch: number, depth: number): void {
  const cloth = brush.createLinearGradient(0, 0, 0, depth);
  cloth.addColorStop(0, VELVET.dark);
  cloth.addColorStop(0.55, VELVET.mid);
  cloth.addColorStop(0.9, VELVET.lit);
  cloth.addColorStop(1, VELVET.dark);
  // Its shadow on the cloth, in three steps.
  for (const drop of [1.34, 1.22, 1.1]) {
    brush.beginPath();
    swagLine(brush, left, pitch, depth * drop);
    brush.fillStyle = 'rgba(0, 0, 8, 0.16)';
    brush.fill();
  }
  brush.beginPath();
  swagLine(brush, left, pitch, depth);
  brush.fillStyle = cloth;
  brush.fill();
  // Folds that hang from both ends.
  for (const [part, style] of [
    [0.24, 'rgba(20, 2, 8, 0.55)'],
    [0.36, 'rgba(190, 70, 90, 0.3)'],
    [0.5, 'rgba(20, 2, 8, 0.5)'],
    [0.62, 'rgba(190, 70, 90, 0.34)'],
    [0.76, 'rgba(20, 2, 8, 0.42)'],
  ] as const) {
    brush.beginPath();
    swagLine(brush, left, pitch, depth * part);
    brush.strokeStyle = style;
    brush.lineWidth = depth * 0.085;
    brush.stroke();
  }
  paintFringe(brush, () => swagLine(brush, left, pitch, depth), depth);
}

/** Gold braid with threads below it. */
function paintFringe(brush: Brush, line: () => void, depth: number): void {
  brush.save();
  brush.beginPath();
  line();
  brush.translate(0, depth * 0.06);
  brush.strokeStyle = '#a9813a';
  brush.lineWidth = depth * 0.13;
  brush.setLineDash([1.2, 1]);
  brush.stroke();
  brush.restore();
  brush.beginPath();
  line();
  brush.strokeStyle = '#f0cd7d';
  brush.lineWidth = Math.max(1, depth * 0.045);
  brush.stroke();
}

function paintKnot(brush: Brush, x: number, size: number): void {
  const ball = brush.createRadialGradient(x - size * 0.2, size * 0.4, 0, x, size * 0.6, size);
  ball.addColorStop(0, '#fff0bf');
  ball.addColorStop(0.5, '#d3a54c');
  ball.addColorStop(1, '#6b4a18');
  brush.fillStyle = ball;
  brush.beginPath();
  brush.arc(x, size * 0.7, size * 0.62, 0, 2 * Math.PI);
  brush.fill();
}

/** The end of the valance, hanging down in pleats at the left. */
function paintTail(brush: Brush, depth: number, length: number): void {
  const [width, pleats] = [depth * 1.5, 4];
  const pleat = width / pleats;
  for (let index = pleats - 1; index >= 0; index -= 1) {
    const left = index * pleat;
    const end = length * (1 - (index / pleats) ** 1.1 * 0.72);
    const next = length * (1 - ((index + 1) / pleats) ** 1.1 * 0.72);
    const cloth = brush.createLinearGradient(left, 0, left + pleat, 0);
    cloth.addColorStop(0, VELVET.dark);
    cloth.addColorStop(0.45, VELVET.lit);
    cloth.addColorStop(0.8, VELVET.mid);
    cloth.addColorStop(1, VELVET.dark);
    brush.beginPath();
    brush.moveTo(left, 0);
    brush.lineTo(left + pleat, 0);
    brush.lineTo(left + pleat, next);
    brush.quadraticCurveTo(left + pleat * 0.5, (end + next) / 2 + depth * 0.14, left, end);
    brush.closePath();
    brush.fillStyle = cloth;
    brush.fill();
    paintFringe(
      brush,
      () => {
        brush.moveTo(left + pleat, next);
        brush.quadraticCurveTo(left + pleat * 0.5, (end + next) / 2 + depth * 0.14, left, end);
      },
      depth * 0.9,
    );
  }
}
