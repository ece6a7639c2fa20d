// What the table has room for: the ribbon, a theatre for every player, deck and discard pile, the own hand, a theatre shown large.
import { CARD_PROPORTION } from '../../stage/cards/card-size.ts';
import { frameOf } from '../../stage/frame.ts';
import type { Size } from '../../stage/game-stage.ts';
import { EDGE, LOWERED } from '../parts/place.ts';
import { besideCorners, inRow } from '../parts/rects.ts';
import type { Rect } from '../parts/row.ts';
import { shapeOf, tallText, wideText, type WindowShape } from '../parts/window.ts';
import { type Hall, hallIn } from './hall.ts';

export interface Places {
  readonly ribbon: Rect;
  /** The ribbon has room for the word of the present phase only. */
  readonly isCompact: boolean;
  /**
   * By place, counted clockwise from the viewer, who is 0: where a theatre stands and what is in it. Where no hand lies
   * open, all are of one size.
   */
  readonly halls: readonly Hall[];
  readonly deck: Rect;
  readonly discard: Rect;
  /** Piles have their names below them. */
  readonly areNamed: boolean;
  /** The own hand, open. */
  readonly hand: Rect;
  readonly handLines: number;
  /** Where a card of a hand that lies in strips is shown whole while it is chosen; null where cards can be read as they lie. */
  readonly reading: Rect | null;
  /** A theatre that is shown large. */
  readonly zoomed: Hall;
  /** Where a card is shown large to everybody for a moment. */
  readonly showing: Rect;
  /** How much of a thing must show so that it can be pressed, in px: by a finger or by a mouse. */
  readonly press: number;
  /** How much larger text is than at 100 % in a usual window. */
  readonly text: number;
}

/** How far a card of the own hand is lifted that was chosen, as a part of its height. */
export const LIFTED = 0.12;
/** The height of a pile's name, in px at usual text size. */
const NAMED = 22;
/** How much of a thing a finger needs, and a mouse, in px. */
const [FINGER, MOUSE] = [32, 22];
/** The smallest side of what is pressed by a finger, in px. */
const TOUCH = 44;
/** The last resort of text in a small window: whoever wants larger text than this wants larger cards before. */
const LARGEST_TEXT = 1.3;
/** A wide table has room for usual text from this height on, in px, and for larger text in a higher one. */
const ROOMY = 450;
/** The part of a hand's height that its cards have when they are neither lifted nor lowered. */
const LYING = 1 / (1 + LIFTED + LOWERED + 0.02);

/**
 * Where everything is at a table of 2 to 7 players.
 * @param cards how many the own hand has; null where no hand lies open, and nobody is favoured
 */
export function placesOf(size: Size, players: number, cards: number | null): Places {
  // Whoever asks for larger text gets the same table, with text as large as it has room for: a lower one has smaller cards.
  const roomy = { ...size, text: Math.min(size.text, Math.max(1, size.height / ROOMY)) };
  const shape = shapeOf(roomy);
  if (cards === null) return forAll(roomy, players, shape);
  if (shape === 'wide') return wide(roomy, players);
  return { low, tall }[shape](size, players, cards);
}

/** The parts of what is left of the height of a wide window: others, the own theatre, the hand. */
const WIDE = { others: 0.285, own: 0.36, hand: 0.355 } as const;
/** What belongs to the own theatre beside its stage, in px at usual text size, and at most as a part of the window's width. */
const ASIDE = { width: 200, part: 0.19 } as const;

