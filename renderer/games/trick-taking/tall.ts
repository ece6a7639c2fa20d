// A window higher than wide: a strip for each of the others, the trick in lines, and the own hand.
import { CARD_PROPORTION } from '../../stage/cards/card.ts';
import { frameOf } from '../../stage/frame.ts';
import type { Size } from '../../stage/game-stage.ts';
import { EDGE, LOWERED, RAISED } from '../parts/place.ts';
import { tallText } from '../parts/window.ts';
import { beside, type Panel, type Places } from './places.ts';

/** How large text is at most: whoever wants larger text wants larger cards before. */
const LARGEST_TEXT = 1.3;
/** The height of a strip with one of the others, as a part of the window's, by players; and at least, in px. */
const STRIP: Readonly<Record<number, number>> = { 2: 0.1, 3: 0.09, 4: 0.084 };
const [LEAST_STRIP, LARGEST_STRIP] = [46, 96];
/** The height of a plate with text of usual size, and the gap between things, in px. */
const PLATE = 22;
const GAP = 4;
/** The height of a card of the own hand, as a part of the window's; where it lies in two lines, of each. */
const OWN = 0.155;
const OWN_TWO = 0.125;
/** More cards than this lie in two lines. */
const ONE_LINE = 8;
/** How much of a card that lies under another a finger needs, in px. */
const FINGER = 32;

/** Where everything is at a table of 2 to 4 players, with so many cards in the own hand. */
export function tall(size: Size, players: number, cards: number): Places {
  const { width, height } = size;
  const frame = frameOf(width, height);
  const text = Math.min(size.text, LARGEST_TEXT) * tallText(size);
  const edge = frame.side + 2;
  const inner = { left: edge, width: width - 2 * edge };
  const plateHeight = Math.round(PLATE * text);
  const stripHeight = Math.round(
    Math.min(LARGEST_STRIP * text, Math.max(LEAST_STRIP, plateHeight + 22, height * (STRIP[players] ?? 0))),
  );
  const pile = { width: Math.round(stripHeight / CARD_PROPORTION), height: stripHeight };
  const fanWidth = inner.width - 2 * (pile.width + GAP);
  const strip = (top: number): Panel => {
    const plate = { left: inner.left, top, width: fanWidth, height: plateHeight };
    const fan = {
      left: inner.left,
      top: top + plateHeight + 2,
      width: fanWidth,
      height: stripHeight - plateHeight - 2,
    };
    return { plate, ...beside(fan, GAP, pile, top + stripHeight) };
  };
  const pitch = stripHeight + 5;
  const others = Array.from({ length: players - 1 }, (_, index) => strip(frame.top + 1 + index * pitch));

  const handLines = cards > ONE_LINE ? 2 : 1;
  const ownHeight = Math.round(height * (handLines === 1 ? OWN : OWN_TWO));
  const handHeight = handLines * ownHeight + (handLines - 1) * GAP;
  const ownTop = height - frame.bottom - EDGE - handHeight - ownHeight * LOWERED;
  const hand = { ...inner, top: ownTop, height: handHeight };
  const ownEdge = ownTop - ownHeight * (RAISED + 0.03);
  const ownPile = { width: Math.max(FINGER, pile.width), height: pile.height };
  const ownBottom = ownEdge - 2;
  const right = inner.left + inner.width;
  const deck = { left: right - 2 * ownPile.width - GAP, top: ownBottom - ownPile.height, ...ownPile };
  const own: Panel = {
    plate: {
      left: inner.left,
      top: ownBottom - plateHeight,
      width: deck.left - inner.left - GAP,
      height: plateHeight,
    },
    fan: hand,
    deck,
    pile: { ...deck, left: right - ownPile.width },
  };
  const centreTop = frame.top + 1 + (players - 1) * pitch + 2;
  const centre = { ...inner, top: centreTop, height: deck.top - 5 - centreTop };
  return {
    panels: [own, ...others],
    hand,
    handLines,
    centre,
    arrangement: 'lines',
    largest: ownHeight * 1.1,
    strip: FINGER,
    open: centre,
    text,
  };
}
