// How a game of SAM ended, in one sentence.
import type { Seat } from '../../core/seat.ts';
import { allOf } from '../../language/lists.ts';
import type { Say } from '../../language/say.ts';
import type { Reason } from './types.ts';

/** What is known of the end; `sums` only where the last event tells them. */
interface Ended {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  readonly reason: string;
  readonly sums?: readonly (number | null)[] | null;
}

/** `ended` is the result or the last event, whose reason is one of this game's. */
export function resultSentence(say: Say, ended: Ended, names: readonly string[]): string {
  const { winners, scores, sums = null } = ended;
  const winner = winners[0]!;
  const facts = {
    names: allOf(
      say,
      winners.map((seat) => names[seat]!),
    ),
    score: scores[winner]!,
    known: sums === null ? 'no' : 'yes',
    sum: sums?.[winner] ?? 0,
  };
  if ((ended.reason as Reason) === 'last-one-in') return say('sam.result.last-one-in', facts);
  if (winners.length > 1) return say('sam.result.stall.shared', facts);
  const alone = scores.filter((score) => score === facts.score).length === 1;
  return say(alone ? 'sam.result.stall.cards' : 'sam.result.stall.sum', facts);
}
