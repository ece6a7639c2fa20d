// A player's theatre: the stage with its curtains, name, identity, points and hand, Tricks and Support on the boards.
import type { Seat } from '../../../engine/core/seat.ts';
import { identityWords } from '../../../engine/games/magicians/describe.ts';
import type { Target } from '../../stage/contract.ts';
import type { Placement } from '../../stage/game-stage.ts';
import { labelPicture } from '../parts/label.ts';
import { NOTHING } from '../parts/focus.ts';
import { CROWN } from '../parts/marks.ts';
import { around, place } from '../parts/place.ts';
import { platePicture } from '../parts/plate.ts';
import { boundsOf, grown } from '../parts/rects.ts';
import type { Rect } from '../parts/row.ts';
import { spotPicture } from '../parts/spot.ts';
import { backPlacements } from './backs.ts';
import { type Boards, boardsOf, canBePressed } from './boards.ts';
import { identityLine } from './card-lines.ts';
import { CLOSE_TARGET, playTarget, supportPlace, theatreTarget, trickPlace } from './draft.ts';
import { gaugePlacements } from './gauge.ts';
import type { Hall } from './hall.ts';
import type { Laid } from './lots.ts';
import type { SupportPlace } from './shown.ts';
import { cardPicture, identityPicture, miniPicture } from './paint/cards.ts';
import { theatrePicture } from './paint/theatre.ts';
import { LEAVES } from './signs/leaves.ts';
import { CLOSE, PANEL, RIM, VEIL } from '../parts/rim.ts';
import { cardId, hallOf, LAYER, seatOf, type Table } from './table.ts';

/** How wide the name of the place of Tricks is, with their number, in px at usual text size. */
const COUNTED = 92;
/** The sign on a card that would leave, in widths of the card. */
const SIGN = 0.62;
/** The name of a place where more lies than may. */
const EXCEEDED = '#ffd95e';
/** How much darker cards are that cannot be chosen while others can. */
const DIMMED = 0.4;

/** Everything of a seat's theatre; while it is shown large, the small one has nothing on its boards. */
export function theatrePlacements(table: Table, seat: Seat): Placement[] {
  const hall = hallOf(table, seat);
  return [
    ...frontPlacements(table, seat, hall),
    ...(table.zoomed === seat ? [] : boardPlacements(table, seat, hall)),
  ];
}

/** A theatre shown large, over a veil that dims all the rest. */
export function zoomPlacements(table: Table): Placement[] {
  const { zoomed, places, size } = table;
  if (zoomed === null) return [];
  const hall = places.zoomed;
  const front = frontPlacements(table, zoomed, hall).map((placement) => ({
    ...placement,
    id: `large:${placement.id}`,
  }));
  const all = [...front, ...boardPlacements(table, zoomed, hall)];
  return [
    place('veil', VEIL, { left: 0, top: 0, width: size.width, height: size.height }, { z: LAYER.veil }),
    place('large', PANEL, grown(hall.box, 6), { z: LAYER.veil + 1 }),
    ...all.map((placement) => ({ ...placement, z: placement.z + LAYER.large })),
    // What is shown large by itself stays until the choice is made.
    ...(hall.close && table.input.zoomed !== null
      ? [
          place(
            'aside',
            NOTHING,
            { left: 0, top: 0, width: size.width, height: size.height },
            {
              z: LAYER.light + 2,
              target: CLOSE_TARGET,
            },
          ),
          place('close', CLOSE, hall.close, { z: LAYER.large + LAYER.play + 79, target: CLOSE_TARGET }),
        ]
      : []),
  ];
}

