// Acting in a later phase of the turn: the phases before it are left one by one, and nothing else happens in between.
import { type Refusal, refuse } from '../../../engine/core/refusal.ts';
import { whyNoAttack } from '../../../engine/games/sam/describe.ts';
import type { Move, SamView } from '../../../engine/games/sam/types.ts';
import type { Intent } from '../intent.ts';
import { making, refusalOf } from '../parts/composing.ts';

/** The three phases of a turn, in their order. */
export const PHASES = ['summon', 'attack', 'movement'] as const;
export type Phase = (typeof PHASES)[number];

const DONE: Move = { type: 'done' };
/** After so many idle turns in a row the next must have a summon, a swap or an attack. */
const MOST_IDLE = 3;

/** The phase of the turn in which the viewer is asked what to do with it; null for every other question. */
export function phaseAsked({ question }: SamView): Phase | null {
  switch (question?.asks) {
    case 'summon':
      return 'summon';
    case 'attack':
      return 'attack';
    case 'move':
      return 'movement';
    default:
      return null;
  }
}

/** Whether Attack would be asked about once Summon is left: an own face-up card reaches somebody, after the very first turn (SAM-R2). */
export function canAttackNext(view: SamView): boolean {
  return whyNoAttack(view) === null;
}

/** Whether Movement would be asked about: a face-down card could change places. */
function canMoveNext({ own, seats, viewer }: SamView): boolean {
  const down = own.filter(({ up }) => !up).length;
  const field = viewer === 'watcher' ? undefined : seats[viewer]?.field;
  return down > 1 || (down === 1 && Object.values(field ?? {}).includes(null));
}

/** The phases, the present one first, that `done` has to leave before `phase` is asked about, or (`end`) before the turn is over. */
export function passedOver(view: SamView, phase: Phase | 'end'): readonly Phase[] {
  const now = phaseAsked(view);
  if (now === null) return [];
  const asked: Readonly<Record<Phase, boolean>> = {
    summon: now === 'summon',
    attack: now === 'attack' || (now === 'summon' && canAttackNext(view)),
    movement: now === 'movement' || canMoveNext(view),
  };
  const until = phase === 'end' ? PHASES.length : PHASES.indexOf(phase);
  return PHASES.slice(PHASES.indexOf(now), until).filter((each) => asked[each]);
}

/** Makes moves in the phase that they belong to, which may be a later one of this turn. */
export function makingIn(
  view: SamView,
  phase: Phase,
  move: Move,
  ...following: readonly Move[]
): NonNullable<Intent> {
  const [first, ...rest] = passedOver(view, phase).map(() => DONE);
  return first ? making(first, ...rest, move, ...following) : making(move, ...following);
}

/** The phase that leaving the present one leads to; null where the turn ends. */
export function nextPhase(view: SamView): Exclude<Phase, 'summon'> | null {
  const now = phaseAsked(view);
  if (now === 'summon' && canAttackNext(view)) return 'attack';
  return now !== null && now !== 'movement' && canMoveNext(view) ? 'movement' : null;
}

/** Why the phases before `phase`, or (`end`) before the end of the turn, cannot all be left; null when they can. */
export function whyNotLeft(view: SamView, phase: Phase | 'end'): Refusal | null {
  const passed = passedOver(view, phase);
  if (passed.length === 0) return null;
  const now = refusalOf(view, 'done', null) ?? null;
  if (now !== null || !view.mustAct || !passed.includes('attack')) return now;
  return refuse('idle', { turns: MOST_IDLE, can: 'attack' });
}
