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
/** How high a card of the trick is at most where no hand lies open. */
const FOR_ALL = 0.4;
const [LEAST_PILE, LARGEST_PILE] = [62, 130];
/** The height and the width of a plate with text of usual size, in px. */
const PLATE = { width: 186, height: 34 };
/** How wide a fan of backs is, in widths of a pile; and how high one is that lies under a plate, in heights. */
const FAN = 1.9;
const SIDE_FAN = 0.66;
/** How high the Ultimate Trick Card is while it lies face down, in heights of a pile; how wide its name is, and how high a line, in px. */
const APART = 0.86;
const [NAME, LINE] = [92, 15];
/** Windows that are not smaller, in px, with text of usual size, say what hands and piles are. */
const LABELLED = { width: 1280, height: 560 } as const;
/** How wide the hat is at least, as a part of the height of the middle, and in px. */
const HAT = 0.36;
/** The same where no hand lies open, and the middle is higher: cards need the room beside it. */
const HAT_FOR_ALL = 0.27;
const [LEAST_HAT, LARGEST_HAT] = [60, 170];
/** How much of a card that lies under another a mouse needs, in px. */
const STRIP = 24;

/**
 * Where everything is at a table of 2 to 4 players.
 * @param cards how many the own hand has; null where no hand lies open, and nobody is favoured
 */
export function wide(size: Size, players: number, cards: number | null): Places {
  const { width, height } = size;
  const frame = frameOf(width, height);
  const { text } = wideText(size);
  const edge = frame.side + EDGE;
  const gap = Math.round(GAP * text);
  const plateHeight = Math.round(PLATE.height * text);
  // Names are cut before cards become smaller.
  const plateWidth = Math.round(
    Math.min(PLATE.width * text, Math.max(Math.min(PLATE.width, width * 0.2), width * 0.15)),
  );
  const pileHeight = Math.round(Math.min(LARGEST_PILE, Math.max(LEAST_PILE, height * PILE)));
  const pile = { width: Math.round(pileHeight / CARD_PROPORTION), height: pileHeight };
  const fanWidth = Math.round(pile.width * FAN);

  const isRoomy = width >= LABELLED.width && height >= LABELLED.height * text;
  const label = isRoomy ? Math.round(LINE * text) : 0;
  const isForAll = cards === null;
  const lowest = height - frame.bottom - EDGE - label;
  const ownHeight = isForAll ? pileHeight : height * OWN;
  const ownTop = isForAll ? lowest - pileHeight : height - frame.bottom - EDGE - ownHeight * (1 + LOWERED);
  const ownEdge = isForAll ? ownTop - gap : ownTop - ownHeight * (RAISED + 0.02);
  const block = Math.max(plateWidth, pile.width);
  const beyond = edge + block + 2 * gap;
  const hand = { left: beyond, top: ownTop, width: width - 2 * beyond, height: ownHeight };
  const bottom = lowest;
  // Under the plate, and on the other side as far from the edge: the corners are gilded.
  const inwards = edge + Math.max(0, (plateWidth - pile.width) / 2);
  const near: Panel = {
    plate: {
      left: edge,
      top: bottom - pileHeight - gap - plateHeight,
      width: plateWidth,
      height: plateHeight,
    },
    // Nobody sees the own hand from behind, except where other eyes look on.
    fan: hand,
    pile: { left: inwards, top: bottom - pileHeight, ...pile },
    deck: { left: width - inwards - pile.width, top: bottom - pileHeight, ...pile },
  };

  const top = frame.top + EDGE;
  /** All beside each other, along an edge. */
  const along = (at: number): Panel => {
    const whole = plateWidth + fanWidth + 2 * pile.width + 3 * gap;
    const left = (width - whole) / 2;
    const plate = { left, top: at + (pileHeight - plateHeight) / 2, width: plateWidth, height: plateHeight };
    const fan = { left: left + plateWidth + gap, top: at, width: fanWidth, height: pileHeight };
    return { plate, ...beside(fan, gap, pile, at + pileHeight) };
  };
  const upper = (): Panel => along(top);
  const hasUpper = players !== 3;
  const upperBottom = hasUpper ? top + pileHeight + label : top;
  const centreTop = upperBottom + 2 * gap;
  const sideWidth = Math.max(plateWidth, 2 * pile.width + gap);
  const sideFan = isForAll ? pileHeight : Math.round(pileHeight * SIDE_FAN);
  const side = (isLeft: boolean): Panel => {
    const whole = plateHeight + sideFan + pileHeight + 2 * (gap + label);
    const left = isLeft ? edge : width - edge - sideWidth;
    const sideTop = centreTop + Math.max(0, (ownEdge - centreTop - whole) / 2);
    const fan = { left, top: sideTop + plateHeight + gap, width: sideWidth, height: sideFan };
    const first = isLeft ? left : left + sideWidth - 2 * pile.width - gap;
    const deck = { left: first, top: fan.top + sideFan + label + gap, ...pile };
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
  // Apart in the left corner of the far edge, where nobody sits.
  const apart = pileHeight * APART;
  const apartWidth = Math.round(apart / CARD_PROPORTION);
  const apartAt = players === 3 ? edge + sideWidth * 0.6 : (edge + (upper().plate.left - gap)) / 2;
  const ultimate = { left: apartAt - apartWidth / 2, top, width: apartWidth, height: Math.round(apart) };
  const nameWidth = Math.round(NAME * text);
  const aside = edge + (players === 2 ? 0 : sideWidth + 2 * gap);
  const centre = { left: aside, top: centreTop, width: width - 2 * aside, height: ownEdge - gap - centreTop };
  return {
    panels: [isForAll ? along(ownTop) : near, ...(others ?? [])],
    hand,
    handLines: 1,
    centre,
    arrangement: 'around',
    largest: isForAll ? height * FOR_ALL : ownHeight,
    strip: STRIP,
    open: centre,
    label,
    hat: Math.round(
      Math.max(LEAST_HAT, Math.min(LARGEST_HAT, centre.height * (isForAll ? HAT_FOR_ALL : HAT))),
    ),
    ultimate,
    ultimateName: {
      left: apartAt - nameWidth / 2,
      top: ultimate.top + ultimate.height + 2,
      width: nameWidth,
      height: Math.round(LINE * text),
    },
    text,
  };
}
