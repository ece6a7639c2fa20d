// How Tricks and Support lie on the boards of a stage, and whether they can be pressed there.
import type { MagiciansSeatView } from '../../../engine/games/magicians/types.ts';
import type { Rect } from '../parts/row.ts';
import type { Hall } from './hall.ts';
import { type Laid, layLots, type Lot } from './lots.ts';
import { CARD_PROPORTION } from './paint/cards.ts';
import { byPlace, SUPPORT_PLACES } from './shown.ts';

/** Height over width of a card in a small theatre. */
const MINI_PROPORTION = 1.1;
/** How high a card on the boards is at most, in px at usual text size. */
const MOST = 190;
const SMALL = 84;
const LARGEST = 260;
/** Between cards, between lots, in px at usual text size: in a large theatre and in a small one. */
const GAPS = { large: [7, 14], small: [2, 5] } as const;
/** How wide a place is where nothing lies, in px at usual text size: as wide as its name; and in cards. */
const EMPTY = 56;
const EMPTY_PART = 0.6;
/** How much of the boards belongs to Tricks at least and at most, where they lie beside Support and where before it. */
const BESIDE = { least: 0.3, most: 0.7 } as const;
/** Where one lies before the other on a large stage, what Tricks may have of the height. */
const SHARES = [0.5, 0.36, 0.64, 0.24, 0.76] as const;
/** In how many lines each of them may lie: on a large stage, beside each other, and one before the other. */
const LINES = { large: 4, beside: 2, before: 1 } as const;
/** Narrower cards than this, in px, bear no words: then the small picture says the same, and more plainly. */
const WORTH_WHOLE = 68;
/** What a way is worth with such places. */
const FLAT = 0.6;
/** A large stage so many times as wide as it is high has both places beside each other. */
const BROAD = 1.5;
/** Cards must become so many times larger for another way to be taken. */
const LARGER = 1.12;
/** Cards of both places are of one size unless one of them would become smaller than this, as a part of its size. */
const ALIKE = 0.72;
/** Cards of a small theatre that a mouse can press, in px. Those that a finger cannot are read only: so much shows of them. */
const MOUSE = 24;
const READABLE = 13;
/** The figure of a level can be read on cards of this width, in px. */
const LEAST = 25;
/** A finger needs 44 px one way where it has 32 the other. */
const LONGER = 44 / 32;

export interface Boards {
  readonly tricks: Laid;
  readonly support: Laid;
  /** All that belongs to Tricks, and to Support. */
  readonly rooms: Rooms;
  /** Cards are whole posters instead of small signs of them. */
  readonly areWhole: boolean;
}

interface Rooms {
  readonly tricks: Rect;
  readonly support: Rect;
}

type Lying = Pick<MagiciansSeatView, 'tricks' | 'support' | 'most'>;

/**
 * Both places of a stage.
 * @param press how much of a card must show so that it can be pressed, in px
 * @param highest how high a card of a small theatre is at most, in px, so that those of all small ones are alike
 */
export function boardsOf(hall: Hall, lying: Lying, press: number, highest?: number): Boards {
  const { isOwn, isLarge, isBeside, text } = hall;
  const laid = (way: Way): Boards => lay(hall, lying, press, way);
  if (isOwn) {
    const whole = [isBeside, !isBeside].flatMap((beside) =>
      // Empty places are shown where they cost nothing.
      [EMPTY * text, 0].map((empty) => laid({ areWhole: true, isBeside: beside, empty })),
    );
    const found = bestOf(whole);
    if (narrowest(found) >= WORTH_WHOLE) return found;
  }
  if (isLarge) {
    if (hall.boards.width > hall.boards.height * BROAD)
      return laid({ areWhole: true, isBeside: true, empty: 0 });
    return bestOf([
      ...SHARES.map((share) => laid({ areWhole: true, isBeside: false, empty: 0, share })),
      laid({ areWhole: true, isBeside: true, empty: 0 }),
    ]);
  }
  const small = [false, true].map((beside) =>
    laid({
      areWhole: false,
      isBeside: beside,
      empty: 0,
      ...(isOwn ? {} : { highest: highest ?? SMALL * text }),
    }),
  );
  // Support stands behind Tricks where that is as good.
  return bestOf(small);
}

/** The first that is not much worse than any other. */
function bestOf(ways: readonly Boards[]): Boards {
  return ways.reduce((best, way) => (narrowest(way) > narrowest(best) * LARGER ? way : best));
}

/** A way to lay the boards. */
interface Way {
  readonly areWhole: boolean;
  /** Tricks and Support beside each other, or Support behind Tricks. */
  readonly isBeside: boolean;
  /** How wide a place is where nothing lies, in px; 0 for no such places. */
  readonly empty: number;
  /** What Tricks have of the height where Support is behind them; half of it where this is left out. */
  readonly share?: number;
  /** How high a card is at most, in px; as high as on any other stage where this is left out. */
  readonly highest?: number;
}

