// What is common: the deck, the discards, and how long no card was destroyed.
import type { Placement } from '../../stage/game-stage.ts';
import { COUNT_HEIGHT, countPicture } from '../parts/count.ts';
import { labelPicture } from '../parts/label.ts';
import { place } from '../parts/place.ts';
import type { Rect } from '../parts/row.ts';
import { DECK_TARGET, DISCARD_TARGET } from './draft.ts';
import { backPicture, EMPTY_PLACE, facePicture } from './paint/index.ts';
import { stallPicture } from './signs/stall.ts';
import { cardId, LAYER, type Table } from './table.ts';

/** How far one layer of the deck lies above the one below, in px; cards in a layer; and how many are shown at most. */
const [STEP, LAYER_CARDS, LAYERS] = [1.5, 14, 4];
/** The height of a pile's name, in px at usual text size. */
const NAME = 15;

export function pilePlacements(table: Table): Placement[] {
  return [...deckPlacements(table), ...discardPlacements(table), ...stallPlacements(table)];
}

function deckPlacements(table: Table): Placement[] {
  const { view, places, shown } = table;
  const { deck } = places;
  const isTarget = shown.targets.has(DECK_TARGET);
  const layers = view.deck === 0 ? 0 : 1 + Math.min(LAYERS - 1, Math.floor(view.deck / LAYER_CARDS));
  return [
    place('spot:deck', EMPTY_PLACE, deck, {
      z: LAYER.spot,
      target: layers === 0 ? DECK_TARGET : null,
    }),
    ...Array.from({ length: layers }, (_, layer): Placement => {
      const isTop = layer === layers - 1;
      return place(
        `deck:${layer}`,
        backPicture(),
        { ...deck, top: deck.top - layer * STEP },
        {
          z: LAYER.pile + layer,
          lift: layer === 0 ? 0.12 : 0,
          target: isTop ? DECK_TARGET : null,
          halo: isTop && isTarget ? 'legal' : null,
        },
      );
    }),
    counted(table, 'count:deck', deck, view.deck, LAYER.pile + LAYERS),
    ...named(table, 'deck', deck),
  ];
}

/** The discards: the two newest, so that another lies there when the top one comes from it. */
function discardPlacements(table: Table): Placement[] {
  const { view, places, shown } = table;
  const { discard } = places;
  const lying = [...new Set(view.discard.slice(-2))];
  const isTarget = shown.targets.has(DISCARD_TARGET);
  return [
    place('spot:discard', EMPTY_PLACE, discard, {
      z: LAYER.spot,
      target: lying.length === 0 ? DISCARD_TARGET : null,
      halo: lying.length === 0 && isTarget ? 'legal' : null,
    }),
    ...lying.map((code, index) => {
      const isTop = index === lying.length - 1;
      return place(cardId(code), facePicture(code), discard, {
        z: LAYER.pile + 10 + index,
        lift: index === 0 ? 0.1 : 0,
        target: isTop ? DISCARD_TARGET : null,
        halo: isTop && isTarget ? 'legal' : null,
      });
    }),
    ...(view.discard.length > 0
      ? [counted(table, 'count:discard', discard, view.discard.length, LAYER.pile + 13)]
      : []),
    ...named(table, 'discard', discard),
  ];
}

function counted(
  { places, words }: Table,
  id: string,
  { left, top, width, height }: Rect,
  count: number,
  z: number,
): Placement {
  const high = Math.round(COUNT_HEIGHT * places.text);
  const wide = Math.min(width, Math.round(high * 1.5));
  // Away from the index of what lies below it.
  const box = { left: left + width - wide, top: top + height - high, width: wide, height: high };
  return place(id, countPicture(words('table.number', { value: count })), box, { z });
}

/** What the pile is called, below it, where there is room. */
function named({ places, words }: Table, which: 'deck' | 'discard', box: Rect): Placement[] {
  if (!places.areNamed) return [];
  const name = {
    left: box.left - 4,
    top: box.top + box.height + 1,
    width: box.width + 8,
    height: Math.round(NAME * places.text),
  };
  const picture = labelPicture(words(`sam.stage.${which}`), places.text);
  return [place(`name:${which}`, picture, name, { z: LAYER.pile + 20 })];
}

/** How many turns went by without a destroyed card, from half of those that end the game on. */
function stallPlacements({ view, places, words }: Table): Placement[] {
  const { quiet, limit } = view.stall;
  if (view.result !== null || quiet * 2 < limit) return [];
  const said = [words('sam.stage.stall', { quiet, limit }), words('sam.stage.stall.short', { quiet, limit })];
  const picture = stallPicture(said, quiet / limit, places.text);
  return [place('stall', picture, places.stall, { z: LAYER.plate })];
}
