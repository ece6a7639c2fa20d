// The faces of the deck in three forms: whole, on cards with room; plain, on small ones; and a counter, which is wider than high.
import type { Suit } from '../../../../engine/games/sam/types.ts';
import { INK } from '../../../stage/cards/palette.ts';
import type { Box } from '../../../stage/paint/brush.ts';
import { block, rays } from '../../parts/drawn/draw.ts';
import type { Part } from '../../parts/drawn/parts.ts';
import { type Court, COURT_BOX } from './court.ts';
import { TONES } from './inks.ts';
import { type Layer, MIDDLE, rankSize } from './layers.ts';
import { isTurned, PIPS } from './pips.ts';
import { indexOf, plateOf, worthOf } from './plates.ts';
import type { Printed } from './printed.ts';
import { signAt } from './suits.ts';
import { ticketIn } from './ticket.ts';

const ACE = 14;
const ornament = (...parts: readonly Part[]): Layer => ({ kind: 'ornament', parts });

/** The middle of pips, and their height from the upper edge of the first to the lower one of the last. */
const PIP_FIELD: Box = [33, 12, 46, 116];
/** An ace's ticket, and where its stub begins. */
const TICKET: Box = [17, 9, 68, 122];
const STUB = 106;
/** The picture of a court card on the whole face, and how long the unit of its figures is there. */
const PANEL: Box = [8, 8, 84, 124];
const FIGURE_SCALE = PANEL[2] / COURT_BOX.width;

/** A face with pips, figures or a ticket, on 100 by 140. */
export function wholeFace(printed: Printed): readonly Layer[] {
  const { rank, suit } = printed;
  return [...middleOf(printed), ...indexOf(rank, suit)];
}

function middleOf(printed: Printed): Layer[] {
  const { suit, value, court } = printed;
  if (court) return [...courtPanel(court, suit), ...worthOf(value, MIDDLE.y)];
  if (value === ACE)
    return [ornament(...ticketIn(suit, TICKET, STUB)), ...worthOf(value, (STUB + TICKET[1] + TICKET[3]) / 2)];
  return [ornament(...pipsIn(printed, PIP_FIELD, 19, 17))];
}

/** Pips in the classic layout: in a box through the middles of the outer ones, `column` the way from the middle to a side. */
function pipsIn(
  { suit, value }: Printed,
  [left, top, width, height]: Box,
  size: number,
  column: number,
): Part[] {
  const middle = left + width / 2;
  return (PIPS[value] ?? []).flatMap((pip) =>
    signAt(
      suit,
      middle + pip.column * column,
      top + size / 2 + pip.line * (height - size),
      size,
      isTurned(pip) ? 180 : 0,
    ),
  );
}

function courtPanel(court: Court, suit: Suit): Layer[] {
  const { light, ray, band } = TONES[suit];
  const [left, top, width, height] = PANEL;
  const panel = block(left, top, width, height, 2);
  const half = { left, top, width, height: MIDDLE.y - top };
  const layers: Layer[] = [ornament({ d: panel, fill: light }, { d: raysIn(PANEL), fill: ray })];
  for (const turned of [false, true])
    layers.push({
      kind: 'figure',
      shapes: court.shapes,
      window: half,
      x: left,
      y: MIDDLE.y - COURT_BOX.height * FIGURE_SCALE,
      scale: FIGURE_SCALE,
      isTurned: turned,
    });
  layers.push(
    ornament(
      { d: block(left, MIDDLE.y - 3, width, 6), fill: band, line: INK, width: 0.8 },
      { d: panel, line: INK, width: 1 },
    ),
  );
  return layers;
}

/** Rays out of the middle of a box, cut at its edges by being no longer than it is narrow. */
function raysIn([left, top, width, height]: Box): string {
  return rays(left + width / 2, top + height / 2, 8, Math.min(width, height) / 2, 14, 6);
}

/** How high the head of a plain face is: the plate with rank and suit. */
const HEAD: Box = [4, 4, 92, 50];
/** What is below it. */
const BODY: Box = [5, 58, 90, 77];

/**
 * A face on which rank and suit are as large as can be, on 100 by 140.
 * @param isTiny below, one sign stands for all pips
 */
export function plainFace(printed: Printed, isTiny: boolean): readonly Layer[] {
  return [...bodyOf(printed, isTiny), ...headOf(printed, HEAD)];
}

/** Rank and suit beside each other on one plate. */
function headOf({ rank, suit }: Printed, box: Box): Layer[] {
  const [left, top, width, height] = box;
  const y = top + height / 2;
  return [
    { kind: 'metal', d: plateOf(box, 5), top, bottom: top + height },
    {
      kind: 'rank',
      text: rank,
      x: left + width * 0.3,
      y,
      size: rankSize(rank, Math.min(height * 1.1, width * 0.76)),
      width: width * 0.44,
      isTurned: false,
    },
    ornament(...signAt(suit, left + width * 0.76, y, Math.min(height * 0.76, width * 0.4))),
  ];
}

function bodyOf(printed: Printed, isTiny: boolean): Layer[] {
  const { suit, value, court } = printed;
  const [left, top, width, height] = BODY;
  if (court) return bustIn(court, suit, BODY);
  if (value === ACE) return [ornament(...ticketIn(suit, BODY, top + height - 14, true))];
  if (isTiny) return [ornament(...signAt(suit, left + width / 2, top + height / 2, 66))];
  return [ornament(...pipsIn(printed, [left, top + 2, width, height - 3], value > 8 ? 17 : 20, 29))];
}

/** As much of a figure as there is room for, its head and hat whole. */
function bustIn({ shapes, bust }: Court, suit: Suit, box: Box): Layer[] {
  const { light, ray } = TONES[suit];
  const [left, top, width, height] = box;
  const panel = block(left, top, width, height, 3);
  const scale = height / (COURT_BOX.height - bust.top);
  return [
    ornament({ d: panel, fill: light }, { d: raysIn(box), fill: ray }),
    {
      kind: 'figure',
      shapes,
      window: { left, top, width, height },
      x: left + width / 2 - (bust.left + bust.size / 2) * scale,
      y: top + height - COURT_BOX.height * scale,
      scale,
      isTurned: false,
    },
    ornament({ d: panel, line: INK, width: 1.2 }),
  ];
}

/** The plate on the back of an own card that lies face down, on 100 by `height`. */
export function tagOf(printed: Printed, height: number): readonly Layer[] {
  const high = Math.min(46, height * 0.58);
  return headOf(printed, [11, (height - high) / 2, 78, high]);
}

/** A counter of the height given, 100 wide: rank and suit. */
export function counterFace(printed: Printed, height: number): readonly Layer[] {
  return headOf(printed, [3, 3, 94, height - 6]);
}
