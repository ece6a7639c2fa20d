// The table that a view is laid out on: its seats, its layers, where its trick lies, and what each thing is called.
import type { TrickTakingView, TrickView } from '../../../engine/games/trick-taking/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { StageInput } from '../../stage/contract.ts';
import type { Size } from '../../stage/game-stage.ts';
import type { Spot } from '../parts/row.ts';
import { shapeOf } from '../parts/window.ts';
import { low } from './low.ts';
import type { Panel, Places } from './places.ts';
import { type Shown, shownOf } from './shown.ts';
import { tall } from './tall.ts';
import { layAround } from './trick-around.ts';
import { layInLines } from './trick-lines.ts';
import type { Bounds, TrickRoom } from './trick-room.ts';
import { wide } from './wide.ts';

/** Layers, from the cloth upwards; cards of a hand or a trick lie in order on top of their layer. */
export const LAYER = {
  table: 0,
  light: 1,
  spot: 10,
  plate: 50,
  pile: 60,
  fan: 80,
  hand: 100,
  trick: 500,
  open: 500,
  hat: 535,
  ghost: 540,
  focus: 960,
} as const;

/** Cards in a hand before a Vanish sends one back. */
const HAND = 7;
/** Cards of this width, in px, can be read across the table; and how much larger they must be to lie otherwise than usual. */
const READABLE = 56;
const MUCH_LARGER = 1.15;
/** The same where a whole room reads cards that can be read across the table. */
const ACROSS_A_ROOM = 1.5;
/** The height of a name under a stack, in px at usual text size. */
const CAPTION = 15;

export interface Table {
  readonly view: TrickTakingView;
  readonly input: StageInput;
  readonly size: Size;
  readonly words: Say;
  /** The seat at the bottom of the window. */
  readonly bottom: number;
  readonly shown: Shown;
  readonly places: Places;
  readonly trick: TrickRoom;
  /** How many cards there is room for in the own hand, at least. */
  readonly handSize: number;
}

/** The table as it is seen from the seat at the near edge. */
export function tableOf(view: TrickTakingView, input: StageInput, size: Size, words: Say): Table {
  const { bottom, isForAll = false } = input;
  const players = view.seats.length;
  const shown = shownOf(view, input);
  const held = view.viewer === bottom ? shown.held.length : (view.seats[bottom]?.cards ?? 0);
  const handSize = Math.max(HAND, held);
  const lay = { tall, low, wide }[shapeOf(size)];
  const places = lay(size, players, isForAll ? null : handSize);
  const bounds = {
    centre: places.centre,
    players,
    // What Escapes leave stays where it lay.
    lots: (view.lay ?? shown.trick).stacks.map(({ owner, cards }) => ({
      place: owner === null ? null : placeOf(players, bottom, owner),
      count: cards.length,
    })),
    largest: places.largest,
    strip: places.strip,
    hat: places.hat,
    line: CAPTION * places.text,
  };
  const room = places.arrangement === 'around' ? layAroundOrInLines(bounds, isForAll) : layInLines(bounds);
  const trick = view.lay ? leftIn(room, view.lay, shown.trick) : room;
  return { view, input, size, words, bottom, shown, places, trick, handSize };
}

/** Around the hat; in lines where so many cards lie that they would be small around it, and much larger in lines. */
function layAroundOrInLines(bounds: Bounds, isForAll: boolean): TrickRoom {
  const around = layAround(bounds);
  if (around.width >= READABLE && !isForAll) return around;
  const inLines = layInLines(bounds);
  const wanted = around.width >= READABLE ? ACROSS_A_ROOM : MUCH_LARGER;
  return inLines.width >= around.width * wanted ? inLines : around;
}

/** The room of a trick as it lay, for what is left of it: a card that is now the top of its stack stays where it was. */
function leftIn(room: TrickRoom, lay: TrickView, left: TrickView): TrickRoom {
  const found = left.stacks.map(({ cards }) => {
    const top = cards[0]?.card;
    const at = lay.stacks.findIndex((stack) => stack.cards.some(({ card }) => card === top));
    const depth = lay.stacks[at]?.cards.findIndex(({ card }) => card === top) ?? 0;
    const spot = room.tops[at] ?? { x: 0, y: 0 };
    return { spot: { x: spot.x - depth * room.strip, y: spot.y }, caption: room.captions[at] ?? null };
  });
  return { ...room, tops: found.map(({ spot }) => spot), captions: found.map(({ caption }) => caption) };
}

/** Whether the Ultimate Trick Card lies on the table, face down. */
export function isFaceDown({ options, ultimateCard }: TrickTakingView): boolean {
  return ultimateCard === null && !options.phantomShuffle;
}

function placeOf(players: number, bottom: number, seat: number): number {
  return (seat - bottom + players) % players;
}

/** Where a seat's things are. */
export function panelOf({ view, places, bottom }: Table, seat: number): Panel {
  const panel = places.panels[placeOf(view.seats.length, bottom, seat)];
  if (!panel) throw new Error(`The table has no place for seat ${seat}.`);
  return panel;
}

/** Where a seat's next stack begins; null where others make room for it. */
export function nextSpotOf({ view, trick, bottom }: Table, seat: number): Spot | null {
  return trick.next[placeOf(view.seats.length, bottom, seat)] ?? null;
}

/** A card that lies open: there is one of each, so it keeps its name wherever it goes. */
export const cardId = (code: string): string => `card:${code}`;
/** A card of a hand that is not open, counted from its left. */
export const backId = (seat: number, index: number): string => `back:${seat}:${index}`;
/** The Ultimate Trick Card while it lies face down. */
export const ULTIMATE = 'ultimate';
