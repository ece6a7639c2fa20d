// The own Repertoire laid open while the Ultimate hand is chosen: in lines, by effect and rank; what was chosen goes to the hand.
import type { TrickTakingView } from '../../../engine/games/trick-taking/types.ts';
import type { Placement } from '../../stage/game-stage.ts';
import { around, place, RAISED } from '../parts/place.ts';
import { ribbonPicture } from '../parts/ribbon.ts';
import type { Rect, Spot } from '../parts/row.ts';
import { chooseTarget } from './draft.ts';
import { ownRow } from './hands.ts';
import { cardFace, CARD_PROPORTION } from './paint/card.ts';
import { cardId, LAYER, type Table } from './table.ts';

/** Most cards of an Ultimate hand. */
const MOST = 7;
/** How much of a card a finger needs at least, in px, and how much of its height shows its index. */
const FINGER = 32;
const INDEX = 0.5;
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
  const grid = gridIn(codes.length, room);
  const row = ownRow(table, chosen.length);
  const isAsked = view.question !== null;
  const cards = codes.flatMap((code, index): Placement[] => {
    const at = chosen.indexOf(code);
    const spot = at >= 0 ? row.cards[at] : grid.cards[index];
    if (!spot) return [];
    const [width, height, strip] =
      at >= 0 ? [row.cardWidth, row.cardHeight, row.strip] : [grid.width, grid.height, grid.strip];
    const flat = place(cardId(code), cardFace(code, words, { strip }), around(spot, width, height), {
      z: at >= 0 ? LAYER.hand + at : LAYER.open + index / 100,
      lift: 0.15,
      target: chooseTarget(code),
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
  const most = Math.min(MOST, codes.length);
  const said = words('trick-taking.stage.chosen', { count: chosen.length, most });
  const ribbon = place(
    'chosen:count',
    ribbonPicture(said, places.text * 1.1),
    { left: room.left, top: places.open.top, width: room.width, height: line },
    { z: LAYER.open },
  );
  return [ribbon, ...cards];
}

interface Grid {
  readonly width: number;
  readonly height: number;
  /** How much of a card shows beside the next, as a part of its width. */
  readonly strip: number;
  readonly cards: readonly Spot[];
}

/** Lines of cards, as large as they fit, of which at least the index and what a finger needs can be seen. */
export function gridIn(count: number, room: Rect): Grid {
  let best = { value: -1, columns: 1, width: 8 };
  for (let columns = 1; columns <= count; columns += 1) {
    const lines = Math.ceil(count / columns);
    for (let width = Math.floor(room.height / CARD_PROPORTION); width >= 12; width -= 1) {
      const { stepX, stepY } = stepsOf(room, columns, lines, width);
      const height = width * CARD_PROPORTION;
      const shows = Math.min(stepX, width) * Math.min(stepY, height);
      const isEnough =
        room.width >= width &&
        room.height >= height &&
        (columns === 1 || stepX >= Math.min(width, Math.max(FINGER, width * 0.4))) &&
        (lines === 1 || stepY >= Math.min(height, Math.max(FINGER, height * INDEX)));
      if (!isEnough) continue;
      // Larger cards, as long as not too much of them is hidden.
      const value = shows * width;
      if (value > best.value) best = { value, columns, width };
      break;
    }
  }
  const { columns, width } = best;
  const height = Math.round(width * CARD_PROPORTION);
  const lines = Math.ceil(count / columns);
  const { stepX, stepY } = stepsOf(room, columns, lines, width);
  const left = room.left + (room.width - width - (columns - 1) * stepX) / 2 + width / 2;
  const top = room.top + (room.height - height - (lines - 1) * stepY) / 2 + height / 2;
  return {
    width,
    height,
    strip: columns > 1 ? Math.min(1, stepX / width) : 1,
    cards: Array.from({ length: count }, (_, index) => ({
      x: left + (index % columns) * stepX,
      y: top + Math.floor(index / columns) * stepY,
    })),
  };
}

function stepsOf(room: Rect, columns: number, lines: number, width: number) {
  const height = width * CARD_PROPORTION;
  return {
    stepX: columns > 1 ? Math.min(width + APART, (room.width - width) / (columns - 1)) : width,
    stepY: lines > 1 ? Math.min(height + APART, (room.height - height) / (lines - 1)) : height,
  };
}
