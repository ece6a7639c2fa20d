// Lets a component see a store.
import { useEffect, useState } from 'preact/hooks';
import type { Store } from '../store/store.ts';

/** The store's state; the component is drawn again when it changes. */
export function useStore<State>(store: Store<State>): State {
  const [state, setState] = useState(store.state);
  useEffect(() => {
    // What changed between drawing and watching must not be missed.
    setState(store.state);
    return store.watch((next) => setState(() => next));
  }, [store]);
  return state;
}
