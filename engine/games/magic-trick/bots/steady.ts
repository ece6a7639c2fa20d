// The steady player: deduces what its rows can hold, tries each choice out on such deals, steers towards its bid.
import type { BotKind, Budget } from '../../../bots/bot.ts';
import { seedOf } from '../../../bots/seed-of.ts';
import { shuffleInPlace, type Random } from '../../../chance/random.ts';
import { fastRandom } from '../../../chance/fast.ts';
import { impossible } from '../../../core/errors.ts';
import type { Event, MagicTrickView, Move } from '../types.ts';
import { chooseSleeve } from './bid.ts';
import { eventsOfHand } from './heard.ts';
import { mindOf } from './mind.ts';
import { choosePlay } from './play.ts';
import { purseOf } from './rounds.ts';

/**
 * It remembers the running hand and goes by what its view shows: with `memory: none` it has forgotten the row it
 * sorted, as the option means people to. Its randomness begins anew with each question, from its seed and the
 * question's name, so that a memory rebuilt from the journal goes on in the same way.
 */
export const steady: BotKind<MagicTrickView, Event, Move> = {
  id: 'steady',
  seat({ seed }) {
    let last: MagicTrickView | null = null;
    let heard: readonly Event[] = [];
    return {
      see(view, events) {
        last = view;
        heard = eventsOfHand([...heard, ...events]);
      },
      choose: (budget) =>
        answer(last ?? impossible('a bot is asked before it has seen a view'), heard, seed, budget),
    };
  },
};

function answer(view: MagicTrickView, heard: readonly Event[], seed: number, budget: Budget): Move {
  const question = view.question ?? impossible('a bot is asked although its view asks nothing');
  const random = fastRandom(seedOf(`${seed} ${question.id}`));
  if (question.asks === 'arrange')
    return { type: 'arrange', order: tiesShuffled(view.toSort?.cards ?? [], random) };
  const mind = mindOf(view, heard);
  if (question.asks === 'play') return { type: 'play', slot: choosePlay(mind, budget, random) };
  const slot = chooseSleeve(mind, purseOf(budget, budget.steps), random);
  return slot === null ? { type: 'pass' } : { type: 'sleeve', slot };
}

/** A row by rank with equal ranks in an order that tells their owner nothing. */
function tiesShuffled(cards: readonly string[], random: Random): string[] {
  const mixed = [...cards];
  shuffleInPlace(mixed, random);
  return mixed.sort((one, other) => Number(one.slice(1)) - Number(other.slice(1)));
}
