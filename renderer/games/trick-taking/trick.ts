// The trick on the table: its stacks, what they count, which of them wins, and the Top Hat among them.
import { rankIn } from '../../../engine/games/trick-taking/cards.ts';
import type { LyingView, StackView } from '../../../engine/games/trick-taking/types.ts';
import { INK } from '../../stage/cards/palette.ts';
import { inset, shape, strokeRounded } from '../../stage/paint/brush.ts';
import { PICTOGRAM } from './paint/pictograms.ts';
import type { Halo, Picture, Placement } from '../../stage/game-stage.ts';
import { around, place } from '../parts/place.ts';
import { countPicture } from '../parts/count.ts';
import { ribbonPicture } from '../parts/ribbon.ts';
import type { Rect } from '../parts/row.ts';
import { disc, WINNING, WOULD_WIN } from '../parts/seals.ts';
import { spotPicture } from '../parts/spot.ts';
import { handTarget, HAT_TARGET, trickTarget } from './draft.ts';
import { cardBack, cardFace } from './paint/card.ts';
import { hatPicture } from './paint/hat.ts';
import { matchSign, PLATE_PROPORTION, rankPlate } from './paint/marks.ts';
import { cardId, isFaceDown, LAYER, nextSpotOf, type Table, ULTIMATE } from './table.ts';

/** How far a card of the trick floats; one that is only being played; and how far the latter is raised, in heights. */
const [LYING, HELD] = [0.25, 0.8];
const UP = 0.04;
/** How much darker what cannot be pointed at is, while something is pointed at. */
const IMPOSSIBLE = 0.42;
/** How much darker a stack is that cannot win as it lies. */
const CANNOT_WIN = 0.16;
/** How thick a ring around a stack is, in widths of a card. */
const RING = 0.045;
/** The sizes of marks, in widths of a card, and the least, in px. */
const MARK = { rank: 0.56, match: 0.27, crown: 0.3, escape: 0.4 } as const;
const LEAST_MARK = 15;
/** On cards from this width on, in px, stands how a rank comes about; and how high that is at usual text size. */
const SUMMED = 84;
/** Faces from this width on have words at their foot. */
const WORDED = 72;
const SUM = 18;
/** How far layers of one stack are apart from those of the next, and where in between its top and the marks on it lie. */
const [STACK, TOP, MARKED] = [1, 0.8, 0.85] as const;

/** A ring around a whole stack, with a dark line on both sides; the stack begins two lines inwards. */
function ringPicture(line: number): Picture {
  return {
    key: `ring ${line.toFixed(2)}`,
    side: null,
    paint: (brush, width, height) => {
      const box = inset([0, 0, width, height], line);
      const corner = line * 3;
      strokeRounded(brush, box, corner, INK, line * 2);
      strokeRounded(brush, box, corner, '#ffd666', line);
    },
  };
}

/** On the Escape that is to take a card. */
const ESCAPING: Picture = {
  key: 'escaping',
  side: null,
  paint: (brush, width) => {
    const middle = width / 2;
    disc(brush, middle, middle, INK);
    disc(brush, middle, middle * 0.92, '#fff0bf');
    shape(brush, PICTOGRAM.E, middle, middle, width * 0.62, INK);
  },
};

const TRICK_PHASES = /^(trick\.(leading|turns|escapes)|ultimate\.(turns|challenge))/;

/** All stacks, the spot of whoever is awaited, and the hat. */
export function trickPlacements(table: Table): Placement[] {
  const { stacks } = table.shown.trick;
  return [
    ...spotPlacements(table),
    ...faceDownPlacement(table),
    ...stacks.flatMap((stack, index) => [
      ...ringPlacements(table, stack, index),
      ...stackPlacements(table, stack, index),
      ...markPlacements(table, stack, index),
      ...captionPlacements(table, stack, index),
    ]),
    hatPlacement(table),
  ];
}

