// The table that a view is laid out on: its seats, its layers, and what each card is called.
import type { MagicTrickView } from '../../../engine/games/magic-trick/types.ts';
import type { StageInput } from '../../stage/contract.ts';
import type { Size } from '../../stage/game-stage.ts';
import { shapeOf } from '../parts/window.ts';
import type { Panel, Places } from './places.ts';
import { low } from './low.ts';
import { tall } from './tall.ts';
import { wide } from './wide.ts';

/** Layers, from the cloth upwards; cards of a row lie in order on top of their layer. */
export const LAYER = {
  table: 0,
  light: 1,
  gap: 10,
  plate: 50,
  row: 100,
  trick: 500,
  sort: 600,
  focus: 900,
} as const;

/** Cards in a hand, by players. */
const ROW_LENGTH: Readonly<Record<number, number>> = { 3: 13, 4: 14, 5: 11 };

export interface Table {
  readonly view: MagicTrickView;
  readonly input: StageInput;
  readonly size: Size;
  readonly places: Places;
  /** The seat at the bottom of the window. */
  readonly bottom: number;
}

/** The table as it is seen from the seat at the near edge. */
export function tableOf(view: MagicTrickView, input: StageInput, size: Size): Table {
  const players = view.seats.length;
  const longest = Math.max(ROW_LENGTH[players] ?? 14, ...view.rows.map((row) => row.length));
  const { bottom, isForAll = false } = input;
  const sorting = view.toSort !== null;
  const lay = { tall, low, wide }[shapeOf(size)];
  const most = (largest: number): Places => lay(size, players, longest, sorting, largest);
  const places = isForAll ? alike(most) : most(Infinity);
  return { view, input, size, places, bottom };
}

/** How often rows are made smaller until all are alike. */
const TRIES = 4;

/** Nobody is favoured: all cards of rows are as large as the smallest of them, and the trick has the rest. */
function alike(most: (largest: number) => Places): Places {
  let places = most(Infinity);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const heights = places.panels.map(({ row }) => row.cardHeight);
    const least = Math.min(...heights);
    if (heights.every((height) => height === least)) break;
    // Cards are as wide as whole px.
    places = most(least + 0.6);
  }
  return places;
}

/** Where a seat's things are. */
export function panelOf({ view, places, bottom }: Table, seat: number): Panel {
  const players = view.seats.length;
  const panel = places.panels[(seat - bottom + players) % players];
  if (!panel) throw new Error(`The table has no place for seat ${seat}.`);
  return panel;
}

/** The thing that a slot's card is, from the deal on: the n-th of its suit in that row, because only suits are public. */
export function cardId(view: MagicTrickView, seat: number, slot: number): string {
  const row = view.rows[seat] ?? [];
  const suit = row[slot]?.suit ?? '';
  const before = row.slice(0, slot).filter((other) => other.suit === suit).length;
  return `card:${seat}:${suit}${before}`;
}

/** The id of a card that lies open, by its code. */
export function openCardId(view: MagicTrickView, seat: number, code: string): string {
  const slot = view.rows[seat]?.findIndex(({ suit, rank, at }) => at !== 'row' && `${suit}${rank}` === code);
  return slot === undefined || slot < 0 ? `open:${seat}:${code}` : cardId(view, seat, slot);
}
