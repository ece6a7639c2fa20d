// How Tricks and Support lie on the boards of a stage, and whether they can be pressed there.
import type { MagiciansSeatView } from '../../../engine/games/magicians/types.ts';
import type { Hall } from './hall.ts';
import { type Laid, layLots, type Lot } from './lots.ts';
import { CARD_PROPORTION } from './paint/cards.ts';
import { byPlace, SUPPORT_PLACES } from './shown.ts';

/** Height over width of a card in a small theatre. */
export const MINI_PROPORTION = 1.1;
/** How wide a place is where nothing lies, in px at usual text size: as wide as its name. */
const EMPTY = 58;
/** How high a card on the boards is at most, in px at usual text size. */
const MOST = 190;
/** Between cards, between lots, in px at usual text size: in a large theatre and in a small one. */
const GAPS = { large: [5, 14], small: [2, 5] } as const;

export interface Boards {
  readonly tricks: Laid;
  readonly support: Laid;
  /** Cards are whole posters instead of small signs of them. */
  readonly areWhole: boolean;
}

/**
 * Both places of a stage.
 * @param strip how much of a card shows at least beside the next one, in px
 */
export function boardsOf(
  hall: Hall,
  { tricks, support, most }: Pick<MagiciansSeatView, 'tricks' | 'support' | 'most'>,
  strip: number,
): Boards {
  const { isOwn, isLarge, text } = hall;
  const places = byPlace(support);
  const ofTricks = (empty: number): readonly Lot[] => [
    { id: 'trick', cards: tricks, empty },
    // Room for one more, where one more may be played.
    ...(tricks.length > 0 && tricks.length < most ? [{ id: 'next', cards: [], empty }] : []),
  ];
  const ofSupport = (empty: number): readonly Lot[] =>
    SUPPORT_PLACES.map((id) => ({ id, cards: places[id], empty }));
  const [gap, apart] = GAPS[isLarge || isOwn ? 'large' : 'small'];
  const how = (proportion: number, high: number, name: number) => ({
    proportion,
    most: high,
    lines: hall.lines,
    gap: Math.round(gap * text),
    apart: Math.round(apart * text),
    name,
    strip,
  });
  const lay = (proportion: number, empty: number, name: number): Omit<Boards, 'areWhole'> => {
    const [front, back] = [
      layLots(ofTricks(empty), hall.tricks, how(proportion, MOST * text, name)),
      layLots(ofSupport(empty), hall.support, how(proportion, MOST * text, name)),
    ];
    // Both alike, where that costs little.
    const high = Math.min(front.height, back.height);
    if (front.height === back.height || high < Math.max(front.height, back.height) * ALIKE)
      return { tricks: front, support: back };
    return {
      tricks: layLots(ofTricks(empty), hall.tricks, how(proportion, high, name)),
      support: layLots(ofSupport(empty), hall.support, how(proportion, high, name)),
    };
  };
  const whole = isOwn || isLarge ? lay(CARD_PROPORTION, isOwn ? EMPTY * text : 0, hall.name) : null;
  if (whole && Math.min(whole.tricks.width, whole.support.width) >= WORTH_WHOLE)
    return { ...whole, areWhole: true };
  return { ...lay(MINI_PROPORTION, 0, 0), areWhole: false };
}

/** Narrower cards than this, in px, bear no words: then the small picture says the same, and more plainly. */
const WORTH_WHOLE = 60;
/** Cards of both places are of one size unless one of them would become smaller than this, as a part of its size. */
const ALIKE = 0.72;

/**
 * Whether every card on the boards shows enough to be pressed.
 * @param press how much of its shorter side must show, in px; the longer one is to be somewhat longer
 */
export function canBePressed({ tricks, support }: Boards, press: number): boolean {
  return [tricks, support].every(({ width, height, cards }) =>
    [...cards.values()].every(
      ({ strip }) => width * strip >= press && Math.max(width * strip, height) >= press * LONGER,
    ),
  );
}

/** A finger needs 44 px one way where it has 32 the other. */
const LONGER = 44 / 32;
