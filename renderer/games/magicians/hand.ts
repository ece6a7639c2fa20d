// The hand at the near edge: the own one open, with what may be played of it now and later; another's as backs.
import type { Placement } from '../../stage/game-stage.ts';
import { around, LOWERED, place, RAISED } from '../parts/place.ts';
import { discardPlace, handTarget } from './draft.ts';
import { type Laid, layLots } from './lots.ts';
import { backPicture, CARD_PROPORTION, cardPicture } from './paint/cards.ts';
import { LIFTED } from './places.ts';
import type { Readiness } from './shown.ts';
import { backId, cardId, LAYER, type Table } from './table.ts';

/** Between cards, in px. */
const GAP = 5;
/** Cards for which a hand has room at least, so that they keep their size as they are played. */
const USUAL = 6;
/** But cards that are nearly as large and lie beside each other are worth a little more: no name is cut. */
const WHOLE = 1.15;
/** How much darker a card is that cannot be played. */
const DIMMED = 0.45;
/** A card of this width, in px, bears all its words. */
const READABLE = 88;

export function handPlacements(table: Table): Placement[] {
  const { view, bottom, words } = table;
  // For all to see it lies at its theatre, as all others do.
  if (table.input.isForAll) return [];
  if (view.viewer !== bottom) return backs(table);
  const row = rowOf(table, view.hand);
  const cards = view.hand.flatMap((code, index) => {
    const spot = row.cards.get(code);
    if (!spot) return [];
    const flat = place(
      cardId(code),
      cardPicture(code, words, spot.strip),
      around(spot, row.width, row.height),
      {
        z: LAYER.hand + index,
        lift: 0.12,
        target: handTarget(code),
        whole: cardPicture(code, words),
      },
    );
    return [withReadiness(flat, table.shown.readiness(code))];
  });
  return [...cards, ...readPlacements(table, row)];
}

/** A card that is chosen and shows a strip only, or no words, once more where the piles are: whole, to be read. */
function readPlacements({ view, places, shown, words }: Table, row: Laid): Placement[] {
  const { reading } = places;
  const code = view.hand.find((card) => shown.readiness(card) === 'chosen');
  if (code === undefined || !reading || shown.targets.has(discardPlace)) return [];
  const isRead = row.width >= READABLE && row.cards.get(code)?.strip === 1;
  if (isRead) return [];
  return [place(`read:${code}`, cardPicture(code, words), reading, { z: LAYER.read, lift: 0.5 })];
}

function withReadiness(card: Placement, readiness: Readiness): Placement {
  switch (readiness) {
    // One press plays a card also where phases are passed over for it, so it has the same light.
    case 'now':
    case 'later':
      return { ...card, y: card.y - card.height * RAISED, lift: 0.4, halo: 'legal' };
    case 'chosen':
      return { ...card, y: card.y - card.height * LIFTED, lift: 0.9, halo: 'selected' };
    case 'not':
      return { ...card, y: card.y + card.height * LOWERED, lift: 0.05, shade: DIMMED };
    case 'plain':
      return card;
    default:
      return readiness satisfies never;
  }
}

/** A hand at the near edge that other eyes see. */
function backs(table: Table): Placement[] {
  const { view, bottom } = table;
  const count = view.seats[bottom]?.cards ?? 0;
  const ids = Array.from({ length: count }, (_, index) => backId(bottom, index));
  const row = rowOf(table, ids);
  return [...row.cards].map(([id, spot], index) =>
    place(id, backPicture(), around(spot, row.width, row.height), {
      z: LAYER.hand + index,
      lift: 0.12,
    }),
  );
}

/** Where cards of the hand lie: as large as if it were fuller, so that they keep their size as they are played. */
function rowOf({ places }: Table, codes: readonly string[]): Laid {
  const { hand, handLines } = places;
  const how = {
    proportion: CARD_PROPORTION,
    lines: handLines,
    gap: GAP,
    apart: 0,
    name: 0,
    strip: places.press,
    // Large cards of which a strip shows are easier to read than small ones: their level hangs at the left.
    whole: WHOLE,
  };
  const more = Array.from({ length: Math.max(0, USUAL - codes.length) }, (_, index) => `${index}`);
  const full = layLots([{ id: 'hand', cards: [...codes, ...more] }], hand, { ...how, most: hand.height });
  return layLots([{ id: 'hand', cards: codes }], hand, { ...how, most: full.height });
}
