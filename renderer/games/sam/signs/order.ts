// A plate in the order of play.
import { CHALK, GOLD, INK } from '../../../stage/cards/palette.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import { fillRounded, fitting, inset, strokeRounded, write } from '../../../stage/paint/brush.ts';
import { polished } from '../../../stage/paint/gilt.ts';

export interface OrderFacts {
  readonly name: string;
  /** Which it is in the order; empty where there is room for the beginning of a name only. */
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
      brush.globalAlpha = is === 'done' || is === 'out' ? 0.6 : 1;
      const high = height / 2;
      const font = faces.label(13 * text);
      const middle = { x: width / 2, y: high, width, align: 'center' } as const;
      if (number === '') {
        write(brush, name, middle, { font, style });
        brush.globalAlpha = 1;
        return;
      }
      const used = write(brush, number, { x: 6 * text, y: high, width }, { font, style });
      const room = width - used - 14 * text;
      const at = { x: 10 * text + used, y: high, width: room };
      const wide = write(brush, name, at, {
        font: fitting(brush, name, room, faces.label, { wished: 14 * text, least: 12 }),
        style,
      });
      if (is === 'out') {
        brush.fillStyle = CHALK;
        brush.fillRect(at.x, high - 0.75, Math.min(room, wide), 1.5);
      }
      brush.globalAlpha = 1;
    },
  };
}
