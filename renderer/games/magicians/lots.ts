// Lays lots of cards into a room: each lot keeps together, its name below it; as large as they fit, in as many lines as it takes.
import type { Rect, Spot } from '../parts/row.ts';

/** Cards that belong together. */
export interface Lot {
  readonly id: string;
  /** From the left. */
  readonly cards: readonly string[];
  /** How wide its place is while nothing lies there, in px; left out where it has none then. */
  readonly empty?: number;
}

/** Where one thing of a lot lies. */
export interface LaidCard extends Spot {
  /** How much of it shows beside the next one, as a part of its width. */
  readonly strip: number;
}

export interface Laid {
  readonly width: number;
  readonly height: number;
  readonly cards: ReadonlyMap<string, LaidCard>;
  /** Where the names of the lots stand: below the last line of each. */
  readonly names: readonly NamedBox[];
  /** Places where nothing lies. */
  readonly empty: readonly NamedBox[];
}

export interface NamedBox {
  readonly lot: string;
  readonly box: Rect;
}

export interface HowToLay {
  /** Height over width of a card. */
  readonly proportion: number;
  /** The height of a card at most, in px. */
  readonly most: number;
  /** In how many lines at most. */
  readonly lines: number;
  /** Between cards, and between lots, in px. */
  readonly gap: number;
  readonly apart: number;
  /** The height of a lot's name, in px; 0 for none. */
  readonly name: number;
  /** How much of a card shows at least beside the next one, in px; a last resort shows less. */
  readonly strip: number;
  /** How wide a card is at least, in px, so that its level can be read; a last resort is narrower. */
  readonly least?: number;
  /** How much more a way is worth in which all of every card shows; much more where this is left out. */
  readonly whole?: number;
}

/** Sizes of cards that are tried, as parts of the largest. */
const SIZES = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52, 0.46, 0.4, 0.34, 0.28] as const;
/** How exactly a step from one card to the next is found, in px. */
const EXACT = 0.5;
/** Between cards and the name below them, in px: a ring around a card reaches so far. */
const BELOW = 7;
/** No card is narrower, in px. */
const NARROWEST = 10;
/** How much more a way is worth in which all of every card shows. */
const WHOLE = 1.45;
/** How much less a way is worth in which less shows of a card than it should. */
const TOO_NARROW = 0.3;

/** Lays all lots; more than there is room for lie over each other. */
export function layLots(lots: readonly Lot[], room: Rect, how: HowToLay): Laid {
  const { whole = WHOLE, least = NARROWEST } = how;
  let best: { width: number; step: number; lines: number; value: number } | null = null;
  for (let lines = 1; lines <= how.lines; lines += 1) {
    const high = (room.height - lines * how.name - (lines - 1) * how.gap) / lines;
    const widest = Math.floor(Math.min(how.most, high) / how.proportion);
    for (const size of SIZES) {
      const width = Math.min(room.width, Math.floor(widest * size));
      // No smaller card is worth more than one that is seen whole.
      if (width < NARROWEST || (best !== null && width * whole <= best.value)) break;
      const step = largestStep(lots, room.width, width, lines, how);
      if (step === null) continue;
      const shows = Math.min(step, width);
      const fits = shows < how.strip || width < least ? TOO_NARROW : shows >= width ? whole : 1;
      const value = Math.sqrt(width * shows) * fits;
      if (best === null || value > best.value + 0.01) best = { width, step, lines, value };
    }
  }
  const { width, step } = best ?? { width: NARROWEST, step: 2 };
  return placed(lots, room, width, step, how);
}

/** How far apart cards may lie so that all fit into so many lines; null where they do not however close they lie. */
function largestStep(
  lots: readonly Lot[],
  room: number,
  width: number,
  lines: number,
  how: HowToLay,
): number | null {
  const fits = (step: number): boolean => flow(lots, room, width, step, how.apart).length <= lines;
  const most = width + how.gap;
  if (fits(most)) return most;
  let [low, high] = [2, most];
  if (!fits(low)) return null;
  while (high - low > EXACT) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** A part of a lot in one line. */
interface Piece {
  readonly lot: string;
  readonly from: number;
  readonly cards: string[];
  /** How long it is while nothing lies there. */
  readonly empty: number;
}
interface Line {
  readonly pieces: Piece[];
  end: number;
}

/** The lots one after another, in lines: a lot that fits into a line of its own is not broken. */
function flow(lots: readonly Lot[], room: number, width: number, step: number, apart: number): Line[] {
  const lines: Line[] = [{ pieces: [], end: 0 }];
  for (const { id, cards, empty = 0 } of lots) {
    if (cards.length === 0 && empty === 0) continue;
    let line = lines.at(-1)!;
    const length = cards.length === 0 ? empty : width + (cards.length - 1) * step;
    let from = line.pieces.length > 0 ? line.end + apart : 0;
    if (from + length > room + 0.01 && from > 0 && (length <= room || from + width > room)) {
      line = { pieces: [], end: 0 };
      lines.push(line);
      from = 0;
    }
    let piece: Piece = { lot: id, from, cards: [], empty };
    line.pieces.push(piece);
    line.end = from + length;
    for (const card of cards) {
      if (piece.cards.length > 0 && piece.from + piece.cards.length * step + width > room + 0.01) {
        line = { pieces: [], end: 0 };
        lines.push(line);
        piece = { lot: id, from: 0, cards: [], empty: 0 };
        line.pieces.push(piece);
      }
      piece.cards.push(card);
      line.end = piece.from + (piece.cards.length - 1) * step + width;
    }
  }
  return lines;
}

function placed(lots: readonly Lot[], room: Rect, width: number, step: number, how: HowToLay): Laid {
  const height = Math.round(width * how.proportion);
  const lines = flow(lots, room.width, width, step, how.apart);
  const used = lines.length * (height + how.name) + (lines.length - 1) * how.gap;
  const cards = new Map<string, LaidCard>();
  const names = new Map<string, NamedBox>();
  const empty: NamedBox[] = [];
  let top = room.top + Math.max(0, (room.height - used) / 2);
  for (const { pieces, end } of lines) {
    const left = room.left + Math.max(0, (room.width - end) / 2);
    for (const { lot, from, cards: some, empty: bare } of pieces) {
      some.forEach((card, index) => {
        const isLast = index === some.length - 1;
        cards.set(card, {
          x: left + from + index * step + width / 2,
          y: top + height / 2,
          strip: isLast ? 1 : Math.min(1, step / width),
        });
      });
      const length = some.length === 0 ? bare : width + (some.length - 1) * step;
      if (some.length === 0) empty.push({ lot, box: { left: left + from, top, width: length, height } });
      if (how.name > 0)
        names.set(lot, {
          lot,
          box: { left: left + from, top: top + height + BELOW, width: length, height: how.name - BELOW },
        });
    }
    top += height + how.name + how.gap;
  }
  return { width, height, cards, names: [...names.values()], empty };
}
