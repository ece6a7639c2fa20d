// What the table has room for: a panel for every player, and the centre.
import type { Rect, Row, Spot } from './row.ts';
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
  /** The height of the largest cards, at most. */
  readonly largest: number;
  /** One line plates, for small windows. */
  readonly small: boolean;
  /** How much larger text is than at 100 % in a usual window. */
  readonly text: number;
}

/** Between the frame and what lies in it, in px. */
export const EDGE = 4;
/** How far a legal card of the own row is raised, and a card that is not is lowered, as a part of its height. */
export const RAISED = 0.07;
export const LOWERED = 0.05;
/** Between a plate and what belongs to it, in px. */
export const GAP = 6;

/** How wide the word beside the seal of trump is, in heights of the seal. */
const TRUMP_WORD = 1.5;
/** At how many players no card is put away. */
const NONE_REMOVED = 4;

/**
 * The seal of trump beside the card that is put away, or in its place.
 * @param end where the room ends that is left of it
 */
export function trumpBeside(
  removed: Rect,
  players: number,
  how: { readonly top: number; readonly size: number; readonly apart: number; readonly end: number },
): Rect {
  const right = players === NONE_REMOVED ? removed.left + removed.width : removed.left - how.apart;
  const wide = how.size * (1 + TRUMP_WORD);
  const width = right - wide < how.end ? how.size : wide;
  return { left: right - width, top: how.top, width, height: how.size };
}

/** A panel before it is known how large the cards of a trick are. */
export type Outline = Omit<Panel, 'spot' | 'caption'>;

/** The panels with the trick between them. */
export function together(
  outlines: readonly Outline[],
  centre: Rect,
  players: number,
  captionHeight = 0,
): Omit<Places, 'removed' | 'trump' | 'largest' | 'small' | 'text'> {
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
