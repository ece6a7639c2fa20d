// The geometry of the table: who sits where, and how much room each row, plate and the centre have.
import { CARD_PROPORTION } from '../../stage/cards/card.ts';
import type { Size } from '../../stage/game-stage.ts';

/** A rectangle in CSS px, by its left upper corner. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where one player's things are. */
export interface Panel {
  readonly plate: Rect;
  /** The card up the sleeve, open beside the plate. */
  readonly sleeve: Rect;
  readonly row: Row;
  /** Where the player's card of a trick lies: the centre of the card. */
  readonly spot: Spot;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A row of cards, in one line or two. */
export interface Row {
  readonly cardWidth: number;
  readonly cardHeight: number;
  /** The centre of each card, slot 0 first. */
  readonly cards: readonly Spot[];
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
  /** One line plates, for small windows. */
  readonly small: boolean;
}

/** Room at the edges of the window, in px. */
export const EDGE = 10;
/** How far a legal card of the own row is raised, and a card that is not is lowered, as a part of its height. */
export const RAISED = 0.07;
export const LOWERED = 0.05;
const GAP = 6;

/** Lays cards into a rectangle. `tight`: how much of a card at least shows beside the next, as a part of its width. */
export function rowIn(
  count: number,
  room: Rect,
  how: {
    lines: readonly number[];
    tight: number;
    most: number;
    gap?: number;
    align?: 'left' | 'centre' | 'right';
  },
): Row {
  const gap = how.gap ?? 4;
  let best = { cardWidth: 0, lines: 1 };
  for (const lines of how.lines) {
    const inLine = Math.ceil(count / lines);
    const byHeight = Math.min(how.most, (room.height - (lines - 1) * gap) / lines) / CARD_PROPORTION;
    const cardWidth = Math.floor(Math.min(byHeight, room.width / (1 + (inLine - 1) * how.tight)));
    // A second line must win something that can be seen.
    if (cardWidth > best.cardWidth * 1.15) best = { cardWidth, lines };
  }
  const { lines } = best;
  const cardWidth = Math.max(best.cardWidth, 8);
  const cardHeight = Math.round(cardWidth * CARD_PROPORTION);
  const inLine = Math.ceil(count / lines);
  const step = inLine > 1 ? Math.min(cardWidth + gap, (room.width - cardWidth) / (inLine - 1)) : 0;
  const used = cardWidth + step * (inLine - 1);
  const spare = room.width - used;
  const left = room.left + (how.align === 'left' ? 0 : how.align === 'right' ? spare : spare / 2);
  const top = room.top + (room.height - lines * cardHeight - (lines - 1) * gap) / 2;
  const cards = Array.from({ length: count }, (_, i) => ({
    x: left + cardWidth / 2 + (i % inLine) * step,
    y: top + cardHeight / 2 + Math.floor(i / inLine) * (cardHeight + gap),
  }));
  return { cardWidth, cardHeight, cards };
}

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

function trickIn(centre: Rect, players: number): { width: number; spots: Spot[] } {
  const [x, y] = [centre.left + centre.width / 2, centre.top + centre.height / 2];
  if (centre.height < LOW_CENTRE) {
    const width = Math.floor(
      Math.min((centre.width - GAP * players) / players, (centre.height - 4) / CARD_PROPORTION, 110),
    );
    const first = x - ((players - 1) / 2) * (width + GAP);
    // The viewer's card is the last in the line, after those who sit clockwise.
    const spots = Array.from({ length: players }, (_, place) => ({
      x: first + ((place + players - 1) % players) * (width + GAP),
      y,
    }));
    return { width, spots };
  }
  const width = Math.floor(
    Math.min(centre.width / (SPREAD[players] ?? 5), (centre.height - 8) / (2.04 * CARD_PROPORTION), 150),
  );
  const spots = (SPOTS[players] ?? []).map(([right, down]) => ({
    x: x + right * width,
    y: y + down * width * CARD_PROPORTION,
  }));
  return { width, spots };
}

type Outline = Omit<Panel, 'spot'>;

/** Where everything is at a table of 3 to 5 players, each with a row of `cards`. */
export function placesFor(size: Size, players: number, cards: number): Places {
  return size.width > size.height * 1.1 ? wide(size, players, cards) : tall(size, players, cards);
}

/** A window wider than high: others at the left, at the top and at the right, the own row along the bottom. */
function wide(size: Size, players: number, cards: number): Places {
  const { width, height, text } = size;
  const small = height < 520;
  const plateHeight = Math.round((small ? 26 : 50) * text);
  const ownMost = height * 0.22;
  const ownRoom = { left: EDGE, width: width - 2 * EDGE };
  const probe = rowIn(
    cards,
    { ...ownRoom, top: 0, height: ownMost },
    { lines: [1], tight: 0.66, most: ownMost },
  );
  const ownTop = height - EDGE - probe.cardHeight * (1 + LOWERED);
  const own = rowIn(
    cards,
    { ...ownRoom, top: ownTop, height: probe.cardHeight },
    { lines: [1], tight: 0.66, most: ownMost, gap: 6 },
  );
  const raised = probe.cardHeight * (RAISED + 0.02);
  const ownPlateTop = ownTop - raised - plateHeight - 4;
  const sideWidth = Math.round(width * 0.27);
  const upperMost = Math.max(34, height * 0.125);
  const upperHeight = plateHeight + GAP + upperMost;

  const panel = (
    room: Rect,
    how: { lines: number[]; tight: number; align: 'left' | 'centre' | 'right'; most: number },
  ): Outline => {
    const sleeveWidth = Math.round(plateHeight / CARD_PROPORTION);
    const plateWidth = Math.min(room.width - sleeveWidth - GAP, 250 * text);
    const whole = plateWidth + GAP + sleeveWidth;
    const spare = room.width - whole;
    const left = room.left + (how.align === 'left' ? 0 : how.align === 'right' ? spare : spare / 2);
    const plate = { left, top: room.top, width: plateWidth, height: plateHeight };
    const rowRoom = { ...room, top: room.top + plateHeight + GAP, height: room.height - plateHeight - GAP };
    return {
      plate,
      sleeve: { left: left + plateWidth + GAP, top: room.top, width: sleeveWidth, height: plateHeight },
      row: rowIn(cards, rowRoom, how),
    };
  };

  const top = EDGE;
  const sideTop = top + upperHeight + 2 * GAP;
  const sideHeight = Math.max(60, ownPlateTop - sideTop - 2 * GAP);
  const side = (align: 'left' | 'right', from: number, most: number): Outline => {
    const left = align === 'left' ? EDGE : width - EDGE - sideWidth;
    // As high as it needs, in the middle of its side.
    const needed = plateHeight + GAP + Math.min(sideHeight - plateHeight - GAP, most * 2 + 4);
    const offset = Math.max(0, (from - needed) / 2);
    const room = { left, top: sideTop + offset, width: sideWidth, height: needed };
    return panel(room, { lines: [1, 2], tight: 0.9, align, most });
  };
  const upper = (align: 'left' | 'centre' | 'right', from: number, to: number): Outline =>
    panel(
      { left: from, top, width: to - from, height: upperHeight },
      { lines: [1], tight: 0.42, align, most: upperMost },
    );

  const half = width / 2;
  const others: Outline[] =
    players === 3
      ? [upper('left', EDGE, half - 20), upper('right', half + 20, width - EDGE)]
      : players === 4
        ? [
            side('left', sideHeight, height * 0.13),
            upper('centre', width * 0.2, width * 0.8),
            side('right', sideHeight, height * 0.13),
          ]
        : [
            side('left', sideHeight, height * 0.12),
            upper('left', EDGE, half - 20),
            upper('right', half + 20, width - EDGE),
            side('right', sideHeight, height * 0.12),
          ];
  const sleeveWidth = Math.round(plateHeight / CARD_PROPORTION);
  const ownPlate = {
    left: EDGE,
    top: ownPlateTop,
    width: Math.min(sideWidth - sleeveWidth - GAP, 250 * text),
    height: plateHeight,
  };
  const ownPanel: Outline = {
    plate: ownPlate,
    sleeve: {
      left: ownPlate.left + ownPlate.width + GAP,
      top: ownPlateTop,
      width: sleeveWidth,
      height: plateHeight,
    },
    row: own,
  };
  const sides = players === 3 ? Math.min(sideWidth, width * 0.2) : sideWidth;
  const centre = {
    left: EDGE + sides + 12,
    top: sideTop - GAP,
    width: width - 2 * (EDGE + sides + 12),
    height: ownTop - raised - sideTop,
  };
  return {
    ...together([ownPanel, ...others], centre, players),
    removed: { left: width - EDGE - sleeveWidth, top: ownPlateTop, width: sleeveWidth, height: plateHeight },
    small,
  };
}

/** A window higher than wide: a strip for each of the others, the trick, and the own row in two lines. */
function tall(size: Size, players: number, cards: number): Places {
  const { width, height, text } = size;
  const inner = { left: EDGE - 2, width: width - 2 * (EDGE - 2) };
  const plateHeight = Math.round(24 * text);
  const most = Math.min(height * 0.12, 130);
  const lines = [2];
  const ownRoom = { ...inner, top: 0, height: 2 * most + 6 };
  const probe = rowIn(cards, ownRoom, { lines, tight: 0.84, most, gap: 6 });
  const ownHeight = 2 * probe.cardHeight + 12;
  const ownTop = height - EDGE - ownHeight - probe.cardHeight * LOWERED;
  const own = rowIn(
    cards,
    { ...inner, top: ownTop, height: ownHeight },
    { lines, tight: 0.84, most, gap: 12 },
  );
  const ownPlateTop = ownTop - probe.cardHeight * (RAISED + 0.04) - plateHeight - 2;
  const strip = Math.min(
    height * 0.12,
    Math.max(32, (height * 0.46) / (players - 1) - plateHeight - 10),
    110,
  );

  const panel = (plateTop: number, rowTop: number, row: Row | null): Outline => {
    const sleeveHeight = Math.round(Math.min(strip, row ? plateHeight * 1.5 : strip));
    const sleeveWidth = Math.round(sleeveHeight / CARD_PROPORTION);
    const right = inner.left + inner.width;
    const rowRoom = { left: inner.left, top: rowTop, width: inner.width - sleeveWidth - 8, height: strip };
    return {
      plate: {
        left: inner.left,
        top: plateTop,
        width: row ? inner.width * 0.7 : inner.width,
        height: plateHeight,
      },
      sleeve: row
        ? {
            left: inner.left + inner.width * 0.7 + 6,
            top: plateTop + plateHeight - sleeveHeight,
            width: sleeveWidth,
            height: sleeveHeight,
          }
        : { left: right - sleeveWidth, top: rowTop, width: sleeveWidth, height: sleeveHeight },
      row: row ?? rowIn(cards, rowRoom, { lines: [1], tight: 0.56, most: strip, gap: 2, align: 'left' }),
    };
  };
  const pitch = plateHeight + 2 + strip + 8;
  const others = Array.from({ length: players - 1 }, (_, i) => {
    const top = 6 + i * pitch;
    return panel(top, top + plateHeight + 2, null);
  });
  const ownPanel = panel(ownPlateTop, ownTop, own);
  const centreTop = 6 + (players - 1) * pitch + 2;
  const centreBottom = Math.min(ownPlateTop, ownPanel.sleeve.top) - 6;
  const centre = { ...inner, top: centreTop, height: Math.max(44, centreBottom - centreTop) };
  const { width: removedWidth, height: removedHeight } = ownPanel.sleeve;
  return {
    ...together([ownPanel, ...others], centre, players),
    removed: {
      left: inner.left + inner.width - removedWidth,
      top: ownPanel.sleeve.top,
      width: removedWidth,
      height: removedHeight,
    },
    small: true,
  };
}

function together(
  outlines: readonly Outline[],
  centre: Rect,
  players: number,
): Omit<Places, 'removed' | 'small'> {
  const trick = trickIn(centre, players);
  const middle = { x: centre.left + centre.width / 2, y: centre.top + centre.height / 2 };
  return {
    panels: outlines.map((outline, place) => ({ ...outline, spot: trick.spots[place] ?? middle })),
    centre,
    trickWidth: trick.width,
  };
}
