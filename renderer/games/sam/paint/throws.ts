// What is thrown in a challenge, as medallions: a gloved hand before rays of light.
import { SIGNS, type Throw } from '../../../../engine/games/sam/types.ts';
import { INK } from '../../../stage/cards/palette.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import type { Brush } from '../../../stage/paint/brush.ts';
import { polished } from '../../../stage/paint/gilt.ts';
import { rays } from '../../parts/drawn/draw.ts';
import { paintShapes } from '../../parts/drawn/print.ts';
import type { Shape } from '../../parts/drawn/shape.ts';
import { disc } from '../../parts/seals.ts';
import { COVERED_SHAPES, FINGER_SHAPES, SIGN_SHAPES } from '../art/hands.ts';

/** The hand of the attacker comes from the left, that of the defender from the right: their thumbs point away from each other. */
export type HandSide = 'left' | 'right';

const GROUND = { light: '#4d8a8a', dark: '#173c42', ray: '#6aa5a0' } as const;
const RAYS = rays(50, 50, 0, 60, 12, 7);

/** The shapes of what is thrown. */
function shapesOf(thrown: Throw): readonly Shape[] {
  const sign = SIGNS.find((each) => each === thrown);
  return sign ? SIGN_SHAPES[sign] : (FINGER_SHAPES[Number(thrown)] ?? []);
}

/** Rock, paper or scissors, or one to five fingers, in a square. */
export function throwPicture(thrown: Throw, side: HandSide = 'left'): Picture {
  return medallion(`throw ${thrown} ${side}`, shapesOf(thrown), side);
}

/** Something is thrown, and nobody sees yet what. */
export function coveredPicture(side: HandSide = 'left'): Picture {
  return medallion(`throw covered ${side}`, COVERED_SHAPES, side);
}

function medallion(key: string, shapes: readonly Shape[], side: HandSide): Picture {
  return {
    key,
    side: null,
    paint: (brush, width) => {
      const middle = width / 2;
      disc(brush, middle, middle, INK);
      disc(brush, middle, middle - Math.max(0.75, width / 80), polished(brush, 0, 0, 0, width));
      brush.save();
      brush.beginPath();
      brush.arc(middle, middle, middle - Math.max(2, width / 22), 0, 2 * Math.PI);
      brush.clip();
      brush.scale(width / 100, width / 100);
      paintGround(brush);
      if (side === 'right') brush.transform(-1, 0, 0, 1, 100, 0);
      brush.translate(9, 8);
      brush.scale(0.82, 0.9);
      brush.lineJoin = 'round';
      brush.lineCap = 'round';
      paintShapes(brush, shapes);
      brush.restore();
    },
  };
}

function paintGround(brush: Brush): void {
  const light = brush.createRadialGradient(50, 45, 0, 50, 50, 54);
  light.addColorStop(0, GROUND.light);
  light.addColorStop(1, GROUND.dark);
  brush.fillStyle = light;
  brush.fillRect(0, 0, 100, 100);
  brush.globalAlpha = 0.35;
  brush.fillStyle = GROUND.ray;
  brush.fill(new Path2D(RAYS));
  brush.globalAlpha = 1;
}
