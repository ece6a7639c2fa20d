// A window wider than high: others at the left, at the top and at the right, the own row along the bottom.
import { CARD_PROPORTION } from '../../stage/cards/card.ts';
import { frameOf } from '../../stage/frame.ts';
import type { Size } from '../../stage/game-stage.ts';
import { EDGE, GAP, LOWERED, RAISED } from '../parts/place.ts';
import { wideText } from '../parts/window.ts';
import { besideRemoved, type Outline, type Places, together } from './places.ts';
import { type Fit, INDEX_STRIP, type Rect, rowIn } from '../parts/row.ts';

/** The height of the seal of trump, as a part of a plate's; how wide what is written beside the card put away is. */
const SEAL = 0.8;
const REMOVED_WORD = 88;
/** The height of the own pocket, into which a card has to find, in heights of a plate of two lines. */
const POCKET = 1.3;
/** The height of the largest cards, as a part of the window's. */
const OWN = 0.245;
const UPPER = 0.152;
/** How long the row at the top is at most, in heights of its cards. */
const UPPER_LONG = 7.6;
/** The width of a side, as a part of the window's, by players; smaller while a row is sorted in the centre. */
const SIDE: Readonly<Record<number, number>> = { 3: 0.345, 4: 0.315, 5: 0.325 };
const SIDE_SORTING = 0.25;
/** One line with the corners to be seen, or two of which more is seen. */
const SIDE_FITS: readonly Fit[] = [
  [1, INDEX_STRIP],
  [2, 0.74],
];

/**
 * Where everything is at a table of 3 to 5 players, each with a row of `cards`; `sorting` leaves more room in the centre.
 * @param largest how high a card of a row is at most, in px, where nobody is favoured; Infinity where the own row may be larger
 */
