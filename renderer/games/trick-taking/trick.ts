// The trick on the table: its stacks, what they count, which of them wins, and the Top Hat among them.
import type { LyingView, StackView } from '../../../engine/games/trick-taking/types.ts';
import type { Halo, Placement } from '../../stage/game-stage.ts';
import { around, place } from '../parts/place.ts';
import { ribbonPicture } from '../parts/ribbon.ts';
import type { Rect, Spot } from '../parts/row.ts';
import { spotPicture } from '../parts/spot.ts';
import { handTarget, HAT_TARGET, trickTarget } from './draft.ts';
import { cardBack, cardFace } from './paint/card.ts';
import { HAT_AT_REST, hatPicture } from './paint/hat.ts';
import { BARRED, NOT_YET, NOT_YET_REACH, orderSeal, TARGET_RIM } from './paint/marks.ts';
import { cardId, isFaceDown, LAYER, nextSpotOf, type Table, ULTIMATE } from './table.ts';
import { markPlacements } from './trick-marks.ts';
import { APART } from './trick-room.ts';

/** How far a card of the trick floats; one that is only being played; and how far the latter is raised, in heights. */
const [LYING, HELD] = [0.25, 0.8];
const UP = 0.075;
/** How far the hat is raised while it is held, in heights, and tilted, in radians. */
const [HAT_UP, TILTED] = [0.12, -0.13];
/** How much darker a stack is that cannot win as it lies. */
const CANNOT_WIN = 0.2;
/** How large seals on single cards are, in widths of a card, and at least, in px. */
const SEAL = 0.26;
const LEAST_SEAL = 18;
/** How wide the hat is before its holder, in widths of a card. */
const BEFORE_HOLDER = 1.15;
/** How far layers of one stack are apart from those of the next, and where in between its top and the marks on it lie. */
const [STACK, TOP, MARKED] = [1, 0.8, 0.85] as const;

const TRICK_PHASES = /^(trick\.(leading|turns|escapes)|ultimate\.(turns|challenge))/;

/** All stacks, the spot of whoever is awaited, and the hat. */
export function trickPlacements(table: Table): Placement[] {
  const { stacks } = table.shown.trick;
  return [
    ...spotPlacements(table),
    ...faceDownPlacement(table),
    ...stacks.flatMap((stack, index) => [
      ...stackPlacements(table, stack, index),
      ...marksOn(table, stack, index),
      ...captionPlacements(table, stack, index),
    ]),
    hatPlacement(table),
  ];
}

function marksOn(table: Table, stack: StackView, index: number): Placement[] {
  const { trick, shown } = table;
  const spot = trick.tops[index];
  const [top] = stack.cards;
  if (!spot || !top) return [];
  const y = spot.y - (shown.drafted.includes(top.card) ? trick.height * UP : 0);
  return markPlacements(table, { stack, index, x: spot.x, y, z: LAYER.trick + index * STACK + MARKED });
}

/** Where a card of a stack lies, and between which layers: its own, and that of the card over it. */
interface Lies {
  readonly depth: number;
  readonly flat: Placement;
  /** How wide the part of it is that can be seen, in px. */
  readonly seen: number;
  readonly above: number;
}

function stackPlacements(table: Table, stack: StackView, index: number): Placement[] {
  const { trick, shown } = table;
  const top = trick.tops[index];
  if (!top) return [];
  const { cards } = stack;
  return cards.flatMap((lying, depth): Placement[] => {
    const isDrafted = shown.drafted.includes(lying.card);
    const spot = { x: top.x - depth * trick.strip, y: top.y - (isDrafted ? trick.height * UP : 0) };
    const seen = depth === 0 ? trick.width : trick.strip;
    const z = LAYER.trick + index * STACK + TOP * (1 - depth / cards.length);
    const flat = place(
      cardId(lying.card),
      cardFace(lying.card, table.words, { strip: seen / trick.width }),
      around(spot, trick.width, trick.height),
      { z, lift: isDrafted ? HELD : LYING, whole: cardFace(lying.card, table.words) },
    );
    const lies: Lies = { depth, flat, seen, above: depth === 0 ? MARKED - TOP : TOP / cards.length };
    const isWinning = depth === 0 && shown.trick.winning === index;
    return [
      { ...flat, ...statusOf(table, stack, lying, isWinning) },
      ...draftPlacements(table, lying, lies),
      ...aimPlacements(table, lying, lies),
    ];
  });
}

