// A window higher than wide: a strip for each of the others, the trick, and the own row in two lines.
import { CARD_PROPORTION } from '../../stage/cards/card.ts';
import { frameOf } from '../../stage/frame.ts';
import type { Size } from '../../stage/game-stage.ts';
import { EDGE, LOWERED, type Outline, type Places, RAISED, together } from './places.ts';
import { type Fit, type Row, rowIn } from './row.ts';

/** The window whose text is as large as the reader has set it; in larger ones it grows along. */
const USUAL = { width: 400, height: 740 };
const LARGEST = 1.6;
/** How much of a card in a strip shows at least beside the next, as a part of its width. */
const TIGHT = 0.7;
/** Room for a name under a card of the trick, in px at usual text size. */
const CAPTION = 18;
/** Between a row and the card up the sleeve, in px. */
const SLEEVE_GAP = 8;

/** The height of a card of the own row, as a part of the window's: the first that leaves the trick its room. */
const OWN = [0.125, 0.11, 0.095, 0.08] as const;
/** How high a card of the trick is at least, in px. */
const TRICK = 66;

/** Where everything is at a table of 3 to 5 players, each with a row of `cards`; `sorting` leaves more room in the centre. */
export function tall(size: Size, players: number, cards: number, sorting: boolean): Places {
  const [largest, ...smaller] = OWN;
  let places = tallWith(largest, size, players, cards, sorting);
  for (const own of smaller) {
    if (sorting || places.centre.height >= TRICK + CAPTION * places.text) break;
    places = tallWith(own, size, players, cards, sorting);
  }
  return places;
}

function tallWith(share: number, size: Size, players: number, cards: number, sorting: boolean): Places {
  const { width, height } = size;
  const text =
    size.text * Math.min(LARGEST, Math.max(1, Math.min(width / USUAL.width, height / USUAL.height)));
  const frame = frameOf(width, height);
  const edge = frame.side + 2;
  const inner = { left: edge, width: width - 2 * edge };
  const plateHeight = Math.round(24 * text);
  // Rows that are not sorted yet tell little, and the row to sort needs the room.
  const lines = sorting ? 1 : 2;
  const ownMost = Math.min(sorting ? Math.max(34, height * 0.07) : height * share, 200);
  const fits: readonly Fit[] = [[lines, sorting ? 0.6 : 0.84]];
  const ownRoom = { ...inner, top: 0, height: lines * ownMost + 6 };
  const probe = rowIn(cards, ownRoom, { fits, most: ownMost, gap: 6 });
  const ownHeight = lines * probe.cardHeight + (lines - 1) * 12;
  const ownTop = height - frame.bottom - EDGE - ownHeight - probe.cardHeight * LOWERED;
  const own = rowIn(cards, { ...inner, top: ownTop, height: ownHeight }, { fits, most: ownMost, gap: 12 });
  const ownPlateTop = ownTop - probe.cardHeight * (RAISED + 0.04) - plateHeight - 2;
  const most = Math.max(
    sorting ? 26 : 32,
    (height * (sorting ? 0.3 : 0.46)) / (players - 1) - plateHeight - 10,
  );
  // As wide as the row with the card up the sleeve beside it, so that both are equally high.
  const widest = (inner.width - SLEEVE_GAP) / (2 + (cards - 1) * TIGHT);
  const largest = sorting ? Infinity : probe.cardHeight;
  const strip = Math.min(most, height * 0.12, 110, widest * CARD_PROPORTION, largest);

  const panel = (plateTop: number, rowTop: number, row: Row | null): Outline => {
    const sleeveHeight = Math.round(Math.min(strip, row ? plateHeight * 1.5 : strip));
    const sleeveWidth = Math.round(sleeveHeight / CARD_PROPORTION);
    const right = inner.left + inner.width;
    const rowRoom = {
      left: inner.left,
      top: rowTop,
      width: inner.width - sleeveWidth - SLEEVE_GAP,
      height: strip,
    };
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
      row: row ?? rowIn(cards, rowRoom, { fits: [[1, TIGHT]], most: strip, gap: 2, align: 'left' }),
    };
  };
  const pitch = plateHeight + 2 + strip + 8;
  const others = Array.from({ length: players - 1 }, (_, i) => {
    const top = frame.top + i * pitch;
    return panel(top, top + plateHeight + 2, null);
  });
  const ownPanel = panel(ownPlateTop, ownTop, own);
  const centreTop = frame.top + (players - 1) * pitch + 2;
  const centreBottom = Math.min(ownPlateTop, ownPanel.sleeve.top) - 6;
  const centre = { ...inner, top: centreTop, height: Math.max(44, centreBottom - centreTop) };
  const { width: removedWidth, height: removedHeight } = ownPanel.sleeve;
  return {
    ...together([ownPanel, ...others], centre, players, CAPTION * text),
    removed: {
      left: inner.left + inner.width - removedWidth,
      top: ownPanel.sleeve.top,
      width: removedWidth,
      height: removedHeight,
    },
    largest: 190,
    small: true,
    text,
  };
}