/** The stage, and what tells of its player. */
function frontPlacements(table: Table, seat: Seat, hall: Hall): Placement[] {
  const { view, input, words, shown } = table;
  const { identity } = seatOf(table, seat);
  const target = theatreTarget(seat);
  const isLit = isOnStage(table, seat);
  const isTarget = shown.targets.has(target);
  const plate = platePicture({
    name: input.seats[seat]?.name ?? '',
    also: besideName(table, seat, hall),
    marks: marksOf(table, seat),
    figures: [],
    turn: isLit && view.result === null,
    ...(view.result === null && view.turn !== null ? { pointed: view.turn === seat } : {}),
    small: true,
    text: hall.text,
  });
  const whole = boundsOf([hall.stage, hall.plate, hall.identity, hall.gauge]);
  return [
    place(`theatre:${seat}`, theatrePicture(false), hall.stage, { z: LAYER.theatre }),
    // A picture of its own over the dark one, so that light comes and goes slowly.
    ...(isLit ? [place(`lights:${seat}`, theatrePicture(true), hall.stage, { z: LAYER.theatre + 0.5 })] : []),
    place(`plate:${seat}`, plate, hall.plate, { z: LAYER.plate }),
    place(`identity:${seat}`, identityPicture(identity, words), hall.identity, {
      z: LAYER.plate,
      lift: 0.08,
    }),
    ...gaugePlacements(table, seat, hall),
    ...(hall.told
      ? [
          place(`told:${seat}`, labelPicture(whoIs(table, seat), hall.text), hall.told, {
            z: LAYER.plate,
          }),
        ]
      : []),
    // What is pressed is nothing that is seen, and of a size of its own, so that neither curtain nor rim rises under a pointer.
    // What is shown large is pressed there.
    place(`press:${seat}`, NOTHING, grown(whole, -1), {
      z: LAYER.plate + 5,
      target: table.zoomed === seat && !hall.isLarge ? null : target,
    }),
    // Around the stage alone: name, points and hand are what somebody who aims looks at.
    ...(isTarget
      ? [
          place(`rim:${seat}`, RIM, hall.stage, {
            z: LAYER.play + 78,
            halo: shown.aimed === target ? 'selected' : null,
          }),
        ]
      : []),
    ...backPlacements(table, seat, hall),
  ];
}

/** Who a player is, beside the name; at a strip of the own theatre, whose card is too small for words, also what that brings. */
function besideName(table: Table, seat: Seat, { isOwn, plate, identity, told }: Hall): readonly string[] {
  if (told) return [];
  const said = identityWords(table.words, seatOf(table, seat).identity);
  const isStrip = isOwn && plate.left > identity.left;
  return isStrip ? [whoIs(table, seat), said] : [said];
}

/** Such as "Illusionist. +5 PP for each level 5 Trick." */
function whoIs(table: Table, seat: Seat): string {
  const { words } = table;
  const { identity } = seatOf(table, seat);
  const card = identityWords(words, identity);
  return words('table.magicians.card.does', { card, does: identityLine(words, identity) });
}

/** What a plate tells of its player beside the name: who won. */
function marksOf({ view }: Table, seat: Seat): readonly string[] {
  return view.result?.winners.includes(seat) === true ? [CROWN] : [];
}

/** Whether the light is on somebody: whose turn it is, who is asked in the turn of another, or who has won. */
export function isOnStage({ view }: Table, seat: Seat): boolean {
  if (view.result) return view.result.winners.includes(seat);
  return view.awaiting.length > 0 ? view.awaiting.includes(seat) : view.turn === seat;
}

/** What lies on the boards, the places for it, and where something may be put now. */
function boardPlacements(table: Table, seat: Seat, hall: Hall): Placement[] {
  const { places, shown, bottom } = table;
  const boards = boardsOf(hall, seatOf(table, seat), places.press, table.rivals ?? undefined);
  const isPressable = hall.isLarge || canBePressed(boards, places.press);
  const room: Row = { table, seat, hall, isPressable, areWhole: boards.areWhole };
  const isOwn = seat === bottom && seat === table.view.viewer;
  const rims = isOwn ? placesIn(boards).filter(({ target }) => shown.targets.has(target)) : [];
  return [
    ...cardPlacements(room, boards.tricks, boards.rooms.tricks, 0),
    ...cardPlacements(room, boards.support, boards.rooms.support, 30),
    ...rims.flatMap(({ target, box }) => [
      place(`press:${target}`, NOTHING, grown(box, -1), { z: LAYER.play + 77, target }),
      place(`rim:${target}`, RIM, grown(box, 4), { z: LAYER.play + 79 }),
    ]),
    ...(isPressable ? [] : hintsOf(room, boards.tricks, boards.support)),
  ];
}

interface BoardPlace {
  readonly target: Target;
  readonly box: Rect;
}

/** Where Tricks and Support are put, on the stage of a seat as it is seen. */
export function placesOnBoards(table: Table, seat: Seat): readonly BoardPlace[] {
  const hall = table.zoomed === seat ? table.places.zoomed : hallOf(table, seat);
  return placesIn(boardsOf(hall, seatOf(table, seat), table.places.press));
}

function placesIn({ rooms }: Boards): readonly BoardPlace[] {
  return [
    { target: trickPlace, box: rooms.tricks },
    { target: supportPlace, box: rooms.support },
  ];
}

