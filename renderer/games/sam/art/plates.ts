// The brass plates of a card: its index with rank and suit, and the plate that tells what a face card counts.
import type { Suit } from '../../../../engine/games/sam/types.ts';
import { INK } from '../../../stage/cards/palette.ts';
import { circle, placed } from '../../parts/drawn/draw.ts';
import type { Box } from '../../../stage/paint/brush.ts';
import { type Layer, MIDDLE, rankSize } from './layers.ts';
import { signAt } from './suits.ts';

/** A plate with its corners cut out round, as on a ticket. */
export function plateOf([left, top, width, height]: Box, cut: number): string {
  const [right, bottom] = [left + width, top + height];
  const arc = `A${cut} ${cut} 0 0 0`;
  return (
    `M${left + cut} ${top}H${right - cut}${arc} ${right} ${top + cut}V${bottom - cut}${arc} ${right - cut} ${bottom}` +
    `H${left + cut}${arc} ${left} ${bottom - cut}V${top + cut}${arc} ${left + cut} ${top}Z`
  );
}

/** The index of a card with room, and how much smaller it stands again, upside down, in the opposite corner. */
const INDEX: Box = [3, 3, 26, 41];
const [RANK, SIGN] = [31, 14.5];
const AGAIN = 0.5;

/** Rank and suit on a plate in the upper left corner, and on a small one in the lower right. */
export function indexOf(rank: string, suit: Suit): Layer[] {
  return [...plateWith(rank, suit, 1, false), ...plateWith(rank, suit, AGAIN, true)];
}

function plateWith(rank: string, suit: Suit, scale: number, isTurned: boolean): Layer[] {
  const [left, top, width, height] = INDEX;
  const box: Box = [left, top, width * scale, height * scale];
  const x = left + box[2] / 2;
  const rankAt = top + 13.4 * scale;
  const signAtY = top + 32 * scale;
  const turned = (d: string): string =>
    isTurned ? placed(d, { x: 2 * MIDDLE.x, y: 2 * MIDDLE.y, turn: 180 }) : d;
  const [across, down] = isTurned ? [2 * MIDDLE.x, 2 * MIDDLE.y] : [0, 0];
  const about = (whole: number, at: number): number => Math.abs(whole - at);
  return [
    {
      kind: 'metal',
      d: turned(plateOf(box, 3 * scale)),
      top: about(down, top),
      bottom: about(down, top + box[3]),
    },
    {
      kind: 'rank',
      text: rank,
      x: about(across, x),
      y: about(down, rankAt),
      size: rankSize(rank, RANK * scale),
      width: box[2] - 3.6 * scale,
      isTurned,
    },
    {
      kind: 'ornament',
      parts: signAt(suit, about(across, x), about(down, signAtY), SIGN * scale, isTurned ? 180 : 0),
    },
  ];
}

/** The small plate on a face card that says what it counts, its middle at half the card's width and so far down. */
export function worthOf(worth: number, y: number): Layer[] {
  const box: Box = [MIDDLE.x - 13, y - 7.5, 26, 15];
  const rivets = [MIDDLE.x - 10, MIDDLE.x + 10].map((x) => circle(x, y, 0.9)).join('');
  return [
    { kind: 'metal', d: plateOf(box, 2.4), top: box[1], bottom: box[1] + box[3] },
    { kind: 'ornament', parts: [{ d: rivets, fill: INK }] },
    { kind: 'rank', text: String(worth), x: MIDDLE.x, y, size: 14, width: 15, isTurned: false },
  ];
}
