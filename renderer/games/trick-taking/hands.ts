// Hands: the own one open, with what may be played of it; all others as backs, fanned, with a count.
import type { Placement } from '../../stage/game-stage.ts';
import { COUNT_HEIGHT, countPicture } from '../parts/count.ts';
import { around, LOWERED, place, RAISED } from '../parts/place.ts';
import { type Fit, type Rect, type Row, rowIn } from '../parts/row.ts';
import { spotPicture } from '../parts/spot.ts';
import { handTarget } from './draft.ts';
import { labelUnder } from './piles.ts';
import { cardBack, cardFace, CARD_PROPORTION } from './paint/card.ts';
import { BARRED, NOT_YET, NOT_YET_REACH } from './paint/marks.ts';
import { backId, cardId, LAYER, panelOf, type Table } from './table.ts';

/** How much of a card shows at least beside the next one in a hand, as a part of its width. */
const TIGHT = 0.4;
/** How far a card that was chosen and is not laid yet is lifted, in heights. */
const LIFTED = 0.16;
/** Between cards of the own hand, in px; and how much smaller they may be for none of them to lie over another. */
const GAP = 4;
const SHRUNK = 0.74;
/** Smaller cards than this, in px, rather lie over each other: their signs are what is read. */
const WORTH_IT = 72;
/** How much of a card can be seen that would only come back. */
const COMING = 0.85;
/** The sign on a card that may not be the next one, in widths of a card, and at least, in px. */
const SIGN = 0.3;
const LEAST_SIGN = 20;
/** How far the cards of a fan are turned against each other, in radians, and how far apart they are at most, in widths. */
const TURN = 0.045;
const OPEN = 0.42;

/** What is asked where a card of the hand answers it. */
const FROM_HAND: readonly string[] = ['lead', 'turn', 'challenge'];

/** The viewer's own hand. What is being played leaves its place free, so that nothing moves before it is done. */
export function handPlacements(table: Table): Placement[] {
  const { shown } = table;
  const lying = new Set(shown.trick.stacks.flatMap(({ cards }) => cards.map(({ card }) => card)));
  const gone = new Set(shown.returning.filter(({ to }) => to !== table.view.viewer).map(({ card }) => card));
  const codes = shown.held;
  const row = ownRow(table, codes.length);
  return codes.flatMap((code, index) => {
    const spot = row.cards[index];
    if (!spot) return [];
    const box = around(spot, row.cardWidth, row.cardHeight);
    if (gone.has(code) || lying.has(code)) {
      return [place(`place:${code}`, spotPicture(false), box, { z: LAYER.spot, target: handTarget(code) })];
    }
    // Beside the last card of a line nothing lies: all of it is seen.
    const isLast = row.cards[index + 1]?.y !== spot.y;
    const strip = isLast ? 1 : row.strip;
    const flat = place(cardId(code), cardFace(code, table.words, { strip }), box, {
      z: LAYER.hand + index,
      lift: 0.12,
      target: handTarget(code),
      whole: cardFace(code, table.words),
    });
    return withStatus(table, code, flat, strip);
  });
}

/** Where cards of the own hand lie. */
export function ownRow({ places, handSize }: Table, count: number): Row {
  const { hand, handLines } = places;
  const fits: readonly Fit[] = [[handLines, TIGHT]];
  const most = (hand.height - (handLines - 1) * GAP) / handLines;
  // As large as if the hand were full, so that cards keep their size as they are played.
  const full = rowIn(handSize, hand, { fits, most, gap: GAP });
  // Where a little less is enough to see all of every card, nothing lies over another.
  const whole = rowIn(handSize, hand, { fits: [[handLines, 1 + GAP / full.cardWidth]], most, gap: GAP });
  const isWhole = whole.cardWidth >= Math.max(WORTH_IT, full.cardWidth * SHRUNK);
  return rowIn(count, hand, { fits, most: (isWhole ? whole : full).cardHeight, gap: GAP });
}

