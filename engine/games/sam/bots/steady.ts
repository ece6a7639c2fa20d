// The steady player: knows costs and the odds of the draw, remembers what it has seen, protects its front row.
import type { BotKind } from '../../../bots/bot.ts';
import { seedOf } from '../../../bots/seed-of.ts';
import { fastRandom } from '../../../chance/fast.ts';
import { impossible } from '../../../core/errors.ts';
import { knowNothing, learn, type Knowledge } from '../knowledge.ts';
import type { Event, Move, SamView } from '../types.ts';
import {
  decideArrangement,
  decideAttack,
  decideBoost,
  decideMovement,
  decidePayment,
  decidePlace,
  decideTarget,
  decideThrow,
} from './answers.ts';
import { boardOf } from './board.ts';
import { decideSummon } from './turning.ts';

/**
 * It weighs, and does not search: its budget is never used up. Its randomness begins anew with each question, from its seed
 * and the question's name, so that a memory rebuilt from the journal goes on in the same way.
 */
export const steady: BotKind<SamView, Event, Move> = {
  id: 'steady',
  seat({ seed }) {
    let last: SamView | null = null;
    let knowledge: Knowledge | null = null;
    return {
      see(view, events) {
        last = view;
        knowledge ??= knowNothing(view.seats.length);
        for (const event of events) learn(knowledge, event);
      },
      choose() {
        const view = last ?? impossible('a bot is asked before it has seen a view');
        return decide(view, knowledge!, seed);
      },
    };
  },
};

function decide(view: SamView, knowledge: Knowledge, seed: number): Move {
  const question = view.question ?? impossible('a bot is asked although its view asks nothing');
  if (question.asks === 'arrange') return decideArrangement(view);
  if (question.asks === 'throw') return decideThrow(view, fastRandom(seedOf(`${seed} ${question.id}`)));
  const board = boardOf(view, knowledge);
  switch (question.asks) {
    case 'summon':
      return decideSummon(view, board);
    case 'attack':
      return decideAttack(view, board);
    case 'pay':
      return decidePayment(view, board);
    case 'target':
      return decideTarget(view, board);
    case 'boost':
      return decideBoost(view, board);
    case 'place':
      return decidePlace(view, board);
    case 'move':
      return decideMovement(view, board);
    default:
      return impossible(`a bot is asked to "${question.asks}"`);
  }
}