/** How a card of the trick looks and what pointing at it points at. */
function statusOf(
  { shown }: Table,
  stack: StackView,
  { card }: LyingView,
  isWinning: boolean,
): Partial<Placement> {
  const isDrafted = shown.drafted.includes(card);
  // What is being played can be pointed at as a card of the hand, unless it is what something else aims at.
  const target = isDrafted && !shown.choices.has(card) ? handTarget(card) : trickTarget(card);
  if (isDrafted) return { target };
  const halo: Halo | null = isWinning ? 'winner' : null;
  return { target, halo, shade: stack.match === null && stack.owner !== null ? CANNOT_WIN : 0 };
}

/** Around a card that is not played yet; in a turn of several, which of them it is. */
function draftPlacements(
  { shown, words, trick }: Table,
  { card }: LyingView,
  { flat, above }: Lies,
): Placement[] {
  const at = shown.drafted.indexOf(card);
  if (at < 0) return [];
  const on = cardId(card);
  const frame = around(flat, flat.width + 2 * NOT_YET_REACH, flat.height + 2 * NOT_YET_REACH);
  const framed = place(`draft:${card}`, NOT_YET, frame, { z: flat.z - above * 0.1, on });
  if (shown.drafted.length === 1) return [framed];
  const size = Math.round(Math.max(LEAST_SEAL, trick.width * SEAL));
  const spot = {
    x: flat.x - flat.width / 2 + size * 0.3,
    y: flat.y + flat.height / 2 - size * 0.3,
  };
  const seal = orderSeal(words('table.number', { value: at + 1 }));
  return [framed, place(`order:${card}`, seal, around(spot, size, size), { z: flat.z + above * 0.6, on })];
}

/** A rim in what can be pointed at, and a sign on what cannot though it might be thought so. */
function aimPlacements(
  { shown, trick }: Table,
  { card }: LyingView,
  { depth, flat, seen, above }: Lies,
): Placement[] {
  const choice = shown.choices.get(card);
  if (!choice) return [];
  const on = cardId(card);
  const left = flat.x - flat.width / 2;
  const top = flat.y - flat.height / 2;
  const z = flat.z + above * 0.5;
  if (choice.refusal === null) {
    const box = { left, top, width: seen, height: flat.height };
    return [place(`rim:${card}`, TARGET_RIM, box, { z, on })];
  }
  const size = Math.round(Math.max(LEAST_SEAL, trick.width * SEAL));
  // On a whole card beside the sign of its effect, in a strip below everything.
  const spot =
    depth === 0
      ? { x: left + size * 0.5, y: top + Math.min(trick.width * 0.92, flat.height - size * 0.5) }
      : { x: left + seen / 2, y: top + flat.height - size * 0.6 };
  return [place(`barred:${card}`, BARRED, around(spot, size, size), { z, on })];
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

/** The Ultimate Trick Card from behind, apart from all else, and its name. */
function faceDownPlacement({ view, words, places }: Table): Placement[] {
  if (!isFaceDown(view)) return [];
  const card = place(ULTIMATE, cardBack(), places.ultimate, { z: LAYER.pile, lift: 0.15 });
  if (!places.ultimateName) return [card];
  const name = ribbonPicture(words('trick-taking.phase.ultimate-turns'), places.text);
  return [card, place(`${ULTIMATE}:name`, name, places.ultimateName, { z: LAYER.spot })];
}

/** Beside the place of a card, towards the middle. */
function besideSpot({ trick }: Table, { x, y }: Spot, size: number): Spot {
  const { left, width } = trick.hat;
  const isLeft = x < left + width / 2;
  return { x: x + ((trick.width + size) / 2 + APART) * (isLeft ? 1 : -1), y };
}

/** In the middle of the trick; before its holder, saying nothing, while nobody has led. */
function hatPlacement(table: Table): Placement {
  const { view, shown, trick, words, places } = table;
  const waits = shown.trick.stacks.length === 0 && view.phase === 'trick.leading';
  const before = waits && places.arrangement === 'around' ? nextSpotOf(table, view.holder) : null;
  // Where a card will lie it is hardly larger than one.
  const size = Math.min(trick.hat.width, trick.width * BEFORE_HOLDER);
  const box: Rect = before ? around(besideSpot(table, before, size), size, size) : trick.hat;
  const isTurned = shown.isPreview && !shown.awaitsHat && shown.trick.hat !== view.trick.hat;
  const picture = waits || shown.awaitsHat ? HAT_AT_REST : hatPicture(shown.trick.hat, words);
  // Where it rests its picture has a shadow of its own, in the shape of a hat. What is put together holds it, tilted.
  const held = isTurned ? { lift: 0.9, rotation: TILTED } : {};
  const raised = isTurned ? { ...box, top: box.top - box.height * HAT_UP } : box;
  return place('hat', picture, raised, { z: LAYER.hat, target: HAT_TARGET, ...held });
}
