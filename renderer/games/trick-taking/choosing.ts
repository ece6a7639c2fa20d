// The own Repertoire laid open while the Ultimate hand is chosen: in lines, by effect and rank; what was chosen goes to the hand.
import type { TrickTakingView } from '../../../engine/games/trick-taking/types.ts';
import type { Placement } from '../../stage/game-stage.ts';
import { around, place, RAISED } from '../parts/place.ts';
import { ribbonPicture } from '../parts/ribbon.ts';
import type { Rect, Spot } from '../parts/row.ts';
import { spotPicture } from '../parts/spot.ts';
import { chooseTarget } from './draft.ts';
import { ownRow } from './hands.ts';
import { cardFace, CARD_PROPORTION, type Shows } from './paint/card.ts';
import { cardId, LAYER, type Table } from './table.ts';

/** Most cards of an Ultimate hand. */
const MOST = 7;
/** How much of a card a finger needs at least, in px, and how much of its width or height its index needs. */
const FINGER = 32;
const STRIP = 0.36;
const INDEX = 0.26;
/** How much more a card is worth of which all can be seen. */
const WHOLE = 1.7;
/** No card is smaller, in px. */
const SMALLEST = 24;
/** Between cards, in px. */
const APART = 6;
/** The height of the line above, in px at usual text size. */
const LINE = 22;

/** Whether the viewer's Repertoire lies open. */
export function isOpen({ viewer, phase, seats, hand }: TrickTakingView): boolean {
  if (viewer === 'watcher' || phase !== 'ultimate.choosing' || hand.length > 0) return false;
  return (seats[viewer]?.repertoire.length ?? 0) > 0;
}

/** The cards of the own Repertoire, all of them. */
export function choosingPlacements(table: Table): Placement[] {
  const { view, shown, places, words } = table;
  if (!isOpen(view) || view.viewer === 'watcher') return [];
  const codes = (view.seats[view.viewer]?.repertoire ?? []).toSorted();
  const chosen = view.chosen ?? shown.drafted;
  const line = LINE * places.text;
  const room = { ...places.open, top: places.open.top + line, height: places.open.height - line };
  const most = Math.min(MOST, codes.length);
  const row = ownRow(table, MOST);
  const grid = gridIn(codes.length, room, row.cardWidth);
  const isAsked = view.question !== null;
  const taken = new Set(chosen);
  const cards = codes.flatMap((code, index): Placement[] => {
    const at = chosen.indexOf(code);
    const spot = at >= 0 ? row.cards[at] : grid.cards[index];
    if (!spot) return [];
    const isLast = at === chosen.length - 1 || row.cards[at + 1]?.y !== spot.y;
    const [width, height, shows] =
      at >= 0
        ? [row.cardWidth, row.cardHeight, { strip: isLast ? 1 : row.strip }]
        : [grid.width, grid.height, showsOf(grid, index, (other) => taken.has(codes[other] ?? ''))];
    const flat = place(cardId(code), cardFace(code, words, shows), around(spot, width, height), {
      z: at >= 0 ? LAYER.hand + at : LAYER.open + index / 100,
      lift: 0.15,
      target: chooseTarget(code),
      whole: cardFace(code, words),
    });
    if (at >= 0) {
      const isSent = view.chosen !== null;
      return [
        { ...flat, y: flat.y - (isSent ? 0 : height * RAISED), halo: isSent ? null : 'selected', lift: 0.5 },
      ];
    }
    const refusal = shown.choices.get(code)?.refusal ?? null;
    if (refusal !== null) return [{ ...flat, shade: 0.4, lift: 0.05 }];
    return [{ ...flat, shade: isAsked ? 0 : 0.3 }];
  });
  // What was chosen leaves its place free, and pressing that takes it back.
  const left = codes.flatMap((code, index): Placement[] => {
    const spot = grid.cards[index];
    if (!spot || !taken.has(code)) return [];
    const box = around(spot, grid.width, grid.height);
    return [place(`place:${code}`, spotPicture(false), box, { z: LAYER.spot, target: chooseTarget(code) })];
  });
  const said = words('trick-taking.stage.chosen', { count: chosen.length, most });
  const ribbon = place(
    'chosen:count',
    ribbonPicture(said, places.text * 1.1),
    { left: room.left, top: places.open.top, width: room.width, height: line },
    { z: LAYER.open },
  );
  const spots = row.cards.map((spot, index) =>
    place(
      `chosen:spot:${index}`,
      spotPicture(isAsked && index === chosen.length),
      around(spot, row.cardWidth, row.cardHeight),
      {
        z: LAYER.spot,
      },
    ),
  );
  return [ribbon, ...spots, ...cards, ...left];
}

