// Playing in a later phase of the turn: the phases before it are left one by one, and nothing else happens in between.
import type { MagiciansView, Move, Phase } from '../../../engine/games/magicians/types.ts';
import type { Intent } from '../intent.ts';

const SKIP: Move = { type: 'skip' };

/** The phases, the present one first, that have to be left for `phase` to begin; none when it is the present one. */
export function passedOver({ phases }: MagiciansView, phase: Phase): readonly Phase[] {
  const open = phases.filter(({ is }) => is === 'now' || is === 'ahead').map((each) => each.phase);
  const place = open.indexOf(phase);
  return open.slice(0, Math.max(0, place));
}

/** The phase of this turn that lasts; null between turns. */
export function presentPhase({ phases }: MagiciansView): Phase | null {
  return phases.find(({ is }) => is === 'now')?.phase ?? null;
}

/** The phase that leaving the present one leads to; null where there is none. */
export function nextPhase({ phases }: MagiciansView): Phase | null {
  return phases.find(({ is }) => is === 'ahead')?.phase ?? null;
}

/** A move in the phase that it belongs to, which may be a later one of this turn. */
export function inPhase(view: MagiciansView, phase: Phase, move: Move): NonNullable<Intent> {
  const skips = passedOver(view, phase).map(() => SKIP);
  return skips.length === 0 ? { kind: 'move', move } : { kind: 'moves', moves: [...skips, move] };
}

/** Whether deck and discard pile are empty. */
export function hasNothingToDraw({ deck, discard }: MagiciansView): boolean {
  return deck === 0 && discard.length === 0;
}

/** Nothing is played in this turn, and a card is drawn for it where there is one. */
export function playingNothing(view: MagiciansView): NonNullable<Intent> {
  return inPhase(view, 'intermission', hasNothingToDraw(view) ? SKIP : { type: 'draw' });
}
