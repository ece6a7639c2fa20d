// Where the cards of a trick lie: each in front of its player.
import { CARD_PROPORTION } from '../../stage/cards/card.ts';
import type { Rect, Spot } from './row.ts';

/** Between cards that lie in one line, in px. */
const GAP = 6;

/** Where a player's card of a trick lies, in card widths and heights from the middle of the centre. */
const SPOTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  3: [
    [0, 0.52],
    [-1.12, -0.3],
    [1.12, -0.3],
  ],
  4: [
    [0, 0.52],
    [-1.12, 0],
    [0, -0.52],
    [1.12, 0],
  ],
  5: [
    [0, 0.52],
    [-1.66, 0.06],
    [-0.57, -0.52],
    [0.57, -0.52],
    [1.66, 0.06],
  ],
};
/** How many card widths the spots take in all. */
const SPREAD: Readonly<Record<number, number>> = { 3: 3.3, 4: 3.3, 5: 4.4 };
/** A centre lower than this, in px, has its trick in one line. */
const LOW_CENTRE = 150;

/** The width of a card, and where each player's lies; place 0 is the viewer's. */
export function trickIn(centre: Rect, players: number): { width: number; spots: Spot[] } {
  const [x, y] = [centre.left + centre.width / 2, centre.top + centre.height / 2];
  if (centre.height < LOW_CENTRE) {
    const width = Math.floor(
      Math.min((centre.width - GAP * players) / players, (centre.height - 4) / CARD_PROPORTION, 110),
    );
    const first = x - ((players - 1) / 2) * (width + GAP);
    // The viewer's card is the last in the line, after those who sit clockwise.
    const spots = Array.from({ length: players }, (_, place) => ({
      x: first + ((place + players - 1) % players) * (width + GAP),
      y,
    }));
    return { width, spots };
  }
  const width = Math.floor(
    Math.min(centre.width / (SPREAD[players] ?? 5), (centre.height - 8) / (2.04 * CARD_PROPORTION), 150),
  );
  const spots = (SPOTS[players] ?? []).map(([right, down]) => ({
    x: x + right * width,
    y: y + down * width * CARD_PROPORTION,
  }));
  return { width, spots };
}