/** How much of a card in the grid can be seen, where others have been taken out of it. */
function showsOf(grid: Grid, index: number, isTaken: (index: number) => boolean): Shows {
  const { columns, count, stepX, stepY, width, height } = grid;
  const isBeside = stepX < width;
  const step = isBeside ? 1 : columns;
  // The next one that lies over it, in its line or below it.
  let over = index + step;
  while (over < count && isTaken(over)) over += step;
  const isOver = over < count && (!isBeside || Math.floor(over / columns) === Math.floor(index / columns));
  const apart = (over - index) / step;
  if (!isOver) return {};
  if (isBeside) return apart * stepX < width ? { strip: (apart * stepX) / width } : {};
  return apart * stepY < height ? { peep: (apart * stepY) / height } : {};
}

interface Grid {
  readonly width: number;
  readonly height: number;
  readonly count: number;
  readonly columns: number;
  /** From one card to the next: only in one of these directions do they overlap. */
  readonly stepX: number;
  readonly stepY: number;
  readonly cards: readonly Spot[];
}

/** A way to lay the grid: so many cards in a line, and how large they are. */
interface Way {
  readonly columns: number;
  readonly width: number;
  readonly stepX: number;
  readonly stepY: number;
  /** How much of each card can be seen, in square px; a card of which all is seen counts more. */
  readonly value: number;
}

/**
 * Lines of cards, so that as much as possible of each can be seen: an index and what a finger needs at least.
 * @param widest how wide a card is at most, in px
 */
export function gridIn(count: number, room: Rect, widest: number): Grid {
  const ways = Array.from({ length: count }, (_, index) => wayWith(index + 1, count, room, widest));
  const best = ways.reduce((one, other) => (other.value > one.value ? other : one));
  const { columns, width, stepX, stepY } = best;
  const height = Math.round(width * CARD_PROPORTION);
  const lines = Math.ceil(count / columns);
  const left = room.left + (room.width - width - (columns - 1) * stepX) / 2 + width / 2;
  const top = room.top + (room.height - height - (lines - 1) * stepY) / 2 + height / 2;
  return {
    width,
    height,
    count,
    columns,
    stepX,
    stepY,
    cards: Array.from({ length: count }, (_, index) => ({
      x: left + (index % columns) * stepX,
      y: top + Math.floor(index / columns) * stepY,
    })),
  };
}

/** The best size of cards for so many columns. */
function wayWith(columns: number, count: number, room: Rect, widest: number): Way {
  const lines = Math.ceil(count / columns);
  let best: Way = {
    columns,
    width: SMALLEST,
    stepX: SMALLEST + 1,
    stepY: SMALLEST * CARD_PROPORTION + 1,
    value: 0,
  };
  const most = Math.min(widest, room.width, room.height / CARD_PROPORTION);
  for (let width = SMALLEST; width <= most; width += 1) {
    const height = width * CARD_PROPORTION;
    const stepX = columns > 1 ? Math.min(width + APART, (room.width - width) / (columns - 1)) : width;
    const stepY = lines > 1 ? Math.min(height + APART, (room.height - height) / (lines - 1)) : height;
    const [isBeside, isBelow] = [stepX < width, stepY < height];
    if (isBeside && isBelow) break;
    if (isBeside && stepX < Math.max(FINGER, width * STRIP)) break;
    if (isBelow && stepY < Math.max(FINGER, height * INDEX)) break;
    const area = Math.min(stepX, width) * Math.min(stepY, height);
    const value = area * (isBeside || isBelow ? 1 : WHOLE);
    if (value > best.value) best = { columns, width, stepX, stepY, value };
  }
  return best;
}
