// A window higher than wide: a strip for each of the others, the trick in lines, and the own hand.
import { CARD_PROPORTION } from '../../stage/cards/card.ts';
import { frameOf } from '../../stage/frame.ts';
import type { Size } from '../../stage/game-stage.ts';
import { EDGE, LOWERED, RAISED } from '../parts/place.ts';
import { tallText } from '../parts/window.ts';
import { beside, type Panel, type Places } from './places.ts';

/** How large text is at most: whoever wants larger text wants larger cards before. */
const LARGEST_TEXT = 1.3;
/** The height of what belongs to the only other, as a part of the window's; and at least, in px. */
const STRIP = 0.1;
const [LEAST_STRIP, LARGEST_STRIP] = [46, 96];
/** The height of a plate with text of usual size, and the gap between things, in px. */
const PLATE = 22;
const GAP = 4;
/** The height of a card of the own hand, as a part of the window's; where it lies in two lines, of each. */
const OWN = 0.155;
const OWN_TWO = 0.125;
/** And at most, where the cards of a full hand lie beside each other. */
const LARGEST_OWN = 0.19;
const SEVEN = 7;
/** More cards than this lie in two lines. */
const ONE_LINE = 8;
/** The height of a pile of those who sit beside each other, as a part of the window's. */
const PILE = 0.075;
/** How wide a plate is at most with text of usual size, how high a pile is at least, and between two who sit beside each other, in px. */
const LARGEST_PLATE = 260;
const LEAST_PILE = 44;
const BESIDE = 8;
/** How high a card of the trick is at most, in heights of one of the own hand. */
const LARGEST = 1.5;
/** And where no hand lies open, as a part of the window's height. */
const FOR_ALL = 0.34;
/** How wide the hat is at least, as a part of the window's width, and in px. */
const HAT = 0.24;
const [LEAST_HAT, LARGEST_HAT] = [84, 150];
/** How wide the name of the Ultimate Trick Card is, and how high a line, in px. */
const [NAME, LINE] = [86, 16];
/** How much of a card that lies under another a finger needs, in px. */
const FINGER = 32;

/**
 * Where everything is at a table of 2 to 4 players.
 * @param cards how many the own hand has; null where no hand lies open, and nobody is favoured
 */
export function tall(size: Size, players: number, cards: number | null): Places {
  const isForAll = cards === null;
  const { width, height } = size;
  const frame = frameOf(width, height);
  const text = Math.min(size.text, LARGEST_TEXT) * tallText(size);
  const edge = frame.side + 2;
  const inner = { left: edge, width: width - 2 * edge };
  const plateHeight = Math.round(PLATE * text);
  const stripHeight = Math.round(
    Math.min(LARGEST_STRIP * text, Math.max(LEAST_STRIP, plateHeight + 22, height * STRIP)),
  );
  // One other has a strip, two or three sit beside each other.
  const pileHeight = players > 2 ? Math.round(Math.max(LEAST_PILE, height * PILE)) : stripHeight;
  const head = players > 2 ? plateHeight + 2 + pileHeight : stripHeight;
  const pile = { width: Math.round(pileHeight / CARD_PROPORTION), height: pileHeight };
  const columnWidth = (inner.width - (players - 2) * BESIDE) / (players - 1);
  const top = frame.top + 1;
  const column = (index: number, top: number): Panel => {
    const left = inner.left + index * (columnWidth + BESIDE);
    const fanWidth = columnWidth - 2 * (pile.width + GAP);
    const plateWidth = Math.min(players > 2 ? columnWidth : fanWidth, LARGEST_PLATE * text);
    const plate = { left, top, width: plateWidth, height: plateHeight };
    const fan = { left, top: top + plateHeight + 2, width: fanWidth, height: head - plateHeight - 2 };
    return { plate, ...beside(fan, GAP, pile, top + head) };
  };
  const others = Array.from({ length: players - 1 }, (_, index) => column(index, top));

  const handLines = cards !== null && cards > ONE_LINE ? 2 : 1;
  // In a broad window as high as a hand of seven fills it.
  const filling = Math.min(height * LARGEST_OWN, (inner.width / SEVEN - GAP) * CARD_PROPORTION);
  const ownHeight = Math.round(Math.max(filling, height * (handLines === 1 ? OWN : OWN_TWO)));
  const handHeight = handLines * ownHeight + (handLines - 1) * GAP;
  const ownTop = height - frame.bottom - EDGE - handHeight - ownHeight * LOWERED;
  const hand = { ...inner, top: ownTop, height: handHeight };
  const ownEdge = ownTop - ownHeight * (RAISED + 0.03);
  const ownPile = { width: Math.max(FINGER, pile.width), height: pile.height };
  const ownBottom = ownEdge - 2;
  const right = inner.left + inner.width;
  const deck = { left: right - 2 * ownPile.width - GAP, top: ownBottom - ownPile.height, ...ownPile };
  const nearTop = height - frame.bottom - EDGE - head;
  const ultimate = isForAll
    ? { left: right - pile.width, top: nearTop - (players > 2 ? 0 : head + GAP), ...pile }
    : { ...deck, left: deck.left - ownPile.width - GAP };
  const [name, line] = [Math.round(NAME * text), Math.round(LINE * text)];
  const own: Panel = {
    plate: {
      left: inner.left,
      top: ownBottom - plateHeight,
      width: Math.min(ultimate.left - inner.left - GAP, LARGEST_PLATE * text),
      height: plateHeight,
    },
    fan: hand,
    deck,
    pile: { ...deck, left: right - ownPile.width },
  };
  const centreTop = top + head + 6;
  const centreBottom = isForAll ? Math.min(nearTop, ultimate.top) : deck.top;
  const centre = { ...inner, top: centreTop, height: centreBottom - 5 - centreTop };
  return {
    panels: [isForAll ? column(0, nearTop) : own, ...others],
    hand,
    handLines,
    centre,
    arrangement: 'lines',
    largest: isForAll ? height * FOR_ALL : ownHeight * LARGEST,
    strip: FINGER,
    open: centre,
    label: 0,
    hat: Math.round(Math.min(LARGEST_HAT, Math.max(LEAST_HAT, width * HAT))),
    ultimate,
    // Beside it, over the own plate, where there is room for both.
    ultimateName:
      plateHeight + line > deck.height
        ? null
        : { left: ultimate.left - GAP - name, top: ultimate.top, width: name, height: line },
    text,
  };
}
