// A deep copy of plain data: what states are made of (numbers, strings, booleans, null, arrays, plain objects).

/**
 * A deep copy of `value`. States are plain data without cycles, so this is all that is needed,
 * and it is several times faster than a structured clone.
 */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const length = value.length;
    const copy = new Array<unknown>(length);
    for (let i = 0; i < length; i += 1) copy[i] = clone(value[i] as unknown);
    return copy as T;
  }
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = clone((value as Record<string, unknown>)[key]);
  return copy as T;
}
