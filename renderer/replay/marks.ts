// The parts of a game on its way from the beginning to the end: hands, tricks, turns, as the log has them.
import type { LogHeading } from '../games/screen.ts';
import { type Reel, stepOfEvent } from './reel.ts';

/** Where a part begins. */
export interface Mark {
  /** The step after which one is in it. */
  readonly step: number;
  /** 1 for the larger part, such as a hand; 2 for what is in it. */
  readonly level: 1 | 2;
  readonly words: string;
}

/** The part that one is in; both null before the first. */
export interface Part {
  readonly larger: Mark | null;
  readonly smaller: Mark | null;
}

/** The marks of a reel, in their order; of several in one step each has its own. */
export function marksOf(reel: Pick<Reel, 'steps'>, headings: readonly LogHeading[]): readonly Mark[] {
  return headings.map(({ at, level, words }) => ({ step: stepOfEvent(reel, at), level, words }));
}

/** In which part a step is. */
export function partAt(marks: readonly Mark[], step: number): Part {
  const begun = marks.filter((mark) => mark.step <= step);
  const at = begun.findLastIndex(({ level }) => level === 1);
  return {
    larger: begun[at] ?? null,
    smaller: begun.slice(at + 1).at(-1) ?? null,
  };
}

/** The larger parts. */
export function largerParts(marks: readonly Mark[]): readonly Mark[] {
  return marks.filter(({ level }) => level === 1);
}

/** The smaller parts in the larger one that a step is in. */
export function smallerParts(marks: readonly Mark[], step: number): readonly Mark[] {
  const from = marks.findLastIndex((mark) => mark.level === 1 && mark.step <= step);
  const to = marks.findIndex(({ level }, index) => level === 1 && index > from);
  return marks.slice(from + 1, to < 0 ? undefined : to);
}

/** The beginning of the part after a step; null in the last. */
export function markAfter(marks: readonly Mark[], step: number): Mark | null {
  return marks.find((mark) => mark.step > step) ?? null;
}

/** The beginning of the part before a step; null where none is. */
export function markBefore(marks: readonly Mark[], step: number): Mark | null {
  return marks.findLast((mark) => mark.step < step) ?? null;
}
