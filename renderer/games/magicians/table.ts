// The table that a view is laid out on: its seats, its layers, which theatre is shown large, and what each thing is called.
import type { Seat } from '../../../engine/core/seat.ts';
import type { MagiciansSeatView, MagiciansView } from '../../../engine/games/magicians/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { StageInput } from '../../stage/contract.ts';
import type { Size } from '../../stage/game-stage.ts';
import type { Hall } from './hall.ts';
import { alikeIn, boardsOf, canBePressed } from './boards.ts';
import { type Places, placesOf } from './places.ts';
import { type Shown, shownOf } from './shown.ts';

/** Layers, from the cloth upwards; cards lie in order on top of their layer. */
export const LAYER = {
  table: 0,
  light: 1,
  ribbon: 10,
  theatre: 20,
  spot: 30,
  plate: 40,
  play: 60,
  pile: 140,
  back: 160,
  veil: 200,
  /** Added to what belongs to a theatre that is shown large. */
  large: 200,
  hand: 420,
  /** A card of the hand shown whole. */
  read: 490,
  spied: 500,
  shown: 540,
  earned: 600,
  focus: 960,
} as const;

export interface Table {
  readonly view: MagiciansView;
  readonly input: StageInput;
  readonly size: Size;
  readonly words: Say;
  /** The seat at the near edge of the window. */
  readonly bottom: Seat;
  readonly places: Places;
  readonly shown: Shown;
  /** How high cards are in the theatres of the others, in px; null where none lie there. */
  readonly rivals: number | null;
  /** Whose theatre is shown large; null for nobody's. */
  readonly zoomed: Seat | null;
}

/** Cards in a hand for which there is room at least, so that they keep their size. */
const HAND = 6;

/** The table as it is seen from the seat at the near edge. */
export function tableOf(view: MagiciansView, input: StageInput, size: Size, words: Say): Table {
  const { bottom, isForAll = false } = input;
  const held = view.seats[bottom]?.cards ?? 0;
  const places = placesOf(size, view.seats.length, isForAll ? null : Math.max(HAND, held));
  const shown = shownOf(view, input);
  const rivals = alikeIn(
    // Clockwise, as the halls are.
    places.halls.flatMap((hall, index) => {
      const seat = view.seats[(bottom + index) % view.seats.length];
      return seat && !hall.isOwn ? [[hall, seat] as const] : [];
    }),
    places.press,
  );
  const table = { view, input, size, words, bottom, places, shown, rivals, zoomed: zoomedIn(view, input) };
  return { ...table, zoomed: table.zoomed ?? tooSmall(table) };
}

/** Whose cards are to be chosen among that are too small for that where they lie: that theatre is shown large by itself. */
function tooSmall(table: Table): Seat | null {
  const seat = table.shown.choosesIn;
  if (seat === null || seat !== table.view.viewer) return null;
  const { press } = table.places;
  return canBePressed(boardsOf(hallOf(table, seat), seatOf(table, seat), press), press) ? null : seat;
}

function zoomedIn({ seats }: MagiciansView, { zoomed }: StageInput): Seat | null {
  const seat = zoomed?.startsWith('theatre:') === true ? Number(zoomed.slice('theatre:'.length)) : null;
  return seat !== null && seats[seat] ? seat : null;
}

/** Where a seat's theatre stands while it is not shown large. */
export function hallOf({ view, places, bottom }: Table, seat: Seat): Hall {
  const players = view.seats.length;
  const hall = places.halls[(seat - bottom + players) % players];
  if (!hall) throw new Error(`The table has no theatre for seat ${seat}.`);
  return hall;
}

export function seatOf({ view }: Table, seat: Seat): MagiciansSeatView {
  const found = view.seats[seat];
  if (!found) throw new Error(`There is no seat ${seat} at this table.`);
  return found;
}

/** A card that lies open: there is one of each, so it keeps its name wherever it goes. */
export const cardId = (code: string): string => `card:${code}`;
/** A card of a hand that is not open, counted from its left. */
export const backId = (seat: Seat, index: number): string => `back:${seat}:${index}`;
