// Plays a state on by the rule of thumb: to the end of its trick, or of the game. The chart says what comes next.
import type { Random } from '../../../chance/random.ts';
import { compile } from '../../../charts/compiled.ts';
import { impossible } from '../../../core/errors.ts';
import type { Seat } from '../../../core/seat.ts';
import { chart } from '../machine.ts';
import { scratchOf } from '../plays.ts';
import type { Move, State } from '../types.ts';
import type { Thumb } from './thumb.ts';

const compiled = compile(chart);

/** A copy that can be played on. */
export function copyOf(state: State): State {
  return {
    ...state,
    ...scratchOf(state),
    chance: { ...state.chance },
    decks: state.decks.map((cards) => cards.slice()),
    repertoires: state.repertoires.map((cards) => cards.slice()),
    escapes: state.escapes.slice(),
    chosen: state.chosen.slice(),
    inUltimate: state.inUltimate.slice(),
    out: state.out.slice(),
  };
}

/** Who is asked next; null once the game is over. */
export function askedIn(state: State): Seat | null {
  return compiled.awaiting(state)[0] ?? null;
}

/** Makes a move on a state that may be changed. The move must be legal. */
export function make(state: State, seat: Seat, move: Move): void {
  if (!compiled.apply(state, seat, move))
    impossible(`${JSON.stringify(move)} is not legal in "${state.phase}"`);
}

/** Plays until more than `tricks` tricks are taken, or the game is over. */
export function playOut(state: State, tricks: number, thumb: Thumb, random: Random): void {
  for (let seat = askedIn(state); seat !== null && state.tricksDone <= tricks; seat = askedIn(state))
    make(state, seat, thumb.move(state, seat, random));
}
