// An arrow of light that points to the right, as long as its picture.
import { INK } from '../../../stage/cards/palette.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import type { Brush } from '../../../stage/paint/brush.ts';

const LIGHT = '#ffe08a';

export const AIM: Picture = {
  key: 'aim',
  side: null,
  paint: (brush, width, height) => {
    const fading = brush.createLinearGradient(0, 0, width, 0);
    fading.addColorStop(0, `${LIGHT}33`);
    fading.addColorStop(0.5, `${LIGHT}e6`);
    fading.addColorStop(1, LIGHT);
    arrow(brush, width, height, 2.5);
    brush.fillStyle = `${INK}b3`;
    brush.fill();
    arrow(brush, width, height, 0);
    brush.fillStyle = fading;
    brush.fill();
  },
};

/** A shaft that grows, and a head; larger by so much on every side. */
function arrow(brush: Brush, width: number, height: number, by: number): void {
  const middle = height / 2;
  const head = Math.min(width * 0.5, height * 0.95);
  const tail = height * 0.08 + by;
  const neck = height * 0.19 + by;
  brush.beginPath();
  brush.moveTo(2.5 - by, middle - tail);
  brush.lineTo(width - head - by, middle - neck);
  brush.lineTo(width - head - by, 2.5 - by);
  brush.lineTo(width - 3 + by, middle);
  brush.lineTo(width - head - by, height - 2.5 + by);
  brush.lineTo(width - head - by, middle + neck);
  brush.lineTo(2.5 - by, middle + tail);
  brush.closePath();
}
