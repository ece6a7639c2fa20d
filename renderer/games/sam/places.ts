// What the table has room for: the order of play, everybody's field, what an action costs, the last battle, deck and discards.
import { CARD_PROPORTION } from '../../stage/cards/card-size.ts';
import { frameOf } from '../../stage/frame.ts';
import type { Size } from '../../stage/game-stage.ts';
import { EDGE } from '../parts/place.ts';
import { besideCorners, inRow } from '../parts/rects.ts';
import type { Rect } from '../parts/row.ts';
import { shapeOf, tallText, wideText } from '../parts/window.ts';
import { facing } from './facing.ts';
import { fieldIn, type FieldRoom, PLATE_HEIGHT, TOUCH } from './field-room.ts';

export interface Places {
  /** The order of play of the set. */
  readonly strip: Rect;
  /** The strip has room for one name only. */
  readonly isCompact: boolean;
  /** By place, counted clockwise from the near edge, which is 0. */
  readonly fields: readonly FieldRoom[];
  /** Whose action it is. */
  readonly heading: Rect;
  /** What it costs and has: the purse, or the sum of an attack. */
  readonly money: Rect;
  /** The battle that is looked forward to, or the last one. */
  readonly battle: Rect;
  readonly deck: Rect;
  readonly discard: Rect;
  /** Piles have their names below them. */
  readonly areNamed: boolean;
  /** How long no card was destroyed. */
  readonly stall: Rect;
  /** The six cards before they are arranged. */
  readonly hand: Rect;
  /** Where a field is shown large. */
  readonly large: Rect;
  /** Where two cards fight, large. */
  readonly scene: Rect;
  /** How much of a thing must show so that it can be pressed, in px: by a finger or by a mouse. */
  readonly press: number;
  /** How much larger text is than at 100 % in a usual window. */
  readonly text: number;
}

/** How much of a thing a finger needs, and a mouse, in px. */
const [FINGER, MOUSE] = [32, 22];
/** The last resort of text in a small window: whoever wants larger text than this wants larger cards before. */
const LARGEST_TEXT = 1.3;
/** A wide table has room for usual text from this height on, in px, and for larger text in a higher one. */
const ROOMY = 450;

/**
 * Where everything is at a table of 2 to 7 players.
 * @param whose whether six cards in the own hand wait for their places; or nobody's hand is here, and nobody is favoured
 */
export function placesOf(size: Size, players: number, whose: 'playing' | 'arranging' | 'for-all'): Places {
  // Whoever asks for larger text gets the same table, with text as large as it has room for.
  const roomy = { ...size, text: Math.min(size.text, Math.max(1, size.height / ROOMY)) };
  const shape = shapeOf(roomy);
  if (whose === 'for-all')
    return shape === 'tall' ? tallForAll(size, players) : broadForAll(roomy, players, shape === 'low');
  const isArranging = whose === 'arranging';
  return shape === 'tall' ? tall(size, players, isArranging) : broad(roomy, players, shape === 'low');
}

/** The part of a wide window's height that the fields of the others take at most, by how many they are. */
const OTHERS = [0.42, 0.4, 0.38, 0.37, 0.37, 0.37] as const;
/** What is beside the own field takes at least so much of the width. */
const ASIDE = 0.24;
/** How much of its place in a high window what an action costs takes; the rest is a battle's. */
const MONEY = 0.58;
const LARGEST_TEXT_LOW = 1.15;
/** How wide each of these columns is at most, in px at usual text size. */
const BROADEST = 370;
/** The heights of a heading, of a pile's name and of how long no card was destroyed, in px at usual text size. */
const [HEADING, HEADING_LOW, PILE_NAME, STALL] = [22, 16, 17, 34];
/** How high a battle is at most, in px at usual text size. */
const BATTLE = 150;

