// A tag at the edge of a card: what turning it over changes, what an attack with it costs, what it pays or adds.
import { CHALK, GOLD, INK } from '../../../stage/cards/palette.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import { fillRounded, inset, strokeRounded, write } from '../../../stage/paint/brush.ts';

/** Whether a tag brings or takes. */
const GROUND = { brings: '#1f5a38', takes: '#5c1210', tells: INK } as const;

export function tagPicture(says: string, text: string, value: number): Picture {
  const ground = says === 'cost' || says === 'dear' ? GROUND.tells : value > 0 ? GROUND.brings : GROUND.takes;
  return {
    key: `tag ${says} ${value} ${text}`,
    side: null,
    paint: (brush, width, height, faces) => {
      const box = inset([0, 0, width, height], 1);
      fillRounded(brush, box, height / 2, ground);
      strokeRounded(brush, box, height / 2, GOLD, 1.5);
      write(
        brush,
        text,
        { x: width / 2, y: height / 2, width, align: 'center' },
        { font: faces.label(height * 0.68), style: CHALK },
      );
    },
  };
}
