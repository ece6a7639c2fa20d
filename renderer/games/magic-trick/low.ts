// A low window, such as a phone on its side: others beside each other along the top, the trick in one line below them.
import { CARD_PROPORTION } from '../../stage/cards/card.ts';
import { frameOf } from '../../stage/frame.ts';
import type { Size } from '../../stage/game-stage.ts';
import { EDGE, GAP, LOWERED, type Outline, type Places, RAISED, together, trumpBeside } from './places.ts';
import { type Fit, INDEX_STRIP, rowIn } from './row.ts';

/** A window lower than this, in px at usual text size, is low. */
const LOW = 400;
/** And one lower than this has no line for the own plate while a row is sorted. */
const CROWDED = 260;
/** The height of cards, as a part of the window's. */
const OWN = 0.24;
const OWN_CROWDED = 0.2;
const OTHERS = 0.13;
const OTHERS_SORTING = 0.085;
/** Between two who sit beside each other, in px. */
const APART = 10;
/** Room for a name under a card of the trick, in px at usual text size. */
const CAPTION = 16;

const FITS: readonly Fit[] = [
  [1, INDEX_STRIP],
  [2, 0.7],
];

export function isLow({ height, text }: Size): boolean {
  return height < LOW * text;
}

/** Where everything is at a table of 3 to 5 players, each with a row of `cards`; `sorting` leaves more room in the centre. */
export function low(size: Size, players: number, cards: number, sorting: boolean): Places {
  const { width, height, text } = size;
  const frame = frameOf(width, height);
  const edge = frame.side + EDGE;
  const inner = { left: edge, width: width - 2 * edge };
  const plateHeight = Math.round(24 * text);
  const sleeveWidth = Math.round(plateHeight / CARD_PROPORTION);

  const ownMost = Math.max(48, height * (sorting ? OTHERS : text > 1.2 ? OWN_CROWDED : OWN));
  // While a row is sorted and text is large, all plates stand along the top, the removed card beside the own row.
  const crowded = sorting && height < CROWDED * text;
  const ownWidth = inner.width - (crowded ? 2 * (sleeveWidth + GAP) : 0);
  const ownRoom = { left: (width - ownWidth) / 2, width: ownWidth };
  const ownHow = { fits: [[1, 0.7]], most: ownMost, gap: 4 } as const;
  const { cardHeight: ownHeight } = rowIn(cards, { ...ownRoom, top: 0, height: ownMost }, ownHow);
  const ownTop = height - frame.bottom - ownHeight * (1 + LOWERED);
  const ownRow = rowIn(cards, { ...ownRoom, top: ownTop, height: ownHeight }, ownHow);
  const ownEdge = ownTop - ownHeight * (RAISED + 0.02);

  const count = crowded ? players : players - 1;
  const columnWidth = (inner.width - (count - 1) * APART) / count;
  const top = frame.top + 1;
  const most = Math.max(24, height * (sorting ? OTHERS_SORTING : OTHERS));
  // Nothing is up a sleeve yet while rows are sorted: names have the room above, and the pocket lies beside the row.
  const namesAlone = sorting && !crowded;
  const column = (index: number): Outline => {
    const left = inner.left + index * (columnWidth + APART);
    const plate = { left, top, width: columnWidth - (namesAlone ? 0 : sleeveWidth + 4), height: plateHeight };
    const sleeve = {
      left: left + columnWidth - sleeveWidth,
      top: namesAlone ? top + plateHeight + 3 : top,
      width: sleeveWidth,
      height: plateHeight,
    };
    const rowWidth = columnWidth - (namesAlone ? sleeveWidth + 4 : 0);
    const room = { left, top: top + plateHeight + 3, width: rowWidth, height: 2 * most + 3 };
    return { plate, sleeve, row: rowIn(cards, room, { fits: FITS, most, gap: 3, align: 'left', top: true }) };
  };
  const columns = Array.from({ length: players - 1 }, (_, index) => column(crowded ? index + 1 : index));
  const bottomOf = ({ row, sleeve }: Outline): number =>
    Math.max(sleeve.top + sleeve.height, (row.cards.at(-1)?.y ?? 0) + row.cardHeight / 2);
  const upperBottom = Math.max(...columns.map(bottomOf));

  const plateWidth = Math.min(170 * text, inner.width * 0.26);
  const ownColumn = column(0);
  const ownPlate = { left: edge, top: ownEdge - plateHeight - 2, width: plateWidth, height: plateHeight };
  const ownSleeve = { ...ownPlate, left: edge + plateWidth + 4, width: sleeveWidth };
  const own = crowded ? { ...ownColumn, row: ownRow } : { plate: ownPlate, sleeve: ownSleeve, row: ownRow };
  const removed = {
    left: width - edge - sleeveWidth,
    top: crowded ? ownTop : ownPlate.top,
    width: sleeveWidth,
    height: plateHeight,
  };
  // Where the removed card lies beside the own row, the other side of it is free.
  const sealBesideRow = { left: edge, top: ownTop, width: sleeveWidth, height: sleeveWidth };
  const beside = plateWidth + 4 + sleeveWidth + 2 * GAP;
  const centreTop = upperBottom + 4;
  // The row to sort needs the whole width, above the own plate; a trick lies beside it.
  const centre = sorting
    ? { ...inner, top: centreTop, height: Math.max(44, (crowded ? ownEdge : ownPlate.top) - 4 - centreTop) }
    : {
        left: edge + beside,
        top: centreTop,
        width: inner.width - 2 * beside,
        height: Math.max(44, ownEdge - 3 - centreTop),
      };
  return {
    ...together([own, ...columns], centre, players, CAPTION * text),
    removed,
    trump: crowded
      ? sealBesideRow
      : trumpBeside(removed, players, {
          top: removed.top,
          size: plateHeight,
          apart: 4,
          end: width - edge - beside + GAP,
        }),
    largest: height * 0.4,
    small: true,
    text,
  };
}
