// With which card the Ultimate Trick was won, and how it counts there.
import { rankIn } from '../../../engine/games/trick-taking/cards.ts';
import { hatWords, winsWith } from '../../../engine/games/trick-taking/describe.ts';
import type { StackView, TrickTakingView, TrickView } from '../../../engine/games/trick-taking/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { WonWith } from '../screen.ts';

/** Null before the end, and where no card has decided the game. */
export function wonWith(say: Say, { result, trick }: TrickTakingView): WonWith | null {
  if (result === null) return null;
  const [winner] = result.winners;
  const compared = result.reason === 'compared' ? bestOf(trick, winner) : undefined;
  const stack = trick.winning === null ? compared : trick.stacks[trick.winning];
  const code = stack?.cards[0]?.card;
  if (!stack || code === undefined) return null;
  const words = say('table.trick-taking.end.won-with', {
    with: winsWith(say, stack),
    hat: hatWords(say, trick.hat),
  });
  return { code, words };
}

/** Where nobody matches, what counts of a player's stacks: rank, then printed rank (TT-R13). */
function bestOf({ stacks, hat }: TrickView, winner: number | undefined): StackView | undefined {
  const sign = hat === 'high' ? 1 : -1;
  const printed = ({ cards }: StackView): number => rankIn(cards[0]?.card ?? '');
  return stacks
    .filter(({ owner }) => owner === winner)
    .toSorted((one, other) => sign * (other.rank - one.rank || printed(other) - printed(one)))[0];
}
