// A low window, such as a phone on its side: others beside each other along the top, the trick in one line below them.
import { CARD_PROPORTION } from '../../stage/cards/card.ts';
import { frameOf } from '../../stage/frame.ts';
import type { Size } from '../../stage/game-stage.ts';
import { besideRemoved, droppedSigns, type Outline, type Places, together } from './places.ts';
import { EDGE, GAP, LOWERED, RAISED } from '../parts/place.ts';
import { type Fit, INDEX_STRIP, rowIn } from '../parts/row.ts';

/** Whoever wants larger text than this wants larger cards before: names grow no further, and others lie in one line. */
const LARGER = 1.25;
/** How wide a name with its tricks and points is at usual text size, in px. */
const NAME = 165;
/** The height of cards, as a part of the window's. */
const OWN = 0.24;
const OWN_LARGER = 0.27;
const OTHERS = 0.115;
const OTHERS_SORTING = 0.085;
const OWN_SORTING = 0.13;
/** Between two who sit beside each other, in px. */
const APART = 10;
/** How high a card of the trick is at least where names stand under them, in px. */
const TRICK = 60;
/** Room for a name under a card of the trick, in px at usual text size. */
const CAPTION = 16;
/** The height of the own pocket, into which a card has to find, in heights of the plate. */
const POCKET = 1.7;
/** How much of a card shows at least where a row lies in one line, in px. */
const ONE_LINE = 16;

const FITS: readonly Fit[] = [
  [1, INDEX_STRIP],
  [2, 0.7],
];

/**
 * Where everything is at a table of 3 to 5 players, each with a row of `cards`; `sorting` leaves more room in the centre.
 * @param largest how high a card of a row is at most, in px, where nobody is favoured; Infinity where the own row may be larger
 */
export function low(size: Size, players: number, cards: number, sorting: boolean, largest: number): Places {
  const { width, height } = size;
  const frame = frameOf(width, height);
  const edge = frame.side + EDGE;
  const inner = { left: edge, width: width - 2 * edge };
  const columnWidth = (inner.width - (players - 2) * APART) / (players - 1);
  const text = Math.min(size.text, LARGER, Math.max(1, columnWidth / NAME));
  const isLarge = size.text >= LARGER;
  const plateHeight = Math.round(24 * text);
  const sleeveWidth = Math.round(plateHeight / CARD_PROPORTION);
  const plateWidth = Math.min(170 * text, inner.width * 0.26);

  // While a row is sorted the own plate stands beside the own row, and else above it: at the near edge in both.
  const left = sorting ? edge + plateWidth + 4 + sleeveWidth + 2 * GAP : edge;
  const dropped = droppedSigns(players, plateHeight, plateHeight).width;
  const right = width - edge - (sorting ? sleeveWidth + plateHeight + 4 + 2 * GAP + dropped : 0);
  const ownMost = Math.min(
    largest,
    Math.max(48, height * (sorting ? OWN_SORTING : isLarge ? OWN_LARGER : OWN)),
  );
  const ownRoom = { left, width: right - left };
  const ownHow = { fits: [[1, sorting ? 0.5 : 0.7]], most: ownMost, gap: 4 } as const;
  const { cardHeight: ownHeight } = rowIn(cards, { ...ownRoom, top: 0, height: ownMost }, ownHow);
  const ownTop = height - frame.bottom - ownHeight * (1 + LOWERED);
  const ownRow = rowIn(cards, { ...ownRoom, top: ownTop, height: ownHeight }, ownHow);
  const ownEdge = ownTop - ownHeight * (RAISED + 0.02);

  const top = frame.top + 1;
  const most = Math.min(largest, Math.max(24, height * (sorting ? OTHERS_SORTING : OTHERS)));
  const step = (columnWidth - Math.ceil(most / CARD_PROPORTION)) / (cards - 1);
  const fits = isLarge && step >= ONE_LINE ? FITS.slice(0, 1) : FITS;
  const column = (index: number): Outline => {
    const start = inner.left + index * (columnWidth + APART);
    // Nothing is up a sleeve yet while rows are sorted: names have the room above, and the pocket lies beside the row.
    const plate = {
      left: start,
      top,
      width: columnWidth - (sorting ? 0 : sleeveWidth + 4),
      height: plateHeight,
    };
    const sleeve = {
      left: start + columnWidth - sleeveWidth,
      top: sorting ? top + plateHeight + 3 : top,
      width: sleeveWidth,
      height: plateHeight,
    };
    const rowWidth = columnWidth - (sorting ? sleeveWidth + 4 : 0);
    const room = { left: start, top: top + plateHeight + 3, width: rowWidth, height: 2 * most + 3 };
    return { plate, sleeve, row: rowIn(cards, room, { fits, most, gap: 3, align: 'left', top: true }) };
  };
  const columns = Array.from({ length: players - 1 }, (_, index) => column(index));
  const bottomOf = ({ row, sleeve }: Outline): number =>
    Math.max(sleeve.top + sleeve.height, (row.cards.at(-1)?.y ?? 0) + row.cardHeight / 2);
  const upperBottom = Math.max(...columns.map(bottomOf));

  // The name of the owner stands a little above the row to sort.
  const centreTop = upperBottom + (sorting ? 6 : 4);
  const plateTop = sorting ? ownTop + (ownHeight - plateHeight) / 2 : ownEdge - plateHeight - 2;
  const ownPlate = { left: edge, top: plateTop, width: plateWidth, height: plateHeight };
  const pocketHeight = sorting
    ? plateHeight
    : Math.round(Math.min(plateHeight * POCKET, plateTop + plateHeight - centreTop));
  const ownSleeve = {
    left: edge + plateWidth + 4,
    top: plateTop + plateHeight - pocketHeight,
    width: Math.round(pocketHeight / CARD_PROPORTION),
    height: pocketHeight,
  };
  const removed = {
    left: width - edge - sleeveWidth,
    top: plateTop,
    width: sleeveWidth,
    height: plateHeight,
  };
  const beside = plateWidth + 4 + ownSleeve.width + 2 * GAP;
  const centre = {
    // The row to sort needs the whole width; a trick lies beside the own plate.
    left: sorting ? edge : edge + beside,
    top: centreTop,
    width: sorting ? inner.width : inner.width - 2 * beside,
    height: Math.max(44, ownEdge - (sorting ? 4 : 3) - centreTop),
  };
  // Where cards would be too small, plates alone name the players.
  const caption = centre.height - CAPTION * text < TRICK ? 0 : CAPTION * text;
  return {
    ...together([{ plate: ownPlate, sleeve: ownSleeve, row: ownRow }, ...columns], centre, players, caption),
    removed,
    ...besideRemoved(removed, players, {
      top: removed.top,
      size: plateHeight,
      apart: 4,
      end: sorting ? right + GAP : width - edge - beside + GAP,
    }),
    largest: height * 0.4,
    small: true,
    text,
  };
}