function stackPlacements(table: Table, stack: StackView, index: number): Placement[] {
  const { trick, shown } = table;
  const top = trick.tops[index];
  if (!top) return [];
  const { cards } = stack;
  return cards.map((lying, depth): Placement => {
    const spot = { x: top.x - depth * trick.strip, y: top.y };
    const strip = depth === 0 ? 1 : trick.strip / trick.width;
    const flat = place(
      cardId(lying.card),
      cardFace(lying.card, table.words, { strip }),
      around(spot, trick.width, trick.height),
      {
        z: LAYER.trick + index * STACK + TOP * (1 - depth / cards.length),
        lift: LYING,
        whole: cardFace(lying.card, table.words),
      },
    );
    const isWinning = depth === 0 && shown.trick.winning === index;
    return { ...flat, ...statusOf(table, stack, lying, isWinning, flat) };
  });
}

/** How a card of the trick looks and what pointing at it points at. */
function statusOf(
  table: Table,
  stack: StackView,
  { card }: LyingView,
  isWinning: boolean,
  flat: Placement,
): Partial<Placement> {
  const { shown, view } = table;
  const choice = shown.choices.get(card);
  const isDrafted = shown.drafted.includes(card);
  const held = isDrafted ? { y: flat.y - flat.height * UP, lift: HELD } : {};
  // What is being played can be pointed at as a card of the hand, unless it is what something else aims at.
  const target = isDrafted && !choice ? handTarget(card) : trickTarget(card);
  const winner: Halo | null = isWinning ? 'winner' : null;
  const isAiming = [...shown.choices.values()].some(({ at }) => isInTrick(shown, at));
  if (isDrafted && !choice) return { ...held, target, halo: 'selected' };
  if (choice && choice.refusal === null)
    return {
      ...held,
      target,
      halo: isRinged(table, stack) ? winner : view.phase === 'trick.escapes' ? 'legal' : 'targeted',
    };
  return {
    ...held,
    target,
    halo: winner,
    shade: isAiming ? IMPOSSIBLE : stack.match === null && stack.owner !== null ? CANNOT_WIN : 0,
  };
}

function isInTrick({ trick }: Table['shown'], at: unknown): boolean {
  return trick.stacks.some(({ cards }) => cards.some(({ card }) => card === at));
}

/** Whether every card of a stack, which has several, can be pointed at: then one ring is around all of it. */
function isRinged({ shown, view }: Table, { cards }: StackView): boolean {
  const isTarget = ({ card }: LyingView): boolean => shown.choices.get(card)?.refusal === null;
  return view.phase !== 'trick.escapes' && cards.length > 1 && cards.every(isTarget);
}

function ringPlacements(table: Table, stack: StackView, index: number): Placement[] {
  const { trick } = table;
  const top = trick.tops[index];
  if (!top || !isRinged(table, stack)) return [];
  const line = Math.max(2, trick.width * RING);
  const length = trick.width + (stack.cards.length - 1) * trick.strip;
  const middle = { x: top.x + trick.width / 2 - length / 2, y: top.y };
  const box = around(middle, length + 4 * line, trick.height + 4 * line);
  const z = LAYER.trick + index * STACK;
  return [place(`ring:${stack.cards[0]?.card ?? ''}`, ringPicture(line), box, { z })];
}

