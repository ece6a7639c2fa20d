// How long no card was destroyed: an hourglass, the turns in words, and how far that is of the end of the game.
import { CHALK, GOLD } from '../../../stage/cards/palette.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import { fillRounded, fitting, shape, write } from '../../../stage/paint/brush.ts';
import { HOURGLASS } from './marks.ts';

/**
 * @param said what it may say, the first that fits
 * @param part how much of the time is over, from 0 to 1
 */
export function stallPicture(said: readonly string[], part: number, scale: number): Picture {
  return {
    key: `stall ${part.toFixed(3)} ${scale} ${said.join('|')}`,
    side: null,
    paint: (brush, width, height, faces) => {
      const bar = Math.max(3, height * 0.14);
      const line = height - bar - 2;
      const isNarrow = width < 90 * scale;
      const sign = isNarrow ? 0 : Math.min(line, 18 * scale);
      if (sign > 0) shape(brush, HOURGLASS, sign / 2, line / 2, sign, GOLD);
      const left = sign > 0 ? sign + 6 * scale : 0;
      const room = width - left;
      brush.font = faces.label(12);
      const text = said.find((words) => brush.measureText(words).width <= room) ?? said.at(-1) ?? '';
      const font = fitting(brush, text, room, faces.label, { wished: 14 * scale, least: 12 });
      write(brush, text, { x: left, y: line / 2, width: room }, { font, style: CHALK });
      fillRounded(brush, [0, height - bar, width, bar], bar / 2, 'rgba(4, 20, 12, 0.7)');
      fillRounded(brush, [0, height - bar, width * Math.min(1, part), bar], bar / 2, GOLD);
    },
  };
}
