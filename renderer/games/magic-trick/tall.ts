// A window higher than wide: a strip for each of the others, the trick, and the own row in two lines.
import { CARD_PROPORTION } from '../../stage/cards/card.ts';
import { frameOf } from '../../stage/frame.ts';
import type { Size } from '../../stage/game-stage.ts';
import { besideRemoved, droppedSigns, type Outline, type Places, together } from './places.ts';
import { EDGE, LOWERED, RAISED } from '../parts/place.ts';
import { tallText } from '../parts/window.ts';
import { type Fit, type Row, rowIn } from '../parts/row.ts';

/** How much of a card in a strip shows at least beside the next, as a part of its width. */
const TIGHT = 0.7;
/** Room for a name under a card of the trick, in px at usual text size. */
const CAPTION = 18;
/** Between a row and the card up the sleeve, in px. */
const SLEEVE_GAP = 8;
/** Between what stands in the line of the own plate, in px. */
const SEAL_GAP = 6;

/** The height of a card of the own row, as a part of the window's: the first that leaves the trick its room. */
const OWN = [0.125, 0.11, 0.095, 0.08] as const;
/** How much larger that is at most for who wants larger text, and how high such a card is at least, in px. */
const OWN_LARGER = 1.25;
const OWN_LEAST = 62;
/** How high a card of the trick is at least, in px, and how wide where the own pocket may be large. */
const TRICK = 66;
const TRICK_ROOMY = 56;
/** How much larger than at 100 % names are, at most: whoever wants larger text wants larger cards before. */
const NAMES = [1.5, 1.25, 1.1] as const;
/** What names under the cards of a trick are worth, and how much large names are, against large cards. */
const NAMED = 1.1;
const LARGE_NAMES = 0.35;

/** What gives way where there is little room. */
interface Plan {
  /** The height of a card of the own row, as a part of the window's. */
  readonly own: number;
  /** How much larger than at 100 % names are. */
  readonly names: number;
  /** Whether names stand under the cards of the trick as well; plates name the players already. */
  readonly captions: boolean;
  /** The height of the own pocket, into which a card has to find, in heights of the plate. */
  readonly pocket: number;
}

const ROOMY = { captions: true, pocket: 2 } as const;
const CLOSE = { captions: true, pocket: 1.4 } as const;
const BARE = { captions: false, pocket: 1.4 } as const;
const BAREST = { captions: false, pocket: 1.1 } as const;

/**
 * Where everything is at a table of 3 to 5 players, each with a row of `cards`; `sorting` leaves more room in the centre.
 * @param largest how high a card of a row is at most, in px, where nobody is favoured; Infinity where the own row may be larger
 */
export function tall(size: Size, players: number, cards: number, sorting: boolean, largest: number): Places {
  const lay = (plan: Plan): Places => tallWith(plan, size, players, cards, sorting, largest);
  const { text } = size;
  // The row to sort is what has to be large.
  if (sorting) return lay({ own: OWN[0], names: Math.min(text, NAMES[1]), ...CLOSE });
  return text <= 1 ? firstThatDoes(text, lay) : bestFor(text, lay);
}

/** The largest own row that leaves the trick its room. */
function firstThatDoes(names: number, lay: (plan: Plan) => Places): Places {
  const roomy = lay({ own: OWN[0], names, ...ROOMY });
  if (roomy.trickWidth >= TRICK_ROOMY) return roomy;
  const [first, ...smaller] = OWN;
  let places = lay({ own: first, names, ...CLOSE });
  for (const own of smaller) {
    if (places.centre.height >= TRICK + CAPTION * places.text) break;
    places = lay({ own, names, ...CLOSE });
  }
  return places;
}