/** A window wider than high: the others along the far edge, the own field in the middle of the near one. */
function broad(size: Size, players: number, isLow: boolean): Places {
  const { width, height } = size;
  const frame = frameOf(width, height);
  const text = isLow ? Math.min(size.text, LARGEST_TEXT_LOW) : wideText(size).text;
  const gap = isLow ? 4 : Math.round(6 * text);
  const edge = frame.side + (isLow ? 2 : EDGE);
  const inner = { left: edge, width: width - 2 * edge };
  const strip = { ...besideCorners(size), top: frame.top + 2, height: Math.round((isLow ? 20 : 25) * text) };
  const start = strip.top + strip.height + gap;
  const end = height - frame.bottom - EDGE;
  const room = end - start - 2 * gap;
  const othersIn = (high: number): FieldRoom[] =>
    inRow({ ...inner, top: start, height: high }, players - 1, 2 * gap).map((box) =>
      fieldIn(box, { text, isOpposite: true }),
    );
  const most = room * (OTHERS[players - 2] ?? 0.37);
  const othersHeight = lowest(othersIn(most), most);
  const ownTop = start + othersHeight + 2 * gap;
  const ownHeight = end - ownTop;
  const side = Math.round(inner.width * ASIDE);
  const plateHigh = Math.round(PLATE_HEIGHT * text);
  const between = { left: edge + side, top: ownTop, width: inner.width - 2 * side, height: ownHeight };
  const plateAt = { left: edge, top: end - plateHigh, width: 1, height: plateHigh };
  const own = fieldIn(between, { text, isOpposite: false, plate: plateAt, isTagged: true });
  const aside = Math.min(own.mat.left - 2 * gap - edge, BROADEST * text);
  const left = { left: own.mat.left - 2 * gap - aside, width: aside };
  const heading = { ...left, top: ownTop, height: Math.round((isLow ? HEADING_LOW : HEADING) * text) };
  const under = heading.top + heading.height + gap;
  const stallHigh = Math.round(STALL * text);
  const stallTop = plateAt.top - gap - stallHigh;
  const rightFrom = own.mat.left + own.mat.width + 2 * gap;
  const right = { left: rightFrom, width: Math.min(edge + inner.width - rightFrom, BROADEST * text) };
  const pileHigh = Math.min(
    own.cells.F1.height,
    ((right.width - 2 * gap) / 2) * CARD_PROPORTION,
    ...(isLow ? [right.width * 0.2 * CARD_PROPORTION] : []),
  );
  const pile = { top: ownTop + gap, width: Math.round(pileHigh / CARD_PROPORTION), height: pileHigh };
  const piles = 2 * pile.width + 2 * gap;
  const pileEnd = pile.top + pileHigh + gap;
  const battleTop = pileEnd + PILE_NAME * text;
  const battleHigh = Math.min(end - battleTop, BATTLE * text);
  return {
    strip,
    isCompact: isLow,
    fields: [{ ...own, plate: { ...plateAt, ...left } }, ...othersIn(othersHeight)],
    heading,
    money: { ...left, top: under, height: (isLow ? plateAt.top : stallTop) - gap - under },
    battle: isLow
      ? {
          left: right.left + piles + 2 * gap,
          top: ownTop,
          width: right.width - piles - 2 * gap,
          height: ownHeight,
        }
      : { ...right, top: end - battleHigh, height: battleHigh },
    deck: { ...pile, left: right.left },
    discard: { ...pile, left: right.left + pile.width + gap * 2 },
    areNamed: !isLow,
    stall: isLow
      ? { left: right.left, width: piles, top: pileEnd, height: Math.min(stallHigh, end - pileEnd) }
      : { ...left, top: stallTop, height: stallHigh },
    hand: { ...left, top: ownTop, height: plateAt.top - 2 * gap - ownTop },
    // Over the own field, so that what an action costs is seen beside it.
    large: {
      left: left.left + left.width + gap,
      width: own.mat.width + 2 * gap,
      top: start,
      height: end - start,
    },
    scene: sceneIn({ ...inner, top: start, height: end - start }, text),
    press: isLow ? FINGER : MOUSE,
    text,
  };
}

