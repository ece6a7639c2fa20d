// One player's theatre as a place: its front with who plays there and how it stands, and its stage with two places for cards.
import { CARD_PROPORTION } from '../../stage/cards/card-size.ts';
import type { Rect } from '../parts/row.ts';
import { insideTheatre } from './paint/theatre.ts';

export interface Hall {
  /** All of it. */
  readonly box: Rect;
  /** The stage with its curtains. */
  readonly stage: Rect;
  readonly plate: Rect;
  /** The card that says who its player is. */
  readonly identity: Rect;
  /** The rule of Prestige Points, with their number and what is to come, unless those stand apart. */
  readonly gauge: Rect;
  /** Where their number stands large, and below it what is to come; null where it stands at the rule. */
  readonly score: Rect | null;
  /** The hand from behind; null where it is seen otherwise. */
  readonly backs: Rect | null;
  /** Where it is said what its player may do or earns more; null where the card of the identity says it, or nothing does. */
  readonly told: Rect | null;
  /** The sign that puts it away; null where it is not shown large. */
  readonly close: Rect | null;
  /** The boards between the curtains, on which Tricks and Support lie: beside each other, or Support behind Tricks. */
  readonly boards: Rect;
  readonly isBeside: boolean;
  /** Cards are whole, with what they say. */
  readonly isLarge: boolean;
  /** The own one: empty places are shown. */
  readonly isOwn: boolean;
  /** The height of the name of a place; 0 for none. */
  readonly name: number;
  readonly text: number;
}

export interface HallHow {
  readonly text: number;
  /** What tells of the player stands in a column of this width beside the stage. */
  readonly aside?: number;
  /** Or in a strip elsewhere. */
  readonly about?: Rect;
  readonly isOwn?: boolean;
  readonly isLarge?: boolean;
}

/** The heights of a plate and of a rule, in px at usual text size. */
const [PLATE, GAUGE] = [22, 18];
/** The height of the name of a place and of what is between it and the cards above, in px at usual text size. */
const NAME = 22;
/** The smallest side of what is pressed by a finger, in px. */
const TOUCH = 44;
/** A column as high as this beside the identity has large points, in px at usual text size; and how much of it they take. */
const LARGE_SCORE = { own: 56, others: 69 } as const;
const OF_SCORE = 0.56;
/** From here on a theatre has room for a column beside its stage, in px at usual text size. */
const BROAD = { width: 400, column: 150 } as const;
/** From here on a theatre that is shown large has a card of the identity that can be read, and how much of that column it takes. */
const READ = { width: 560, column: 290, card: 0.66 } as const;
/** The height of a line of words, in px at usual text size. */
const LINE = 18;
/** A stage so many times as wide as it is high has both places beside each other. */
const BESIDE = 3.1;
/** A theatre in a box. */
export function hallIn(box: Rect, how: HallHow): Hall {
  const { text, isOwn = false, isLarge = false } = how;
  const broad = isLarge ? READ : BROAD;
  const aside = how.aside ?? (!how.about && box.width >= broad.width * text ? broad.column * text : 0);
  const shut = isLarge ? Math.round(Math.max(TOUCH, headOf(text))) : 0;
  const beside = shut > 0 ? shut + 6 : 0;
  const front = how.about
    ? { ...stripe(how.about, text, isOwn), stage: box, told: null }
    : aside > 0
      ? column({ ...box, width: box.width - beside }, aside, text, isOwn, isLarge ? READ.card : 0.5)
      : head(box, text, isOwn, beside);
  const { stage } = front;
  const [left, top, width, height] = insideTheatre(stage.width, stage.height);
  const boards = { left: stage.left + left, top: stage.top + top, width, height };
  const isBeside = boards.width > boards.height * BESIDE;
  const name = isLarge || (isOwn && boards.height >= 96 * text) ? Math.round(NAME * text) : 0;
  const close = isLarge
    ? { left: box.left + box.width - shut, top: box.top, width: shut, height: shut }
    : null;
  return { box, ...front, close, boards, isBeside, isLarge, isOwn, name, text };
}

