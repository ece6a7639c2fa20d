// Hands: the own one open, with what may be played of it; all others as backs, fanned, with a count.
import type { Placement } from '../../stage/game-stage.ts';
import { COUNT_HEIGHT, countPicture } from '../parts/count.ts';
import { around, LOWERED, place, RAISED } from '../parts/place.ts';
import { type Fit, type Rect, type Row, rowIn } from '../parts/row.ts';
import { handTarget } from './draft.ts';
import { cardBack, cardFace, CARD_PROPORTION } from './paint/card.ts';
import { BARRED } from './paint/marks.ts';
import { backId, cardId, LAYER, panelOf, type Table } from './table.ts';

/** How much of a card shows at least beside the next one in a hand, as a part of its width. */
const TIGHT = 0.4;
/** How far a card that was chosen and is not laid yet is lifted, in heights. */
const LIFTED = 0.16;
/** The sign on a card that may not be the next one, in widths of a card, and at least, in px. */
const SIGN = 0.3;
const LEAST_SIGN = 20;
/** How far the cards of a fan are turned against each other, in radians, and how far apart they are at most, in widths. */
const TURN = 0.045;
const OPEN = 0.42;

/** What is asked where a card of the hand answers it. */
const FROM_HAND: readonly string[] = ['lead', 'turn', 'challenge'];

/** The viewer's own hand. */
export function handPlacements(table: Table): Placement[] {
  const { shown, view } = table;
  // What is being played and lies nowhere yet is still in the hand.
  const elsewhere = new Set([
    ...shown.trick.stacks.flatMap(({ cards }) => cards.map(({ card }) => card)),
    ...shown.returning.map(({ card }) => card),
  ]);
  const held = new Set(shown.hand);
  const codes = [...shown.hand, ...view.hand.filter((card) => !held.has(card) && !elsewhere.has(card))];
  const row = ownRow(table, codes.length);
  return codes.flatMap((code, index) => {
    const spot = row.cards[index];
    if (!spot) return [];
    const flat = place(
      cardId(code),
      cardFace(code, table.words, { strip: row.strip }),
      around(spot, row.cardWidth, row.cardHeight),
      { z: LAYER.hand + index, lift: 0.12, target: handTarget(code), whole: cardFace(code, table.words) },
    );
    return withStatus(table, code, flat, row.strip);
  });
}

/** Where cards of the own hand lie. */
export function ownRow({ places, handSize }: Table, count: number): Row {
  const { hand, handLines } = places;
  const fits: readonly Fit[] = [[handLines, TIGHT]];
  const most = (hand.height - (handLines - 1) * 4) / handLines;
  // As large as if the hand were full, so that cards keep their size as they are played.
  const { cardHeight } = rowIn(handSize, hand, { fits, most, gap: 4 });
  return rowIn(count, hand, { fits, most: cardHeight, gap: 4 });
}

function withStatus({ shown, view }: Table, code: string, flat: Placement, strip: number): Placement[] {
  const choice = shown.choices.get(code);
  const isComing = !view.hand.includes(code);
  if (shown.drafted.includes(code))
    return [{ ...flat, y: flat.y - flat.height * LIFTED, lift: 0.8, halo: 'selected', z: flat.z + 30 }];
  if (isComing) return [{ ...flat, lift: 0.5, halo: 'targeted' }];
  const isAsked = FROM_HAND.includes(view.question?.asks ?? '') || shown.isGoingOn;
  const card: Placement =
    choice && choice.refusal === null
      ? { ...flat, y: flat.y - flat.height * RAISED, lift: 0.4, halo: 'legal' }
      : isAsked
        ? { ...flat, y: flat.y + flat.height * LOWERED, lift: 0.05, shade: 0.45 }
        : flat;
  if (!view.barred.includes(code)) return [card];
  const size = Math.max(LEAST_SIGN, card.width * SIGN);
  // On its upper edge, over the part that no neighbour covers: it hides no index.
  const shows = Math.min(card.width, strip * card.width);
  const spot = { x: card.x - card.width / 2 + shows / 2, y: card.y - card.height / 2 - size * 0.2 };
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
  ];
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
  const isOwn = seat === table.bottom;
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
