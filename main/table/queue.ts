// One thing after the other: the next begins when the one before is done, whether it went well or not.

/** Runs a task when all earlier ones are done; answers what it answers. */
export type Queue = <T>(task: () => Promise<T> | T) => Promise<T>;

/** A new, empty queue. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const done = last.then(task);
    last = done.catch(() => undefined);
    return done;
  };
}
