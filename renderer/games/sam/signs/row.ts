// The name of a row in the margin of its mat.
import { CHALK } from '../../../stage/cards/palette.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import { fitting, write } from '../../../stage/paint/brush.ts';

/** The name of a row. */
export function rowPicture(text: string, isUpright: boolean, scale: number): Picture {
  return {
    key: `row ${isUpright} ${scale} ${text}`,
    side: null,
    paint: (brush, width, height, faces) => {
      brush.save();
      const [long, wide] = isUpright ? [height, width] : [width, height];
      if (isUpright) {
        brush.translate(0, height);
        brush.rotate(-Math.PI / 2);
      }
      const font = fitting(brush, text, long, faces.label, { wished: 14 * scale, least: 12 });
      write(brush, text, { x: long / 2, y: wide / 2, width: long, align: 'center' }, { font, style: CHALK });
      brush.restore();
    },
  };
}
