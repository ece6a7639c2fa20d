// The two faces of the coin, and what is struck on a coin of the purse, as path data on 100 by 100; holes by the even-odd rule.
import { ellipse, star } from '../../parts/drawn/draw.ts';

/** A head in profile with a top hat: heads. */
export const HEADS =
  'M30 8H70V40H80V48H20V40H30Z' +
  'M27 52H71C71 58 74 62 79 68C81 71 79 73 75 74C76 77 76 79 74 81C75 84 73 87 69 87H58V98H32C33 84 27 74 27 62Z' +
  ellipse(60, 60, 3, 3);

/** A rabbit from behind, ears up: tails. */
export const TAILS =
  'M38 44C30 30 28 12 34 4C42 6 47 22 47 40L53 40C53 22 58 6 66 4C72 12 70 30 62 44C72 50 78 62 78 74C78 90 66 98 50 98' +
  'C34 98 22 90 22 74C22 62 28 50 38 44Z' +
  ellipse(50, 80, 11, 10);

/** On the coins of the purse. */
export const STRUCK = star(50, 52, 50, 20);
