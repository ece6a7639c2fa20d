// What is common: the deck, the discard pile, the Sabotage card whose effect is not over, and the hand that a spy looks at.
import type { Placement } from '../../stage/game-stage.ts';
import { deckLayers, LAYERS, pileCount, pileName } from '../parts/pile.ts';
import { around, place } from '../parts/place.ts';
import type { Rect } from '../parts/row.ts';
import { spotPicture } from '../parts/spot.ts';
import { DECK_TARGET, discardPlace, spiedTarget } from './draft.ts';
import { layLots } from './lots.ts';
import { backPicture, CARD_PROPORTION, cardPicture } from './paint/cards.ts';
import { RIM, VEIL } from '../parts/rim.ts';
import { cardId, LAYER, type Table } from './table.ts';

/** In how many lines a hand lies at most that a spy looks at. */
const MOST_LINES = 4;

export function pilePlacements(table: Table): Placement[] {
  return [...deckPlacements(table), ...discardPlacements(table)];
}

function deckPlacements(table: Table): Placement[] {
  const { view, places, shown } = table;
  const { deck } = places;
  const isTarget = shown.targets.has(DECK_TARGET);
  const top = { target: DECK_TARGET, halo: isTarget ? 'legal' : null } as const;
  return [
    place('spot:deck', spotPicture(false), deck, {
      z: LAYER.spot,
      target: view.deck === 0 ? DECK_TARGET : null,
    }),
    ...deckLayers(view.deck, deck, backPicture(), LAYER.pile, top),
    counted(table, 'count:deck', deck, view.deck, LAYER.pile + LAYERS),
    ...named(table, 'deck', deck),
  ];
}

/** The discard pile: its two newest cards, so that another lies there when the top one comes from it. */
function discardPlacements(table: Table): Placement[] {
  const { view, places, shown, words } = table;
  const { discard } = places;
  const lying = view.discard.slice(-2);
  const cards = lying.map((code, index) =>
    place(cardId(code), cardPicture(code, words), discard, {
      z: LAYER.pile + 10 + index,
      lift: index === 0 ? 0.1 : 0,
      target: index === lying.length - 1 ? discardPlace : null,
    }),
  );
  const played = view.sabotage;
  return [
    place('spot:discard', spotPicture(false), discard, {
      z: LAYER.spot,
      target: lying.length === 0 ? discardPlace : null,
    }),
    ...cards,
    ...(view.discard.length > 0
      ? [counted(table, 'count:discard', discard, view.discard.length, LAYER.pile + 13)]
      : []),
    ...(played
      ? [
          place(cardId(played.card), cardPicture(played.card, words), discard, {
            z: LAYER.pile + 12,
            lift: 0.5,
            halo: 'played',
            target: discardPlace,
          }),
        ]
      : []),
    ...(shown.targets.has(discardPlace) ? [place('rim:discard', RIM, discard, { z: LAYER.pile + 18 })] : []),
    ...named(table, 'discard', discard),
  ];
}

function counted({ places, words }: Table, id: string, box: Rect, count: number, z: number): Placement {
  return pileCount(id, count, box, 'top', { words, text: places.text }, z);
}

/** What the pile is called, where there is room. */
function named({ places, words }: Table, which: 'deck' | 'discard', box: Rect): Placement[] {
  if (!places.areNamed) return [];
  const said = words(`magicians.stage.${which}`);
  return [pileName(`name:${which}`, said, box, places.text, LAYER.pile + 20)];
}

/** The hand that a spy looks at, laid open over the table. */
export function spiedPlacements(table: Table): Placement[] {
  const { view, places, shown, words, size } = table;
  if (!view.spied) return [];
  const { box } = places.zoomed;
  const gap = Math.round((places.isCompact ? 6 : 14) * places.text);
  const { high, lines } = largestIn(box, view.spied.length, gap);
  const laid = layLots([{ id: 'spied', cards: view.spied }], box, {
    proportion: CARD_PROPORTION,
    most: Math.min(high, 260 * places.text),
    lines,
    gap,
    apart: 0,
    name: 0,
    strip: places.press,
  });
  return [
    place('veil', VEIL, { left: 0, top: 0, width: size.width, height: size.height }, { z: LAYER.veil }),
    ...[...laid.cards].map(([code, spot], index) =>
      place(cardId(code), cardPicture(code, words, spot.strip), around(spot, laid.width, laid.height), {
        z: LAYER.spied + index,
        lift: 0.6,
        target: spiedTarget(code),
        halo: shown.targets.has(spiedTarget(code)) ? 'legal' : null,
      }),
    ),
  ];
}

/** How high so many cards are at most that all lie whole in a room, and in how many lines they do. */
function largestIn(
  { width, height }: Rect,
  count: number,
  gap: number,
): { readonly high: number; readonly lines: number } {
  const ways = Array.from({ length: MOST_LINES }, (_, index) => {
    const lines = index + 1;
    const inLine = Math.ceil(count / lines);
    const wide = Math.floor((width - (inLine - 1) * gap) / inLine);
    return { lines, high: Math.min(wide * CARD_PROPORTION, (height - (lines - 1) * gap) / lines) };
  });
  return ways.reduce((best, way) => (way.high > best.high ? way : best));
}
