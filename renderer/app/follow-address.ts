// Keeps the address and the place the same, whichever of them changes.
import type { Client } from '../client/client.ts';
import type { AppState } from '../store/state.ts';
import type { Store, Unbind } from '../store/store.ts';
import { formatPlace, parsePlace } from './place.ts';

export function followAddress(page: Window, store: Store<AppState>, client: Client): Unbind {
  const read = (): void => {
    if (formatPlace(store.state.place) !== page.location.hash) client.go(parsePlace(page.location.hash));
  };
  const unwatch = store.watch(({ place }) => {
    const hash = formatPlace(place);
    if (hash === page.location.hash) return;
    page.history.pushState(null, '', hash === '' ? page.location.pathname + page.location.search : hash);
  });
  page.addEventListener('hashchange', read);
  page.addEventListener('popstate', read);
  return () => {
    unwatch();
    page.removeEventListener('hashchange', read);
    page.removeEventListener('popstate', read);
  };
}