function withStatus({ shown, view }: Table, code: string, flat: Placement, strip: number): Placement[] {
  const choice = shown.choices.get(code);
  const isComing = !view.hand.includes(code);
  if (shown.drafted.includes(code))
    return [{ ...flat, y: flat.y - flat.height * LIFTED, lift: 0.8, halo: 'selected', z: flat.z + 30 }];
  if (isComing) {
    const frame = around(flat, flat.width + 2 * NOT_YET_REACH, flat.height + 2 * NOT_YET_REACH);
    return [
      { ...flat, lift: 0.5, alpha: COMING },
      place(`draft:${code}`, NOT_YET, frame, { z: flat.z + 0.5, on: flat.id }),
    ];
  }
  const isAsked = FROM_HAND.includes(view.question?.asks ?? '') || shown.isGoingOn;
  const isPossible = choice !== undefined && choice.refusal === null;
  const card: Placement = isPossible
    ? // What would only take the place of the card that was chosen does not ask for it.
      shown.isExchanged
      ? flat
      : { ...flat, y: flat.y - flat.height * RAISED, lift: 0.4, halo: 'legal' }
    : isAsked
      ? { ...flat, y: flat.y + flat.height * LOWERED, lift: 0.05, shade: 0.45 }
      : flat;
  if (!view.barred.includes(code)) return [card];
  const size = Math.max(LEAST_SIGN, card.width * SIGN);
  // In the part that no neighbour covers, and inside the card.
  const shows = Math.min(card.width, strip * card.width);
  const spot = { x: card.x - card.width / 2 + shows / 2, y: card.y - card.height / 2 + size * 0.36 };
  return [card, place(`barred:${code}`, BARRED, around(spot, size, size), { z: flat.z + 0.5, on: flat.id })];
}

/** The backs of a hand that the viewer does not see. */
export function fanPlacements(table: Table, seat: number): Placement[] {
  const count = table.view.seats[seat]?.cards ?? 0;
  if (seat === table.view.viewer || count === 0) return [];
  const spots = fanOf(table, seat, count);
  const { fan } = panelOf(table, seat);
  const { text } = table.places;
  const last = spots.at(-1);
  if (!last) return [];
  const height = Math.round(COUNT_HEIGHT * text);
  const width = Math.round(height * 1.35);
  const said = table.words('table.number', { value: count });
  const box: Rect = {
    left: Math.min(last.x + last.width / 2 - width / 2, fan.left + fan.width - width),
    top: fan.top + fan.height - height,
    width,
    height,
  };
  return [
    ...spots.map(({ x, y, width: wide, rotation }, index) =>
      place(backId(seat, index), cardBack(), around({ x, y }, wide, wide * CARD_PROPORTION), {
        z: LAYER.fan + index,
        lift: 0.12,
        rotation,
      }),
    ),
    place(`held:${seat}`, countPicture(said), box, { z: LAYER.fan + 18 }),
    ...(isNear(table, seat)
      ? []
      : labelUnder(table, seat, 'hand', { ...fan, width: box.left + width - fan.left })),
  ];
}

/** Whether a hand has the room of an open one. */
function isNear({ bottom, input }: Table, seat: number): boolean {
  return seat === bottom && input.isForAll !== true;
}

export interface FanSpot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly rotation: number;
}

/** Where the cards of a fan lie. */
export function fanOf(table: Table, seat: number, count: number): FanSpot[] {
  const { fan } = panelOf(table, seat);
  const isOwn = isNear(table, seat);
  // Turned cards reach a little beyond their height.
  const height = fan.height * (isOwn ? 1 : 0.86);
  const width = Math.round(height / CARD_PROPORTION);
  const room = Math.max(0, fan.width - width * 1.16);
  const step = count > 1 ? Math.min(width * (isOwn ? 0.9 : OPEN), room / (count - 1)) : 0;
  const left = isOwn ? fan.left + (fan.width - step * (count - 1)) / 2 : fan.left + width * 0.58;
  const turn = isOwn ? 0 : Math.min(TURN, 0.3 / Math.max(1, count));
  return Array.from({ length: count }, (_, index) => {
    const off = index - (count - 1) / 2;
    return {
      x: left + index * step,
      y: fan.top + fan.height / 2 + (isOwn ? 0 : Math.abs(off) * off * off * 0.02),
      width,
      rotation: off * turn,
    };
  });
}
