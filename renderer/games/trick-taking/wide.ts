// A window wider than high: others at the left, at the top and at the right, the own hand along the bottom.
import { CARD_PROPORTION } from '../../stage/cards/card.ts';
import { frameOf } from '../../stage/frame.ts';
import type { Size } from '../../stage/game-stage.ts';
import { EDGE, GAP, LOWERED, RAISED } from '../parts/place.ts';
import { wideText } from '../parts/window.ts';
import { beside, type Panel, type Places } from './places.ts';

/** The height of the cards of the own hand, and of a pile, as a part of the window's; the latter in px, too. */
const OWN = 0.25;
const PILE = 0.128;
const [LEAST_PILE, LARGEST_PILE] = [62, 130];
/** The height and the width of a plate with text of usual size, in px. */
const PLATE = { width: 186, height: 34 };
/** How wide a fan of backs is, in widths of a pile; and how high one is that lies under a plate, in heights. */
const FAN = 1.9;
const SIDE_FAN = 0.66;
/** How much of a card that lies under another a mouse needs, in px. */
const STRIP = 24;

/** Where everything is at a table of 2 to 4 players. */
export function wide(size: Size, players: number): Places {
  const { width, height } = size;
  const frame = frameOf(width, height);
  const { text } = wideText(size);
  const edge = frame.side + EDGE;
  const gap = Math.round(GAP * text);
  const plateHeight = Math.round(PLATE.height * text);
  const plateWidth = Math.round(Math.min(PLATE.width * text, width * 0.2));
  const pileHeight = Math.round(Math.min(LARGEST_PILE, Math.max(LEAST_PILE, height * PILE)));
  const pile = { width: Math.round(pileHeight / CARD_PROPORTION), height: pileHeight };
  const fanWidth = Math.round(pile.width * FAN);

  const ownHeight = height * OWN;
  const ownTop = height - frame.bottom - EDGE - ownHeight * (1 + LOWERED);
  const ownEdge = ownTop - ownHeight * (RAISED + 0.02);
  const block = Math.max(plateWidth, pile.width);
  const beyond = edge + block + 2 * gap;
  const hand = { left: beyond, top: ownTop, width: width - 2 * beyond, height: ownHeight };
  const bottom = height - frame.bottom - EDGE;
  const own: Panel = {
    plate: {
      left: edge,
      top: bottom - pileHeight - gap - plateHeight,
      width: plateWidth,
      height: plateHeight,
    },
    // Nobody sees the own hand from behind, except where other eyes look on.
    fan: hand,
    pile: { left: edge, top: bottom - pileHeight, ...pile },
    deck: { left: width - edge - pile.width, top: bottom - pileHeight, ...pile },
  };

  const top = frame.top + EDGE;
  const upper = (): Panel => {
    const whole = plateWidth + fanWidth + 2 * pile.width + 3 * gap;
    const left = (width - whole) / 2;
    const plate = { left, top: top + (pileHeight - plateHeight) / 2, width: plateWidth, height: plateHeight };
    const fan = { left: left + plateWidth + gap, top, width: fanWidth, height: pileHeight };
    return { plate, ...beside(fan, gap, pile, top + pileHeight) };
  };
  const hasUpper = players !== 3;
  const upperBottom = hasUpper ? top + pileHeight : top;
  const centreTop = upperBottom + 2 * gap;
  const sideWidth = Math.max(plateWidth, 2 * pile.width + gap);
  const sideFan = Math.round(pileHeight * SIDE_FAN);
  const side = (isLeft: boolean): Panel => {
    const whole = plateHeight + sideFan + pileHeight + 2 * gap;
    const left = isLeft ? edge : width - edge - sideWidth;
    const sideTop = centreTop + Math.max(0, (ownEdge - centreTop - whole) / 2);
    const fan = { left, top: sideTop + plateHeight + gap, width: sideWidth, height: sideFan };
    const first = isLeft ? left : left + sideWidth - 2 * pile.width - gap;
    const deck = { left: first, top: fan.top + sideFan + gap, ...pile };
    return {
      plate: { left, top: sideTop, width: sideWidth, height: plateHeight },
      fan,
      deck,
      pile: { ...deck, left: first + pile.width + gap },
    };
  };
  const others = { 2: [upper()], 3: [side(true), side(false)], 4: [side(true), upper(), side(false)] }[
    players
  ];
  const aside = edge + (players === 2 ? 0 : sideWidth + 2 * gap);
  const centre = { left: aside, top: centreTop, width: width - 2 * aside, height: ownEdge - gap - centreTop };
  return {
    panels: [own, ...(others ?? [])],
    hand,
    handLines: 1,
    centre,
    arrangement: 'around',
    largest: ownHeight,
    strip: STRIP,
    open: centre,
    text,
  };
}
