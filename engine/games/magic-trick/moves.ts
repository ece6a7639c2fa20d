// The moves of Magic Trick as the contract wants them: why not, all of them, one at random.
import type { AnyMove, GameDefinition } from '../../core/game.ts';
import type { Consideration } from '../../core/question.ts';
import { refuse } from '../../core/refusal.ts';
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
  const { type, order = [], slot } = partial as { type: string; order?: unknown; slot?: unknown };
  if (type === 'arrange') {
    if (!Array.isArray(order) || !order.every((code) => typeof code === 'string')) return malformed('order');
    return considerOrder(state, seat, order);
  }
  if (type === 'pass') return { refusal: null, complete: true, next: [] };
  if (typeof slot !== 'number') return malformed('slot');
  const refusal = type === 'play' ? explainPlay(state, seat, slot) : explainSleeve(state, seat, slot);
  return refusal ? { refusal } : { refusal: null, complete: true, next: [] };
}

function malformed(place: string): Consideration {
  return { refusal: refuse('malformed', { place, problem: 'is missing or of the wrong kind' }) };
}
