// A purse with the number of its coins, and a coin.
import { GOLD, INK } from '../../../stage/cards/palette.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import { fillRounded, strokeRounded, write } from '../../../stage/paint/brush.ts';
import { goldLeaf, polished } from '../../../stage/paint/gilt.ts';
import { disc } from '../../parts/seals.ts';

export const COIN: Picture = {
  key: 'coin sam',
  side: null,
  paint: (brush, width) => {
    const middle = width / 2;
    disc(brush, middle, middle - 0.5, INK);
    disc(brush, middle, middle - 1.5, goldLeaf(brush, 0, 0, width, width));
    brush.beginPath();
    brush.arc(middle, middle, middle * 0.66, 0, 2 * Math.PI);
    brush.strokeStyle = '#5b3f10';
    brush.lineWidth = Math.max(1, width / 18);
    brush.stroke();
  },
};

export const PURSE: Picture = {
  key: 'purse sam',
  side: null,
  paint: (brush, width, height) => {
    fillRounded(brush, [width * 0.08, height * 0.2, width * 0.84, height * 0.78], width * 0.36, '#4a1f16');
    strokeRounded(brush, [width * 0.08, height * 0.2, width * 0.84, height * 0.78], width * 0.36, GOLD, 1.5);
    fillRounded(brush, [width * 0.3, height * 0.04, width * 0.4, height * 0.26], width * 0.08, '#6a2d1f');
  },
};

/** The number of coins; with what would be left of them. */
export function pursePointsPicture(said: readonly string[]): Picture {
  return {
    key: `purse points ${said.join('|')}`,
    side: null,
    paint: (brush, width, height, faces) => {
      const text = said.length > 1 ? said.join(' → ') : (said[0] ?? '');
      const high = height * 0.42;
      const wide = said.length > 1 ? width : width * 0.62;
      const box = [(width - wide) / 2, height * 0.4, wide, high] as const;
      fillRounded(brush, box, high / 5, polished(brush, 0, box[1], 0, box[1] + high));
      strokeRounded(brush, box, high / 5, INK, 1.5);
      const size = said.length > 1 ? Math.min(high * 0.66, (wide * 1.5) / text.length) : high * 0.86;
      write(
        brush,
        text,
        { x: width / 2, y: box[1] + high / 2, width: wide, align: 'center' },
        { font: faces.rank(size), style: INK },
      );
    },
  };
}
