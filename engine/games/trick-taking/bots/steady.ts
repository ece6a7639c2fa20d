// The steady player: counts cards, tries its turns out on what could lie hidden, and plays the Ultimate Trick to its end in its head.
import type { BotKind, Budget } from '../../../bots/bot.ts';
import { seedOf } from '../../../bots/seed-of.ts';
import { fastRandom } from '../../../chance/fast.ts';
import { impossible } from '../../../core/errors.ts';
import type { Seat } from '../../../core/seat.ts';
import { CARD_COUNT, ESCAPE_0 } from '../cards.ts';
import { samplerFor } from '../sample.ts';
import type { Card, Event, Move, TrickTakingView } from '../types.ts';
import { decide } from './decide.ts';
import { cardOf } from './heard.ts';

/**
 * Its randomness begins anew with each question, from its seed and the question's name, so that a memory rebuilt from
 * the journal goes on in the same way.
 */
export const steady: BotKind<TrickTakingView, Event, Move> = {
  id: 'steady',
  seat({ seat, seed }) {
    let last: TrickTakingView | null = null;
    const heard: Event[] = [];
    return {
      see(view, events) {
        last = view;
        heard.push(...events);
      },
      choose: (budget) =>
        answer(last ?? impossible('a bot is asked before it has seen a view'), heard, seat, seed, budget),
    };
  },
};

function answer(
  view: TrickTakingView,
  heard: readonly Event[],
  seat: Seat,
  seed: number,
  budget: Budget,
): Move {
  const question = view.question ?? impossible('a bot is asked although its view asks nothing');
  const random = fastRandom(seedOf(`${seed} ${question.id}`));
  const known = { seat, leads: possibleLeads(view), deal: samplerFor(view, heard) };
  return decide(known, budget, random);
}

/** The cards that may lead the Ultimate Trick for all that the viewer knows. */
function possibleLeads(view: TrickTakingView): Card[] {
  if (view.ultimateCard !== null) return [cardOf(view.ultimateCard)];
  const cards = Array.from({ length: CARD_COUNT }, (_, card) => card);
  // With Phantom Shuffle whatever is not chosen may lead.
  if (view.options.phantomShuffle) return cards.filter((card) => card !== ESCAPE_0);
  const seen = new Set(
    [
      ...view.hand,
      ...view.seats.flatMap(({ repertoire }) => repertoire),
      ...view.trick.stacks.flatMap((stack) => stack.cards.map(({ card }) => card)),
    ].map(cardOf),
  );
  return cards.filter((card) => !seen.has(card));
}
