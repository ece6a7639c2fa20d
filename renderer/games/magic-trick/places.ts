// What the table has room for: a panel for every player, and the centre.
import type { Rect, Row, Spot } from '../parts/row.ts';
import { trickIn } from './trick-spots.ts';

/** Where one player's things are. */
export interface Panel {
  readonly plate: Rect;
  /** The card up the sleeve, open beside the plate. */
  readonly sleeve: Rect;
  readonly row: Row;
  /** Where the player's card of a trick lies: the centre of the card. */
  readonly spot: Spot;
  /** Where the player's name stands under that card; null where the card lies in front of its player. */
  readonly caption: Rect | null;
}

export interface Places {
  /** By place, counted clockwise from the viewer, who is 0. */
  readonly panels: readonly Panel[];
  /** What is common. */
  readonly centre: Rect;
  /** The width of a card of the trick. */
  readonly trickWidth: number;
  /** The card that is out of this hand. */
  readonly removed: Rect;
  /** The seal of trump at the edge of the centre: a square at the right, and left of it its word where there is room. */
  readonly trump: Rect;
  /** The suits that are out of the whole game, beside the card that is out of this hand; empty where all are in. */
  readonly dropped: readonly Rect[];
  /** The height of the largest cards, at most. */
  readonly largest: number;
  /** One line plates, for small windows. */
  readonly small: boolean;
  /** How much larger text is than at 100 % in a usual window. */
  readonly text: number;
}

/** How wide the word beside the seal of trump is, in heights of the seal. */
const TRUMP_WORD = 1.5;
/** At how many players no card is put away. */
const NONE_REMOVED = 4;

/** At how many players two suits are out of the whole game. */
const TWO_DROPPED = 3;
/** How large the sign of such a suit is, as a part of the seal of trump, and how large at least where two stand upright, in px. */
const DROPPED = 0.7;
const UPRIGHT = 15;
/** How large the signs are under a word, as a part of what they are beside the seal. */
const UNDER_WORD = 0.8;
/** Between such signs and what is beside them, in px. */
const DROPPED_GAP = 2;

interface Beside {
  readonly top: number;
  readonly size: number;
  readonly apart: number;
  /** Where the room ends that is left of it. */
  readonly end: number;
  /** Whether a word stands left of the card that is put away, over the suits that are out. */
  readonly isWorded?: boolean;
}

/** The seal of trump beside the card that is put away, or in its place; left of it, the suits that are out. */
export function besideRemoved(
  removed: Rect,
  players: number,
  { top, size, apart, end, isWorded = false }: Beside,
): Pick<Places, 'trump' | 'dropped'> {
  const signs = droppedSigns(players, isWorded ? 0 : removed.height, isWorded ? size * UNDER_WORD : size);
  const right = players === NONE_REMOVED ? removed.left + removed.width : removed.left - apart;
  const wide = size * (1 + TRUMP_WORD);
  const width = right - wide < end + (isWorded ? 0 : signs.width) ? size : wide;
  const trump = { left: right - width, top, width, height: size };
  if (isWorded) {
    const middle = removed.left - apart / 2;
    return {
      trump,
      dropped: signs.at(middle - signs.width / 2, removed.top + removed.height - signs.height - DROPPED_GAP),
    };
  }
  const left = trump.left - signs.width;
  const bottom = top + size / 2 + signs.height / 2;
  const lowest = Math.min(bottom, removed.top + removed.height);
  return { trump, dropped: signs.at(left, lowest - signs.height) };
}

/** How much room the signs of the suits that are out take beside the seal of trump, and where they lie in it. */
export function droppedSigns(
  players: number,
  height: number,
  seal: number,
): { readonly width: number; readonly height: number; at(left: number, top: number): Rect[] } {
  if (players !== TWO_DROPPED) return { width: 0, height: 0, at: () => [] };
  const half = (height - DROPPED_GAP) / 2;
  const upright = half >= UPRIGHT;
  const side = Math.floor(upright ? Math.min(half, seal * DROPPED) : seal * DROPPED);
  const both = 2 * side + DROPPED_GAP;
  const step = side + DROPPED_GAP;
  return {
    width: (upright ? side : both) + 2 * DROPPED_GAP,
    height: upright ? both : side,
    at: (left, top) =>
      [0, 1].map((index) => ({
        left: left + (upright ? 0 : index * step),
        top: top + (upright ? index * step : 0),
        width: side,
        height: side,
      })),
  };
}

/** A panel before it is known how large the cards of a trick are. */
export type Outline = Omit<Panel, 'spot' | 'caption'>;

/** The panels with the trick between them. */
export function together(
  outlines: readonly Outline[],
  centre: Rect,
  players: number,
  captionHeight = 0,
): Omit<Places, 'removed' | 'trump' | 'dropped' | 'largest' | 'small' | 'text'> {
  const trick = trickIn(centre, players, captionHeight);
  const middle = { x: centre.left + centre.width / 2, y: centre.top + centre.height / 2 };
  return {
    panels: outlines.map((outline, place) => ({
      ...outline,
      spot: trick.spots[place] ?? middle,
      caption: trick.captions[place] ?? null,
    })),
    centre,
    trickWidth: trick.width,
  };
}