/** The parts of what is left of a high window's height, for fields of others in one line and in two, and while cards are arranged. */
const TALL = { 1: 0.26, 2: 0.33, arranging: 0.24 } as const;
/** The parts for what actions cost, and for the hand that is arranged. */
const TALL_MONEY = 0.17;
const TALL_HAND = 0.22;
/** How wide deck and discards are beside the own field, as a part of the width. */
const TALL_PILE = 0.125;
/** More fields than this stand in two lines. */
const IN_LINE = 3;

/** A window higher than wide. */
function tall(size: Size, players: number, isArranging: boolean): Places {
  const { width, height } = size;
  const frame = frameOf(width, height);
  const text = Math.min(size.text, LARGEST_TEXT) * tallText(size);
  const gap = 4;
  const edge = frame.side + 2;
  const inner = { left: edge, width: width - 2 * edge };
  const strip = { ...besideCorners(size), top: frame.top + 1, height: Math.round(22 * text) };
  const start = strip.top + strip.height + gap;
  const end = height - frame.bottom - 2;
  const room = end - start;
  const lines = players - 1 > IN_LINE ? 2 : 1;
  const most = (room * (isArranging ? TALL.arranging : TALL[lines]) - (lines - 1) * gap) / lines;
  const inFirst = Math.ceil((players - 1) / lines);
  const othersIn = (high: number): FieldRoom[] => {
    const second = { ...inner, top: start + high + gap, height: high };
    return [
      ...inRow({ ...inner, top: start, height: high }, inFirst, gap),
      ...inRow(second, players - 1 - inFirst, gap),
    ].map((box) => fieldIn(box, { text, isOpposite: true }));
  };
  const lineHeight = lowest(othersIn(most), most);
  const othersHeight = lines * lineHeight + (lines - 1) * gap;
  // What an action costs is between the others and the own plate: it may be another's.
  const moneyTop = start + othersHeight + gap;
  const moneyHigh = isArranging ? 0 : Math.round(room * TALL_MONEY);
  const [action, battle] = sideBySide({ ...inner, top: moneyTop, height: moneyHigh }, gap);
  const headingHigh = Math.min(moneyHigh, Math.round(HEADING_LOW * text));
  const plate = {
    ...inner,
    top: isArranging ? moneyTop : moneyTop + moneyHigh + gap,
    height: Math.round(PLATE_HEIGHT * text),
  };
  const fieldTop = plate.top + plate.height + gap;
  const handHigh = isArranging ? Math.round(room * TALL_HAND) : 0;
  const fieldHigh = end - fieldTop - (isArranging ? handHigh + 2 * gap : 0);
  const pileWide = Math.round(Math.max(TOUCH, inner.width * TALL_PILE));
  const pile = { width: pileWide, height: Math.round(pileWide * CARD_PROPORTION) };
  const column = pile.width;
  const field = { left: edge, top: fieldTop, width: inner.width - column - gap, height: fieldHigh };
  const columnLeft = edge + inner.width - column;
  const own = fieldIn(field, { text, isOpposite: false, plate, isTagged: true });
  const stallHigh = Math.round(30 * text);
  return {
    strip,
    isCompact: true,
    fields: [own, ...othersIn(lineHeight)],
    heading: { ...action, height: headingHigh },
    money: { ...action, top: moneyTop + headingHigh, height: moneyHigh - headingHigh },
    battle,
    deck: { ...pile, left: columnLeft, top: fieldTop + gap },
    discard: { ...pile, left: columnLeft, top: fieldTop + 3 * gap + pile.height },
    areNamed: false,
    stall: { left: columnLeft, top: fieldTop + 2 * pile.height + 5 * gap, width: column, height: stallHigh },
    hand: { ...inner, top: end - handHigh, height: handHigh },
    // Over the own field, so that what an action costs is seen above it.
    large: { left: edge + 4, width: inner.width - 8, top: plate.top + 6, height: end - plate.top - 8 },
    scene: sceneIn({ ...inner, top: start, height: room }, text),
    press: FINGER,
    text,
  };
}

