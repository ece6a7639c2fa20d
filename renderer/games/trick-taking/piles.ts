// Draw decks and Repertoires: what lies under is hinted at, how much it is stands on a seal.
import type { Placement } from '../../stage/game-stage.ts';
import { COUNT_HEIGHT, countPicture } from '../parts/count.ts';
import { place } from '../parts/place.ts';
import type { Rect } from '../parts/row.ts';
import { spotPicture } from '../parts/spot.ts';
import { pileTarget } from './draft.ts';
import { cardBack, cardFace } from './paint/card.ts';
import { labelPicture } from '../parts/label.ts';
import { cardId, LAYER, panelOf, type Table } from './table.ts';
import type { Picture } from '../../stage/game-stage.ts';

/** How far a label may reach beyond what it is about, in px. */
const BEYOND = 2;
/** How far one layer of a pile lies above the one below, in px; cards in a layer; and how many are shown at most. */
const STEP = 1.5;
const LAYER_CARDS = 5;
const LAYERS = 5;

/** Where the uppermost card of a pile lies. */
export function topOfPile({ left, top, width, height }: Rect, count: number): Rect {
  const raised = STEP * layersOf(count);
  return { left, top: top - raised, width, height };
}

function layersOf(count: number): number {
  return Math.min(LAYERS, Math.ceil(Math.max(0, count - 1) / LAYER_CARDS));
}

/** A seat's draw deck. */
export function deckPlacements(table: Table, seat: number): Placement[] {
  const count = table.view.seats[seat]?.deck ?? 0;
  if (count === 0) return [];
  const { deck } = panelOf(table, seat);
  return [
    ...layers(`deck:${seat}`, cardBack(), deck, count),
    counted(table, `deck:count:${seat}`, deck, count),
    ...labelUnder(table, seat, 'deck', deck),
  ];
}

/** A seat's Repertoire, open: its last card on top. `hidden` are those that lie somewhere else just now. */
export function pilePlacements(table: Table, seat: number, hidden: ReadonlySet<string>): Placement[] {
  const all = table.view.seats[seat]?.repertoire ?? [];
  const codes = all.filter((code) => !hidden.has(code));
  const { pile } = panelOf(table, seat);
  const target = pileTarget(seat);
  const top = codes.at(-1);
  if (top === undefined) {
    return [
      place(`pile:${seat}`, spotPicture(false), pile, { z: LAYER.spot, target }),
      ...labelUnder(table, seat, 'repertoire', pile),
    ];
  }
  const box = topOfPile(pile, codes.length);
  const face = cardFace(top, table.words);
  return [
    ...layers(`pile:${seat}`, cardBack(), pile, codes.length).slice(0, -1),
    place(cardId(top), face, box, { z: LAYER.pile + LAYERS + 1, lift: 0.12, target }),
    counted(table, `pile:count:${seat}`, pile, codes.length),
    ...labelUnder(table, seat, 'repertoire', pile),
  ];
}

/** What it is that lies there, where there is room for a line. */
export function labelUnder(
  { places, words }: Table,
  seat: number,
  what: 'hand' | 'deck' | 'repertoire',
  { left, top, width, height }: Rect,
): Placement[] {
  if (places.label === 0) return [];
  const box = { left: left - BEYOND, top: top + height, width: width + 2 * BEYOND, height: places.label };
  const picture = labelPicture(words(`trick-taking.stage.${what}`), places.text);
  return [place(`label:${what}:${seat}`, picture, box, { z: LAYER.spot })];
}

/** Layers of a pile, the lowest first. */
function layers(id: string, picture: Picture, box: Rect, count: number): Placement[] {
  return Array.from({ length: layersOf(count) + 1 }, (_, layer) =>
    place(
      `${id}:${layer}`,
      picture,
      { ...box, top: box.top - layer * STEP },
      {
        z: LAYER.pile + layer,
        lift: layer === 0 ? 0.12 : 0,
      },
    ),
  );
}

function counted(
  { places, words }: Table,
  id: string,
  { left, top, width, height }: Rect,
  count: number,
): Placement {
  const high = Math.round(COUNT_HEIGHT * places.text);
  const wide = Math.min(width, Math.round(high * 1.35));
  const box = { left: left + width - wide, top: top + height - high, width: wide, height: high };
  return place(id, countPicture(words('table.number', { value: count })), box, { z: LAYER.pile + 12 });
}
