// Begins to bring what a table is drawn with as soon as one is wanted, not only when it is there.
import type { CreateStage } from '../stage/contract.ts';
import { NEEDED_FACES } from '../stage/paint/faces.ts';
import type { AppState } from '../store/state.ts';
import type { Store } from '../store/store.ts';

/** What brings the picture's machinery, which is large, and of which home needs nothing. */
export type BringStage = () => Promise<{ readonly createStage: CreateStage }>;

/** Sets stages up, and has the machinery and the faces on their way before, when the way leads to a table. */
export function stageAhead(store: Store<AppState>, fonts: FontFaceSet, bring: BringStage): CreateStage {
  const leadsToTable = ({ place, isOpening }: AppState): boolean =>
    isOpening || place.at === 'setup' || place.at === 'table' || place.at === 'replay';
  const begin = (): void => {
    // What goes wrong here goes wrong again, and is told, when the stage is set up.
    for (const wanted of [bring(), ...NEEDED_FACES.map((face) => fonts.load(face))])
      wanted.catch(() => undefined);
  };
  if (leadsToTable(store.state)) begin();
  else {
    const unwatch = store.watch((state) => {
      if (!leadsToTable(state)) return;
      unwatch();
      begin();
    });
  }
  return async (...given) => (await bring()).createStage(...given);
}
