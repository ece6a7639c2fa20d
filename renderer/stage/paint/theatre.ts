// The room: cloth under gaslight, the proscenium around it, footlights at the near edge.
import type { Picture } from '../game-stage.ts';
import { type Cloth, paintCloth } from './cloth.ts';
import { paintFootlights } from './footlights.ts';
import { MEDALLION } from './ornament.ts';
import { paintProscenium } from './proscenium.ts';

/** The whole table, as large as the window. */
export function tablePicture(cloth: Cloth): Picture {
  return {
    key: `table ${cloth.name}`,
    side: null,
    paint: (brush, width, height) => {
      paintCloth(brush, cloth, width, height);
      paintProscenium(brush, width, height);
      paintFootlights(brush, width, height);
    },
  };
}

/** The ornament in the middle of the cloth, stitched in a thread that is hardly lighter. */
export const STITCHED: Picture = {
  key: 'stitched',
  side: null,
  paint: (brush, width, height) => {
    const scale = Math.min(width / MEDALLION.width, height / MEDALLION.height);
    brush.save();
    brush.translate(width / 2, height / 2);
    brush.scale(scale, scale);
    brush.translate(-MEDALLION.width / 2, -MEDALLION.height / 2);
    const path = new Path2D(MEDALLION.path);
    brush.fillStyle = 'rgba(232, 200, 120, 0.13)';
    brush.fill(path);
    brush.restore();
  },
};