/** Over the top of a stack: its rank where it is not the printed one, how it takes part, and the crown. */
function markPlacements(table: Table, { cards, rank, match }: StackView, index: number): Placement[] {
  const { trick, shown, words, places, view } = table;
  const [spot, top] = [trick.tops[index], cards[0]];
  const lead = shown.trick.stacks[0]?.cards[0]?.card;
  if (!spot || !top || lead === undefined) return [];
  const isHeld = shown.drafted.includes(top.card);
  const y = spot.y - (isHeld ? trick.height * UP : 0);
  const [left, upper] = [spot.x - trick.width / 2, y - trick.height / 2];
  const z = LAYER.trick + index * STACK + MARKED;
  const sizeOf = (part: number): number => Math.round(Math.max(LEAST_MARK, trick.width * part));
  const on = cardId(top.card);
  const marks: Placement[] = [];
  if (rank !== rankIn(top.card)) {
    const printed = rankIn(top.card);
    const width = Math.max(26, sizeOf(MARK.rank));
    const height = Math.round(width * PLATE_PROPORTION);
    // Over the printed rank, which counts only together with what lies beneath.
    const box = around({ x: left + trick.width * 0.33, y: upper + trick.width * 0.36 }, width, height);
    marks.push(place(`rank:${top.card}`, rankPlate(words('table.number', { value: rank })), box, { z, on }));
    if (trick.width >= SUMMED) {
      const said = words('trick-taking.stage.sum', {
        printed,
        way: rank > printed ? 'more' : 'less',
        change: Math.abs(rank - printed),
      });
      const sum = { left: box.left, top: box.top + height - 3, width, height: SUM * places.text };
      marks.push(place(`sum:${top.card}`, countPicture(said), sum, { z: z - 0.01, on }));
    }
  }
  // The Ultimate Trick Card leads, though it cannot win.
  const part = index === 0 ? 'lead' : match;
  if (part !== null) {
    const size = sizeOf(MARK.match);
    // Where words stand at the foot of a face it lies beside the sign of the effect.
    const down = trick.width < WORDED ? trick.height - size * 0.5 : trick.width * 0.84;
    const box = around({ x: left + trick.width - size * 0.58, y: upper + down }, size, size);
    marks.push(place(`match:${top.card}`, matchSign(part, lead), box, { z, on }));
  }
  if (view.escapes[0]?.card === top.card) {
    const size = Math.max(24, sizeOf(MARK.escape));
    const box = around({ x: left + size * 0.52, y: y + trick.height / 2 - size * 0.52 }, size, size);
    marks.push(place('escaping', ESCAPING, box, { z, on }));
  }
  if (shown.trick.winning === index) {
    const size = sizeOf(MARK.crown);
    const box = around({ x: left + trick.width - size * 0.5, y: upper + size * 0.2 }, size, size);
    marks.push(place('winning', shown.isPreview ? WOULD_WIN : WINNING, box, { z: z + 0.02, on }));
  }
  return marks;
}

/** The name of whose a stack is, where it does not lie before them. */
function captionPlacements(
  { trick, input, places }: Table,
  { owner, cards }: StackView,
  index: number,
): Placement[] {
  const box = trick.captions[index];
  const [top] = cards;
  if (!box || owner === null || !top) return [];
  const name = ribbonPicture(input.seats[owner]?.name ?? '', places.text * 0.85);
  return [place(`caption:${top.card}`, name, box, { z: LAYER.spot })];
}

/** Where the next card of whoever is awaited will lie. */
function spotPlacements(table: Table): Placement[] {
  const { view, trick, shown } = table;
  if (!TRICK_PHASES.test(view.phase) || view.phase === 'trick.escapes' || shown.isPreview) return [];
  return view.awaiting.flatMap((seat) => {
    const spot = nextSpotOf(table, seat);
    const box = spot && around(spot, trick.width, trick.height);
    return box ? [place(`spot:${seat}`, spotPicture(true), box, { z: LAYER.spot })] : [];
  });
}

/** The Ultimate Trick Card from behind, with its name where it lies beside the hat and there is room for it. */
function faceDownPlacement({ view, trick, words, places }: Table): Placement[] {
  if (!isFaceDown(view)) return [];
  const card = place(ULTIMATE, cardBack(), trick.ultimate, { z: LAYER.pile, lift: 0.15, shade: 0.15 });
  if (places.arrangement === 'lines' || trick.width < SUMMED * places.text) return [card];
  const { left, top, width, height } = trick.ultimate;
  const high = SUM * places.text;
  const box = { left: left + 2, top: top + height - high - 4, width: width - 4, height: high };
  const said = words('trick-taking.phase.ultimate-turns');
  return [card, place(`${ULTIMATE}:name`, countPicture(said), box, { z: LAYER.pile + 0.5 })];
}

/** In the middle of the trick; before its holder while nobody has led. */
function hatPlacement(table: Table): Placement {
  const { view, shown, trick, words, places } = table;
  const waits = shown.trick.stacks.length === 0 && view.phase === 'trick.leading';
  const before = waits && places.arrangement === 'around' ? nextSpotOf(table, view.holder) : null;
  const box: Rect = before ? around(before, trick.hat.width, trick.hat.height) : trick.hat;
  const isTurned = shown.isPreview && shown.trick.hat !== view.trick.hat;
  return place('hat', hatPicture(shown.trick.hat, words), box, {
    z: LAYER.hat,
    // Where it rests its picture has a shadow of its own, in the shape of a hat.
    lift: isTurned ? 0.9 : 0,
    halo: isTurned ? 'selected' : null,
    target: HAT_TARGET,
  });
}
