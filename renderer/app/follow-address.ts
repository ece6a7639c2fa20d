// Keeps the address and the place the same, whichever of them changes; another screen begins at its top.
import type { Client } from '../client/client.ts';
import type { AppState } from '../store/state.ts';
import type { Store, Unbind } from '../store/store.ts';
import { formatPlace, parsePlace } from './place.ts';

export function followAddress(page: Window, store: Store<AppState>, client: Client): Unbind {
  const read = (): void => {
    if (formatPlace(store.state.place) !== page.location.hash) client.go(parsePlace(page.location.hash));
  };
  let before = store.state.place;
  const unwatch = store.watch(({ place }) => {
    // A door that was gone through is no way back: its ticket is used up, and the seat would be given up.
    const isThroughDoor = before.at === 'guest' && (place.at === 'guest' || place.at === 'table');
    // Every step of a replay would be one to go back.
    const isSameReplay = before.at === 'replay' && place.at === 'replay' && before.id === place.id;
    // What is set out on the form is a table now, and the next form is another one.
    const isLaid = before.at === 'setup' && place.at === 'table';
    const isAnother = before.at !== place.at;
    before = place;
    const hash = formatPlace(place);
    // Whoever went back is led by the browser to where they were.
    if (hash === page.location.hash) return;
    if (isAnother) page.scrollTo(0, 0);
    const address = hash === '' ? page.location.pathname + page.location.search : hash;
    if (isThroughDoor) page.history.replaceState(null, '', address);
    else if (isSameReplay || isLaid) page.history.replaceState(page.history.state, '', address);
    else page.history.pushState({ isWithin: true }, '', address);
  });
  page.addEventListener('hashchange', read);
  page.addEventListener('popstate', read);
  return () => {
    unwatch();
    page.removeEventListener('hashchange', read);
    page.removeEventListener('popstate', read);
  };
}