interface Row {
  readonly table: Table;
  readonly seat: Seat;
  readonly hall: Hall;
  /** Cards are large enough to be pressed where they lie; otherwise the theatre is, and is shown large. */
  readonly isPressable: boolean;
  readonly areWhole: boolean;
}

function cardPlacements(row: Row, laid: Laid, room: Rect, from: number): Placement[] {
  const { table, hall, isPressable, areWhole } = row;
  const { shown, words } = table;
  const isChoosing = [...shown.targets].some((target) => target.startsWith('play:'));
  const cards = [...laid.cards].map(([code, { x, y, strip }], index): Placement => {
    const box = around({ x, y }, laid.width, laid.height);
    const target = playTarget(code);
    const isTarget = shown.targets.has(target);
    const isChosen = shown.chosen.has(code);
    const picture = areWhole ? cardPicture(code, words, strip) : miniPicture(code, words, strip);
    const flat = place(cardId(code), picture, box, {
      z: LAYER.play + from + index / 2,
      lift: 0.1,
      target: isPressable ? target : null,
      whole: cardPicture(code, words),
    });
    if (isChosen)
      return { ...flat, y: flat.y - flat.height * 0.1, halo: 'selected', lift: 0.7, z: flat.z + 0.25 };
    // One that a finger has aimed at shines like what is chosen: it is pressed once more.
    if (isTarget && shown.aimed === target) return { ...flat, halo: 'selected', lift: 0.5, z: flat.z + 0.5 };
    if (isTarget) return { ...flat, halo: 'targeted', lift: 0.3, z: flat.z + 0.25 };
    return isChoosing ? { ...flat, shade: DIMMED } : flat;
  });
  const gone = cards.flatMap((card) => leavingMark(table, card));
  const spots = laid.empty.map(({ lot, box }) =>
    place(`spot:${row.seat}:${lot}`, spotPicture(false), box, { z: LAYER.spot }),
  );
  const names = laid.names.flatMap(({ lot, box }, index) => {
    const said = nameOf(row, lot);
    if (said === '') return [];
    const wide = lot === 'trick' ? widened(box, COUNTED * hall.text, room) : box;
    return [
      place(`name:${row.seat}:${lot}:${index}`, labelPicture(said, hall.text, toneOf(row, lot)), wide, {
        z: LAYER.play + 70,
      }),
    ];
  });
  return [...cards, ...gone, ...spots, ...names];
}

/** The sign on a card that would leave by itself, such as a Stage whose Trick is taken. */
function leavingMark({ shown }: Table, card: Placement): Placement[] {
  if (!shown.preview?.leaves.some(({ card: code }) => cardId(code) === card.id)) return [];
  const size = Math.min(card.width, card.height) * SIGN;
  return [place(`leaves:${card.id}`, LEAVES, around(card, size, size), { z: card.z + 0.1, on: card.id })];
}

/** What is exceeded is said brighter. */
function toneOf({ table, seat }: Row, lot: string): string | undefined {
  const { tricks, most } = seatOf(table, seat);
  return lot === 'trick' && tricks.length > most ? EXCEEDED : undefined;
}

/** What a place is called; Tricks are counted, because more than so many cannot be kept. */
function nameOf({ table, seat }: Row, lot: string): string {
  const { tricks, most } = seatOf(table, seat);
  if (lot === 'next') return '';
  if (lot === 'trick') return table.words('magicians.stage.tricks', { count: tricks.length, most });
  return table.words(`magicians.stage.place.${lot as SupportPlace}`);
}

/** A rim around a small theatre that holds something to be pointed at. */
function hintsOf({ table, seat, hall }: Row, ...laid: readonly Laid[]): Placement[] {
  const { shown } = table;
  const codes = laid.flatMap(({ cards }) => [...cards.keys()]);
  if (!codes.some((code) => shown.targets.has(playTarget(code)))) return [];
  return [place(`rim:${seat}`, RIM, hall.stage, { z: LAYER.play + 78 })];
}

/** At least so wide, around the same middle, but inside a room. */
function widened({ left, top, width, height }: Rect, least: number, room: Rect): Rect {
  const wide = Math.min(room.width, Math.max(width, least));
  const middle = left + width / 2;
  const from = Math.min(Math.max(room.left, middle - wide / 2), room.left + room.width - wide);
  return { left: from, top, width: wide, height };
}
