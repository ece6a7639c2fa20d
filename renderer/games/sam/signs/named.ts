// A line that names somebody: a name that is too long is cut, never what is said of it.
import { CHALK, GOLD } from '../../../stage/cards/palette.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import type { Brush } from '../../../stage/paint/brush.ts';
import { fitting, write } from '../../../stage/paint/brush.ts';
import type { Faces } from '../../../stage/paint/faces.ts';
import { shortened } from '../../../theme/head-and-tail.ts';

/** What is said of somebody of that name. */
export type Said = (name: string) => string;

/** The least size of a line, in px at usual text size: a name is cut before it is written smaller. */
const LEAST = 12;

/** Who attacks, or defends. */
export function captionPicture(name: string, says: Said, scale: number): Picture {
  return {
    key: `caption ${scale} ${says(name)}`,
    side: null,
    paint: (brush, width, height, faces) => {
      const wished = Math.min(20 * scale, height * 0.8);
      tell(
        brush,
        name,
        says,
        { x: width / 2, y: height / 2, width, align: 'center' },
        [wished, LEAST * scale],
        faces,
      );
    },
  };
}

/** Whose action it is, over what that costs: a line with a rule of brass below it. */
export function headingPicture(name: string, says: Said, scale: number): Picture {
  return {
    key: `heading ${scale} ${says(name)}`,
    side: null,
    paint: (brush, width, height, faces) => {
      const wished = Math.min(15 * scale, height * 0.82);
      tell(
        brush,
        name,
        says,
        { x: 2, y: height / 2 - 1, width: width - 4, align: 'left' },
        [wished, LEAST * scale],
        faces,
      );
      brush.fillStyle = `${GOLD}99`;
      brush.fillRect(0, height - 1.5, width, 1.5);
    },
  };
}

function tell(
  brush: Brush,
  name: string,
  says: Said,
  at: Parameters<typeof write>[2],
  [wished, least]: readonly [number, number],
  faces: Faces,
): void {
  const font = fitting(brush, says(name), at.width, faces.label, { wished, least: Math.min(wished, least) });
  brush.font = font;
  const cut = shortened(name, (part) => brush.measureText(says(part)).width <= at.width);
  write(brush, says(cut), at, { font, style: CHALK });
}
