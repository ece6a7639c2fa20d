// Everybody's score on a small table: where a name could not be read, a number can. Pure.
import type { View } from '../../../engine/core/view.ts';
import type { Say } from '../../../engine/language/say.ts';
import { INK } from '../../stage/cards/palette.ts';
import type { Picture } from '../../stage/game-stage.ts';
import { write } from '../../stage/paint/brush.ts';

/** The plate of a seat. */
const PLATE = /^plate:(\d+)$/u;
/** How large the figures are, in px of the window that is laid out, and how much wider than them their ground is. */
const FIGURES = 30;
const ROOM = 1.25;
/** Of the plate that is seen around them, in px. */
const EDGE = 2;
/** What the figures stand on. */
const BRIGHT = '#fff0bd';

/** The score that belongs on a thing of the table: that of the seat whose plate it is; null for everything else. */
export function scoreOf({ seats }: View, id: string): number | null {
  const seat = PLATE.exec(id)?.[1];
  return seat === undefined ? null : (seats[Number(seat)]?.score ?? null);
}

/** A plate with a score over what it says. */
export function scorePicture(plate: Picture, score: number, words: Say): Picture {
  const said = words('table.number', { value: score });
  return {
    key: `${plate.key} score ${said}`,
    side: null,
    paint: (brush, width, height, faces) => {
      plate.paint(brush, width, height, faces);
      const size = Math.min(FIGURES, height * 0.95);
      const font = faces.label(size);
      brush.font = font;
      const wide = Math.max(brush.measureText(said).width * ROOM, size * ROOM);
      // At its end: the name begins at the left.
      const left = width - wide - EDGE;
      brush.fillStyle = BRIGHT;
      brush.fillRect(left, EDGE, wide, height - 2 * EDGE);
      write(
        brush,
        said,
        { x: left + wide / 2, y: height / 2, width: wide, align: 'center' },
        { font, style: INK },
      );
    },
  };
}
