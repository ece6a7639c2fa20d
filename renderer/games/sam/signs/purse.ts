// The number of coins on a purse.
import { INK } from '../../../stage/cards/palette.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import { fillRounded, strokeRounded, write } from '../../../stage/paint/brush.ts';
import { polished } from '../../../stage/paint/gilt.ts';

/** The number of coins; with what would be left of them. */
export function pursePointsPicture(said: readonly string[]): Picture {
  return {
    key: `purse points ${said.join('|')}`,
    side: null,
    paint: (brush, width, height, faces) => {
      const text = said.length > 1 ? said.join(' → ') : (said[0] ?? '');
      const high = height * 0.38;
      const wide = said.length > 1 ? width : width * 0.62;
      const box = [(width - wide) / 2, height * 0.51, wide, high] as const;
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