type Front = Pick<Hall, 'plate' | 'identity' | 'gauge' | 'score' | 'backs' | 'stage' | 'told'>;

/** How high what stands over a stage is. */
function headOf(text: number): number {
  return Math.round(PLATE * text) + 2 + Math.round(GAUGE * text);
}

/** Who plays there over the stage: identity, plate, and below it rule and hand; where there is a sign beside that, also a line. */
function head({ left, top, width, height }: Rect, text: number, isOwn: boolean, beside: number): Front {
  const high = headOf(text);
  const wide = Math.round(high / CARD_PROPORTION);
  const line = beside > 0 ? Math.round(LINE * text) : 0;
  const told = line > 0 ? { left, top: top + Math.max(high, beside - 6) + 2, width, height: line } : null;
  const below = (told ? told.top + line - top : high) + 2;
  const stage = { left, top: top + below, width, height: height - below };
  const strip = { left, top, width: width - beside, height: high };
  return { ...stripe(strip, text, isOwn, wide), stage, told };
}

/** The same as a strip of its own. */
function stripe(
  { left, top, width, height }: Rect,
  text: number,
  isOwn: boolean,
  wide = Math.round(height / CARD_PROPORTION),
): Omit<Front, 'stage' | 'told'> {
  const gauge = Math.round(Math.min(GAUGE * text * 1.3, height * 0.44));
  const plate = height - 2 - gauge;
  const from = left + wide + 3;
  const rest = width - wide - 3;
  const backs = isOwn ? 0 : Math.min(rest * 0.36, Math.round(36 * text));
  return {
    identity: { left, top, width: wide, height },
    plate: { left: from, top, width: rest, height: plate },
    gauge: { left: from, top: top + plate + 2, width: rest - (backs > 0 ? backs + 3 : 0), height: gauge },
    score: null,
    backs: isOwn ? null : { left: left + width - backs, top: top + plate + 2, width: backs, height: gauge },
  };
}

/**
 * Who plays there in a column left of the stage.
 * @param part how much of its width the card of the identity takes at most
 */
function column(
  { left, top, width, height }: Rect,
  wide: number,
  text: number,
  isOwn: boolean,
  part: number,
): Front {
  const gap = Math.round(Math.min(4 * text, height * 0.03));
  const plate = Math.round(Math.min(PLATE * 1.25, Math.max(PLATE * 0.86, (height * 0.24) / text)) * text);
  const gauge = Math.round(Math.min(GAUGE * 1.3, Math.max(GAUGE * 0.94, (height * 0.2) / text)) * text);
  const between = height - plate - gauge - 2 * gap;
  const card = Math.max(4, Math.round(Math.min(between / CARD_PROPORTION, wide * part)));
  const identity = {
    left,
    top: top + plate + gap + (between - card * CARD_PROPORTION) / 2,
    width: card,
    height: Math.round(card * CARD_PROPORTION),
  };
  const from = left + card + gap;
  const beside = { left: from, top: top + plate + gap, width: wide - card - gap, height: between };
  // Points are what is looked for first; in a low theatre they stand at their rule.
  const hasScore = between >= LARGE_SCORE[isOwn ? 'own' : 'others'] * text;
  const upper = { ...beside, height: between * (isOwn ? 1 : OF_SCORE) };
  const lower = hasScore
    ? { ...beside, top: beside.top + upper.height, height: between - upper.height }
    : beside;
  const [score, backs] = [hasScore ? upper : null, isOwn ? null : lower];
  const stage = { left: left + wide + gap, top, width: width - wide - gap, height };
  return {
    plate: { left, top, width: wide, height: plate },
    identity,
    gauge: { left, top: top + height - gauge, width: wide, height: gauge },
    score,
    backs,
    stage,
    told: null,
  };
}
