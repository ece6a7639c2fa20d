// For tests: somebody who may do no more than everybody may.

const NOBODY = 65_534;

/** Does something as a user without rights, also where the tests are run by the administrator, who may do everything. */
export function asNobody<T>(task: () => T): T {
  if (process.geteuid?.() !== 0) return task();
  const back = (): void => process.seteuid?.(0);
  let isLater = false;
  process.seteuid?.(NOBODY);
  try {
    const done = task();
    if (!(done instanceof Promise)) return done;
    isLater = true;
    return done.finally(back) as T;
  } finally {
    if (!isLater) back();
  }
}