function wide(size: Size, players: number): Places {
  const { width, height } = size;
  const frame = frameOf(width, height);
  const { text } = wideText(size);
  const gap = Math.round(6 * text);
  const edge = frame.side + EDGE;
  const inner = { left: edge, width: width - 2 * edge };
  const ribbon = { ...besideCorners(size), top: frame.top + 2, height: Math.round(28 * text) };
  const start = ribbon.top + ribbon.height + gap;
  const room = height - frame.bottom - EDGE - start - 2 * gap;
  const others = inRow({ ...inner, top: start, height: room * WIDE.others }, players - 1, 2 * gap);
  const ownTop = start + room * WIDE.others + gap;
  const ownHeight = room * WIDE.own;
  const piles = pilesIn(
    { left: 0, top: ownTop, width: 0, height: ownHeight },
    Math.min(ownHeight * 0.62, width * 0.085 * CARD_PROPORTION),
    gap,
  );
  const beside = 2 * piles.width + gap;
  const own = { left: edge, top: ownTop, width: inner.width - beside - 2 * gap, height: ownHeight };
  const aside = Math.round(Math.min(ASIDE.width * text, width * ASIDE.part));
  const deckLeft = edge + inner.width - beside;
  const hand = { ...inner, top: ownTop + ownHeight + gap, height: room * WIDE.hand };
  const large = { ...inset(inner, width * 0.03), top: start, height: hand.top - gap - start };
  return {
    ribbon,
    isCompact: false,
    halls: [hallIn(own, { text, aside, isOwn: true }), ...others.map((box) => hallIn(box, { text }))],
    deck: { ...piles, left: deckLeft },
    discard: { ...piles, left: deckLeft + piles.width + gap },
    areNamed: true,
    hand: lying(hand),
    handLines: 1,
    reading: null,
    zoomed: hallIn(large, { text, isLarge: true }),
    showing: shownIn(large),
    press: MOUSE,
    text,
  };
}

/** The part of the height for others in a low window, such as a phone on its side; the part of the width for the own theatre. */
const LOW = { others: 0.31, own: 0.47 } as const;
/** How much of a theatre there tells of its player, and how large text is there at most. */
const ASIDE_LOW = 0.47;
const LARGEST_TEXT_LOW = 1.15;

/** The own theatre stands left of the own hand. */
function low(size: Size, players: number): Places {
  const { width, height } = size;
  const frame = frameOf(width, height);
  const text = Math.min(size.text, LARGEST_TEXT_LOW);
  const gap = 4;
  const edge = frame.side + 2;
  const inner = { left: edge, width: width - 2 * edge };
  const ribbon = { ...besideCorners(size), top: frame.top, height: FINGER };
  const start = ribbon.top + ribbon.height + gap;
  const room = height - frame.bottom - start - gap;
  const others = inRow({ ...inner, top: start, height: room * LOW.others }, players - 1, 2 * gap);
  const ownTop = start + room * LOW.others + gap;
  const ownHeight = room * (1 - LOW.others);
  const about = { left: edge, top: ownTop, width: inner.width * LOW.own, height: Math.round(ABOUT * text) };
  const boardTop = about.top + about.height + gap / 2;
  const boardHeight = ownTop + ownHeight - boardTop;
  const piles = pilesIn(
    { left: 0, top: boardTop, width: 0, height: boardHeight },
    Math.max(TOUCH * CARD_PROPORTION, boardHeight * 0.62),
    0,
  );
  const deckLeft = edge + about.width - 2 * piles.width - gap;
  const board = { left: edge, top: boardTop, width: deckLeft - gap - edge, height: boardHeight };
  const handLeft = about.left + about.width + 2 * gap;
  const hand = { left: handLeft, top: ownTop, width: edge + inner.width - handLeft, height: ownHeight };
  // Over all but the hand: that stands beside it.
  const largeTop = ribbon.top + 6;
  const large = { left: edge, top: largeTop, width: about.width, height: ownTop + ownHeight - largeTop };
  return {
    ribbon,
    isCompact: true,
    halls: [
      hallIn(board, { text, about, isOwn: true }),
      ...others.map((box) =>
        hallIn(box, { text, aside: Math.round(Math.min(150 * text, box.width * ASIDE_LOW)) }),
      ),
    ],
    deck: { ...piles, left: deckLeft },
    discard: { ...piles, left: deckLeft + piles.width + gap },
    areNamed: false,
    hand: lying(hand),
    handLines: 1,
    reading: readIn({ left: deckLeft, top: ownTop, width: about.width + edge - deckLeft, height: ownHeight }),
    zoomed: hallIn(large, { text, isLarge: true }),
    showing: shownIn({ ...inner, top: frame.top, height: height - frame.top - frame.bottom }),
    press: FINGER,
    text,
  };
}

