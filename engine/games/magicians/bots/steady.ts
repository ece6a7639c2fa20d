// The steady player: plans its levels, keeps the ladder in sight, and weighs each Sabotage against what a card of its own brings.
import type { BotKind } from '../../../bots/bot.ts';
import { seedOf } from '../../../bots/seed-of.ts';
import { fastRandom } from '../../../chance/fast.ts';
import { impossible } from '../../../core/errors.ts';
import { sampleHidden } from '../sample.ts';
import type { Event, MagiciansView, Move } from '../types.ts';
import { decide } from './decide.ts';

/**
 * Its randomness begins anew with each question, from its seed and the question's name, so that a memory rebuilt from
 * the journal goes on in the same way.
 */
export const steady: BotKind<MagiciansView, Event, Move> = {
  id: 'steady',
  seat({ seat, seed }) {
    let last: MagiciansView | null = null;
    const heard: Event[] = [];
    return {
      see(view, events) {
        last = view;
        heard.push(...events);
      },
      choose(budget) {
        const view = last ?? impossible('a bot is asked before it has seen a view');
        const question = view.question ?? impossible('a bot is asked although its view asks nothing');
        const random = fastRandom(seedOf(`${seed} ${question.id}`));
        return decide(seat, (drawing) => sampleHidden(view, heard, drawing), budget, random);
      },
    };
  },
};
