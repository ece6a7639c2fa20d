// Between two small cards: their real values, and what comes or came of it.
import { CHALK, GOLD } from '../../../stage/cards/palette.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import { figure, fitting, write } from '../../../stage/paint/brush.ts';

export interface DuelFacts {
  readonly title: string;
  readonly values: readonly [string, string];
  /** What twos could still add at the right. */
  readonly may: string;
  /** What comes of it. */
  readonly says: string;
  readonly text: number;
}

export function duelPicture(facts: DuelFacts): Picture {
  return {
    key: `duel ${JSON.stringify(facts)}`,
    side: null,
    paint: (brush, width, height, faces) => {
      const { text, values, may } = facts;
      const line = 17 * text;
      brush.font = faces.label(12);
      // Half a line says less than none.
      const lines = [facts.title, may, facts.says].filter(
        (one) => one !== '' && brush.measureText(one).width <= width,
      );
      const room = Math.min(lines.length, Math.floor((height - 24 * text) / line));
      const shown = room >= lines.length ? lines : room > 0 ? lines.slice(-room) : [];
      const number = Math.min(height - shown.length * line, 46 * text);
      const all = number + shown.length * line;
      let y = (height - all) / 2;
      const at = { x: width / 2, width, align: 'center' } as const;
      const tell = (said: string, style: string): void => {
        const font = fitting(brush, said, width, faces.label, { wished: 13.5 * text, least: 12 });
        write(brush, said, { ...at, y: y + line / 2 }, { font, style });
        y += line;
      };
      const isTitled = shown[0] === facts.title;
      if (isTitled) tell(facts.title, '#cdbf9e');
      const size = Math.min(number * 0.9, width * 0.3);
      figure(brush, values[0], { x: width * 0.24, y: y + number / 2 }, faces.rank(size), CHALK);
      figure(brush, ':', { x: width * 0.5, y: y + number / 2 }, faces.rank(size * 0.8), GOLD);
      figure(brush, values[1], { x: width * 0.76, y: y + number / 2 }, faces.rank(size), CHALK);
      y += number;
      for (const said of shown.slice(isTitled ? 1 : 0)) tell(said, CHALK);
    },
  };
}