/** The parts of what is left of the height of a high window, for theatres of others in one line and in two. */
const TALL = {
  1: { others: 0.32, own: 0.3, hand: 0.38 },
  2: { others: 0.49, own: 0.24, hand: 0.27 },
} as const;
/** More theatres than this stand in two lines. */
const IN_LINE = 3;
/** More cards than this may lie in two lines. */
const ONE_LINE = 7;
/** The height of what tells of oneself, in px at usual text size. */
const ABOUT = 40;

function tall(size: Size, players: number, cards: number): Places {
  const { width, height } = size;
  const frame = frameOf(width, height);
  const text = Math.min(size.text, LARGEST_TEXT) * tallText(size);
  const gap = 4;
  const edge = frame.side + 2;
  const inner = { left: edge, width: width - 2 * edge };
  const ribbon = {
    ...besideCorners(size),
    top: frame.top + 1,
    height: Math.max(FINGER, Math.round(26 * text)),
  };
  const start = ribbon.top + ribbon.height + gap;
  const aboutHeight = Math.round(ABOUT * text);
  const room = height - frame.bottom - start - 3 * gap - aboutHeight;
  const lines = players - 1 > IN_LINE ? 2 : 1;
  const parts = TALL[lines];
  const inFirst = Math.ceil((players - 1) / lines);
  const lineHeight = (room * parts.others - (lines - 1) * gap) / lines;
  const others = [
    ...inRow({ ...inner, top: start, height: lineHeight }, inFirst, gap),
    ...(lines === 1
      ? []
      : inRow({ ...inner, top: start + lineHeight + gap, height: lineHeight }, players - 1 - inFirst, gap)),
  ];
  const about = { ...inner, top: start + room * parts.others + gap, height: aboutHeight };
  const boardTop = about.top + aboutHeight + gap / 2;
  const boardHeight = room * parts.own;
  const piles = pilesIn(
    { left: 0, top: boardTop, width: 0, height: boardHeight },
    Math.max(TOUCH * CARD_PROPORTION, boardHeight * 0.5),
    0,
  );
  const deckLeft = inner.left + inner.width - 2 * piles.width - gap;
  const board = { left: inner.left, top: boardTop, width: deckLeft - gap - inner.left, height: boardHeight };
  const hand = { ...inner, top: boardTop + boardHeight + gap, height: room * parts.hand };
  // Over the ribbon, too: cards need that room more.
  const largeTop = ribbon.top + 6;
  const large = { ...inset(inner, 4), top: largeTop, height: hand.top - gap - largeTop };
  const handLines = cards > ONE_LINE ? 2 : 1;
  return {
    ribbon,
    isCompact: true,
    halls: [hallIn(board, { text, about, isOwn: true }), ...others.map((box) => hallIn(box, { text }))],
    deck: { ...piles, left: deckLeft },
    discard: { ...piles, left: deckLeft + piles.width + gap },
    areNamed: false,
    hand: lying(hand),
    handLines,
    reading: readIn({
      left: deckLeft,
      top: boardTop,
      width: inner.left + inner.width - deckLeft,
      height: hand.top - boardTop,
    }),
    zoomed: hallIn(large, { text, isLarge: true }),
    showing: shownIn(large),
    press: FINGER,
    text,
  };
}

/** How wide deck and discard pile are where no hand lies open, as a part of the width; and of how many times its height a theatre makes use. */
const PILE_FOR_ALL = 0.075;
const BROADEST = 3.4;

