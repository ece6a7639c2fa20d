// Runs something long piece by piece, so that the tables of the host have their turn in between.

/** So long it runs at a time: milliseconds. */
const SLICE_MS = 20;

/** What comes of it. @param work yields wherever others may have their turn */
export async function inSlices<T>(work: Generator<void, T, void>): Promise<T> {
  let since = performance.now();
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
    if (performance.now() - since < SLICE_MS) continue;
    await new Promise(setImmediate);
    since = performance.now();
  }
}
