// One thing after the other: the next begins when the one before is done, whether it went well or not.

export interface Queue {
  /** Runs a task when all earlier ones are done; answers what it answers. */
  <T>(task: () => Promise<T> | T): Promise<T>;
  /** Nothing runs and nothing waits. */
  readonly isIdle: boolean;
}

/** A new, empty queue. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  let open = 0;
  const queue = <T>(task: () => Promise<T> | T): Promise<T> => {
    open += 1;
    const done = last.then(task);
    const settled = (): void => {
      open -= 1;
    };
    last = done.then(settled, settled);
    return done;
  };
  return Object.defineProperty(queue, 'isIdle', { get: () => open === 0 }) as Queue;
}
