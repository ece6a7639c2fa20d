// A place for a hand that has not thrown yet, and the light around one that can be chosen.
import { CHALK, GOLD } from '../../../stage/cards/palette.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import { figure } from '../../../stage/paint/brush.ts';
import { disc } from '../../parts/seals.ts';

export const WAITING: Picture = {
  key: 'waiting hand',
  side: null,
  paint: (brush, width, _height, faces) => {
    const middle = width / 2;
    disc(brush, middle, middle - 1, 'rgba(10, 20, 24, 0.7)');
    brush.beginPath();
    brush.arc(middle, middle, middle - 2, 0, 2 * Math.PI);
    brush.setLineDash([width / 12, width / 16]);
    brush.strokeStyle = `${GOLD}aa`;
    brush.lineWidth = 1.5;
    brush.stroke();
    brush.setLineDash([]);
    figure(brush, '…', { x: middle, y: middle }, faces.label(width * 0.4), CHALK);
  },
};

/** A ring of light around something round, as large as it and a little more. */
export const RING: Picture = {
  key: 'ring of light',
  side: null,
  paint: (brush, width) => {
    const middle = width / 2;
    const light = brush.createRadialGradient(middle, middle, middle * 0.8, middle, middle, middle);
    light.addColorStop(0, '#ffe59a');
    light.addColorStop(0.35, '#ffc65acc');
    light.addColorStop(1, '#ffc65a00');
    disc(brush, middle, middle, light);
  },
};