export function wide(size: Size, players: number, cards: number, sorting: boolean, largest: number): Places {
  const { width, height } = size;
  const frame = frameOf(width, height);
  const { text, small } = wideText(size);
  const plateHeight = Math.round((small ? 26 : 54) * text);
  const plateSleeve = Math.round(plateHeight / CARD_PROPORTION);
  const gap = Math.round(GAP * text);
  const edge = frame.side + EDGE;
  const inner = { left: edge, width: width - 2 * edge };

  const isForAll = largest < Infinity;
  const ownMost = Math.min(largest, height * OWN);
  const ownHow = { fits: [[1, 0.64]], most: ownMost, gap: 6 } as const;
  const { cardHeight: ownHeight } = rowIn(cards, { ...inner, top: 0, height: ownMost }, ownHow);
  const ownTop = height - frame.bottom - EDGE - ownHeight * (1 + LOWERED);
  const own = rowIn(cards, { ...inner, top: ownTop, height: ownHeight }, ownHow);
  const raised = ownHeight * (RAISED + 0.02);
  const ownPlateTop = ownTop - raised - plateHeight - 4;
  const sideWidth = Math.round(width * (sorting || isForAll ? SIDE_SORTING : (SIDE[players] ?? 0.3)));
  const plateWidth = Math.min(sideWidth - plateSleeve - gap, 236 * text);

  const panel = (
    room: Rect,
    align: 'left' | 'centre' | 'right',
    fits: readonly Fit[],
    most: number,
  ): Outline => {
    const whole = Math.min(plateWidth, room.width - plateSleeve - gap) + gap + plateSleeve;
    const spare = room.width - whole;
    const left = room.left + (align === 'left' ? 0 : align === 'right' ? spare : spare / 2);
    const plate = { left, top: room.top, width: whole - gap - plateSleeve, height: plateHeight };
    const rowRoom = { ...room, top: room.top + plateHeight + gap, height: room.height - plateHeight - gap };
    return {
      plate,
      sleeve: { left: left + whole - plateSleeve, top: room.top, width: plateSleeve, height: plateHeight },
      row: rowIn(cards, rowRoom, { fits, align, most, top: true }),
    };
  };

  const top = frame.top + EDGE;
  const upperMost = Math.min(largest, Math.max(34, height * UPPER));
  /** Plate and sleeve beside the row, which leaves more height to everything else. */
  const beside = (): Outline => {
    const sleeveWidth = Math.round(upperMost / CARD_PROPORTION);
    const [least, apart] = [150 * text, 2 * gap];
    const rowWidth = Math.min(
      inner.width - 2 * (Math.min(least, plateWidth) + apart),
      upperMost * UPPER_LONG,
    );
    const left = (width - rowWidth) / 2;
    const room = { left, top, width: rowWidth, height: upperMost };
    const row = rowIn(cards, room, { fits: [[1, 0.5]], most: upperMost, top: true });
    const first = (row.cards[0]?.x ?? 0) - row.cardWidth / 2;
    const widest = Math.min(plateWidth, first - apart - edge);
    return {
      plate: {
        left: first - apart - widest,
        top: top + (row.cardHeight - plateHeight) / 2,
        width: widest,
        height: plateHeight,
      },
      sleeve: {
        left: Math.min(width - first + apart, width - edge - sleeveWidth),
        top,
        width: sleeveWidth,
        height: row.cardHeight,
      },
      row,
    };
  };
  const half = width / 2;
  const upperHeight = plateHeight + gap + upperMost;
  // In the middle of its half, so that neither plate nor sleeve lies on the gilt of the corner.
  const upper = (left: number): Outline =>
    panel(
      { left, top, width: half - 12 - edge, height: upperHeight },
      'centre',
      [[1, INDEX_STRIP]],
      upperMost,
    );

  const uppers = players === 3 ? [] : players === 4 ? [beside()] : [upper(edge), upper(half + 12)];
  const upperBottom = Math.max(
    top,
    ...uppers.flatMap(({ row, plate }) => [bottomOf(row), plate.top + plate.height]),
  );
  const sideTop = upperBottom + 2 * gap;
  const pocketHeight = Math.round(small ? plateHeight : plateHeight * POCKET);
  const pocketTop = ownPlateTop + plateHeight - pocketHeight;
  const sideHeight = Math.max(60, Math.min(ownPlateTop - 2 * gap, pocketTop - 3) - sideTop);
  const side = (align: 'left' | 'right'): Outline => {
    const left = align === 'left' ? edge : width - edge - sideWidth;
    const room = { left, top: sideTop, width: sideWidth, height: sideHeight };
    const high = panel(room, align, SIDE_FITS, Math.min(largest, height * 0.19));
    // As high as its cards, in the middle of its side.
    const spare = sideHeight - (bottomOf(high.row) - sideTop);
    return movedDown(high, Math.max(0, spare / 2));
  };

  const pocketWidth = Math.round(pocketHeight / CARD_PROPORTION);
  const ownPlateWidth = Math.min(plateWidth, sideWidth - pocketWidth - gap);
  const ownPlate = { left: edge, top: ownPlateTop, width: ownPlateWidth, height: plateHeight };
  const ownSleeve = {
    left: edge + ownPlateWidth + gap,
    top: pocketTop,
    width: pocketWidth,
    height: pocketHeight,
  };
  const between = EDGE + edge + sideWidth + gap;
  const centre = {
    left: between,
    top: sideTop,
    width: width - 2 * between,
    height: ownTop - raised - gap - sideTop,
  };
  const outlines = [{ plate: ownPlate, sleeve: ownSleeve, row: own }, side('left'), ...uppers, side('right')];
  const removed = {
    left: width - edge - plateSleeve,
    top: ownPlateTop,
    width: plateSleeve,
    height: plateHeight,
  };
  const seal = Math.round(plateHeight * (small ? 1 : SEAL));
  return {
    ...together(outlines, centre, players),
    removed,
    ...besideRemoved(removed, players, {
      top: ownPlateTop + (plateHeight - seal) / 2,
      size: seal,
      apart: (small ? 0 : REMOVED_WORD * text) + gap,
      end: centre.left + centre.width,
      isWorded: !small,
    }),
    largest: height * 0.3,
    small,
    text,
  };
}

function bottomOf({ cards, cardHeight }: Outline['row']): number {
  return Math.max(0, ...cards.map(({ y }) => y)) + cardHeight / 2;
}

function movedDown({ plate, sleeve, row }: Outline, by: number): Outline {
  return {
    plate: { ...plate, top: plate.top + by },
    sleeve: { ...sleeve, top: sleeve.top + by },
    row: { ...row, cards: row.cards.map(({ x, y }) => ({ x, y: y + by })) },
  };
}
