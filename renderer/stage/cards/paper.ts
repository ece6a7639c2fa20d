// The parchment of a card's face.
import { type Box, type Brush, fillRounded, inset, strokeRounded } from '../paint/brush.ts';
import { unevenly } from '../paint/chance.ts';
import { cornerOf, HAIRLINE, SMALL_FACE } from './card-size.ts';
import { PARCHMENT } from './palette.ts';

/** The fibres that can be seen in a parchment. */
const FIBRES = 26;

/** A card without anything on it. */
export function paintPaper(brush: Brush, width: number, height: number): void {
  const whole: Box = [0, 0, width, height];
  const paper = brush.createRadialGradient(
    width * 0.4,
    height * 0.3,
    0,
    width / 2,
    height / 2,
    height * 0.75,
  );
  paper.addColorStop(0, '#fdf6e6');
  paper.addColorStop(0.7, PARCHMENT);
  paper.addColorStop(1, '#e3d0a6');
  fillRounded(brush, whole, cornerOf(width), paper);
  if (width >= SMALL_FACE) paintFibres(brush, width, height);
  strokeRounded(brush, inset(whole, 0.5), cornerOf(width), HAIRLINE, 1);
}

function paintFibres(brush: Brush, width: number, height: number): void {
  const chance = unevenly(Math.round(width * 31));
  brush.lineWidth = Math.max(0.5, width / 220);
  brush.strokeStyle = 'rgba(120, 88, 40, 0.13)';
  brush.beginPath();
  for (let index = 0; index < FIBRES; index += 1) {
    const [x, y] = [chance() * width, chance() * height];
    const [dx, dy] = [(chance() - 0.5) * width * 0.16, (chance() - 0.5) * width * 0.1];
    brush.moveTo(x, y);
    brush.quadraticCurveTo(x + dx * 0.5, y + dy + dx * 0.2, x + dx, y + dy);
  }
  brush.stroke();
}