/** A window wider than high that nobody's hand is in: what is common lies at both ends of the near line. */
function broadForAll(size: Size, players: number, isLow: boolean): Places {
  const { width, height } = size;
  const frame = frameOf(width, height);
  const text = isLow ? Math.min(size.text, LARGEST_TEXT_LOW) : wideText(size).text;
  const gap = isLow ? 4 : Math.round(6 * text);
  const edge = frame.side + (isLow ? 2 : EDGE);
  const inner = { left: edge, width: width - 2 * edge };
  const strip = { ...besideCorners(size), top: frame.top + 2, height: Math.round((isLow ? 20 : 25) * text) };
  const start = strip.top + strip.height + gap;
  const room = { ...inner, top: start, height: height - frame.bottom - EDGE - start };
  const { fields, ...ends } = facing(room, players, gap, text, inner.width * ASIDE - 2 * gap);
  const most = BROADEST * text;
  const leftWide = Math.min(ends.left.width, most);
  const left = { left: ends.left.left + ends.left.width - leftWide, width: leftWide };
  const right = { left: ends.right.left, width: Math.min(ends.right.width, most) };
  const { top, height: high } = ends.left;
  const end = top + high;
  const heading = { ...left, top, height: Math.round((isLow ? HEADING_LOW : HEADING) * text) };
  const under = heading.top + heading.height + gap;
  const stallHigh = Math.round(STALL * text);
  const stallTop = end - stallHigh;
  const pileHigh = Math.min(
    high * PILE_FOR_ALL,
    ((right.width - 2 * gap) / 2) * CARD_PROPORTION,
    ...(isLow ? [right.width * 0.2 * CARD_PROPORTION] : []),
  );
  const pile = { top: top + gap, width: Math.round(pileHigh / CARD_PROPORTION), height: pileHigh };
  const piles = 2 * pile.width + 2 * gap;
  const pileEnd = pile.top + pileHigh + gap;
  const battleTop = pileEnd + PILE_NAME * text;
  const battleHigh = Math.min(end - battleTop, BATTLE * text);
  return {
    strip,
    isCompact: isLow,
    fields,
    heading,
    money: { ...left, top: under, height: (isLow ? end : stallTop) - gap - under },
    battle: isLow
      ? { left: right.left + piles + 2 * gap, top, width: right.width - piles - 2 * gap, height: high }
      : { ...right, top: end - battleHigh, height: battleHigh },
    deck: { ...pile, left: right.left },
    discard: { ...pile, left: right.left + pile.width + gap * 2 },
    areNamed: !isLow,
    stall: isLow
      ? { left: right.left, width: piles, top: pileEnd, height: Math.min(stallHigh, end - pileEnd) }
      : { ...left, top: stallTop, height: stallHigh },
    hand: { ...left, top, height: high },
    large: {
      ...room,
      left: left.left + left.width + gap,
      width: right.left - left.left - left.width - 2 * gap,
    },
    scene: sceneIn(room, text),
    press: isLow ? FINGER : MOUSE,
    text,
  };
}

/** How high deck and discards are where nobody is favoured, as a part of the near line's height. */
const PILE_FOR_ALL = 0.46;

