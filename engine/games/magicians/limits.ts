// The limits in play and in hand: who has to discard how much of what, and what goes without a choice (MG-R2).
import type { Tell } from '../../charts/chart.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import type { Seat } from '../../core/seat.ts';
import { formatCard, groupOf, parseCard } from './cards.ts';
import { mindingTheStage, mostTricks, removeFromPlay, supportOf } from './in-play.ts';
import { takeOut } from './piles.ts';
import {
  LIMITS,
  NO_CARD,
  NOBODY,
  type Card,
  type Demand,
  type Excess,
  type Group,
  type Happening,
  type Limit,
  type State,
} from './types.ts';

const MOST_ASSISTANTS = 1;
const MOST_HELPERS = 3;
const MOST_STAGES = 1;
/** Cards in hand after the Finale. */
export const MOST_IN_HAND = 7;

/** The printed groups that count towards a limit. */
export const GROUPS_OF: Readonly<Record<Limit, readonly Group[]>> = {
  assistant: ['assistant'],
  helpers: ['helper'],
  stage: ['stage'],
  together: ['assistant', 'helper'],
  props: ['prop'],
};

/** How many cards a limit allows a seat. */
export function allowed({ tricks }: State, seat: Seat, limit: Limit): number {
  switch (limit) {
    case 'assistant':
      return MOST_ASSISTANTS;
    case 'helpers':
      return MOST_HELPERS;
    case 'stage':
      return MOST_STAGES;
    case 'together':
    case 'props':
      return tricks[seat]!.length;
  }
}

/** How many cards of a seat count towards a limit. */
export function counted({ support }: State, seat: Seat, limit: Limit): number {
  const groups = GROUPS_OF[limit];
  let count = 0;
  for (const card of support[seat]!) if (groups.includes(groupOf(card))) count += 1;
  return count;
}

/** The limits that one more card of a group would break, in their order. */
export function brokenByOneMore(state: State, seat: Seat, group: Group): Limit[] {
  return LIMITS.filter(
    (limit) =>
      GROUPS_OF[limit].includes(group) && counted(state, seat, limit) + 1 > allowed(state, seat, limit),
  );
}

/** The first limit in play that a seat breaks. */
function brokenBy(state: State, seat: Seat): Demand | null {
  for (const limit of LIMITS) {
    const count = counted(state, seat, limit) - allowed(state, seat, limit);
    if (count > 0) return { seat, of: limit, count };
  }
  return null;
}

/** Who has to discard what now; null for nobody. */
export function demandOf(state: State): Demand | null {
  switch (state.phase) {
    case 'turn.dirtyTrick.settling':
      return settlementDue(state);
    case 'turn.newTrick.trimming':
      return trimmingDue(state);
    case 'turn.finale':
      return handDue(state);
    default:
      return null;
  }
}

/** After a Sabotage: the victim's limits, then the thief's (MG-R5). */
export function settlementDue(state: State): Demand | null {
  const { victim, turn } = state;
  return (victim === NOBODY ? null : brokenBy(state, victim)) ?? brokenBy(state, turn);
}

/** At the end of the New Trick Phase: the maximum of Tricks, then the limits that rest on them. */
export function trimmingDue(state: State): Demand | null {
  const { turn } = state;
  const count = state.tricks[turn]!.length - mostTricks(state, turn);
  return count > 0 ? { seat: turn, of: 'tricks', count } : brokenBy(state, turn);
}

/** In the Finale: seven cards in hand. */
export function handDue({ hands, turn }: State): Demand | null {
  const count = hands[turn]!.length - MOST_IN_HAND;
  return count > 0 ? { seat: turn, of: 'hand', count } : null;
}

/** The cards that a demand can be met with. */
export function cardsToChooseFrom(state: State, { seat, of }: Pick<Demand, 'seat' | 'of'>): Card[] {
  if (of === 'hand') return state.hands[seat]!;
  if (of === 'tricks') return state.tricks[seat]!;
  const groups = GROUPS_OF[of];
  if (groups.length === 1) return supportOf(state, seat, groups[0]!);
  return state.support[seat]!.filter((card) => groups.includes(groupOf(card)));
}

/** Why these cards do not meet what is demanded; null when they do. Never asked without a demand. */
export function explainDiscard(state: State, codes: readonly string[]): Refusal | null {
  const demand = demandOf(state)!;
  const possible = cardsToChooseFrom(state, demand);
  const chosen = new Set<Card>();
  for (const code of codes) {
    const card = parseCard(code) ?? NO_CARD;
    if (!possible.includes(card) || chosen.has(card))
      return refuse('not-these', { card: code, of: demand.of, twice: chosen.has(card) });
    chosen.add(card);
  }
  if (codes.length !== demand.count)
    return refuse('wrong-number', { count: codes.length, demanded: demand.count, of: demand.of });
  return null;
}

/** Discards what was chosen for the demand of this moment. */
export function discardChosen(state: State, codes: readonly string[], tell: Tell<Happening>): void {
  const { seat, of } = demandOf(state)!;
  discardFor(
    state,
    seat,
    of,
    codes.map((code) => parseCard(code)!),
    false,
    tell,
  );
}

/** Discards these cards of a seat, which one of its limits demands; its Stage may go with them. */
export function discardFor(
  state: State,
  seat: Seat,
  why: Excess,
  cards: readonly Card[],
  forced: boolean,
  tell: Tell<Happening>,
): void {
  mindingTheStage(state, seat, tell, () => {
    for (const card of cards) {
      if (why === 'hand') takeOut(state.hands[seat]!, card);
      else removeFromPlay(state, seat, card);
    }
    state.discard.push(...cards);
    tell({ type: 'discarded', seat, cards, from: why === 'hand' ? 'hand' : 'play', why, forced });
  });
}

/** Discards by itself what leaves no choice, until there is one or nothing is due (MG-R2). */
export function discardForced(
  state: State,
  due: (state: State) => Demand | null,
  tell: Tell<Happening>,
): void {
  for (let demand = due(state); demand !== null; demand = due(state)) {
    const cards = cardsToChooseFrom(state, demand);
    if (cards.length > demand.count) return;
    discardFor(state, demand.seat, demand.of, [...cards], true, tell);
  }
}

/** The codes of what a demand can be met with, as they lie. */
export function codesToChooseFrom(state: State, demand: Demand): string[] {
  return cardsToChooseFrom(state, demand).map(formatCard);
}
