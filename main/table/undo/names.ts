// What questions are called at a table at which moves are taken back: no name is used for two situations.
import type { Seat } from '../../../engine/core/seat.ts';

/** The engine's ids come again after an undo, so each is told apart by how many there had been when it was asked. */
const MARK = '~';

type Asks = (seat: Seat) => string | null;

export interface QuestionNames {
  /** The name of the question that the engine calls `id` and asks `seat` now. */
  of(seat: Seat, id: string): string;
  /**
   * Something was taken back. Who is asked the same as before, and was all the while, is not disturbed: that question
   * keeps its name.
   * @param before what the engine asked a seat before that; null: nothing
   * @param now what it asks now
   */
  goBack(before: Asks, now: Asks): void;
}

/** Names for a table at which moves were taken back `undos` times. */
export function createQuestionNames(undos: number): QuestionNames {
  let times = undos;
  /** By seat, what it was asked last. */
  const last = new Map<Seat, { readonly id: string; readonly name: string }>();
  return {
    of(seat, id) {
      const before = last.get(seat);
      if (before?.id === id) return before.name;
      const name = times === 0 ? id : `${id}${MARK}${times}`;
      last.set(seat, { id, name });
      return name;
    },
    goBack(before, now) {
      times += 1;
      for (const [seat, { id }] of last) if (before(seat) !== id || now(seat) !== id) last.delete(seat);
    },
  };
}

/** The engine's id of a question by its name. */
export function withoutMark(name: string): string {
  const at = name.lastIndexOf(MARK);
  return at < 0 ? name : name.slice(0, at);
}
