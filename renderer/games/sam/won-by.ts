// What won a game of SAM: the card that destroyed the last one of the others.
import type { AnyEvent } from '../../../engine/core/game.ts';
import { cardWords } from '../../../engine/games/sam/describe.ts';
import type { SamView } from '../../../engine/games/sam/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { WonWith } from '../screen.ts';

/** None before the end, and where cards were counted at last. */
export function wonBy(
  say: Say,
  { result, battle }: SamView,
  _log: readonly AnyEvent[],
  names: readonly string[],
): readonly WonWith[] {
  if (result?.reason !== 'last-one-in' || battle?.winner !== 'attacker') return [];
  const { attacker, defender } = battle;
  const words = say('table.sam.end.won', {
    name: names[attacker.seat] ?? '',
    card: cardWords(say, attacker.card),
    last: cardWords(say, defender.card),
    loser: names[defender.seat] ?? '',
  });
  return [{ code: attacker.card, words }];
}
