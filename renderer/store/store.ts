// A value that can be watched: the smallest store that screens need.

/** Stops what was begun. */
export type Unbind = () => void;

export interface Store<State> {
  readonly state: State;
  /** Replaces the state; watchers hear of it unless it is the same object. */
  change(change: (state: State) => State): void;
  watch(watcher: (state: State) => void): Unbind;
}

/** A store that begins with `first`. */
export function createStore<State>(first: State): Store<State> {
  let state = first;
  const watchers = new Set<(state: State) => void>();
  return {
    get state() {
      return state;
    },
    change(change) {
      const next = change(state);
      if (next === state) return;
      state = next;
      for (const watcher of watchers) watcher(state);
    },
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}
