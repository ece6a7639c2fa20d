// What stands around a battle: who fights, one against the other, what came of it, and the crack through what is destroyed.
import { CHALK, GOLD, INK } from '../../../stage/cards/palette.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import { fillRounded, fitting, shape, strokeRounded, write } from '../../../stage/paint/brush.ts';
import { WANDS } from '../art/back.ts';

/** One against the other: the crossed wands of the backs. */
export const VERSUS: Picture = {
  key: 'versus',
  side: null,
  paint: (brush, width, height) => {
    const size = Math.min(width * 0.9, height * 0.6, 80);
    shape(brush, WANDS, width / 2 + 1.5, height / 2 + 2, size, 'rgba(2, 20, 10, 0.55)');
    shape(brush, WANDS, width / 2, height / 2, size, GOLD);
  },
};

/** A sentence on a ribbon. */
export function outcomePicture(text: string, scale: number): Picture {
  return {
    key: `outcome ${scale} ${text}`,
    side: null,
    paint: (brush, width, height, faces) => {
      const wished = Math.min(20 * scale, height * 0.62);
      const font = fitting(brush, text, width - 40, faces.label, { wished, least: 12 });
      brush.font = font;
      const wide = Math.min(width, brush.measureText(text).width + 44 * scale);
      const box = [(width - wide) / 2, 1, wide, height - 2] as const;
      fillRounded(brush, box, 6, '#5c1210');
      strokeRounded(brush, box, 6, GOLD, 1.5);
      write(
        brush,
        text,
        { x: width / 2, y: height / 2, width: wide - 16, align: 'center' },
        { font, style: CHALK },
      );
    },
  };
}

/** A crack through a card. */
export const DESTROYED: Picture = {
  key: 'destroyed',
  side: null,
  paint: (brush, width, height) => {
    const points = [
      [0.16, 0],
      [0.36, 0.2],
      [0.26, 0.34],
      [0.58, 0.5],
      [0.46, 0.66],
      [0.78, 0.84],
      [0.72, 1],
    ] as const;
    for (const [line, style] of [
      [width / 14, INK],
      [width / 40, CHALK],
    ] as const) {
      brush.beginPath();
      for (const [x, y] of points) brush.lineTo(x * width, y * height);
      brush.strokeStyle = style;
      brush.lineWidth = line;
      brush.lineJoin = 'miter';
      brush.stroke();
    }
  },
};
