// Summon or Swap: which cards are to lie face up in the end, and the next flip on the way there.
import { faceValue, summonCost } from '../cards.ts';
import { NO_CARD, PLACES, type Card, type Move, type SamView } from '../types.ts';
import { bestAttack, type Plan } from './attacks.ts';
import type { Board } from './board.ts';
import { freshPromise, positionWorth, promiseAt } from './position.ts';
import { FIRST_PROMISE, HASTE, SWAP_COST } from './worth.ts';

/** Where the flips of a turn can lead: who is face up in the end, who of them may still pay, the first flip on the way. */
interface Turning {
  readonly up: readonly boolean[];
  readonly mayPay: readonly boolean[];
  /** NO_FLIP when nothing is to be turned over. */
  readonly first: number;
}

const NO_FLIP = -1;
/** What a flip beyond what is needed costs: of equal ways the shortest is taken. */
const PER_FLIP = 0.002;
/** A legal move of Summon. `mustAct`: leaving without a summon or a swap needs an attack that is worth it. */
export function decideSummon(view: SamView, board: Board): Move {
  const may = (type: string) =>
    view.question!.choices.some(({ move, refusal }) => move === type && refusal === null);
  const own = board.cards[board.me]!;
  let [best, bestWorth, stay]: [Turning | null, number, number] = [null, -Infinity, -Infinity];
  for (const turning of turningsOf(view, board)) {
    const worth = worthOf(view, board, turning);
    if (turning.first === NO_FLIP) stay = worth;
    const isBarred = turning.first === NO_FLIP && view.mustAct && !isGoodAttack(board, turning, view);
    if (!isBarred && worth > bestWorth) [best, bestWorth] = [turning, worth];
  }
  if (may('swap')) {
    const swap = bestSwap(board);
    if (swap !== null && (best === null || stay + swap.gain > bestWorth + (view.mustAct ? -1 : 0)))
      return { type: 'swap', at: PLACES[swap.at]! };
  }
  if (best !== null && best.first !== NO_FLIP) return { type: 'flip', at: PLACES[best.first]! };
  if (may('done')) return { type: 'done' };
  // Idle for too long, and nothing is worth it: any flip that can be undone, or a swap, will do.
  const any = [...PLACES.keys()].find((at) => own[at] !== NO_CARD && canFlip(view, at));
  return { type: 'flip', at: PLACES[any!]! };
}

function canFlip(view: SamView, at: number): boolean {
  return view.question!.choices.some(
    ({ move, at: place, refusal }) => move === 'flip' && place === PLACES[at] && refusal === null,
  );
}

function isGoodAttack(board: Board, turning: Turning, view: SamView): boolean {
  return view.turnNumber > 1 && (bestAttack(board, turning)?.worth ?? 0) > 0;
}

/** The attack that follows, and the position afterwards as far as it is certain. */
function worthOf(view: SamView, board: Board, turning: Turning): number {
  const plan: Plan | null = view.turnNumber > 1 ? bestAttack(board, turning) : null;
  const kept = board.up[board.me]!;
  board.up[board.me] = [...turning.up];
  const position = positionWorth(board);
  board.up[board.me] = kept;
  const flips = kept.filter((up, at) => up !== turning.up[at]).length;
  const attack = Math.max(0, plan?.worth ?? 0);
  // The nearer a standstill, the more it matters to attack at all.
  const haste = attack > 0 ? HASTE * board.stalled : 0;
  return attack + haste + position - PER_FLIP * flips;
}

/** The face-down card that a new one is most likely to better, and by how much. */
function bestSwap(board: Board): { readonly at: number; readonly gain: number } | null {
  const { me, cards, up } = board;
  let best: { at: number; gain: number } | null = null;
  for (let at = 0; at < PLACES.length; at += 1) {
    const card = cards[me]![at]!;
    if (card === NO_CARD || up[me]![at]!) continue;
    const gain = FIRST_PROMISE * (freshPromise(board, at) - promiseAt(board, at)) - SWAP_COST;
    if (best === null || gain > best.gain) best = { at, gain };
  }
  return best;
}

/** Every set of face-up cards that the points allow. */
function turningsOf(view: SamView, board: Board): Turning[] {
  const own = board.cards[board.me]!;
  const up = board.up[board.me]!;
  const flippedUp = PLACES.map((place) => view.flippedUp.includes(place));
  const flippedDown = PLACES.map((place) => view.flippedDown.includes(place));
  const turnings: Turning[] = [];
  const places = [...PLACES.keys()].filter((at) => own[at] !== NO_CARD);
  for (let chosen = 0; chosen < 1 << places.length; chosen += 1) {
    const end = up.map(() => false);
    places.forEach((at, index) => (end[at] = (chosen & (1 << index)) !== 0));
    const turning = wayTo(view.points ?? 0, own, up, end, flippedUp, flippedDown);
    if (turning !== null) turnings.push(turning);
  }
  return turnings;
}

/** The way from who is face up now to who shall be; null when the points or earlier flips forbid it. */
function wayTo(
  points: number,
  own: readonly Card[],
  up: readonly boolean[],
  end: readonly boolean[],
  flippedUp: readonly boolean[],
  flippedDown: readonly boolean[],
): Turning | null {
  let left = points;
  let first = NO_FLIP;
  const mayPay = flippedDown.map((was) => !was);
  for (let at = 0; at < own.length; at += 1) {
    if (up[at]! && !end[at]!) {
      if (flippedDown[at]!) return null;
      left += faceValue(own[at]!);
      first = first === NO_FLIP ? at : first;
    }
    if (!up[at]! && end[at]! && flippedUp[at]!) return null;
  }
  const ups = own.map((_, at) => at).filter((at) => !up[at]! && end[at]!);
  let missing = -left;
  for (const at of ups) missing += summonCost(own[at]!);
  // A Club that stays as it is can be turned over and back for a gain, once (SAM-R3); one that lies face up costs nothing to begin with.
  for (let at = 0; at < own.length && missing > 0; at += 1) {
    if (!up[at]! || !end[at]! || flippedDown[at]! || flippedUp[at]!) continue;
    const gain = faceValue(own[at]!) - summonCost(own[at]!);
    if (gain <= 0) continue;
    missing -= gain;
    mayPay[at] = false;
    first = first === NO_FLIP ? at : first;
  }
  for (let at = 0; at < own.length && missing > 0; at += 1) {
    if (own[at] === NO_CARD || up[at]! || end[at]! || flippedDown[at]! || flippedUp[at]!) continue;
    const cost = summonCost(own[at]!);
    const gain = faceValue(own[at]!) - cost;
    if (gain <= 0 || cost > left) continue;
    missing -= gain;
    left += gain;
    first = first === NO_FLIP ? at : first;
  }
  if (missing > 0) return null;
  if (first === NO_FLIP && ups.length > 0)
    first = ups.reduce((one, other) => (summonCost(own[other]!) < summonCost(own[one]!) ? other : one));
  return { up: end, mayPay, first };
}
