// One card of a turn: why it may not be the next, and what it does. Turns are simulated with these, so both touch nothing else.
import type { Tell } from '../../charts/chart.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import type { Seat } from '../../core/seat.ts';
import { effectOf, ESCAPE, formatCard, LEVITATE, METAMORPHOSIS, parseCard, SAW, VANISH } from './cards.ts';
import { countCards, leadOf, placeOf, takeOut } from './trick.ts';
import {
  NO_CARD,
  NOBODY,
  type Card,
  type Hat,
  type Lying,
  type Play,
  type Stack,
  type State,
  type TurnHappening,
} from './types.ts';

/** Cards in a complete trick, the lead and those inside stacks too. */
export const TRICK_SIZE = 7;
/** Tricks before the Ultimate Trick. */
export const TRICKS = 7;

/** What a turn looks at and changes. A `State` is one; `scratchOf` makes a cheap copy to try a turn on. */
export interface TurnTable extends Pick<
  State,
  'trick' | 'hat' | 'hands' | 'barred' | 'vanishUsed' | 'plays'
> {
  readonly tricksDone: number;
}

/** One card of a turn with cards as numbers. */
export interface CardPlay {
  readonly card: Card;
  /** Whether its effect is used; false for every Escape (TT-R3). */
  readonly used: boolean;
  /** The target of a used Levitate, Saw or Vanish; NO_CARD where none is named. */
  readonly on: Card;
}

/** A play of a move. Its codes must be cards, as the schema has made sure. */
export function readPlay({ card: code, effect, on }: Play): CardPlay {
  const card = parseCard(code)!;
  return {
    card,
    used: effect && effectOf(card) !== ESCAPE,
    on: on === undefined ? NO_CARD : parseCard(on)!,
  };
}

/** A copy of what a turn changes; the original stays as it is whatever is played on the copy. */
export function scratchOf({
  trick,
  hat,
  hands,
  barred,
  vanishUsed,
  plays,
  tricksDone,
}: TurnTable): TurnTable {
  return {
    // What lies in the trick is never changed, only moved.
    trick: trick.map(({ owner, cards }) => ({ owner, cards: cards.slice() })),
    hat,
    hands: hands.map((hand) => hand.slice()),
    barred: barred.map((cards) => cards.slice()),
    vanishUsed: vanishUsed.slice(),
    plays,
    tricksDone,
  };
}

/** Whether a used effect of this card needs a target. */
export function needsTarget(card: Card): boolean {
  const effect = effectOf(card);
  return effect === LEVITATE || effect === SAW || effect === VANISH;
}

/** Whether the trick holds all the cards it can; the Ultimate Trick has no limit. A turn that ends so ends the trick. */
export function trickIsFull({ trick, tricksDone }: TurnTable): boolean {
  return tricksDone < TRICKS && countCards(trick) >= TRICK_SIZE;
}

/**
 * Why `play` may not be the next card of a turn of `seat` on this table; null when it may. Whether a Conjure allows a
 * further card at all is not asked here. Refusals name the card: `not-in-hand` {card}, `barred` {card}, `trick-full`
 * {card, most}, `no-target` {card, on}, `lead-cannot-vanish` {card, on}, `vanish-used` {card}; `on` is empty where no
 * target was named.
 */
export function explainPlay(table: TurnTable, seat: Seat, play: CardPlay): Refusal | null {
  const { card, used } = play;
  if (!table.hands[seat]!.includes(card)) return refuse('not-in-hand', { card: formatCard(card) });
  if (isBarred(table, seat, card)) return refuse('barred', { card: formatCard(card) });
  // TT-R4: only a used Vanish leaves the trick as large as it was. Whether it has a target is asked next.
  if (!(used && effectOf(card) === VANISH) && trickIsFull(table)) {
    return refuse('trick-full', { card: formatCard(card), most: TRICK_SIZE });
  }
  return used && needsTarget(card) ? explainTarget(table, play) : null;
}

