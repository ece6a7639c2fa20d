// What is common: the deck, the discards, and how long no card was destroyed.
import type { Placement } from '../../stage/game-stage.ts';
import { deckLayers, LAYERS, pileCount, pileName } from '../parts/pile.ts';
import { place } from '../parts/place.ts';
import type { Rect } from '../parts/row.ts';
import { DECK_TARGET, DISCARD_TARGET, STALL_TARGET } from './draft.ts';
import { isStalling } from './order-words.ts';
import { backPicture, EMPTY_PLACE, facePicture } from './paint/index.ts';
import { stallPicture } from './signs/stall.ts';
import { cardId, LAYER, type Table } from './table.ts';

export function pilePlacements(table: Table): Placement[] {
  return [...deckPlacements(table), ...discardPlacements(table), ...stallPlacements(table)];
}

function deckPlacements(table: Table): Placement[] {
  const { view, places, shown } = table;
  const { deck } = places;
  const isTarget = shown.targets.has(DECK_TARGET);
  const top = { target: DECK_TARGET, halo: isTarget ? 'legal' : null } as const;
  return [
    place('spot:deck', EMPTY_PLACE, deck, {
      z: LAYER.spot,
      target: view.deck === 0 ? DECK_TARGET : null,
    }),
    ...deckLayers(view.deck, deck, backPicture(), LAYER.pile, top),
    counted(table, 'count:deck', deck, view.deck, LAYER.pile + LAYERS),
    ...named(table, 'deck', deck),
  ];
}

/** The discards: the two newest, so that another lies there when the top one comes from it. A card that was drawn for an attack lies beside its cost until that is over. */
function discardPlacements(table: Table): Placement[] {
  const { view, places, shown } = table;
  const { discard } = places;
  const discards = view.discard.filter((code) => code !== shown.strike?.drawn);
  const lying = [...new Set(discards.slice(-2))];
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
    ...(discards.length > 0
      ? [counted(table, 'count:discard', discard, discards.length, LAYER.pile + 13)]
      : []),
    ...named(table, 'discard', discard),
  ];
}

/** At its lower corner, away from the index of what lies below it. */
function counted({ places, words }: Table, id: string, box: Rect, count: number, z: number): Placement {
  return pileCount(id, count, box, 'bottom', { words, text: places.text }, z);
}

/** What the pile is called, where there is room. */
function named({ places, words }: Table, which: 'deck' | 'discard', box: Rect): Placement[] {
  if (!places.areNamed) return [];
  return [pileName(`name:${which}`, words(`sam.stage.${which}`), box, places.text, LAYER.pile + 20)];
}

/** How many more turns without a destroyed card end the game, once that matters. */
function stallPlacements({ view, places, words }: Table): Placement[] {
  const { quiet, limit } = view.stall;
  if (view.result !== null || !isStalling(view.stall)) return [];
  const left = limit - quiet;
  const said = [
    words('sam.stage.stall', { left }),
    words('sam.stage.stall.less', { left }),
    words('sam.stage.stall.short', { quiet, limit }),
  ];
  const picture = stallPicture(said, quiet / limit, places.text);
  return [place('stall', picture, places.stall, { z: LAYER.plate, target: STALL_TARGET })];
}
