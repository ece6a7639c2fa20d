// Where the cards of a trick lie: each in front of its player.
import { CARD_PROPORTION } from '../../stage/cards/card.ts';
import type { Rect, Spot } from '../parts/row.ts';

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
const WIDEST_IN_LINE = 110;
/** How long a name under a card is where there is room, and at least, in heights of its line. */
const [NAME, SHORTEST_NAME] = [4.6, 2.4];
/** Between two names beside each other, in px. */
const BETWEEN_NAMES = 8;

/** The cards of a trick: how wide they are, where each player's lies, and where its player's name stands. */
export interface TrickSpots {
  readonly width: number;
  /** By place; place 0 is the viewer's. */
  readonly spots: readonly Spot[];
  /** Under each card in a line, where it cannot lie in front of its player; null where it does. */
  readonly captions: readonly (Rect | null)[];
}

/** @param captionHeight room for a name under each card of a line; 0 lays the cards in front of their players */
export function trickIn(centre: Rect, players: number, captionHeight: number): TrickSpots {
  if (captionHeight > 0 || centre.height < LOW_CENTRE) return inLine(centre, players, captionHeight);
  const [x, y] = [centre.left + centre.width / 2, centre.top + centre.height / 2];
  const width = Math.floor(
    Math.min(centre.width / (SPREAD[players] ?? 5), (centre.height - 8) / (2.04 * CARD_PROPORTION)),
  );
  const spots = (SPOTS[players] ?? []).map(([right, down]) => ({
    x: x + right * width,
    y: y + down * width * CARD_PROPORTION,
  }));
  return { width, spots, captions: spots.map(() => null) };
}

function inLine(centre: Rect, players: number, captionHeight: number): TrickSpots {
  const byHeight = (centre.height - captionHeight - 4) / CARD_PROPORTION;
  const width = Math.floor(Math.min((centre.width - GAP * players) / players, byHeight, WIDEST_IN_LINE));
  const pitch = Math.max(width + GAP, Math.min(centre.width / players, captionHeight * NAME));
  // A name of which next to nothing is left tells less than a larger card: the order is that of the players.
  if (captionHeight > 0 && pitch < captionHeight * SHORTEST_NAME) return inLine(centre, players, 0);
  const first = centre.left + centre.width / 2 - ((players - 1) / 2) * pitch;
  const y = centre.top + (centre.height - captionHeight) / 2;
  // The viewer's card is the last in the line, after those who sit clockwise.
  const spots = Array.from({ length: players }, (_, place) => ({
    x: first + ((place + players - 1) % players) * pitch,
    y,
  }));
  const top = y + (width * CARD_PROPORTION) / 2 + 2;
  const captions = spots.map(({ x }) =>
    captionHeight > 0
      ? { left: x - (pitch - BETWEEN_NAMES) / 2, top, width: pitch - BETWEEN_NAMES, height: captionHeight }
      : null,
  );
  return { width, spots, captions };
}
