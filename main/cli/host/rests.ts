// What was just tried and is left alone for a while, by name.

export interface Rests {
  rest(name: string, ms: number): void;
  isResting(name: string): boolean;
  /** When the rests that are not over end, in milliseconds of the clock. */
  ends(): number[];
}

/** Nothing rests yet. @param clock milliseconds */
export function createRests(clock: () => number): Rests {
  const until = new Map<string, number>();
  return {
    rest: (name, ms) => void until.set(name, clock() + ms),
    isResting: (name) => (until.get(name) ?? 0) > clock(),
    ends() {
      const now = clock();
      for (const [name, at] of until) if (at <= now) until.delete(name);
      return [...until.values()];
    },
  };
}
