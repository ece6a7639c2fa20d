// Where everything lies on Magic Trick's table, for one view and one size of window. Pure.
import type { MagicTrickView, SlotView } from '../../../engine/games/magic-trick/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { StageInput } from '../../stage/contract.ts';
import { CARD_PROPORTION } from '../../stage/cards/card.ts';
import type { Placement, Size } from '../../stage/game-stage.ts';
import { LIMELIGHT } from '../../stage/paint/footlights.ts';
import { focusRing, withSelection } from '../parts/focus.ts';
import { footlights, type Lit, pooled, stitched } from '../parts/light.ts';
import { HAT, ROSETTE, TRICK as TRICK_SIGN } from '../parts/marks.ts';
import { platePicture } from '../parts/plate.ts';
import { cardPicture, codePicture, CROSSED, gapPicture, pocketPicture, SEAM, TABLE } from './scene.ts';
import { ribbonPicture } from '../parts/ribbon.ts';
import type { Rect } from '../parts/row.ts';
import { spotPicture } from '../parts/spot.ts';
import { droppedPlacements, leadsPlacement, trumpPlacement } from './signs.ts';
import { sortPlacements } from './sort.ts';
import { around, LOWERED, place, RAISED } from '../parts/place.ts';
import { WINNING } from '../parts/seals.ts';
import { cardId, LAYER, openCardId, panelOf, type Table, tableOf } from './table.ts';

const SORTING = 'hand.sorting';
/** A face narrower than this, in px, has its rank where the mark of the winning card would lie. */
const SMALL_CARD = 48;
const TRICK = 'hand.trick.';
/** How far a card that may go up the sleeve is raised, as a part of how far one is that may be played. */
const FOR_SLEEVE = 0.5;
/** How far such a card is moved, as a part of its height, and turned, in radians. */
const UNEVEN = 0.035;

/** Everything that is to be seen. */
export function layout(view: MagicTrickView, input: StageInput, size: Size, words: Say): Placement[] {
  const table = tableOf(view, input, size);
  const seats = view.seats.map((_, seat) => seat);
  const lit = view.awaiting.map((seat) => litOf(table, seat));
  const scene = [
    place('table', TABLE, { left: 0, top: 0, width: size.width, height: size.height }, { z: LAYER.table }),
    stitched(table.places.centre, size, LAYER.table + 0.5),
    ...lit.map((one) => pooled(one, LIMELIGHT, LAYER.light)),
    ...lit.flatMap((one) => footlights(one, size, table.places.small, LAYER.light + 1)),
    ...seats.map((seat) => plate(table, seat, words)),
    ...seats.flatMap((seat) => rowPlacements(table, seat)),
    ...seats.flatMap((seat) => sleevePlacements(table, seat)),
    ...seats.flatMap((seat) => spotPlacement(table, seat)),
    ...view.trick.map(({ seat, card }, order) => trickPlacement(table, seat, card, order)),
    ...leadsPlacement(table, words),
    ...winningPlacement(table),
    trumpPlacement(table, words),
    ...removedPlacements(table, words),
    ...droppedPlacements(table),
    ...sortPlacements(table),
  ].map((placement) => withSelection(placement, input));
  return [...scene, ...focusRing(scene, input, LAYER.focus)];
}

/** What the light falls on: plate and row of whoever is awaited. */
function litOf(table: Table, seat: number): Lit {
  const { plate: box, row } = panelOf(table, seat);
  const first = row.cards[0] ?? { x: box.left, y: box.top };
  const last = row.cards.at(-1) ?? first;
  const [left, right] = [Math.min(box.left, first.x), Math.max(box.left + box.width, last.x)];
  const [top, bottom] = [box.top, Math.max(box.top + box.height, last.y)];
  return {
    seat,
    plate: box,
    things: { left, top, width: right - left, height: bottom - top },
    lowest: (row.cards.at(-1)?.y ?? top) + row.cardHeight / 2,
    isNear: seat === table.bottom,
  };
}

function plate(table: Table, seat: number, words: Say): Placement {
  const { view, input, places } = table;
  const { tricks = 0, score = 0 } = view.seats[seat] ?? {};
  const picture = platePicture({
    name: input.seats[seat]?.name ?? '',
    marks: view.dealer === seat ? [HAT] : [],
    figures: [
      {
        sign: TRICK_SIGN,
        value: words('table.number', { value: tricks }),
        word: words('magic-trick.stage.tricks', { count: tricks }),
      },
      {
        sign: ROSETTE,
        value: words('table.number', { value: score }),
        word: words('magic-trick.stage.points', { count: score }),
      },
    ],
    turn: view.awaiting.includes(seat),
    small: places.small,
    text: places.text,
  });
  return place(`plate:${seat}`, picture, panelOf(table, seat).plate, { z: LAYER.plate });
}

function rowPlacements(table: Table, seat: number): Placement[] {
  const { view, bottom } = table;
  const { row } = panelOf(table, seat);
  const own = seat === bottom;
  // The row that the viewer sorts lies in the centre meanwhile.
  if (view.toSort?.owner === seat) return [];
  return (view.rows[seat] ?? []).flatMap((slot, index) => {
    const spot = row.cards[index];
    if (!spot) return [];
    const box = around(spot, row.cardWidth, row.cardHeight);
    if (slot.at !== 'row') {
      // Only what no card of the row can cover, so that neighbouring gaps do not overlap either.
      const seen = Math.max(14, Math.min(row.cardWidth, 2 * row.step - row.cardWidth - 2));
      return [
        place(
          `gap:${seat}:${slot.slot}`,
          gapPicture(slot.suit, slot.rank),
          around(spot, seen, row.cardHeight),
          {
            z: LAYER.gap + index,
          },
        ),
      ];
    }
    const flat = place(cardId(view, seat, index), cardPicture(slot.suit, slot.rank, row.strip), box, {
      z: LAYER.row + index,
      lift: 0.12,
      ...(view.phase === SORTING && uneven(box, index)),
    });
    return own ? ownCard(table, flat, slot) : [flat];
  });
}