/** A window higher than wide that nobody's hand is in: what is common lies between those who face each other. */
function tallForAll(size: Size, players: number): Places {
  const { width, height } = size;
  const frame = frameOf(width, height);
  const text = Math.min(size.text, LARGEST_TEXT) * tallText(size);
  const gap = 4;
  const edge = frame.side + 2;
  const inner = { left: edge, width: width - 2 * edge };
  const strip = { ...besideCorners(size), top: frame.top + 1, height: Math.round(22 * text) };
  const start = strip.top + strip.height + gap;
  const end = height - frame.bottom - 2;
  const room = end - start;
  const pileWide = Math.round(Math.max(TOUCH, inner.width * TALL_PILE));
  const pile = { width: pileWide, height: Math.round(pileWide * CARD_PROPORTION) };
  const stallHigh = Math.round(30 * text);
  const common = Math.round(Math.max(room * TALL_MONEY, pile.height + 3 * gap + stallHigh));
  const lines = (perLine: number): number => Math.ceil(players / perLine);
  const boxOf = (perLine: number): { width: number; height: number; perLine: number; cell: number } => {
    const wide = (inner.width - (perLine - 1) * gap) / perLine;
    const high = (room - common - gap - lines(perLine) * gap) / lines(perLine);
    const { cells } = fieldIn({ left: 0, top: 0, width: wide, height: high }, { text, isOpposite: true });
    return { width: wide, height: high, perLine, cell: cells.F1.width * cells.F1.height };
  };
  const box = [1, 2, 3].map(boxOf).reduce((best, one) => (one.cell > best.cell ? one : best));
  const all = lines(box.perLine);
  const farLines = Math.floor(all / 2) || 1;
  const far = Math.min(players - 1, farLines * box.perLine);
  const commonTop = start + farLines * (box.height + gap);
  const at = (index: number, count: number, top: number): Rect => {
    const line = Math.floor(index / box.perLine);
    const inLine = Math.min(box.perLine, count - line * box.perLine);
    const spare = (inner.width - inLine * box.width - (inLine - 1) * gap) / 2;
    const left = inner.left + spare + (index % box.perLine) * (box.width + gap);
    return { left, top: top + line * (box.height + gap), width: box.width, height: box.height };
  };
  const near = players - far;
  const nearTop = commonTop + common + gap;
  const nearBoxes = Array.from({ length: near }, (_, index) => at(index, near, nearTop));
  const [first, ...others] = nearBoxes;
  const farFields = Array.from({ length: far }, (_, index) =>
    fieldIn(at(index, far, start), { text, isOpposite: true, isTagged: true }),
  );
  const nearField = (one: Rect): FieldRoom => fieldIn(one, { text, isOpposite: false, isTagged: true });
  const piles = 2 * pile.width + gap;
  const pileLeft = edge + inner.width - piles;
  const beside = { ...inner, width: inner.width - piles - 2 * gap, top: commonTop, height: common };
  const [action, battle] = sideBySide(beside, gap);
  const headingHigh = Math.min(common, Math.round(HEADING_LOW * text));
  return {
    strip,
    isCompact: true,
    fields: [...(first ? [nearField(first)] : []), ...farFields, ...others.toReversed().map(nearField)],
    heading: { ...action, height: headingHigh },
    money: { ...action, top: commonTop + headingHigh, height: common - headingHigh },
    battle,
    deck: { ...pile, left: pileLeft, top: commonTop + gap },
    discard: { ...pile, left: pileLeft + pile.width + gap, top: commonTop + gap },
    areNamed: false,
    stall: { left: pileLeft, top: commonTop + 2 * gap + pile.height, width: piles, height: stallHigh },
    hand: { ...inner, top: end, height: 0 },
    large: { left: edge + 4, width: inner.width - 8, top: start, height: room },
    scene: sceneIn({ ...inner, top: start, height: room }, text),
    press: FINGER,
    text,
  };
}

/** The height that some fields make use of: many are as broad as they can be before they are as high, and the rest is for the own one. */
function lowest(fields: readonly FieldRoom[], most: number): number {
  return Math.min(most, ...fields.map(({ mat, plate }) => mat.top + mat.height - plate.top));
}

/** How large a battle is shown at most, in px at usual text size. */
const SCENE = { width: 980, height: 540 } as const;

function sceneIn({ left, top, width, height }: Rect, text: number): Rect {
  const wide = Math.min(width, SCENE.width * text);
  const high = Math.min(height, SCENE.height * text);
  return { left: left + (width - wide) / 2, top: top + (height - high) / 2, width: wide, height: high };
}

/** What an action costs, and right of it a battle. */
function sideBySide({ left, top, width, height }: Rect, gap: number): readonly [Rect, Rect] {
  const money = { left, top, width: width * MONEY, height };
  return [money, { left: left + money.width + gap, top, width: width - money.width - gap, height }];
}
