// A player's field: mat, name plate, names of rows, and the cards of both rows, or of the one that is left of them.
import type { Seat } from '../../../engine/core/seat.ts';
import { type Place, PLACES } from '../../../engine/games/sam/types.ts';
import type { Picture, Placement } from '../../stage/game-stage.ts';
import { NOTHING } from '../parts/focus.ts';
import { place } from '../parts/place.ts';
import { boundsOf, grown } from '../parts/rects.ts';
import { CLOSE, PANEL, RIM, VEIL } from '../parts/rim.ts';
import { CLOSE_TARGET, fieldTarget, placeTarget } from './draft.ts';
import type { FieldRoom } from './field-room.ts';
import { markPlacements, tagPlacements } from './field-marks.ts';
import {
  backPicture,
  CARD_PROPORTION,
  EMPTY_PLACE,
  facePicture,
  matPicture,
  peekPicture,
} from './paint/index.ts';
import { platePlacement } from './plates.ts';
import { rowPicture } from './signs/row.ts';
import {
  areReachable,
  cellOf,
  dealtId,
  isFighting,
  isLit,
  isOneRow,
  largeRoomOf,
  LAYER,
  placeId,
  roomOf,
  seatOf,
  type Table,
} from './table.ts';

/** How far a card is raised that is chosen, as a part of its height. */
const RAISED = 0.06;
/** How much darker cards are that an attacker does not reach. */
const UNREACHED = 0.5;
/** How far the rim of a field that can be pressed lies around its mat, in px. */
const BESIDE = 2;
/** Cards of a hand that is not arranged: how many, and how far apart, as a part of a card's width. */
const [HAND, FAN] = [6, 0.42];

/** Everything of a seat's field; while it is shown large, the small one has no cards. */
export function fieldPlacements(table: Table, seat: Seat): Placement[] {
  const room = roomOf(table, seat);
  return [
    ...groundPlacements(table, seat, room),
    ...(table.zoomed === seat ? [] : cardPlacements(table, seat, room)),
  ];
}

/** A field shown large, over a veil that dims all the rest. */
export function zoomPlacements(table: Table): Placement[] {
  const { zoomed, size } = table;
  if (zoomed === null) return [];
  const room = largeRoomOf(table, zoomed);
  const ground = groundPlacements(table, zoomed, room).map((placement) => ({
    ...placement,
    id: `large:${placement.id}`,
  }));
  const window = { left: 0, top: 0, width: size.width, height: size.height };
  const panel = grown(boundsOf([room.mat, room.plate, room.close ?? room.plate]), 6);
  return [
    place('veil', VEIL, window, { z: LAYER.veil }),
    place('large', PANEL, panel, { z: LAYER.veil + 1 }),
    ...[...ground, ...cardPlacements(table, zoomed, room)].map((placement) => ({
      ...placement,
      z: placement.z + LAYER.large,
    })),
    place('aside', NOTHING, window, { z: LAYER.light + 2, target: CLOSE_TARGET }),
    ...(room.close
      ? [place('close', CLOSE, room.close, { z: LAYER.large + LAYER.mark, target: CLOSE_TARGET })]
      : []),
  ];
}

/** The mat with its rows, and who plays there. */
function groundPlacements(table: Table, seat: Seat, room: FieldRoom): Placement[] {
  const { words, shown } = table;
  const isHere = table.zoomed !== seat || room.isLarge;
  const target = fieldTarget(seat);
  const lit = isLit(table, seat);
  const { mat, isOpposite } = room;
  const isCollapsed = isOneRow(table, seat);
  const { arranged, out } = seatOf(table, seat);
  const isNamed = !isCollapsed && !out && (arranged || table.view.viewer === seat);
  const names = isNamed ? (['front', 'back'] as const) : [];
  return [
    place(`mat:${seat}`, matPicture({ isOpposite, isLit: false, isCollapsed }), mat, { z: LAYER.mat }),
    // A picture of its own over the dark one, so that light comes and goes slowly.
    ...(lit
      ? [
          place(`lights:${seat}`, matPicture({ isOpposite, isLit: true, isCollapsed }), mat, {
            z: LAYER.mat + 0.5,
          }),
        ]
      : []),
    ...names.map((row) =>
      place(
        `row:${seat}:${row}`,
        rowPicture(
          words(room.named === 'short' ? `sam.stage.${row}.short` : `sam.stage.${row}`),
          room.named === 'upright',
          room.text,
        ),
        room.labels[row],
        { z: LAYER.mat + 2 },
      ),
    ),
    platePlacement(table, seat, room),
    // What is pressed is nothing that is seen, and of a size of its own, so that no picture of its size rises under a pointer.
    place(`press:${seat}`, NOTHING, grown(boundsOf([room.mat, room.plate]), -1), {
      z: LAYER.spot - 1,
      target: isHere ? target : null,
    }),
    // Around the mat and below its cards, which are to be read.
    ...(isHere && (isPressedWhole(table, seat, room) || shown.targets.has(target))
      ? [place(`rim:${seat}`, RIM, grown(mat, BESIDE), { z: LAYER.mat + 1 })]
      : []),
    ...markPlacements(table, seat, room),
  ];
}