/** How a card lies in a row that is not in order yet: as it was dealt, every other one higher and turned. */
function uneven({ top, height }: Rect, index: number): Pick<Placement, 'y' | 'rotation'> {
  const side = index % 2 === 0 ? 1 : -1;
  return { y: top + height / 2 + side * height * UNEVEN, rotation: side * UNEVEN };
}

/**
 * A card of the own row: raised and lit where it may be played, less raised and in a bright rim where it may go up the
 * sleeve, lowered and dimmed where it may not be chosen.
 */
function ownCard({ view, input }: Table, flat: Placement, slot: SlotView): Placement[] {
  // Slots mean nothing before all rows are sorted.
  if (typeof view.viewer !== 'number' || view.phase === SORTING) return [flat];
  const target = `slot:${slot.slot}`;
  const choice = view.question?.choices.find(({ at }) => at === slot.slot);
  if (!choice) return [{ ...flat, target }];
  if (choice.refusal !== null)
    return [{ ...flat, target, y: flat.y + flat.height * LOWERED, lift: 0.05, shade: 0.45 }];
  if (choice.move === 'sleeve') {
    // Between its card and the next one, which may lie over it.
    const card = { ...flat, target, y: flat.y - flat.height * RAISED * FOR_SLEEVE, lift: 0.25 };
    const seam = {
      ...card,
      id: `seam:${slot.slot}`,
      picture: SEAM,
      lift: 0,
      z: flat.z + 0.5,
      target: null,
    };
    // A card that was chosen has a light of its own.
    return input.selected === target ? [card] : [card, seam];
  }
  return [{ ...flat, target, y: flat.y - flat.height * RAISED, lift: 0.4, halo: 'legal' }];
}

function sleevePlacements(table: Table, seat: number): Placement[] {
  const { view } = table;
  const { sleeve } = panelOf(table, seat);
  const code = view.seats[seat]?.sleeve ?? null;
  const offered =
    seat === view.viewer && (view.question?.choices.some(({ move }) => move === 'sleeve') ?? false);
  const pocket = place(`pocket:${seat}`, pocketPicture(offered), sleeve, {
    z: LAYER.plate + 1,
    lift: offered ? 0.6 : 0,
    halo: offered ? 'selected' : null,
  });
  return code === null ? [pocket] : [pocket, sleevePlacement(table, seat, code)];
}

/** The card up a sleeve, open beside the name plate. */
export function sleevePlacement(table: Table, seat: number, code: string): Placement {
  return place(openCardId(table.view, seat, code), codePicture(code), panelOf(table, seat).sleeve, {
    z: LAYER.plate + 2,
    lift: 0.12,
  });
}

/** A card of the trick, in front of who played it. */
export function trickPlacement(table: Table, seat: number, code: string, order: number): Placement {
  const { trickWidth: width } = table.places;
  const box = around(panelOf(table, seat).spot, width, Math.round(width * 1.4));
  return place(openCardId(table.view, seat, code), codePicture(code), box, {
    z: LAYER.trick + order,
    lift: 0.3,
  });
}

/** The mark in the upper right corner of the card that takes the trick as it lies, where a face leaves room for it. */
function winningPlacement(table: Table): Placement[] {
  const { winning } = table.view;
  if (winning === null) return [];
  const { trickWidth: width } = table.places;
  const { x, y } = panelOf(table, winning).spot;
  const size = Math.max(18, Math.round(width * 0.26));
  const [right, top] = [x + width / 2, y - Math.round(width * CARD_PROPORTION) / 2];
  // On a small card it would cover the rank, so it sits on the corner.
  const inside = width < SMALL_CARD ? 2 : size / 2 + 2;
  const box = around({ x: right - inside, y: top + inside }, size, size);
  return [place('winning', WINNING, box, { z: LAYER.trick + 15 })];
}

/** Where a player's card of the running trick will lie, with its player's name where that is not plain. */
function spotPlacement(table: Table, seat: number): Placement[] {
  const { view, input, places } = table;
  if (!view.phase.startsWith(TRICK)) return [];
  const { spot, caption } = panelOf(table, seat);
  const box = around(spot, places.trickWidth, Math.round(places.trickWidth * 1.4));
  const name = ribbonPicture(input.seats[seat]?.name ?? '', places.text * 0.87);
  return [
    ...(view.trick.some((played) => played.seat === seat)
      ? []
      : [place(`spot:${seat}`, spotPicture(view.awaiting.includes(seat)), box, { z: LAYER.gap })]),
    ...(caption ? [place(`caption:${seat}`, name, caption, { z: LAYER.gap })] : []),
  ];
}

function removedPlacements({ view, places }: Table, words: Say): Placement[] {
  if (view.removed === null) return [];
  const { left, top, height } = places.removed;
  const labelWidth = 84 * places.text;
  const label = {
    left: left - labelWidth - 4,
    // Over the suits that are out, where there are any.
    top: top + height * (places.dropped.length > 0 ? 0.28 : 0.5) - 11 * places.text,
    width: labelWidth,
    height: 22 * places.text,
  };
  return [
    place('removed', codePicture(view.removed), places.removed, { z: LAYER.plate, lift: 0.1, shade: 0.25 }),
    place('removed:crossed', CROSSED, places.removed, { z: LAYER.plate + 1 }),
    ...(places.small
      ? []
      : [
          place('removed:word', ribbonPicture(words('magic-trick.stage.removed'), places.text), label, {
            z: LAYER.plate,
          }),
        ]),
  ];
}
