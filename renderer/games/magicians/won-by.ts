// Who won a game of Magicians: the identity as a picture, and what the Prestige Phase brought that reached the goal.
import type { AnyEvent } from '../../../engine/core/game.ts';
import { identityWords } from '../../../engine/games/magicians/describe.ts';
import type { Event, MagiciansView } from '../../../engine/games/magicians/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { WonWith } from '../screen.ts';

/** None before the end. */
export function wonBy(
  say: Say,
  { result, seats }: MagiciansView,
  log: readonly AnyEvent[],
  names: readonly string[],
): readonly WonWith[] {
  const last = (log as readonly Event[]).findLast(({ type }) => type === 'prestige');
  return (result?.winners ?? []).flatMap((seat): WonWith[] => {
    const identity = seats[seat]?.identity;
    if (identity === undefined) return [];
    const facts = { name: names[seat] ?? '', identity: identityWords(say, identity) };
    const reached = result?.reason === 'goal' && last?.type === 'prestige' && last.seat === seat;
    const words = reached
      ? say('table.magicians.end.goal', { ...facts, earned: last.earned })
      : say('table.magicians.end.winner', facts);
    return [{ code: identity, words }];
  });
}
