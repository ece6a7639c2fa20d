// The sign on a card that would leave play by itself: an arrow that leads off the boards.
import { CHALK, INK } from '../../../stage/cards/palette.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import { shape } from '../../../stage/paint/brush.ts';
import { DOWN } from '../../parts/marks.ts';
import { disc } from '../../parts/seals.ts';

const LOSS = '#7d1414';

export const LEAVES: Picture = {
  key: 'leaves',
  side: null,
  paint: (brush, width) => {
    const middle = width / 2;
    disc(brush, middle, middle - 0.5, INK);
    disc(brush, middle, middle - Math.max(1.5, width / 16), LOSS);
    shape(brush, DOWN, middle, middle, width * 0.58, CHALK);
  },
};
