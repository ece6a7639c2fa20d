// Questions: what a seat is asked, which single things it may point at, and why not at the others.
import type { Refusal } from './refusal.ts';

/** One thing that can be pointed at while a question is open. */
export interface Choice {
  /** The type of move that pointing at it makes. */
  readonly move: string;
  /** The place: a slot, a card code, a position or a seat, as the game's moves name it; null for a bare button. */
  readonly at: number | string | null;
  /** Why it may not be chosen now; null when it may. */
  readonly refusal: Refusal | null;
}

/** What one seat is asked. It holds only what that seat may know. */
export interface Question {
  /** Names this very question at this table: it stays the same while the question stays open, and is not used again. */
  readonly id: string;
  /** What is asked: a key of the game's vocabulary, such as `arrange` or `play`. */
  readonly asks: string;
  /** The types of move that answer it. */
  readonly moves: readonly string[];
  /** The single choices. A composed move (a sorted row) has none here and is built through `consider`. */
  readonly choices: readonly Choice[];
}

/** The host's answer to a partial move: why it cannot go on like that, or how it would look and what may come next. */
export type Consideration =
  | { readonly refusal: Refusal }
  | {
      readonly refusal: null;
      /** Why the partial move cannot be sent as it is; null: it can. */
      readonly lacks: Refusal | null;
      /** What may be added next, and why other things may not. */
      readonly next: readonly Choice[];
      /** How the table would look after it, in the game's own terms; null for a game or a move that shows nothing. */
      readonly preview: object | null;
    };