/** TT-R7: whether a card of the hand may not be the seat's next, because it came back and another one may. */
export function isBarred({ hands, barred }: TurnTable, seat: Seat, card: Card): boolean {
  const cards = barred[seat]!;
  // Every barred card is in the hand, so the two lists have the same length only where nothing else is held.
  return cards.length > 0 && cards.includes(card) && cards.length < hands[seat]!.length;
}

/** Why a used Levitate, Saw or Vanish may not be aimed like that (TT-R6, TT-R8); null when it may. */
export function explainTarget({ trick, vanishUsed }: TurnTable, { card, on }: CardPlay): Refusal | null {
  const facts = () => ({ card: formatCard(card), on: on === NO_CARD ? '' : formatCard(on) });
  if (on === NO_CARD || placeOf(trick, on) === null) return refuse('no-target', facts());
  if (effectOf(card) !== VANISH) return null;
  if (on === leadOf(trick)) return refuse('lead-cannot-vanish', facts());
  return vanishUsed.includes(card) ? refuse('vanish-used', { card: formatCard(card) }) : null;
}

/**
 * Plays a card that `explainPlay` allows: out of the hand into the trick, its effect with it.
 * @param conjured whether it is played because of a Conjure of this turn; told, nothing else
 */
export function applyPlay(
  table: TurnTable,
  seat: Seat,
  play: CardPlay,
  conjured: boolean,
  tell: Tell<TurnHappening>,
): void {
  const { card, used, on } = play;
  remove(table.hands[seat]!, card);
  // TT-R7: any card played lifts all bars of that player.
  table.barred[seat]!.length = 0;
  const lying: Lying = { card, by: seat, used, at: table.plays };
  table.plays += 1;
  const effect = used ? effectOf(card) : NO_EFFECT;
  const isUnder = effect === LEVITATE || effect === SAW;
  if (isUnder) table.trick[placeOf(table.trick, on)!.stack]!.cards.push(lying);
  else table.trick.push({ owner: seat, cards: [lying] });
  tell({ type: 'played', seat, card, used, on: used && needsTarget(card) ? on : null, conjured });
  if (effect === METAMORPHOSIS) turnHat(table, tell);
  else if (effect === VANISH) vanish(table, card, on, tell);
}

const NO_EFFECT = -1;

/** The hat shows its other face. */
function turnHat(table: TurnTable, tell: Tell<TurnHappening>): void {
  const hat: Hat = table.hat === 'high' ? 'low' : 'high';
  table.hat = hat;
  tell({ type: 'hat-turned', hat });
}

/** TT-R5 to TT-R8: the card goes to whom it lies in front of, and is barred there. */
function vanish(table: TurnTable, by: Card, card: Card, tell: Tell<TurnHappening>): void {
  const { stack, depth } = placeOf(table.trick, card)!;
  const to = holderOf(table.trick[stack]!, depth);
  takeOut(table.trick, card);
  insert(table.hands[to]!, card);
  insert(table.barred[to]!, card);
  table.vanishUsed.push(by);
  tell({ type: 'returned', card, to, by });
}

/** TT-R5: in front of whom a card of a stack lies; under the Ultimate Trick Card that is who played it. */
function holderOf({ owner, cards }: Stack, depth: number): Seat {
  return owner === NOBODY ? cards[depth]!.by : owner;
}

/** Puts a card into an ascending list. */
export function insert(cards: Card[], card: Card): void {
  let place = cards.length;
  // Moved by hand here and in `remove`: for lists so short that is several times faster than splicing.
  cards.push(card);
  for (; place > 0 && cards[place - 1]! > card; place -= 1) cards[place] = cards[place - 1]!;
  cards[place] = card;
}

/** Takes a card out of a list that holds it; the others keep their order. */
export function remove(cards: Card[], card: Card): void {
  const last = cards.length - 1;
  for (let place = cards.indexOf(card); place < last; place += 1) cards[place] = cards[place + 1]!;
  cards.pop();
}
