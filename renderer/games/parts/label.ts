// What a pile or a hand is called, on the cloth below it.
import { CHALK } from '../../stage/cards/palette.ts';
import type { Picture } from '../../stage/game-stage.ts';
import { fitting, write } from '../../stage/paint/brush.ts';

/** The size of a label with text of usual size, and the least, in px. */
const [USUAL, LEAST] = [13, 12];

/** @param scale how much larger text is than usual; a label is as large as its place lets it be */
export function labelPicture(text: string, scale: number, style: string = CHALK): Picture {
  return {
    key: `label ${scale} ${style} ${text}`,
    side: null,
    paint: (brush, width, height, faces) => {
      const font = fitting(brush, text, width, faces.label, { wished: USUAL * scale, least: LEAST });
      write(brush, text, { x: width / 2, y: height / 2, width, align: 'center' }, { font, style });
    },
  };
}
