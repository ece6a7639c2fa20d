// Where the pips of the cards from two to ten stand: the classic layouts, in columns and lines of their own.

export interface Pip {
  /** -1 at the left, 0 in the middle, 1 at the right. */
  readonly column: number;
  /** From 0 at the top to 1 at the foot. */
  readonly line: number;
}

const MIDDLE: Pip = { column: 0, line: 0.5 };
const at = (column: number, ...lines: readonly number[]): Pip[] => lines.map((line) => ({ column, line }));
/** A pip at each side. */
const sides = (...lines: readonly number[]): Pip[] => [...at(-1, ...lines), ...at(1, ...lines)];

/** By face value, 2 to 10. Those below the middle stand upside down. */
export const PIPS: Readonly<Record<number, readonly Pip[]>> = {
  2: at(0, 0, 1),
  3: at(0, 0, 0.5, 1),
  4: sides(0, 1),
  5: [...sides(0, 1), MIDDLE],
  6: sides(0, 0.5, 1),
  7: [...sides(0, 0.5, 1), ...at(0, 0.25)],
  8: [...sides(0, 0.5, 1), ...at(0, 0.25, 0.75)],
  9: [...sides(0, 1 / 3, 2 / 3, 1), MIDDLE],
  10: [...sides(0, 1 / 3, 2 / 3, 1), ...at(0, 1 / 6, 5 / 6)],
};

/** Whether a pip stands upside down. */
export function isTurned({ line }: Pip): boolean {
  return line > 0.5;
}
