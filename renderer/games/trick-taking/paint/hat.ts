// The Top Hat: it stands where the high card wins, and lies on its crown, open, where the low one does.
import type { Hat } from '../../../../engine/games/trick-taking/types.ts';
import type { Say } from '../../../../engine/language/say.ts';
import { CHALK, GOLD, INK } from '../../../stage/cards/palette.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import { type Brush, fillRounded, shape, strokeRounded, write } from '../../../stage/paint/brush.ts';
import { linesOf } from '../../../stage/paint/lines.ts';
import type { Faces } from '../../../stage/paint/faces.ts';
import { ARROW } from './hat-shape.ts';

/** Height over width of the hat's picture. */
export const HAT_PROPORTION = 1;
/** Nothing is written smaller, in px. */
const LEAST = 12;

/** The hat with what it says; its two faces are two sides, so it turns over where one follows the other. */
export function hatPicture(face: Hat, say: Say): Picture {
  const words = say(`trick-taking.card.hat.${face}`);
  return {
    key: `hat ${face} ${words}`,
    side: face === 'high' ? 'face' : 'back',
    paint: (brush, width, height, faces) => paintHat(brush, face, words, width, height, faces),
  };
}

function paintHat(brush: Brush, face: Hat, words: string, width: number, height: number, faces: Faces): void {
  const size = Math.max(LEAST, width * 0.13);
  brush.font = faces.label(size);
  const wide = brush.measureText(words).width;
  const isTold = linesOf(words, width, () => wide) !== null;
  const plate = isTold ? size * 1.5 : 0;
  paintObject(brush, face, width, height - plate);
  if (!isTold) return;
  fillRounded(brush, [0.5, height - plate, width - 1, plate - 0.5], 3, INK);
  strokeRounded(brush, [0.5, height - plate, width - 1, plate - 0.5], 3, GOLD, 1);
  write(
    brush,
    words,
    { x: width / 2, y: height - plate / 2, width, align: 'center' },
    { font: faces.label(size), style: CHALK },
  );
}

function paintObject(brush: Brush, face: Hat, width: number, height: number): void {
  const unit = Math.min(width, height) / 100;
  brush.save();
  brush.translate(width / 2, height / 2);
  brush.scale(unit, face === 'high' ? unit : -unit);
  const silk = brush.createLinearGradient(-30, 0, 30, 0);
  silk.addColorStop(0, '#090a10');
  silk.addColorStop(0.3, '#454860');
  silk.addColorStop(1, '#05060a');
  brush.fillStyle = silk;
  brush.fill(new Path2D('M-30 -44C-12 -48 12 -48 30 -44L26 30H-26Z'));
  brush.fill(new Path2D('M-48 24C-40 32 40 32 48 24C50 42 20 48 0 48C-20 48 -50 42 -48 24Z'));
  shape(brush, ARROW, 0, -8, 44, GOLD);
  brush.restore();
}
