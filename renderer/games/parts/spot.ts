// Where a card will lie: a border stitched into the cloth.
import { cornerOf } from '../../stage/cards/card.ts';
import { GOLD } from '../../stage/cards/palette.ts';
import type { Picture } from '../../stage/game-stage.ts';
import { fillRounded, inset, strokeRounded } from '../../stage/paint/brush.ts';
import { ROSETTE } from '../../stage/paint/ornament.ts';

/** Where a card of the trick will lie: a border stitched into the cloth, bright for the one that is waited for. */
export function spotPicture(next: boolean): Picture {
  return {
    key: `spot ${next}`,
    side: null,
    paint: (brush, width, height) => {
      const corner = cornerOf(width);
      const [strong, faint] = next ? [`${GOLD}e6`, `${GOLD}80`] : [`${GOLD}59`, `${GOLD}2b`];
      fillRounded(brush, inset([0, 0, width, height], 2), corner, 'rgba(2, 5, 18, 0.2)');
      brush.save();
      brush.setLineDash([width / 22, width / 36]);
      strokeRounded(brush, inset([0, 0, width, height], 2.5), corner, strong, Math.max(1, width / 80));
      brush.restore();
      strokeRounded(brush, inset([0, 0, width, height], 2.5 + width / 18), corner * 0.6, faint, 1);
      const scale = (width * 0.34) / ROSETTE.width;
      brush.save();
      brush.translate(width / 2 - (scale * ROSETTE.width) / 2, height / 2 - (scale * ROSETTE.height) / 2);
      brush.scale(scale, scale);
      brush.fillStyle = faint;
      brush.fill(new Path2D(ROSETTE.path));
      brush.restore();
    },
  };
}
