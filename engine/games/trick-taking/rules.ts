// The seven tricks: leading, turns, Escapes, taking. Changes a state that the executor owns.
import type { Tell } from '../../charts/chart.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import type { Seat } from '../../core/seat.ts';
import { effectOf, ESCAPE, parseCard, rankOf } from './cards.ts';
import { nextWithCards } from './dealing.ts';
import { applyPlay, readPlay, remove } from './plays.ts';
import { compareByHat, placeOf, stackRank, takeOut, topOf, winnerOf } from './trick.ts';
import {
  NOBODY,
  type Card,
  type Escaping,
  type Happening,
  type Hat,
  type Lies,
  type Lying,
  type Play,
  type Stack,
  type State,
} from './types.ts';

/** The highest rank of a lead under which the hat lies `high`. */
const HIGHEST_OF_HIGH = 3;
/** The rank with which the leader chooses the hat's face (Sleight of Hand). */
const SLEIGHT_RANK = 4;

/** Whether the leader of this card chooses the hat's face (Sleight of Hand). */
export function choosesHat(state: State, card: Card): boolean {
  return state.options.sleightOfHand && rankOf(card) === SLEIGHT_RANK;
}

/** TT-R1: the face that the printed rank of a lead turns up. */
export function hatOf(lead: Card): Hat {
  return rankOf(lead) <= HIGHEST_OF_HIGH ? 'high' : 'low';
}

/** Why this card may not lead so: not in hand, or the hat's face is named where it is not asked for, or not where it is. */
export function explainLead(state: State, seat: Seat, code: string, hat: Hat | undefined): Refusal | null {
  const card = parseCard(code)!;
  if (!state.hands[seat]!.includes(card)) return refuse('not-in-hand', { card: code });
  if (choosesHat(state, card) === (hat !== undefined)) return null;
  const problem =
    hat === undefined
      ? 'must be "high" or "low": whoever leads a card of rank 4 chooses'
      : state.options.sleightOfHand
        ? 'must be left out: the leader chooses it with a card of rank 4 only'
        : 'must be left out: it is chosen with Sleight of Hand only';
  return refuse('malformed', { place: 'hat', problem });
}

/** "The seven tricks", 1: the card lies first, does nothing (TT-R2), and the hat lies on it. */
export function leadCard(
  state: State,
  seat: Seat,
  code: string,
  hat: Hat | undefined,
  tell: Tell<Happening>,
): void {
  const card = parseCard(code)!;
  remove(state.hands[seat]!, card);
  beginTrick(state, { card, by: seat, used: false, at: 0 }, hat ?? hatOf(card));
  state.turn = nextWithCards(state, seat);
  const chosen = hat !== undefined;
  tell({
    type: 'led',
    seat,
    card,
    hat: state.hat,
    chosen,
    trick: state.tricksDone + 1,
    lies: liesNow(state),
  });
}

/** Puts a card down as the lead of its trick. */
export function beginTrick(state: State, lead: Lying, hat: Hat): void {
  state.trick = [{ owner: lead.by, cards: [lead] }];
  state.plays = 1;
  state.hat = hat;
}

/** "The seven tricks", 2: the cards of a turn, one after another, each with its effect. */
export function playTurn(state: State, seat: Seat, plays: readonly Play[], tell: Tell<Happening>): void {
  for (let i = 0; i < plays.length; i += 1) {
    applyPlay(state, seat, readPlay(plays[i]!), i > 0, (happening) =>
      tell({ ...happening, lies: liesNow(state) }),
    );
  }
}

/** A copy of the trick for whoever is told of it: it goes on changing. */
export function liesNow({ trick, hat, lay }: State): Lies {
  return { trick: copyOf(trick), hat, lay };
}

function copyOf(trick: readonly Stack[]): Stack[] {
  // What lies in the trick is never changed, only moved.
  return trick.map(({ owner, cards }) => ({ owner, cards: cards.slice() }));
}

/** "The seven tricks", 2: clockwise; who has no card is skipped. */
export function passTheTurn(state: State): void {
  state.turn = nextWithCards(state, state.turn);
}

/** "The seven tricks", 3 and 4: the trick has its winner, all bars are lifted (TT-R7), the Escapes get their order (TT-R10). */
export function closeTheTurns(state: State): void {
  state.winner = winnerOf(state.trick, state.hat);
  state.lay = copyOf(state.trick);
  for (const cards of state.barred) cards.length = 0;
  state.escapes = escapesOf(state);
}

/** TT-R10: the Escapes on top of a stack or alone, by present rank, ties by printed rank, both by the hat. */
function escapesOf({ trick, hat }: State): Escaping[] {
  const escaping = trick.filter((stack) => effectOf(topOf(stack).card) === ESCAPE);
  escaping.sort(
    (one, other) =>
      compareByHat(hat, stackRank(one), stackRank(other)) ||
      compareByHat(hat, rankOf(topOf(one).card), rankOf(topOf(other).card)),
  );
  return escaping.map((stack) => ({ card: topOf(stack).card, seat: stack.owner }));
}

/** All Escapes of the trick have taken. */
export function noEscapeIsLeft(state: State): boolean {
  return state.escapes.length === 0;
}

/** Whose Escape takes now. */
export function escaper(state: State): Seat {
  return state.escapes[0]!.seat;
}

/** TT-R10: an Escape takes any one card that is still in the trick. */
export function explainEscape(state: State, code: string): Refusal | null {
  return placeOf(state.trick, parseCard(code)!) === null ? refuse('not-in-trick', { card: code }) : null;
}

/** "The seven tricks", 4: the card goes to the Repertoire of the Escape's player; the next Escape follows. */
export function takeByEscape(state: State, code: string, tell: Tell<Happening>): void {
  const take = parseCard(code)!;
  const { card: by, seat } = state.escapes.shift()!;
  takeOut(state.trick, take);
  state.repertoires[seat]!.push(take);
  tell({ type: 'escaped', seat, by, take, lies: liesNow(state) });
}

/** "The seven tricks", 5: the winner takes what is left of the trick, which is over. */
export function takeTheRest(state: State, tell: Tell<Happening>): void {
  const cards: Card[] = [];
  for (const stack of state.trick) for (const { card } of stack.cards) cards.push(card);
  const seat = state.winner;
  state.repertoires[seat]!.push(...cards);
  state.tricksDone += 1;
  state.trick = [];
  state.plays = 0;
  state.vanishUsed = [];
  state.winner = NOBODY;
  state.lay = [];
  tell({ type: 'trick-taken', seat, cards, leader: state.holder, trick: state.tricksDone });
}
