// The seven phases of a turn as everybody sees them: which are over, which are closed and by what, which are to come.
import { PHASES, type Phase, type PhaseView, type State } from './types.ts';

/** The phases that each kind of play closes for the rest of the turn (MG-R1). */
const CLOSED_BY: Readonly<Record<NonNullable<State['played']>, readonly Phase[]>> = {
  support: ['dirtyTrick', 'newTrick', 'intermission'],
  sabotage: ['newTrick', 'intermission'],
  trick: ['intermission'],
};

/** The phases of the present turn, in their order; none before the first turn and after the end. */
export function phasesOf({ phase, played }: Pick<State, 'phase' | 'played'>): PhaseView[] {
  const [turn, now] = phase.split('.');
  if (turn !== 'turn') return [];
  const present = PHASES.findIndex((each) => each === now);
  return PHASES.map((each, place): PhaseView => {
    if (place === present) return { phase: each, is: 'now', by: null };
    if (played !== null && CLOSED_BY[played].includes(each)) return { phase: each, is: 'closed', by: played };
    return { phase: each, is: place < present ? 'done' : 'ahead', by: null };
  });
}