/** How wide its cards are, those that are seen least; where none lie, how wide they would be. */
function narrowest({ tricks, support }: Boards): number {
  const both = [tricks, support];
  const widths = both.flatMap(({ cards, width }) =>
    [...cards.values()].map(({ strip }) => width * Math.sqrt(strip)),
  );
  const heights = both.map(({ height }) => height);
  // Empty places much lower than the cards beside them do not look like places for cards.
  const areFlat =
    both.some(({ empty }) => empty.length > 0) && Math.min(...heights) < Math.max(...heights) * ALIKE;
  const width = widths.length > 0 ? Math.min(...widths) : Math.min(tricks.width, support.width);
  return areFlat ? width * FLAT : width;
}

function lay(hall: Hall, lying: Lying, press: number, way: Way): Boards {
  const { isOwn, isLarge, text } = hall;
  const { areWhole, isBeside, empty } = way;
  const rooms = roomsOf(hall, lying, way);
  const [tricks, support] = [trickLots(lying, empty), supportLots(lying, empty)];
  const [gap, apart] = GAPS[isLarge || isOwn ? 'large' : 'small'];
  const how = {
    proportion: areWhole ? CARD_PROPORTION : MINI_PROPORTION,
    most: way.highest ?? (isLarge ? LARGEST : MOST) * text,
    lines: LINES[isLarge ? 'large' : isBeside ? 'beside' : 'before'],
    gap: Math.round(gap * text),
    apart: Math.round(apart * text),
    name: areWhole ? hall.name : 0,
    strip: isLarge || isOwn || press <= MOUSE ? press : READABLE,
    least: LEAST,
  };
  const free = { tricks: layLots(tricks, rooms.tricks, how), support: layLots(support, rooms.support, how) };
  const { least, most } = sizesOf(free, lying);
  if (least === most || least < most * ALIKE) return { ...free, rooms, areWhole };
  // Both alike, where that costs little.
  const alike = { ...how, most: least };
  return {
    tricks: layLots(tricks, rooms.tricks, alike),
    support: layLots(support, rooms.support, alike),
    rooms,
    areWhole,
  };
}

/** How high cards are in the fullest of some theatres, in px: so high all of them are; null where nothing lies in any. */
export function alikeIn(theatres: readonly (readonly [Hall, Lying])[], press: number): number | null {
  const heights = theatres
    .filter(([, { tricks, support }]) => tricks.length + support.length > 0)
    .map(([hall, lying]) => sizesOf(boardsOf(hall, lying, press), lying).least);
  return heights.length > 0 ? Math.min(...heights) : null;
}

/** How high the cards of both places are. A place where none lies asks for nothing. */
function sizesOf(
  { tricks, support }: Pick<Boards, 'tricks' | 'support'>,
  lying: Lying,
): { readonly least: number; readonly most: number } {
  const heights = [
    ...(lying.tricks.length > 0 ? [tricks.height] : []),
    ...(lying.support.length > 0 ? [support.height] : []),
  ];
  if (heights.length === 0) return { least: tricks.height, most: tricks.height };
  return { least: Math.min(...heights), most: Math.max(...heights) };
}

function trickLots({ tricks, most }: Lying, empty: number): readonly Lot[] {
  // Room for one more, where one more may be played.
  const next = tricks.length > 0 && tricks.length < most ? [{ id: 'next', cards: [], empty }] : [];
  return [{ id: 'trick', cards: tricks, empty }, ...next];
}

function supportLots({ support }: Lying, empty: number): readonly Lot[] {
  const places = byPlace(support);
  return SUPPORT_PLACES.map((id) => ({ id, cards: places[id], empty }));
}

/** What Tricks have of the width beside Support: both get as much as they have cards. */
function shareOf(lying: Lying, { empty }: Way): number {
  const weight = (lots: readonly Lot[]): number =>
    lots.reduce(
      (sum, { cards }) => sum + cards.length + (empty > 0 && cards.length === 0 ? EMPTY_PART : 0),
      0,
    );
  const [front, back] = [weight(trickLots(lying, empty)), weight(supportLots(lying, empty))];
  return Math.min(BESIDE.most, Math.max(BESIDE.least, front / Math.max(1, front + back)));
}

/** What of the boards belongs to Tricks, and what to Support. */
function roomsOf({ boards, isOwn, isLarge, text }: Hall, lying: Lying, way: Way): Rooms {
  const { isBeside, share = 0.5 } = way;
  const { left, top, width, height } = boards;
  const gap = Math.round((isOwn || isLarge ? 10 : 4) * text);
  if (isBeside) {
    const wide = Math.round((width - gap) * shareOf(lying, way));
    return {
      tricks: { left, top, width: wide, height },
      support: { left: left + wide + gap, top, width: width - wide - gap, height },
    };
  }
  const high = Math.round((height - gap / 2) * share);
  return {
    tricks: { left, top: top + height - high, width, height: high },
    support: { left, top, width, height: height - high - gap / 2 },
  };
}

/**
 * Whether every card on the boards shows enough to be pressed.
 * @param press how much of its shorter side must show, in px; the longer one is to be somewhat longer
 */
export function canBePressed({ tricks, support }: Boards, press: number): boolean {
  return [tricks, support].every(({ width, height, cards }) =>
    [...cards.values()].every(
      ({ strip }) => width * strip >= press && Math.max(width * strip, height) >= press * LONGER,
    ),
  );
}
