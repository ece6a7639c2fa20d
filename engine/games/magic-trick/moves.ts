// The moves of Magic Trick as the contract wants them: why not, all of them, one at random.
import type { AnyMove, GameDefinition, MoveRule } from '../../core/game.ts';
import type { Consideration } from '../../core/question.ts';
import type { Seat } from '../../core/seat.ts';
import { bitsIn, randomBit } from './bits.ts';
import { explainEarlySleeve, explainPlay, explainSleeve, heldSlots, playableBits } from './rules.ts';
import { considerOrder, explainOrder, legalOrders, randomOrder } from './sorting.ts';
import type { Move, State } from './types.ts';

type Rules = GameDefinition<never, never, State, Move, never, never, never>['moveRules'];

export const moveRules: Rules = {
  arrange: {
    explain: (state, seat, move) => explainOrder(state, seat, move.order),
    *legal(state, seat) {
      for (const order of legalOrders(state, seat)) yield { type: 'arrange', order };
    },
    random: (state, seat, random) => ({ type: 'arrange', order: randomOrder(state, seat, random) }),
  },
  play: {
    explain: (state, seat, move) => explainPlay(state, seat, move.slot),
    *legal(state, seat) {
      for (const slot of bitsIn(playableBits(state, seat))) yield { type: 'play', slot };
    },
    random: (state, seat, random) => ({ type: 'play', slot: randomBit(playableBits(state, seat), random) }),
  },
  sleeve: {
    explain: (state, seat, move) => explainSleeve(state, seat, move.slot),
    *legal(state, seat) {
      for (const slot of heldSlots(state, seat)) yield { type: 'sleeve', slot };
    },
    random: (state, seat, random) => ({ type: 'sleeve', slot: randomBit(state.held[seat]!, random) }),
    // Asked for before the play, a sleeve has a reason of its own (worked example 7); while sorting it is plainly no move.
    untimely: (state, seat) =>
      state.phase === 'hand.trick.playing' ? explainEarlySleeve(state, seat) : null,
  },
  pass: {
    explain: () => null,
    *legal() {
      yield { type: 'pass' };
    },
    random: () => ({ type: 'pass' }),
  },
};

/** Answers a partial move of a seat that is asked for such a move. */
export function consider(state: State, seat: Seat, partial: AnyMove): Consideration {
  const move = partial as Move;
  if (move.type === 'arrange') return considerOrder(state, seat, move.order);
  const rule = moveRules[move.type] as MoveRule<State, Move>;
  const refusal = rule.explain(state, seat, move);
  return refusal ? { refusal } : { refusal: null, lacks: null, next: [], preview: null };
}
