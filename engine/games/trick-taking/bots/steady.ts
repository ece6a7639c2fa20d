// The steady player: counts cards, tries its turns out on what could lie hidden, and plays the Ultimate Trick to its end in its head.
import type { BotKind, Budget } from '../../../bots/bot.ts';
import { fastRandom } from '../../../chance/fast.ts';
import { impossible } from '../../../core/errors.ts';
import type { Seat } from '../../../core/seat.ts';
import { CARD_COUNT, ESCAPE_0 } from '../cards.ts';
import { samplerFor } from '../sample.ts';
import { winnerOf } from '../trick.ts';
import { NOBODY, type Card, type Event, type Move, type State, type TrickTakingView } from '../types.ts';
import { chooseContest } from './contest.ts';
import { chooseHand } from './hands.ts';
import { cardOf } from './heard.ts';
import { effortOf, partOf, type Effort } from './effort.ts';
import { solve } from './solve.ts';
import { moveOf, thumbOf } from './thumb.ts';
import { chooseLead, chooseTurn } from './tricks.ts';
import { worthsFor } from './worth.ts';

/** Steps of one decision at most: more make no better choices. */
const MOST_STEPS = 1000;
/** The share of them for finding a turn that wins for certain. */
const SHARE_OF_SOLVING = 0.4;

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
  const deal = samplerFor(view, heard);
  const worth = worthsFor(possibleLeads(view));
  const effort = effortOf(budget, MOST_STEPS);
  const thumb = thumbOf(worth, effort);
  switch (question.asks) {
    case 'lead':
      return chooseLead({ seat, thumb, worth, deal }, effort, random);
    case 'turn':
      if (view.phase === 'trick.turns') return chooseTurn({ seat, thumb, worth, deal }, effort, random);
      return chooseContest(deal, !view.options.phantomShuffle, seat, thumb, effort, random);
    case 'challenge': {
      const sure = view.options.phantomShuffle
        ? null
        : sureTurn(deal(random), seat, partOf(effort, SHARE_OF_SOLVING));
      return sure ?? chooseContest(deal, !view.options.phantomShuffle, seat, thumb, effort, random);
    }
    case 'repertoire':
      return chooseHand(deal, seat, thumb, worth, effort, random);
    default:
      return thumb.move(deal(random), seat, random);
  }
}

/** A turn that wins for certain, where two players are left and all is known; null where none is found. */
function sureTurn(state: State, seat: Seat, effort: Effort): Move | null {
  if (state.seats !== 2 || winnerOf(state.trick, state.hat) === NOBODY) return null;
  const solution = solve(state, seat, effort);
  return solution ? moveOf(solution) : null;
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

/** A whole number from a text (FNV-1a). */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash | 0;
}
