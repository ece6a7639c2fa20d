// What a Prestige Phase earns.
import type { Seat } from '../../core/seat.ts';
import { BONUS_OF, levelOf } from './cards.ts';
import { identityOf } from './in-play.ts';
import type { Earned, State } from './types.ts';

/** What each card in front of a seat earns: Tricks in the order in which they came, then Support. */
export function earnings(state: State, seat: Seat): Earned[] {
  const bonus = BONUS_OF[identityOf(state, seat)];
  const ofTricks = state.tricks[seat]!.map((card) => {
    const level = levelOf(card);
    return { card, level, bonus: bonus?.level === level ? bonus.points : 0 };
  });
  const ofSupport = state.support[seat]!.map((card) => ({ card, level: levelOf(card), bonus: 0 }));
  return [...ofTricks, ...ofSupport];
}

/** What a Prestige Phase of a seat earns if nothing disturbs it, in Prestige Points. */
export function incomeOf(state: State, seat: Seat): number {
  const bonus = BONUS_OF[identityOf(state, seat)];
  let income = 0;
  for (const card of state.tricks[seat]!) {
    const level = levelOf(card);
    income += level + (bonus?.level === level ? bonus.points : 0);
  }
  for (const card of state.support[seat]!) income += levelOf(card);
  return income;
}
