// The table that a view is laid out on: its seats, its layers, what is shown large, and what each thing is called.
import type { Seat } from '../../../engine/core/seat.ts';
import { type Place, PLACES, type SamSeatView, type SamView } from '../../../engine/games/sam/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { StageInput } from '../../stage/contract.ts';
import type { Size } from '../../stage/game-stage.ts';
import type { Rect } from '../parts/row.ts';
import { fieldIn, type FieldRoom } from './field-room.ts';
import { type Places, placesOf } from './places.ts';
import { type Shown, shownOf } from './shown.ts';

/** Layers, from the cloth upwards; cards lie in order on top of their layer. */
export const LAYER = {
  table: 0,
  light: 1,
  strip: 10,
  mat: 20,
  spot: 30,
  plate: 40,
  card: 60,
  /** Above cards that lie between, below all that is written. */
  aim: 88,
  mark: 90,
  money: 120,
  pile: 140,
  veil: 200,
  /** Added to what belongs to a field that is shown large. */
  large: 200,
  hand: 420,
  scene: 520,
  flying: 600,
  focus: 960,
} as const;

export interface Table {
  readonly view: SamView;
  readonly input: StageInput;
  readonly size: Size;
  readonly words: Say;
  /** The seat at the near edge of the window. */
  readonly bottom: Seat;
  readonly places: Places;
  readonly shown: Shown;
  /** Whose field is shown large; null for nobody's. */
  readonly zoomed: Seat | null;
}

/** The table as it is seen from the seat at the near edge. */
export function tableOf(view: SamView, input: StageInput, size: Size, words: Say): Table {
  const places = placesOf(
    size,
    view.seats.length,
    input.isForAll ? 'for-all' : view.phase === 'arranging' ? 'arranging' : 'playing',
  );
  const shown = shownOf(view, input);
  return { view, input, size, words, bottom: input.bottom, places, shown, zoomed: zoomedIn(view, input) };
}

function zoomedIn({ seats, challenge }: SamView, { zoomed }: StageInput): Seat | null {
  if (challenge) return null;
  const seat = zoomed?.startsWith('field:') === true ? Number(zoomed.slice('field:'.length)) : null;
  return seat !== null && seats[seat] ? seat : null;
}

/** Where a seat's field lies while it is shown large: seen from the same side as it is otherwise. */
export function largeRoomOf(table: Table, seat: Seat): FieldRoom {
  const { large, text } = table.places;
  return fieldIn(large, { text, isOpposite: roomOf(table, seat).isOpposite, isLarge: true });
}

/** Where a seat's field is just now. */
export function shownRoomOf(table: Table, seat: Seat): FieldRoom {
  return table.zoomed === seat ? largeRoomOf(table, seat) : roomOf(table, seat);
}

/** Where a seat's field lies while it is not shown large. */
export function roomOf({ view, places, bottom }: Table, seat: Seat): FieldRoom {
  const players = view.seats.length;
  const room = places.fields[(seat - bottom + players) % players];
  if (!room) throw new Error(`The table has no field for seat ${seat}.`);
  return room;
}

export function seatOf({ view }: Table, seat: Seat): SamSeatView {
  const found = view.seats[seat];
  if (!found) throw new Error(`There is no seat ${seat} at this table.`);
  return found;
}

/** Whether the light is on somebody: who is asked, otherwise whose turn it is, or who has won. */
export function isLit({ view }: Pick<Table, 'view'>, seat: Seat): boolean {
  if (view.result) return view.result.winners.includes(seat);
  return view.awaiting.length > 0 ? view.awaiting.includes(seat) : view.turn === seat;
}

/** Whether a collapsed field is drawn as one row: not while its owner chooses among all its places. */
export function isOneRow({ view }: Pick<Table, 'view'>, seat: Seat): boolean {
  const asks = view.question?.asks;
  const needsPlaces = view.viewer === seat && (asks === 'place' || asks === 'move');
  return view.seats[seat]?.collapsed === true && !needsPlaces;
}

/** Places by their columns: in a row that is left of two, what is called left lies at the left. */
const BY_COLUMN = [0, 1, 2].flatMap((column) => PLACES.filter((_, index) => index % 3 === column));

/** Where the card of a place lies in a field; places without a card have none while there is one row. */
export function cellOf(table: Table, seat: Seat, at: Place, room: FieldRoom): Rect | null {
  if (!isOneRow(table, seat)) return room.cells[at];
  const { field } = seatOf(table, seat);
  const lying = BY_COLUMN.filter((place) => field[place] !== null);
  const index = lying.indexOf(at);
  if (index < 0) return null;
  const { middle, gap } = room.row;
  return { ...middle, left: middle.left + (index - (lying.length - 1) / 2) * (middle.width + gap) };
}

/** Whether the card at a place has come out of its field for a challenge. */
export function isFighting({ view }: Pick<Table, 'view'>, seat: Seat, at: Place): boolean {
  const { challenge, battle } = view;
  if (!challenge || !battle) return false;
  return [battle.attacker, battle.defender].some((side) => side.seat === seat && side.at === at);
}

/** Whether cards of a field can be pressed where they lie; otherwise the field is, and is shown large. */
export function areReachable({ places }: Table, { cells, isLarge }: FieldRoom): boolean {
  const { width, height } = cells.F1;
  const { press } = places;
  return isLarge || (Math.min(width, height) >= press && Math.max(width, height) >= (press * 44) / 32);
}

/** The card at a place of a field. */
export const placeId = (seat: Seat, at: Place): string => `at:${seat}:${at}`;
/** A card that lies open in hand, among the discards, or large: there is one of each. */
export const cardId = (code: string): string => `card:${code}`;
/** A card of a hand that is not arranged, as others see it. */
export const dealtId = (seat: Seat, index: number): string => `dealt:${seat}:${index}`;
