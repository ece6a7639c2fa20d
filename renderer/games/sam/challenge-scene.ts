// A challenge under an equal battle: what can be thrown, who has thrown (never what), then both signs or the coin.
import { type Side, SIGNS, type Throw } from '../../../engine/games/sam/types.ts';
import type { Placement } from '../../stage/game-stage.ts';
import { around, place } from '../parts/place.ts';
import { grown, inRow } from '../parts/rects.ts';
import type { Rect } from '../parts/row.ts';
import { type Arena, SIDES } from './battle-scene.ts';
import { throwTarget } from './draft.ts';
import { coveredPicture, throwPicture } from './paint/index.ts';
import { RING, WAITING } from './signs/waiting.ts';
import { LAYER, type Table } from './table.ts';

const FINGERS = [1, 2, 3, 4, 5] as const;
/** How large what can be thrown is at most, in px at usual text size; between two of them. */
const [CHOICE, GAP] = [104, 8];
/** How far what can be thrown stays from a hand at least, in px. */
const MARGIN = 8;
/** How much of the width the hands of both sides take together. */
const HANDS = 0.27;
/** How far from the middle hands are held against each other, as a part of their size. */
const APART = 0.62;

/** Both hands; in the place of one's own what can be thrown now. */
export function challengePlacements(table: Table, { throws }: Arena): Placement[] {
  const { view } = table;
  const { challenge, viewer } = view;
  if (!challenge) return [];
  const hands = handRects(throws, table.places.text);
  const mayThrow = view.question?.asks === 'throw';
  return [
    ...SIDES.filter((side) => !mayThrow || challenge[side] !== viewer).map((side) => {
      const seat = challenge[side];
      const own = seat === viewer ? challenge.own : null;
      const hand = handOf(side);
      const picture =
        own !== null
          ? throwPicture(own, hand)
          : challenge.thrown.includes(seat)
            ? coveredPicture(hand)
            : WAITING;
      return place(handId(side), picture, hands[side], { z: LAYER.scene + 20 });
    }),
    ...(mayThrow ? choicePlacements(table, choicesIn(throws, hands, challenge.attacker === viewer)) : []),
  ];
}

export const handId = (side: Side): string => `hand:${side}`;

/** The attacker's hand comes from the left. */
function handOf(side: Side): 'left' | 'right' {
  return side === 'attacker' ? 'left' : 'right';
}

/** What both have thrown. */
export function thrownPlacements(table: Table, arena: Arena, throws: readonly [Throw, Throw]): Placement[] {
  const hands = revealedRects(arena.throws, table.places.text);
  return SIDES.map((side, index) =>
    place(handId(side), throwPicture(throws[index] ?? 1, handOf(side)), hands[side], {
      z: LAYER.scene + 20,
    }),
  );
}

/** Where both hands are, below the cards of their sides. */
function handRects({ left, top, width, height }: Rect, text: number): Readonly<Record<Side, Rect>> {
  const size = Math.min(height, (width * HANDS) / 2, CHOICE * text);
  const y = top + height / 2;
  const from = (width * HANDS) / 4;
  return {
    attacker: around({ x: left + from, y }, size, size),
    defender: around({ x: left + width - from, y }, size, size),
  };
}

/** Where both are held against each other. */
function revealedRects({ left, top, width, height }: Rect, text: number): Readonly<Record<Side, Rect>> {
  const size = Math.min(height, width / 3, CHOICE * 1.3 * text);
  const spot = { x: left + width / 2, y: top + height / 2 };
  return {
    attacker: around({ ...spot, x: spot.x - size * APART }, size, size),
    defender: around({ ...spot, x: spot.x + size * APART }, size, size),
  };
}

/** All the room but for the other's hand. */
function choicesIn(
  { left, top, width, height }: Rect,
  { attacker, defender }: Readonly<Record<Side, Rect>>,
  isAttacker: boolean,
): Rect {
  const from = isAttacker ? left : attacker.left + attacker.width;
  const end = isAttacker ? defender.left : left + width;
  return { left: from, top, width: end - from, height };
}

function choicePlacements({ view, shown, places }: Table, { left, top, width, height }: Rect): Placement[] {
  const all: readonly Throw[] = view.challenge?.by === 'odds-evens' ? FINGERS : SIGNS;
  const gap = Math.round(GAP * places.text * (width < 500 ? 0.4 : 1));
  const room = width - 2 * MARGIN;
  const size = Math.min(height, CHOICE * places.text, (room - (all.length - 1) * gap) / all.length);
  const whole = all.length * size + (all.length - 1) * gap;
  const row = {
    left: left + (width - whole) / 2,
    top: top + (height - size) / 2,
    width: whole,
    height: size,
  };
  return inRow(row, all.length, gap).flatMap((box, index) => {
    const what = all[index] ?? 1;
    const target = throwTarget(what);
    const isFree = shown.targets.has(target);
    return [
      // Light around what is round; a halo is not.
      ...(isFree ? [place(`ring:${what}`, RING, grown(box, box.width * 0.08), { z: LAYER.scene + 20 })] : []),
      place(`throw:${what}`, throwPicture(what), box, { z: LAYER.scene + 21, target }),
    ];
  });
}
