// A window wider than high: others at the left, at the top and at the right, the own row along the bottom.
import { CARD_PROPORTION } from '../../stage/cards/card.ts';
import type { Size } from '../../stage/game-stage.ts';
import { EDGE, GAP, LOWERED, type Outline, type Places, RAISED, together } from './places.ts';
import { type Rect, rowIn } from './row.ts';

/** The window whose text is as large as the reader has set it; in larger ones it grows along. */
const USUAL = { width: 1280, height: 760 };
const LARGEST = 1.8;
/** A window lower than this, in px at usual text size, has room for plates of one line only. */
const SMALL = 520;

/** Where everything is at a table of 3 to 5 players, each with a row of `cards`. */
export function wide(size: Size, players: number, cards: number): Places {
  const { width, height } = size;
  const text =
    size.text * Math.min(LARGEST, Math.max(1, Math.min(width / USUAL.width, height / USUAL.height)));
  const small = height < SMALL * size.text;
  const plateHeight = Math.round((small ? 26 : 56) * text);
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
      row: rowIn(cards, rowRoom, { ...how, top: true }),
    };
  };

  const top = EDGE;
  const sideTop = top + upperHeight + 2 * GAP;
  const sideHeight = Math.max(60, ownPlateTop - sideTop - 2 * GAP);
  const side = (align: 'left' | 'right', most: number): Outline => {
    const left = align === 'left' ? EDGE : width - EDGE - sideWidth;
    const how = { lines: [1, 2], tight: 0.9, align, most };
    const room = { left, top: sideTop, width: sideWidth, height: sideHeight };
    const high = panel(room, how);
    // As high as its cards, in the middle of its side.
    const used = (high.row.cards.at(-1)?.y ?? sideTop) + high.row.cardHeight / 2 - sideTop;
    return panel({ ...room, top: sideTop + Math.max(0, (sideHeight - used) / 2) }, how);
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
            side('left', height * 0.13),
            upper('centre', width * 0.2, width * 0.8),
            side('right', height * 0.13),
          ]
        : [
            side('left', height * 0.12),
            upper('left', EDGE, half - 20),
            upper('right', half + 20, width - EDGE),
            side('right', height * 0.12),
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
  // Nobody sits at the sides of three, but the own plate and sleeve reach up beside the centre.
  const sides = players === 3 ? ownPlate.width + GAP + sleeveWidth : sideWidth;
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
    text,
  };
}
