// How many there are of what lies under it: a small dark seal with a figure.
import { CHALK, GOLD, INK } from '../../stage/cards/palette.ts';
import type { Picture } from '../../stage/game-stage.ts';
import { fillRounded, inset, strokeRounded, write } from '../../stage/paint/brush.ts';

/** The height of a count with text of usual size, in px. */
export const COUNT_HEIGHT = 18;

/** @param value the number as people read it */
export function countPicture(value: string): Picture {
  return {
    key: `count ${value}`,
    side: null,
    paint: (brush, width, height, faces) => {
      const box = inset([0, 0, width, height], 0.75);
      fillRounded(brush, box, height / 2, INK);
      strokeRounded(brush, box, height / 2, GOLD, 1.25);
      const font = faces.label(height * 0.72);
      write(brush, value, { x: width / 2, y: height / 2, width, align: 'center' }, { font, style: CHALK });
    },
  };
}
