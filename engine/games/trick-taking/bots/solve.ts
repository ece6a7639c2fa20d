// The last part of an Ultimate Trick of two, played out in full: whether a turn wins whatever the other does.
import type { Seat } from '../../../core/seat.ts';
import { scratchOf, type CardPlay, type TurnTable } from '../plays.ts';
import { winnerOf } from '../trick.ts';
import { moreAfter, takeBack, tryPlay } from '../turn-plays.ts';
import type { Effort } from './effort.ts';
import { playsOf } from './turns.ts';

/** A turn that a Conjure lets go on. */
interface Begun {
  readonly plays: readonly CardPlay[];
  readonly more: number;
}

/**
 * A turn of `seat` after which nothing that the other can do takes the trick back for good, with both hands known; null
 * when there is none, undefined when the effort does not suffice to say. Somebody must be winning: who passes has lost.
 */
export function solve(table: TurnTable, seat: Seat, effort: Effort): readonly CardPlay[] | null | undefined {
  const found = answerOf(scratchOf(table), seat, effort);
  return effort.left > 0 ? found : undefined;
}

/** The same on a table that is played on and taken back; without effort left the answer means nothing. */
function answerOf(table: TurnTable, seat: Seat, effort: Effort): readonly CardPlay[] | null {
  // Short turns first: mostly one of them does it, and the many of a Conjure need not be looked at.
  for (let open: Begun[] = [{ plays: [], more: 1 }]; open.length > 0 && effort.goesOn();) {
    const longer: Begun[] = [];
    for (const plays of winning(table, seat, open, longer, effort)) {
      const before = plays.map((play) => tryPlay(table, seat, play));
      const lost = answerOf(table, 1 - seat, effort) === null;
      while (before.length > 0) takeBack(table, seat, before.pop()!);
      if (lost || effort.left <= 0) return plays;
    }
    open = longer;
  }
  return null;
}

/** The turns one card longer than `open` that make `seat` the winning one; those that may still go on are put into `longer`. */
function winning(
  table: TurnTable,
  seat: Seat,
  open: readonly Begun[],
  longer: Begun[],
  effort: Effort,
): CardPlay[][] {
  const wins: CardPlay[][] = [];
  for (const begun of open) {
    if (effort.left <= 0) break;
    const before = begun.plays.map((play) => tryPlay(table, seat, play));
    for (const play of playsOf(table, seat)) {
      effort.left -= 1;
      const plays = [...begun.plays, play];
      const tried = tryPlay(table, seat, play);
      if (winnerOf(table.trick, table.hat) === seat) wins.push(plays);
      takeBack(table, seat, tried);
      const more = moreAfter(begun.more, play);
      if (more > 0) longer.push({ plays, more });
    }
    while (before.length > 0) takeBack(table, seat, before.pop()!);
  }
  return wins;
}
