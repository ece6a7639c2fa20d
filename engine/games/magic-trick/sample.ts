// Draws a state that could lie behind a view: what a search looks into in place of the real one.
import type { Random } from '../../chance/random.ts';
import type { Event, MagicTrickView, State } from './types.ts';

/** A state in which everything the viewer may know is as in `view`, and the rest is drawn fairly. */
export function sampleHidden(_view: MagicTrickView, _events: readonly Event[], _random: Random): State {
  throw new Error('not written yet');
}