/** No hand lies open: theatres of one size for everybody, in the order of play from the upper left, line by line. */
function forAll(size: Size, players: number, shape: WindowShape): Places {
  const { width, height } = size;
  const isWide = shape === 'wide';
  const frame = frameOf(width, height);
  const text = isWide
    ? wideText(size).text
    : shape === 'low'
      ? Math.min(size.text, LARGEST_TEXT_LOW)
      : Math.min(size.text, LARGEST_TEXT) * tallText(size);
  const gap = isWide ? Math.round(6 * text) : 4;
  const edge = frame.side + (isWide ? EDGE : 2);
  const inner = { left: edge, width: width - 2 * edge };
  const ribbon = {
    ...besideCorners(size),
    top: frame.top + (isWide ? 2 : 1),
    height: isWide ? Math.round(28 * text) : Math.max(FINGER, Math.round(26 * text)),
  };
  const start = ribbon.top + ribbon.height + gap;
  const room = { ...inner, top: start, height: height - frame.bottom - EDGE - start };
  const pileWidth = Math.round(Math.max(TOUCH, Math.min(width * PILE_FOR_ALL, room.height * 0.25)));
  const pile = { width: pileWidth, height: Math.round(pileWidth * CARD_PROPORTION) };
  const pileLeft = edge + inner.width - pileWidth;
  const named = isWide ? Math.round(NAMED * text) : 0;
  const deckTop = room.top + Math.max(0, room.height / 2 - pile.height - named - gap);
  const theatres = { ...room, width: pileLeft - 2 * gap - edge };
  const boxes = alike(theatres, players, gap);
  const large = { ...inset(inner, width * 0.03), top: start, height: room.height };
  return {
    ribbon,
    isCompact: !isWide,
    halls: boxes.map((box) => hallIn(box, { text })),
    deck: { ...pile, left: pileLeft, top: deckTop },
    discard: { ...pile, left: pileLeft, top: deckTop + pile.height + named + 2 * gap },
    areNamed: isWide,
    hand: { ...inner, top: room.top + room.height, height: 0 },
    handLines: 1,
    reading: null,
    zoomed: hallIn(large, { text, isLarge: true }),
    showing: shownIn(large),
    press: isWide ? MOUSE : FINGER,
    text,
  };
}

/** So many boxes of one size in a room, in as many lines as make theatres largest. */
function alike(room: Rect, count: number, gap: number): Rect[] {
  const ways = Array.from({ length: count }, (_, index) => {
    const lines = index + 1;
    const inLine = Math.ceil(count / lines);
    const width = (room.width - (inLine - 1) * 2 * gap) / inLine;
    const height = (room.height - index * gap) / lines;
    return { inLine, width, height, value: Math.min(width / BROADEST, height) };
  });
  const { inLine, width, height } = ways.reduce((best, way) => (way.value > best.value ? way : best));
  return Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / inLine);
    const missing = line === Math.ceil(count / inLine) - 1 ? (line + 1) * inLine - count : 0;
    const left = room.left + ((index % inLine) + missing / 2) * (width + 2 * gap);
    return { left, top: room.top + line * (height + gap), width, height };
  });
}

/** A pile in the middle of a height. */
function pilesIn({ top, height }: Rect, high: number, gap: number): Rect {
  const most = Math.min(high, height);
  const width = Math.round(most / CARD_PROPORTION);
  return { left: 0, top: top + (height - most) / 2 + Math.min(gap, height - most) / 2, width, height: most };
}

/** The part of a hand's room in which its cards lie, from which they rise and sink. */
function lying({ left, top, width, height }: Rect): Rect {
  const rise = height * LYING * (LIFTED + 0.01);
  return { left, width, top: top + rise, height: height * LYING };
}

function inset(
  { left, width }: { left: number; width: number },
  by: number,
): { left: number; width: number } {
  return { left: left + by, width: width - 2 * by };
}

/** How wide a card is at least that can be read, in px. */
const READ = 92;

/** A card that can be read where the piles are, from the top of that room, at its right; over what is beside it where it must. */
function readIn({ left, top, width, height }: Rect): Rect {
  const wide = Math.round(Math.max(READ, Math.min(height / CARD_PROPORTION, width)));
  const high = Math.round(wide * CARD_PROPORTION);
  return {
    left: left + width - wide,
    top: top + Math.max(0, (height - high) / 2),
    width: wide,
    height: high,
  };
}

/** A large card in the middle of a room. */
function shownIn({ left, top, width, height }: Rect): Rect {
  const high = Math.min(height * 0.92, width * 0.6 * CARD_PROPORTION, 420);
  const wide = Math.round(high / CARD_PROPORTION);
  return { left: left + (width - wide) / 2, top: top + (height - high) / 2, width: wide, height: high };
}
