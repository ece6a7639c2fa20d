// Coins: struck gold, from large to as small as 8 px.
import type { CoinFace } from '../../../../engine/games/sam/types.ts';
import { INK } from '../../../stage/cards/palette.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import { type Brush, shape } from '../../../stage/paint/brush.ts';
import { polished } from '../../../stage/paint/gilt.ts';
import { disc } from '../../parts/seals.ts';
import { HEADS, STRUCK, TAILS } from '../art/coin.ts';

/** What is struck into gold. */
const SUNK = '#6b4a10';
/** Below this, in px, a coin has no inner ring. */
const PLAIN = 18;

/** A coin around a point. */
export function paintCoin(brush: Brush, x: number, y: number, size: number, sign: string): void {
  brush.save();
  brush.translate(x - size / 2, y - size / 2);
  const middle = size / 2;
  disc(brush, middle, middle, INK);
  disc(brush, middle, middle - Math.max(0.75, size / 40), '#8a6118');
  disc(brush, middle, middle - Math.max(1.25, size / 18), polished(brush, 0, 0, size, size));
  if (size >= PLAIN) {
    brush.beginPath();
    brush.arc(middle, middle, middle * 0.78, 0, 2 * Math.PI);
    brush.strokeStyle = SUNK;
    brush.lineWidth = Math.max(0.75, size / 60);
    brush.stroke();
  }
  shape(brush, sign, middle + size / 80, middle + size / 80, size * 0.56, '#fff6d8');
  shape(brush, sign, middle, middle, size * 0.56, SUNK);
  brush.restore();
}

/** The coin that decides: heads is the attacker's. */
export function coinPicture(face: CoinFace): Picture {
  return {
    key: `coin ${face}`,
    // Turning it over shows the other face.
    side: face === 'heads' ? 'face' : 'back',
    paint: (brush, width) => paintCoin(brush, width / 2, width / 2, width, face === 'heads' ? HEADS : TAILS),
  };
}

/** One Summon point. */
export const POINT: Picture = {
  key: 'point',
  side: null,
  paint: (brush, width) => paintCoin(brush, width / 2, width / 2, width, STRUCK),
};
