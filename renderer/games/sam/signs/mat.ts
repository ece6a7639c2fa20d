// The felt that two rows of cards lie on, with its front line towards the enemy; how it is broken, lit, or deserted.
import { CHALK, GOLD } from '../../../stage/cards/palette.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import { fillRounded, fitting, inset, strokeRounded, write } from '../../../stage/paint/brush.ts';

export function matPicture(isOpposite: boolean, isLit: boolean): Picture {
  return {
    key: `mat ${isOpposite} ${isLit}`,
    side: null,
    paint: (brush, width, height) => {
      const box = inset([0, 0, width, height], 1);
      fillRounded(brush, box, 8, isLit ? 'rgba(4, 30, 18, 0.35)' : 'rgba(2, 14, 9, 0.45)');
      strokeRounded(brush, box, 8, isLit ? GOLD : `${GOLD}66`, isLit ? 2 : 1);
      brush.fillStyle = 'rgba(233, 191, 98, 0.12)';
      brush.fillRect(2, isOpposite ? height / 2 : 2, width - 4, height / 2 - 2);
    },
  };
}

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
