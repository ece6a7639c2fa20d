// How a game of Magicians ended, in one sentence.
import type { Seat } from '../../core/seat.ts';
import { allOf } from '../../language/lists.ts';
import type { Say } from '../../language/say.ts';
import type { Reason } from './types.ts';

/** `ended` is the result or the last event, whose reason is one of this game's. */
export function resultSentence(
  say: Say,
  ended: { readonly winners: readonly Seat[]; readonly scores: readonly number[]; readonly reason: string },
  names: readonly string[],
): string {
  return say(`magicians.result.${ended.reason as Reason}`, {
    names: allOf(
      say,
      ended.winners.map((seat) => names[seat]!),
    ),
    count: ended.winners.length,
    score: ended.scores[ended.winners[0]!]!,
  });
}
