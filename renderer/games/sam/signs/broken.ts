// A row that is gone: the felt is torn along its edge, and a ribbon says what that means; and the stamp on a field that is lost.
import type { Picture } from '../../../stage/game-stage.ts';
import { CHALK, GOLD } from '../../../stage/cards/palette.ts';
import { type Brush, fillRounded, fitting, strokeRounded, write } from '../../../stage/paint/brush.ts';
import { unevenly } from '../../../stage/paint/chance.ts';

/** What lies under the felt. */
const SLATE = { ground: '#20140d', edge: '#0d0704', frayed: '#bfe3c4' } as const;
/** How deep the tear is at most, as a part of the height. */
const DEEP = 0.3;

/**
 * @param said what the ribbon may say, the first that fits; none for no ribbon
 * @param isOpposite the row that is left lies below
 */
export function brokenPicture(said: readonly string[], isOpposite: boolean, scale: number): Picture {
  return {
    key: `broken ${isOpposite} ${scale} ${said.join('|')}`,
    side: null,
    paint: (brush, width, height, faces) => {
      brush.save();
      if (isOpposite) {
        brush.translate(0, height);
        brush.scale(1, -1);
      }
      paintTear(brush, width, height);
      brush.restore();
      const wished = Math.min(15 * scale, height * 0.42);
      const room = width - 16;
      brush.font = faces.label(12);
      const text = said.find((words) => brush.measureText(words).width <= room) ?? said.at(-1);
      if (text === undefined) return;
      const font = fitting(brush, text, room, faces.label, { wished: Math.max(12, wished), least: 12 });
      brush.font = font;
      const high = Math.min(height, Math.max(wished, 12) * 1.7);
      const wide = Math.min(width - 2, brush.measureText(text).width + 20 * scale);
      // Towards the edge, away from the cards.
      const top = isOpposite ? (height - high) * 0.38 : (height - high) * 0.62;
      const box = [(width - wide) / 2, top, wide, high] as const;
      fillRounded(brush, box, 5, '#6e1512');
      strokeRounded(brush, [box[0] + 0.75, box[1] + 0.75, wide - 1.5, high - 1.5], 5, GOLD, 1.25);
      write(
        brush,
        text,
        { x: width / 2, y: top + high / 2, width: room, align: 'center' },
        { font, style: CHALK },
      );
    },
  };
}

/** The felt ends in a frayed edge at the top; below it there is slate. */
function paintTear(brush: Brush, width: number, height: number): void {
  const chance = unevenly(11);
  const steps = Math.max(8, Math.round(width / 16));
  const edge = Array.from({ length: steps + 1 }, (_, index) => {
    const isTooth = index % 2 === 1;
    return [
      (index / steps) * width,
      height * DEEP * (isTooth ? 0.3 + chance() * 0.7 : chance() * 0.3),
    ] as const;
  });
  const along = (down: number): void => {
    brush.beginPath();
    for (const [x, y] of edge) brush.lineTo(x, y + down);
  };
  along(0);
  brush.lineTo(width, height);
  brush.lineTo(0, height);
  brush.closePath();
  brush.fillStyle = SLATE.ground;
  brush.fill();
  along(2.5);
  brush.strokeStyle = SLATE.edge;
  brush.lineWidth = 4;
  brush.stroke();
  along(0);
  brush.strokeStyle = `${SLATE.frayed}b3`;
  brush.lineWidth = 1.5;
  brush.stroke();
}

/** A few words across a field of which nothing is left, and smaller ones below them. */
export function stampPicture([text = '', more = '']: readonly string[], scale: number): Picture {
  return {
    key: `stamp ${scale} ${text}|${more}`,
    side: null,
    paint: (brush, width, height, faces) => {
      brush.fillStyle = 'rgba(4, 12, 8, 0.62)';
      brush.beginPath();
      brush.roundRect(0, 0, width, height, Math.max(4, height / 22));
      brush.fill();
      const wished = Math.min(44 * scale, height * 0.4);
      const font = fitting(brush, text, width * 0.8, faces.rank, { wished, least: 12 });
      const at = { x: width / 2, width: width * 0.9, align: 'center' } as const;
      brush.globalAlpha = 0.9;
      write(brush, text, { ...at, y: height * (more === '' ? 0.5 : 0.42) }, { font, style: CHALK });
      if (more !== '') {
        const small = fitting(brush, more, at.width, faces.label, { wished: 16 * scale, least: 12 });
        write(brush, more, { ...at, y: height * 0.66 }, { font: small, style: CHALK });
      }
      brush.globalAlpha = 1;
    },
  };
}
