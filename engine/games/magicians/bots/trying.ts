// Trying moves out on a state that could be the real one, and passing over the phases of a turn.
import { compile } from '../../../charts/compiled.ts';
import { clone } from '../../../core/clone.ts';
import { impossible } from '../../../core/errors.ts';
import type { Seat } from '../../../core/seat.ts';
import { chart } from '../machine.ts';
import { moveRules } from '../moves.ts';
import type { Move, State } from '../types.ts';

const compiled = compile(chart);

/** The state after a legal move; the one before is not changed. */
export function after(state: State, seat: Seat, move: Move): State {
  const next = clone(state);
  if (!compiled.apply(next, seat, move)) impossible(`"${move.type}" is no legal move in "${state.phase}"`);
  return next;
}

/** The legal moves of the seat that is asked. */
export function legalMoves(state: State, seat: Seat): Move[] {
  return compiled.moveTypes(state.phase).flatMap((type) => {
    const rule = moveRules[type as Move['type']] as {
      legal(state: State, seat: Seat): Iterable<Move>;
    };
    return [...rule.legal(state, seat)];
  });
}

/** The seat that is asked; null once the game is over. */
export function askedIn(state: State): Seat | null {
  return compiled.isFinal(state.phase) ? null : (compiled.awaiting(state)[0] ?? null);
}