/** Whoever wants larger text gets what makes the smaller of own cards and cards of the trick largest. */
function bestFor(text: number, lay: (plan: Plan) => Places): Places {
  const own = OWN[0] * Math.min(text, OWN_LARGER);
  const names = [...new Set(NAMES.map((most) => Math.min(most, text)))];
  const plans = [own, ...OWN].flatMap((part) =>
    names.flatMap((each) => [ROOMY, BARE, BAREST].map((how) => ({ own: part, names: each, ...how }))),
  );
  const valued = plans.map((plan) => {
    const places = lay(plan);
    const cards = Math.min(places.panels[0]?.row.cardWidth ?? 0, places.trickWidth);
    return { places, value: cards * (plan.names / text) ** LARGE_NAMES * (plan.captions ? NAMED : 1) };
  });
  return valued.reduce((best, next) => (next.value > best.value ? next : best)).places;
}

function tallWith(
  plan: Plan,
  size: Size,
  players: number,
  cards: number,
  sorting: boolean,
  most: number,
): Places {
  const { width, height } = size;
  const text = plan.names * tallText(size);
  const frame = frameOf(width, height);
  const edge = frame.side + 2;
  const inner = { left: edge, width: width - 2 * edge };
  const plateHeight = Math.round(24 * text);
  // Rows that are not sorted yet tell little, and the row to sort needs the room.
  const lines = sorting ? 1 : 2;
  const ownMost = Math.min(
    sorting ? Math.max(34, height * 0.07) : Math.max(OWN_LEAST, height * plan.own),
    200,
    most,
  );
  const fits: readonly Fit[] = [[lines, sorting ? 0.6 : 0.84]];
  const ownRoom = { ...inner, top: 0, height: lines * ownMost + 6 };
  const probe = rowIn(cards, ownRoom, { fits, most: ownMost, gap: 6 });
  const ownHeight = lines * probe.cardHeight + (lines - 1) * 12;
  const ownTop = height - frame.bottom - EDGE - ownHeight - probe.cardHeight * LOWERED;
  const own = rowIn(cards, { ...inner, top: ownTop, height: ownHeight }, { fits, most: ownMost, gap: 12 });
  const ownPlateTop = ownTop - probe.cardHeight * (RAISED + 0.04) - plateHeight - 2;
  const high = Math.max(
    sorting ? 26 : 32,
    (height * (sorting ? 0.3 : 0.46)) / (players - 1) - plateHeight - 10,
  );
  // As wide as the row with the card up the sleeve beside it, so that both are equally high.
  const widest = (inner.width - SLEEVE_GAP) / (2 + (cards - 1) * TIGHT);
  const largest = sorting ? Infinity : probe.cardHeight;
  const strip = Math.min(most, high, height * 0.12, 110, widest * CARD_PROPORTION, largest);

  const sealed = Math.min(strip, plateHeight * 1.25);
  const panel = (plateTop: number, rowTop: number, row: Row | null): Outline => {
    const sleeveHeight = Math.round(
      row ? Math.min(sorting ? strip : probe.cardHeight * 0.8, plateHeight * plan.pocket) : strip,
    );
    const sleeveWidth = Math.round(sleeveHeight / CARD_PROPORTION);
    const right = inner.left + inner.width;
    // Beside the own plate are the pocket, the suits that are out, the seal of trump, and the card that is put away.
    const dropped = droppedSigns(players, sleeveHeight, sealed).width;
    const rest = 2 * (sleeveWidth + SEAL_GAP) + sealed + SEAL_GAP + dropped;
    const ownPlateWidth = Math.min(inner.width * 0.7, inner.width - rest);
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
        width: row ? ownPlateWidth : inner.width,
        height: plateHeight,
      },
      sleeve: row
        ? {
            left: inner.left + ownPlateWidth + SEAL_GAP,
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
  const removed = {
    left: inner.left + inner.width - removedWidth,
    top: ownPanel.sleeve.top,
    width: removedWidth,
    height: removedHeight,
  };
  return {
    ...together([ownPanel, ...others], centre, players, plan.captions ? CAPTION * text : 0),
    removed,
    ...besideRemoved(removed, players, {
      top: ownPlateTop + plateHeight - sealed,
      size: sealed,
      apart: SEAL_GAP,
      end: ownPanel.sleeve.left + ownPanel.sleeve.width + SEAL_GAP,
    }),
    largest: 190,
    small: true,
    text,
  };
}
