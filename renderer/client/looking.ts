// Looks for tables on the network while somebody is where they are chosen, and no longer: looking costs everybody's network.
import type { Request } from '../connection/messages.ts';
import type { AppState } from '../store/state.ts';
import type { Store } from '../store/store.ts';

/** Whether tables of other hosts are chosen here: not any more by whoever has gone to one of them. */
function isChoosing({ role, place, away }: AppState): boolean {
  return role === 'owner' && place.at === 'join' && away === null;
}

/** Says `look` whenever that begins or ends, whatever it was that changed the place. */
export function lookWhileChoosing(store: Store<AppState>, request: (message: Request) => void): void {
  /** What the host was told on this connection; on a new one it does not look. */
  let isOn = false;
  store.watch((state) => {
    const isWanted = state.link === 'connected' && isChoosing(state);
    if (isWanted === isOn) return;
    isOn = isWanted;
    if (state.link === 'connected') request({ type: 'look', on: isWanted });
  });
}
