// A line of text on the cloth, between two rules.
import { CHALK, GOLD } from '../../stage/cards/palette.ts';
import type { Picture } from '../../stage/game-stage.ts';
import { type Brush, fitting, write } from '../../stage/paint/brush.ts';

/** A line of text on the cloth, such as whose row is being sorted, between two rules where there is room for them. */
export function ribbonPicture(text: string, scale: number): Picture {
  return {
    key: `ribbon ${scale} ${text}`,
    side: null,
    paint: (brush, width, height, faces) => {
      const sizes = { wished: 15 * scale, least: 12 * scale };
      const look = { font: fitting(brush, text, width, faces.label, sizes), style: CHALK };
      const [x, y] = [width / 2, height / 2];
      const half = write(brush, text, { x, y, width, align: 'center' }, look) / 2 + 12 * scale;
      const length = Math.min(70 * scale, x - half);
      if (length < 24 * scale) return;
      for (const side of [-1, 1]) paintRule(brush, x + side * half, y, side * length);
    },
  };
}

/** A rule that begins with a lozenge and fades away. */
function paintRule(brush: Brush, x: number, y: number, length: number): void {
  const fading = brush.createLinearGradient(x, 0, x + length, 0);
  fading.addColorStop(0, GOLD);
  fading.addColorStop(1, `${GOLD}00`);
  brush.fillStyle = fading;
  brush.fillRect(Math.min(x, x + length), y - 0.75, Math.abs(length), 1.5);
  brush.beginPath();
  brush.moveTo(x, y - 3.5);
  brush.lineTo(x + 3.5, y);
  brush.lineTo(x, y + 3.5);
  brush.lineTo(x - 3.5, y);
  brush.closePath();
  brush.fillStyle = GOLD;
  brush.fill();
}
