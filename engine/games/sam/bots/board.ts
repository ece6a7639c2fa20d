// The table as a bot sees it: what lies where as far as it knows, and what the hidden cards and the next draw can be.
import { impossible } from '../../../core/errors.ts';
import type { Seat } from '../../../core/seat.ts';
import { CARD_COUNT, faceValue, isFrontPlace, isTwo, parseCard, suitOf } from '../cards.ts';
import type { Knowledge } from '../knowledge.ts';
import { NO_CARD, PLACES, type Card, type SamView } from '../types.ts';
import type { Odds } from './odds.ts';

/** Lists are by seat, then by place. A bot changes them to try something, and changes them back. */
export interface Board {
  readonly me: Seat;
  /** A card that the bot knows, UNSEEN, or NO_CARD. */
  readonly cards: Card[][];
  readonly up: boolean[][];
  readonly collapsed: boolean[];
  readonly ages: readonly (readonly number[])[];
  /** By age, the cards that a hidden card of that age can be. */
  readonly pools: readonly (readonly Card[])[];
  /** By face value, the chance that the next draw shows it; sums to 1. */
  readonly draws: readonly number[];
  /** What a card drawn next can be, each equally likely. */
  readonly fresh: readonly Card[];
  /** How near the game is to its end by stalling, 0 to 1 (SAM-R17). */
  readonly stalled: number;
  /** What the best battle of a card brings, by card, row and number of twos: rivals do not change while a bot thinks. */
  readonly battles: Map<number, Aim | null>;
  /** The same of the odds against a hidden card of an age, and of what a new card would promise. */
  readonly odds: Map<number, Odds>;
  readonly promises: Map<number, number>;
}

/** A target, and what a battle with it brings. */
export interface Aim {
  readonly target: Seat;
  readonly on: number;
  readonly worth: number;
}

/** The highest face value. */
export const HIGHEST = 14;

/** What a seat sees, with what it remembers. Its own cards lie in their places. */
export function boardOf(view: SamView, knowledge: Knowledge): Board {
  const me = view.viewer === 'watcher' ? impossible('a watcher is no bot') : view.viewer;
  const own = new Map(view.own.map(({ at, card }) => [at, parseCard(card)]));
  const cards = view.seats.map(({ field }, seat) =>
    PLACES.map((place, at) => {
      const shown = field[place];
      if (shown === null) return NO_CARD;
      if (shown !== 'down') return parseCard(shown);
      return seat === me ? own.get(place)! : knowledge.cards[seat]![at]!;
    }),
  );
  const discard = view.discard.map(parseCard);
  const seen = new Set([...cards.flat(), ...view.hand.map(parseCard), ...discard]);
  const pools: Card[][] = Array.from({ length: knowledge.age + 1 }, () => []);
  for (let card = 0; card < CARD_COUNT; card += 1)
    if (!seen.has(card)) pools[knowledge.ageOf[card]!]!.push(card);
  const next = view.deck > 0 ? pools[knowledge.age]! : discard;
  return {
    me,
    cards,
    up: view.seats.map(({ field }) =>
      PLACES.map((place) => field[place] !== null && field[place] !== 'down'),
    ),
    collapsed: view.seats.map(({ collapsed }) => collapsed),
    ages: knowledge.ages,
    pools,
    draws: drawsOf(next),
    fresh: next,
    stalled: view.stall.quiet / view.stall.limit,
    battles: new Map(),
    odds: new Map(),
    promises: new Map(),
  };
}

function drawsOf(cards: readonly Card[]): number[] {
  const draws = Array.from({ length: HIGHEST + 1 }, () => 0);
  for (const card of cards) draws[faceValue(card)]! += 1 / cards.length;
  return draws;
}

/** Cards in a field, 0 to 6. */
export function countCards({ cards }: Board, seat: Seat): number {
  let count = 0;
  for (const card of cards[seat]!) if (card !== NO_CARD) count += 1;
  return count;
}

/** Whether a place counts as front row. */
export function isFront({ collapsed }: Board, seat: Seat, at: number): boolean {
  return collapsed[seat]! || isFrontPlace(at);
}

/** Whether a card of `seat` at `at` reaches the card of another. */
export function reaches(board: Board, seat: Seat, at: number, card: Card, target: Seat, on: number): boolean {
  if (target === seat || board.cards[target]![on] === NO_CARD) return false;
  const [from, to] = [isFront(board, seat, at), isFront(board, target, on)];
  return suitOf(card) === 's' ? from !== to : from && to;
}

/** How many face-up twos of a seat could help the card at `beside`. */
export function countTwos({ cards, up }: Board, seat: Seat, beside: number): number {
  let count = 0;
  for (let at = 0; at < PLACES.length; at += 1)
    if (at !== beside && up[seat]![at]! && isTwo(cards[seat]![at]!)) count += 1;
  return count;
}

/** Whether the field of a seat would have an empty row without the card at `without`. */
export function rowsBreakWithout({ cards }: Board, seat: Seat, without: number): boolean {
  let [front, back] = [0, 0];
  for (let at = 0; at < PLACES.length; at += 1) {
    if (at === without || cards[seat]![at] === NO_CARD) continue;
    if (isFrontPlace(at)) front += 1;
    else back += 1;
  }
  return front === 0 || back === 0;
}
