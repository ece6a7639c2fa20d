// A pile of cards: a few layers tell how high it is, a seal how many cards there are, and a line below it what it is.
import type { Say } from '../../../engine/language/say.ts';
import type { Picture, Placement } from '../../stage/game-stage.ts';
import { COUNT_HEIGHT, countPicture } from './count.ts';
import { labelPicture } from './label.ts';
import { place } from './place.ts';
import type { Rect } from './row.ts';

/** How far one layer lies above the one below, in px; cards in a layer. */
const [STEP, LAYER_CARDS] = [1.5, 14];
/** How many layers are shown at most. */
export const LAYERS = 4;
/** The height of a pile's name, in px at usual text size, and how far it may reach beyond the pile, in px. */
const [NAME, BEYOND] = [15, 4];
/** How much wider than high a count is. */
const COUNT_WIDTH = 1.5;

/** How a table writes. */
export interface Writing {
  readonly words: Say;
  /** How much larger text is than usual. */
  readonly text: number;
}

/**
 * The deck from behind, layer by layer; none where it is empty.
 * @param z the layer of the lowest
 * @param top what is true of the uppermost card alone
 */
export function deckLayers(
  count: number,
  box: Rect,
  picture: Picture,
  z: number,
  top: Partial<Placement>,
): Placement[] {
  const layers = count === 0 ? 0 : 1 + Math.min(LAYERS - 1, Math.floor(count / LAYER_CARDS));
  return Array.from({ length: layers }, (_, layer) =>
    place(
      `deck:${layer}`,
      picture,
      { ...box, top: box.top - layer * STEP },
      { z: z + layer, lift: layer === 0 ? 0.12 : 0, ...(layer === layers - 1 ? top : {}) },
    ),
  );
}

/** How many cards a pile has, at its right. */
export function pileCount(
  id: string,
  count: number,
  { left, top, width, height }: Rect,
  at: 'top' | 'bottom',
  { words, text }: Writing,
  z: number,
): Placement {
  const high = Math.round(COUNT_HEIGHT * text);
  const wide = Math.min(width, Math.round(high * COUNT_WIDTH));
  const box = {
    left: left + width - wide,
    top: at === 'top' ? top : top + height - high,
    width: wide,
    height: high,
  };
  return place(id, countPicture(words('table.number', { value: count })), box, { z });
}

/** What a pile is called, below it. */
export function pileName(
  id: string,
  said: string,
  { left, top, width, height }: Rect,
  text: number,
  z: number,
): Placement {
  const box = {
    left: left - BEYOND,
    top: top + height + 1,
    width: width + 2 * BEYOND,
    height: Math.round(NAME * text),
  };
  return place(id, labelPicture(said, text), box, { z });
}
