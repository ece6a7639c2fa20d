// A plate in the order of play.
import { CHALK, GOLD, INK } from '../../../stage/cards/palette.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import { type Brush, fillRounded, fitting, inset, strokeRounded, write } from '../../../stage/paint/brush.ts';
import { polished } from '../../../stage/paint/gilt.ts';

/** The least size of a name, in px: as large as that at any text size where it may be cut. */
const LEAST = 12;

export interface OrderFacts {
  readonly name: string;
  /** Which it is in the order; empty where there is room for the beginning of a name only, and for who is out. */
  readonly number: string;
  readonly is: 'done' | 'now' | 'ahead' | 'out';
  readonly text: number;
}

export function orderPicture(facts: OrderFacts): Picture {
  return {
    key: `order ${JSON.stringify(facts)}`,
    side: null,
    paint: (brush, width, height, faces) => {
      const { name, number, is, text } = facts;
      const box = inset([0, 0, width, height], 1);
      const isNow = is === 'now';
      fillRounded(brush, box, 4, isNow ? polished(brush, 0, 0, 0, height) : '#2a1f0f');
      strokeRounded(brush, box, 4, isNow ? '#fffbe8' : GOLD, 1);
      const style = isNow ? INK : CHALK;
      brush.globalAlpha = is === 'done' ? 0.7 : is === 'out' ? 0.5 : 1;
      const high = height / 2;
      const font = faces.label(13 * text);
      if (number === '') {
        // A letter or two are not cut.
        const called = fitting(brush, name, width - 4, faces.label, { wished: 13 * text, least: LEAST });
        const middle = { x: width / 2, y: high, width: width - 4, align: 'center' } as const;
        const wide = write(brush, name, middle, { font: called, style });
        if (is === 'out') strike(brush, (width - wide) / 2, high, wide);
      } else {
        const used = write(brush, number, { x: 6 * text, y: high, width }, { font, style });
        const room = width - used - 14 * text;
        const called = fitting(brush, name, room, faces.label, { wished: 14 * text, least: LEAST * text });
        write(brush, name, { x: 10 * text + used, y: high, width: room }, { font: called, style });
      }
      brush.globalAlpha = 1;
    },
  };
}

/** Who is out moves no more: the name is struck out, and the line is as bright as a name. */
function strike(brush: Brush, x: number, y: number, wide: number): void {
  brush.globalAlpha = 1;
  brush.fillStyle = '#e0584a';
  brush.fillRect(x - 4, y - 1, wide + 8, 2);
}
