// Figures that rise from cards in a Prestige Phase: what the card earns and what the identity adds; and points that are lost.
import { CHALK, INK } from '../../../stage/cards/palette.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import { type Brush, fillRounded, fitting, inset, strokeRounded, write } from '../../../stage/paint/brush.ts';
import type { Faces } from '../../../stage/paint/faces.ts';
import { polished } from '../../../stage/paint/gilt.ts';

const BONUS = '#1d4d3f';
const LOSS = '#7d1414';

/**
 * @param level the level as people read it
 * @param bonus what the identity adds, with its sign; empty for nothing
 */
export function earnedPicture(level: string, bonus: string): Picture {
  return {
    key: `earned ${level} ${bonus}`,
    side: null,
    paint: (brush, width, height, faces) => {
      const round = height / 2;
      if (bonus !== '') {
        fillRounded(brush, [0, 0, width, height], round, INK);
        fillRounded(brush, inset([0, 0, width, height], 1.5), round, BONUS);
        said(brush, bonus, height + (width - height) * 0.42, height, width - height - 3, faces, CHALK);
      }
      fillRounded(brush, [0, 0, height, height], round, INK);
      fillRounded(brush, inset([0, 0, height, height], 1.5), round, polished(brush, 0, 0, height, height));
      said(brush, level, height / 2, height, height * 0.8, faces, INK);
    },
  };
}

/** @param value how many points are lost, with their sign */
export function lostPicture(value: string): Picture {
  return sealPicture('lost', value, LOSS, '#ff9a86');
}

/** @param value how many points all cards have earned together, with their sign */
export function gainPicture(value: string): Picture {
  return sealPicture('gain', value, BONUS, '#f2d98a');
}

function sealPicture(name: string, value: string, ground: string, edge: string): Picture {
  return {
    key: `${name} ${value}`,
    side: null,
    paint: (brush, width, height, faces) => {
      fillRounded(brush, [0, 0, width, height], height / 2, INK);
      fillRounded(brush, inset([0, 0, width, height], 1.5), height / 2, ground);
      strokeRounded(brush, inset([0, 0, width, height], 2.5), height / 2, edge, 1.25);
      said(brush, value, width / 2, height, width * 0.8, faces, CHALK);
    },
  };
}

function said(
  brush: Brush,
  text: string,
  x: number,
  height: number,
  width: number,
  faces: Faces,
  style: string,
): void {
  const font = fitting(brush, text, width, faces.label, { wished: height * 0.72, least: 12 });
  write(brush, text, { x, y: height / 2, width, align: 'center' }, { font, style });
}
