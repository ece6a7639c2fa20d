// The sum of a real value, line by line as in a ledger; lines that change nothing stand back.
import type { Side } from '../../../../engine/games/sam/types.ts';
import { CHALK, GOLD, INK } from '../../../stage/cards/palette.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import { type Brush, fillRounded, fitting, strokeRounded, write } from '../../../stage/paint/brush.ts';
import type { Faces } from '../../../stage/paint/faces.ts';
import { polished } from '../../../stage/paint/gilt.ts';

export interface LedgerLine {
  readonly says: string;
  /** Empty where nothing changes. */
  readonly value: string;
  /** It is what all others come to. */
  readonly isSum: boolean;
}

/** How bright a line is that changes nothing. */
const NOTHING = 0.62;
/** The height of a line at most, in px at usual text size; the sum is so much higher. */
const [LINE, SUM] = [38, 1.7];

/** @param shown so many lines are written, from above */
export function ledgerPicture(
  lines: readonly LedgerLine[],
  shown: number,
  side: Side,
  scale: number,
): Picture {
  return {
    key: `ledger ${side} ${shown} ${scale} ${JSON.stringify(lines)}`,
    side: null,
    paint: (brush, width, height, faces) => {
      const parts = lines.reduce((sum, { isSum }) => sum + (isSum ? SUM : 1), 0);
      const line = Math.min(LINE * scale, height / parts);
      let y = (height - line * parts) / 2;
      for (const one of lines.slice(0, shown)) {
        const high = one.isSum ? line * SUM : line;
        if (one.isSum) paintSum(brush, one, [0, y, width, high], faces, scale);
        else paintLine(brush, one, [0, y, width, high], faces, scale);
        y += high;
      }
    },
  };
}

type Box = readonly [left: number, top: number, width: number, height: number];

function paintLine(
  brush: Brush,
  { says, value }: LedgerLine,
  [left, top, width, height]: Box,
  faces: Faces,
  scale: number,
): void {
  const middle = top + height / 2;
  const number = Math.min(height * 0.74, 24 * scale);
  brush.globalAlpha = value === '' ? NOTHING : 1;
  const figures = { font: faces.label(number), style: CHALK };
  const wide = write(
    brush,
    value === '' ? '–' : value,
    { x: left + width - 4, y: middle, width, align: 'right' },
    figures,
  );
  const room = width - Math.max(wide, number * 1.4) - 12;
  const font = fitting(brush, says, room, faces.label, {
    wished: Math.min(height * 0.6, 16 * scale),
    least: 12,
  });
  write(brush, says, { x: left + 4, y: middle, width: room }, { font, style: CHALK });
  brush.fillStyle = `${GOLD}66`;
  brush.fillRect(left, top + height - 0.75, width, 0.75);
  brush.globalAlpha = 1;
}

function paintSum(
  brush: Brush,
  { says, value }: LedgerLine,
  [left, top, width, height]: Box,
  faces: Faces,
  scale: number,
): void {
  const box = [left, top + height * 0.1, width, height * 0.86] as const;
  fillRounded(brush, box, 6, polished(brush, 0, box[1], 0, box[1] + box[3]));
  strokeRounded(brush, box, 6, INK, 1.5);
  const middle = box[1] + box[3] / 2;
  const figures = { font: faces.rank(Math.min(box[3] * 0.78, width * 0.26)), style: INK };
  const wide = write(brush, value, { x: left + width - 10, y: middle, width, align: 'right' }, figures);
  const room = width - wide - 26;
  const font = fitting(brush, says, room, faces.label, {
    wished: Math.min(box[3] * 0.5, 17 * scale),
    least: 12,
  });
  write(brush, says, { x: left + 8, y: middle, width: room }, { font, style: INK });
}