/** Whether something in a field can be pointed at now, and its cards are too small for that: the field is shown large first. */
function isPressedWhole(table: Table, seat: Seat, room: FieldRoom): boolean {
  return !areReachable(table, room) && PLACES.some((at) => table.shown.targets.has(placeTarget(seat, at)));
}

/** The cards of a field, its empty places, and a hand that is not arranged yet. */
function cardPlacements(table: Table, seat: Seat, room: FieldRoom): Placement[] {
  const { arranged, cards, out } = seatOf(table, seat);
  const isOwn = table.view.viewer === seat;
  if (!arranged && !isOwn) return handPlacements(table, seat, room, cards);
  if (out) return [];
  return [
    ...spots(table, seat, room),
    ...tagPlacements(table, seat, room),
    ...PLACES.flatMap((at, index) => cardPlacement(table, seat, at, room, index) ?? []),
  ];
}

/** Empty places. */
function spots(table: Table, seat: Seat, room: FieldRoom): Placement[] {
  const { shown, view } = table;
  const { field } = seatOf(table, seat);
  if (isOneRow(table, seat)) return [];
  const isOwn = view.viewer === seat;
  return PLACES.filter((at) => field[at] === null).map((at) => {
    const target = placeTarget(seat, at);
    const isFree = shown.targets.has(target);
    return place(`spot:${seat}:${at}`, EMPTY_PLACE, room.cells[at], {
      z: LAYER.spot,
      target: isOwn ? target : null,
      alpha: isOwn || room.isLarge ? 1 : 0.6,
      halo: isFree ? 'legal' : null,
    });
  });
}

/** Six cards in the hand of somebody who still thinks about where to put them. */
function handPlacements(table: Table, seat: Seat, room: FieldRoom, count: number): Placement[] {
  const { mat, cells } = room;
  const wide = Math.min(
    Math.min(mat.height * 0.62, cells.F1.height * 1.25) / CARD_PROPORTION,
    (mat.width * 0.88) / (1 + (HAND - 1) * FAN),
  );
  const high = wide * CARD_PROPORTION;
  const step = wide * FAN;
  const all = wide + (HAND - 1) * step;
  const left = mat.left + (mat.width - all) / 2;
  const top = mat.top + (mat.height - high) / 2;
  return Array.from({ length: count }, (_, index) =>
    place(
      dealtId(seat, index),
      backPicture(),
      { left: left + index * step, top, width: wide, height: high },
      {
        z: LAYER.card + index,
        lift: 0.15,
      },
    ),
  );
}

function cardPlacement(
  table: Table,
  seat: Seat,
  at: Place,
  room: FieldRoom,
  index: number,
): Placement | null {
  const code = seatOf(table, seat).field[at];
  const box = cellOf(table, seat, at, room);
  if (code === null || box === null || isFighting(table, seat, at)) return null;
  const isUp = code !== 'down';
  const flat = place(placeId(seat, at), pictureAt(table, seat, at), box, {
    z: LAYER.card + index,
    // A card that stands upright casts a shadow; one that lies face down is flat on the cloth.
    lift: isUp ? 0.2 : 0.04,
    target: areReachable(table, room) ? placeTarget(seat, at) : null,
  });
  return withLight(table, seat, at, flat, room);
}

/** What is seen of the card at a place. */
export function pictureAt({ view }: Pick<Table, 'view'>, seat: Seat, at: Place): Picture {
  const code = view.seats[seat]?.field[at] ?? 'down';
  if (code !== 'down') return facePicture(code);
  const known = view.viewer === seat ? view.own.find((card) => card.at === at)?.card : undefined;
  return known === undefined ? backPicture() : peekPicture(known);
}

/** The card, raised and lit as what may be done with it; where the rim of its field says so, it is only not dark. */
function withLight(table: Table, seat: Seat, at: Place, card: Placement, room: FieldRoom): Placement {
  const { shown, view } = table;
  const target = placeTarget(seat, at);
  const { strike, aim, reach } = shown;
  const isAim = aim !== null && aim.seat === seat && aim.at === at;
  const isAttacker = strike !== null && strike.seat === seat && strike.with === at;
  const helps = strike !== null && strike.seat === seat && strike.boosts.includes(at);
  const raised = { ...card, y: card.y - card.height * RAISED, z: card.z + 20 };
  if (isAttacker || shown.chosen.has(target)) return { ...raised, lift: 0.8, halo: 'selected' };
  if (helps) return { ...raised, lift: 0.5, halo: 'played' };
  if (isAim) return { ...raised, lift: 0.5, halo: 'winner' };
  if (reach?.has(target) === true)
    return isPressedWhole(table, seat, room) ? card : { ...card, halo: 'targeted' };
  if (shown.targets.has(target)) {
    const halo = shown.swappable.has(target) ? 'targeted' : 'legal';
    return { ...card, lift: card.lift + 0.2, halo };
  }
  return reach !== null && seat !== view.viewer ? { ...card, shade: UNREACHED } : card;
}
