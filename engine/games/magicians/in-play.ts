// What lies in front of a player: levels, kinds and maxima, and what is lost with the highest Trick.
import type { Tell } from '../../charts/chart.ts';
import type { Seat } from '../../core/seat.ts';
import { groupOf, LIFTING_HELPERS, levelOf, MENTOR, parseCard } from './cards.ts';
import { takeOut } from './piles.ts';
import { IDENTITIES, type Card, type Group, type Happening, type Identity, type State } from './types.ts';

const MOST_TRICKS = 5;
const MENTOR_CARD = parseCard(MENTOR)!;
const LIFTING: readonly Card[] = LIFTING_HELPERS.map((code) => parseCard(code)!);
const PROFESSOR = IDENTITIES.indexOf('professor');
const MENTALIST = IDENTITIES.indexOf('mentalist');

/** Who a seat is. */
export function identityOf({ identities }: State, seat: Seat): Identity {
  return IDENTITIES[identities[seat]!]!;
}

/** Whether a seat may play Traits as Tricks (MG-R8). */
export function isMentalist({ identities }: State, seat: Seat): boolean {
  return identities[seat] === MENTALIST;
}

/** The maximum of Tricks: 5, and one more each for the Professor and for the Mentor. */
export function mostTricks({ identities, support }: State, seat: Seat): number {
  return (
    MOST_TRICKS + (identities[seat] === PROFESSOR ? 1 : 0) + (support[seat]!.includes(MENTOR_CARD) ? 1 : 0)
  );
}

/** By how many levels a Trick may be higher than the ladder says: 0 to 2 (MG-R7). */
export function liftOf({ support }: State, seat: Seat): number {
  return LIFTING.filter((card) => support[seat]!.includes(card)).length;
}

/** The Support cards of one printed group in front of a seat. */
export function supportOf({ support }: State, seat: Seat, group: Group): Card[] {
  return support[seat]!.filter((card) => groupOf(card) === group);
}

/** The highest level among a seat's Tricks; 0 without any. */
export function highestTrick({ tricks }: State, seat: Seat): number {
  let highest = 0;
  for (const card of tricks[seat]!) highest = Math.max(highest, levelOf(card));
  return highest;
}

/** Whether a Trick of exactly this level is in play. */
export function hasTrickOf({ tricks }: State, seat: Seat, level: number): boolean {
  return tricks[seat]!.some((card) => levelOf(card) === level);
}

/** Takes a card in play away from a seat, wherever it lies there. */
export function removeFromPlay(state: State, seat: Seat, card: Card): void {
  const tricks = state.tricks[seat]!;
  takeOut(tricks.includes(card) ? tricks : state.support[seat]!, card);
}

/**
 * Makes a change and discards the seat's Stage if its highest Trick has fallen by it: `strict` in any case, `lenient` if
 * the Stage is above what is left (MG-R4).
 */
export function mindingTheStage(state: State, seat: Seat, tell: Tell<Happening>, change: () => void): void {
  const before = highestTrick(state, seat);
  change();
  const after = highestTrick(state, seat);
  if (after >= before) return;
  const lost = supportOf(state, seat, 'stage').filter(
    (card) => state.options.stage === 'strict' || levelOf(card) > after,
  );
  if (lost.length === 0) return;
  for (const card of lost) removeFromPlay(state, seat, card);
  state.discard.push(...lost);
  tell({ type: 'discarded', seat, cards: lost, from: 'play', why: 'stage-lost', forced: true });
}
