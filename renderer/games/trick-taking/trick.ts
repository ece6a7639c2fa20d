// The trick on the table: its stacks, what they count, which of them wins, and the Top Hat among them.
import { rankIn } from '../../../engine/games/trick-taking/cards.ts';
import type { LyingView, StackView } from '../../../engine/games/trick-taking/types.ts';
import type { Halo, Placement } from '../../stage/game-stage.ts';
import { around, place } from '../parts/place.ts';
import { ribbonPicture } from '../parts/ribbon.ts';
import type { Rect } from '../parts/row.ts';
import { spotPicture } from '../parts/spot.ts';
import { handTarget, HAT_TARGET, trickTarget } from './draft.ts';
import { cardBack, cardFace } from './paint/card.ts';
import { hatPicture } from './paint/hat.ts';
import { crownSign, matchSign, PLATE_PROPORTION, rankPlate } from './paint/marks.ts';
import { cardId, isFaceDown, LAYER, nextSpotOf, type Table, ULTIMATE } from './table.ts';

/** How far a card of the trick floats; one that is only being played; and how far the latter is raised, in heights. */
const [LYING, HELD] = [0.25, 0.8];
const UP = 0.04;
/** How much darker what cannot be pointed at is, while something is pointed at. */
const IMPOSSIBLE = 0.42;
/** The sizes of marks, in widths of a card, and the least, in px. */
const MARK = { rank: 0.44, match: 0.27, crown: 0.3 } as const;
const LEAST_MARK = 15;
/** How far layers of one stack are apart from those of the next. */
const STACK = 10;

const TRICK_PHASES = /^(trick\.(leading|turns|escapes)|ultimate\.(turns|challenge))/;

/** All stacks, the spot of whoever is awaited, and the hat. */
export function trickPlacements(table: Table): Placement[] {
  const { stacks } = table.shown.trick;
  return [
    ...spotPlacements(table),
    ...faceDownPlacement(table),
    ...stacks.flatMap((stack, index) => [
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
      { z: LAYER.trick + index * STACK + (STACK - 1) * (1 - depth / cards.length), lift: LYING },
    );
    const isWinning = depth === 0 && shown.trick.winning === index;
    return { ...flat, ...statusOf(table, lying, isWinning, flat) };
  });
}

/** How a card of the trick looks and what pointing at it points at. */
function statusOf(
  { shown, view }: Table,
  { card }: LyingView,
  isWinning: boolean,
  flat: Placement,
): Partial<Placement> {
  const choice = shown.choices.get(card);
  const isDrafted = shown.drafted.includes(card);
  const held = isDrafted ? { y: flat.y - flat.height * UP, lift: HELD } : {};
  // What is being played can be pointed at as a card of the hand, unless it is what something else aims at.
  const target = isDrafted && !choice ? handTarget(card) : trickTarget(card);
  const winner: Halo | null = isWinning ? 'winner' : null;
  const isAiming = [...shown.choices.values()].some(({ at }) => isInTrick(shown, at));
  if (isDrafted && !choice) return { ...held, target, halo: 'selected' };
  if (choice && choice.refusal === null)
    return { ...held, target, halo: view.phase === 'trick.escapes' ? 'legal' : 'targeted' };
  return { ...held, target, halo: winner, shade: isAiming ? IMPOSSIBLE : 0 };
}

function isInTrick({ trick }: Table['shown'], at: unknown): boolean {
  return trick.stacks.some(({ cards }) => cards.some(({ card }) => card === at));
}

/** Over the top of a stack: its rank where it is not the printed one, how it takes part, and the crown. */
function markPlacements(table: Table, { cards, rank, match }: StackView, index: number): Placement[] {
  const { trick, shown, words } = table;
  const [spot, top] = [trick.tops[index], cards[0]];
  const lead = shown.trick.stacks[0]?.cards[0]?.card;
  if (!spot || !top || lead === undefined) return [];
  const isHeld = shown.drafted.includes(top.card);
  const y = spot.y - (isHeld ? trick.height * UP : 0);
  const [left, upper] = [spot.x - trick.width / 2, y - trick.height / 2];
  const z = LAYER.trick + index * STACK + STACK - 0.5;
  const sizeOf = (part: number): number => Math.round(Math.max(LEAST_MARK, trick.width * part));
  const marks: Placement[] = [];
  if (rank !== rankIn(top.card)) {
    const width = Math.max(20, sizeOf(MARK.rank));
    const height = width * PLATE_PROPORTION;
    const box = around({ x: left + trick.width * 0.33, y: upper + trick.width * 0.35 }, width, height);
    const said = words('table.number', { value: rank });
    marks.push(place(`rank:${top.card}`, rankPlate(said, true), box, { z }));
  }
  if (match !== null) {
    const size = sizeOf(MARK.match);
    const box = around(
      { x: left + trick.width - size * 0.55, y: y + trick.height / 2 - size * 0.5 },
      size,
      size,
    );
    marks.push(place(`match:${top.card}`, matchSign(match, lead), box, { z }));
  }
  if (shown.trick.winning === index) {
    const size = sizeOf(MARK.crown);
    const box = around({ x: left + trick.width - size * 0.5, y: upper + size * 0.2 }, size, size);
    marks.push(place('winning', crownSign(!shown.isPreview), box, { z: z + 0.25 }));
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
  return view.awaiting.map((seat) =>
    place(`spot:${seat}`, spotPicture(true), around(nextSpotOf(table, seat), trick.width, trick.height), {
      z: LAYER.spot,
    }),
  );
}

function faceDownPlacement({ view, trick }: Table): Placement[] {
  if (!isFaceDown(view)) return [];
  return [place(ULTIMATE, cardBack(), trick.ultimate, { z: LAYER.pile, lift: 0.15, shade: 0.15 })];
}

/** In the middle of the trick; before its holder while nobody has led. */
function hatPlacement(table: Table): Placement {
  const { view, shown, trick, words, places } = table;
  const waits = shown.trick.stacks.length === 0 && view.phase.startsWith('trick.');
  const isBefore = waits && places.arrangement === 'around';
  const box: Rect = isBefore
    ? around(nextSpotOf(table, view.holder), trick.hat.width, trick.hat.height)
    : trick.hat;
  const isTurned = shown.isPreview && shown.trick.hat !== view.trick.hat;
  return place('hat', hatPicture(shown.trick.hat, words), box, {
    z: LAYER.hat,
    lift: isTurned ? 0.9 : 0.4,
    halo: isTurned ? 'selected' : null,
    target: HAT_TARGET,
  });
}
