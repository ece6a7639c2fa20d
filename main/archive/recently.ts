// A few things that were costly to make and are likely to be asked for again.

export interface Recently<T extends object> {
  /** What was made under this key, made now if need be; null, which is not kept, where it cannot be made. */
  get(key: string, make: () => T | null): T | null;
  /** How many are at hand. */
  readonly size: number;
}

/** Keeps the `most` that were used last. */
export function recently<T extends object>(most: number): Recently<T> {
  const kept = new Map<string, T>();
  return {
    get(key, make) {
      const made = kept.get(key) ?? make();
      if (made === null) return null;
      // A map keeps its order, so what was used last stands last.
      kept.delete(key);
      kept.set(key, made);
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
      return made;
    },
    get size() {
      return kept.size;
    },
  };
}
