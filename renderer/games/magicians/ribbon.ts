// The ribbon along the far edge: the seven phases of a turn, which of them is the present one, which are closed and by what.
import { PHASES, type PhaseView } from '../../../engine/games/magicians/types.ts';
import type { Placement } from '../../stage/game-stage.ts';
import { place } from '../parts/place.ts';
import { phaseTarget } from './draft.ts';
import { phasePicture } from './signs/phase.ts';
import { LAYER, type Table } from './table.ts';

/** How much wider the present phase is than the others where only it is said in words. */
const PRESENT = 3.1;
/** Between phases, in px. */
const GAP = 2;
/** How wide a phase is at most with text of usual size, in px. */
const WIDEST = 158;

export function ribbonPlacements({ view, places, words }: Table): Placement[] {
  const { ribbon, isCompact, text } = places;
  const phases: readonly PhaseView[] =
    view.phases.length > 0 ? view.phases : PHASES.map((phase) => ({ phase, is: 'ahead', by: null }));
  const shares = phases.map(({ is }) => (isCompact && is === 'now' ? PRESENT : 1));
  const whole = Math.min(ribbon.width, WIDEST * text * phases.length);
  const part = (whole - GAP * (phases.length - 1)) / shares.reduce((sum, share) => sum + share, 0);
  let left = ribbon.left + (ribbon.width - whole) / 2;
  return phases.map(({ phase, is, by }, index) => {
    const box = { ...ribbon, left, width: part * (shares[index] ?? 1) };
    left += box.width + GAP;
    const word = words(`magicians.seven.${phase}.short`);
    const whole = phasePicture({ phase, is, by, word, text });
    const picture = isCompact && is !== 'now' ? phasePicture({ phase, is, by, word: '', text }) : whole;
    return place(`phase:${phase}`, picture, box, { z: LAYER.ribbon, target: phaseTarget(phase), whole });
  });
}
