// A low window, such as a phone on its side: others beside each other along the top, the trick in lines below them.
import { CARD_PROPORTION } from '../../stage/cards/card.ts';
import { frameOf } from '../../stage/frame.ts';
import type { Size } from '../../stage/game-stage.ts';
import { EDGE, LOWERED, RAISED } from '../parts/place.ts';
import { beside, type Panel, type Places } from './places.ts';

/** Whoever wants larger text than this wants larger cards before. */
const LARGEST_TEXT = 1.25;
/** The height of a plate with text of usual size, of a pile, and the gap between things, in px. */
const PLATE = 20;
const PILE = 45;
const GAP = 4;
/** Between two who sit beside each other, in px. */
const APART = 12;
/** The height of a card of the own hand, as a part of the window's. */
const OWN = 0.27;
/** The height of a card of the trick at most, as a part of the window's; and where no hand lies open. */
const LARGEST = 0.36;
const LARGEST_FOR_ALL = 0.5;
/** How wide the hat is at least, in px. */
const HAT = 84;
/** How much of a card that lies under another a finger needs, in px. */
const FINGER = 32;

/**
 * Where everything is at a table of 2 to 4 players.
 * @param cards how many the own hand has; null where no hand lies open, and all sit beside each other along the top
 */
export function low(size: Size, players: number, cards: number | null): Places {
  const isForAll = cards === null;
  const inLine = isForAll ? players : players - 1;
  const { width, height } = size;
  const frame = frameOf(width, height);
  const edge = frame.side + EDGE;
  const inner = { left: edge, width: width - 2 * edge };
  const text = Math.min(size.text, LARGEST_TEXT);
  const plateHeight = Math.round(PLATE * text);
  const pileHeight = Math.max(PILE, plateHeight + 22);
  const pile = { width: Math.round(pileHeight / CARD_PROPORTION), height: pileHeight };
  // The Ultimate Trick Card lies beside them where there is no own side.
  const apart = isForAll ? pile.width + APART : 0;
  const columnWidth = (inner.width - apart - (inLine - 1) * APART) / inLine;
  const top = frame.top + 1;
  const column = (index: number): Panel => {
    const left = inner.left + index * (columnWidth + APART);
    const fanWidth = columnWidth - 2 * (pile.width + GAP);
    const plate = { left, top, width: fanWidth, height: plateHeight };
    const fan = { left, top: top + plateHeight + 2, width: fanWidth, height: pileHeight - plateHeight - 2 };
    return { plate, ...beside(fan, GAP, pile, top + pileHeight) };
  };
  const others = Array.from({ length: inLine }, (_, index) => column(index));

  const ownHeight = Math.round(height * OWN);
  const ownTop = height - frame.bottom - ownHeight * (1 + LOWERED);
  const ownEdge = ownTop - ownHeight * (RAISED + 0.02);
  const bottom = height - frame.bottom - EDGE;
  const block = Math.round(Math.max(3 * pile.width + 2 * GAP, 112 * text));
  const pileTop = bottom - pileHeight;
  const own: Panel = {
    plate: { left: edge, top: pileTop - plateHeight - 2, width: block, height: plateHeight },
    fan: {
      left: edge + block + 2 * GAP,
      top: ownTop,
      width: inner.width - block - 2 * GAP,
      height: ownHeight,
    },
    pile: { left: edge, top: pileTop, ...pile },
    deck: { left: edge + pile.width + GAP, top: pileTop, ...pile },
  };
  const centreTop = top + pileHeight + 4;
  const centreLeft = edge;
  const centreBottom = isForAll ? bottom : Math.min(ownEdge, own.plate.top) - 3;
  const ultimate = { left: edge + 2 * (pile.width + GAP), top: pileTop, ...pile };
  const centre = {
    left: centreLeft,
    top: centreTop,
    width: inner.width,
    height: centreBottom - centreTop,
  };
  return {
    panels: isForAll ? others : [own, ...others],
    hand: own.fan,
    handLines: 1,
    centre,
    arrangement: 'lines',
    largest: height * (isForAll ? LARGEST_FOR_ALL : LARGEST),
    strip: FINGER,
    label: 0,
    hat: HAT,
    ultimate: isForAll ? { ...ultimate, left: edge + inner.width - pile.width, top } : ultimate,
    ultimateName: null,
    open: { ...centre, height: ownEdge - 3 - centreTop },
    text,
  };
}
